import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/Icon";
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
  const more = useTranslations("rules-more");
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-rule={t(`${id}.title`)} className="group scroll-mt-6">
      <div className="mb-3 flex items-baseline gap-2">
        <h2 id={`${id}-title`} className="text-2xl font-bold">
          {t(`${id}.title`)}
        </h2>
        <a
          href={`#${id}`}
          aria-label={more("here", { chapter: t(`${id}.title`) })}
          className="grid size-8 shrink-0 place-items-center self-center rounded-md text-quiet hover:text-ink pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100"
        >
          <Icon name="link" size={17} />
        </a>
      </div>
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
type MoreText = Parameters<ReturnType<typeof useTranslations<"rules-more.text">>>[0];

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

/** A sentence of the supplement to the rules. */
export const Also = ({ of, values = {} }: { readonly of: string; readonly values?: Readonly<Record<string, number>> }) => {
  const t = useTranslations("rules-more.text");
  return <p className="max-w-[44rem]">{t(of as MoreText, values)}</p>;
};

interface FigureProps {
  /** A message of the rules. */
  readonly caption?: string;
  /** The caption's words, where they are no message of the rules. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A little picture with its caption. */
export const Figure = ({ caption, note, children }: FigureProps) => {
  const t = useTranslations("rules");
  const words = caption === undefined ? note : t(caption as RuleText);
  return (
    <figure className="my-1.5 w-full max-w-[44rem] overflow-x-auto rounded-lg border border-line bg-panel p-4 sm:p-5">
      {children}
      {words !== undefined && <figcaption className="mt-3 text-sm text-quiet">{words}</figcaption>}
    </figure>
  );
};
