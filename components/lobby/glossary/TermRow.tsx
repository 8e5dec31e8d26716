import { type Language, OWN_NAMES } from "@/lib/i18n/languages";
import type { Term } from "./terms";

interface TermRowProps {
  readonly term: Term;
  /** Besides the reader's. */
  readonly others: readonly Language[];
}

/** One word of the game with its meaning, and what the other languages call it. */
export const TermRow = ({ term, others }: TermRowProps) => (
  <li
    id={term.id}
    className="grid scroll-mt-6 gap-x-8 gap-y-3 border-b border-line py-4 target:bg-panel target:shadow-[inset_3px_0_0_var(--sign)] lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
    data-testid={`term-${term.id}`}
  >
    <div>
      <h2 className="text-lg font-bold [overflow-wrap:anywhere]">{term.word}</h2>
      <p className="mt-0.5 text-quiet">{term.meaning}</p>
    </div>
    <dl className="grid grid-cols-2 gap-x-5 gap-y-2 self-start sm:grid-cols-4">
      {others.map((language) => (
        <div key={language} lang={language}>
          <dt className="text-xs text-quiet">{OWN_NAMES[language]}</dt>
          <dd className="hyphens-auto [overflow-wrap:anywhere]">{term.words[language]}</dd>
        </div>
      ))}
    </dl>
  </li>
);
