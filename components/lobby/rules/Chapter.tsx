import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Sign } from "@/components/ui/Sign";

/** In the order of the page. */
export const CHAPTERS = [
  "idea",
  "material",
  "start",
  "network",
  "europe",
  "america",
  "market",
  "itineraries",
  "fares",
  "half",
  "flash",
  "settle",
  "leasing",
  "seasons",
  "scoring",
  "editions",
  "dice",
  "rulings",
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

export const Chapter = ({ id, children }: { readonly id: ChapterId; readonly children: ReactNode }) => {
  const t = useTranslations("rules");
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <h2 id={`${id}-title`} className="mb-3 text-2xl font-bold">
        {t(`${id}.title`)}
      </h2>
      <div className="grid gap-3.5">{children}</div>
    </section>
  );
};

const RulingLink = ({ number }: { readonly number: ReactNode }) => {
  const t = useTranslations("rules");
  return (
    <a
      href={`#ruling-${number}`}
      aria-label={t("rulingLink", { number: String(number) })}
      className="rounded-sm font-mono text-sm whitespace-nowrap text-quiet underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
    >
      ({number})
    </a>
  );
};

/** Texts are named by chapter and place; the completeness of the catalogue is tested elsewhere. */
type RuleText = Parameters<ReturnType<typeof useTranslations<"rules">>>[0];

/** A message of the rules with its bold words, signs and references to rulings. */
export const Words = ({ of }: { readonly of: string }) => {
  const t = useTranslations("rules");
  return t.rich(of as RuleText, {
    b: (words) => <b>{words}</b>,
    sign: (words) => <Sign small>{words}</Sign>,
    r: (number) => <RulingLink number={number} />,
  });
};

export const Paragraph = ({ of }: { readonly of: string }) => (
  <p className="max-w-[44rem]">
    <Words of={of} />
  </p>
);

export const Points = ({ of }: { readonly of: readonly string[] }) => (
  <ul className="grid max-w-[44rem] gap-1.5">
    {of.map((message) => (
      <li key={message} className="flex gap-3">
        <span aria-hidden="true" className="mt-2 size-1.5 shrink-0 rounded-full bg-hairon" />
        <span>
          <Words of={message} />
        </span>
      </li>
    ))}
  </ul>
);

/** A little picture with its caption. */
export const Figure = ({ caption, children }: { readonly caption?: string; readonly children: ReactNode }) => {
  const t = useTranslations("rules");
  return (
    <figure className="my-1.5 w-full max-w-[44rem] overflow-x-auto rounded-lg border border-line bg-panel p-4 sm:p-5">
      {children}
      {caption !== undefined && <figcaption className="mt-3 text-sm text-quiet">{t(caption as RuleText)}</figcaption>}
    </figure>
  );
};
