/** Stands for `next/navigation` on the first page, which has no router: other pages are loaded as documents. */
const router = {
  push: (href: string) => location.assign(href),
  replace: (href: string) => location.replace(href),
  refresh: () => location.reload(),
} as const;

export const useRouter = () => router;
export const usePathname = (): string => location.pathname;
