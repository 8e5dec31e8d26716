import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/Notice";

/** Why somebody was sent back here, as the address says; nothing where it says what nobody knows. */
export const ProblemNotice = ({ code }: { readonly code: string | undefined }) => {
  const t = useTranslations("account.problem");
  const known = code !== undefined && t.has(code as never) ? (code as "service-failed") : null;
  return known !== null && <Notice kind="warn">{t(known, { minutes: 1 } as never)}</Notice>;
};
