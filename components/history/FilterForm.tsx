"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { cx } from "@/components/ui/cx";
import { PACES } from "@/lib/protocol/pace";
import { ANY_GAMES, readGamesQuery, writeGamesQuery, type GamesQuery } from "@/lib/history/list/query";

interface FilterFormProps {
  readonly query: GamesQuery;
  /** The player's name where the query holds an id; null where it holds a name. */
  readonly playerName: string | null;
}

const FIELD = "min-h-10 w-full min-w-0 rounded-lg border border-hairon bg-panel px-2.5 text-base text-ink";

/** Which games; the answer is the page's address. Works without scripts too, with a longer address. */
export function FilterForm({ query, playerName }: FilterFormProps) {
  const t = useTranslations("history.filter");
  const site = useTranslations("site");
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const submit = (): void => form.current?.requestSubmit();
  const choose = { onChange: submit };
  const sides = (["europe", "north-america"] as const).map((side) => ({ value: side, words: site(`side.${side}`) }));
  const paces = PACES.map((pace) => ({ value: pace, words: site(`pace.${pace}`) }));
  const rated = (["yes", "no"] as const).map((value) => ({ value, words: site("rated", { rated: String(value === "yes") }) }));
  const count = (values: readonly number[]) => values.map((value) => ({ value: String(value), words: String(value) }));
  const words = (...names: readonly ("running" | "finished" | "won" | "shared" | "lost" | "newest" | "oldest")[]) =>
    names.map((value) => ({ value, words: t(value) }));
  return (
    <form
      ref={form}
      action="/history"
      aria-label={t("title")}
      className="rounded-lg border border-line bg-panel p-4 sm:p-5"
      data-testid="filters"
      onSubmit={(event) => {
        event.preventDefault();
        const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)] as const);
        router.push(`/history${writeGamesQuery(readGamesQuery(given).query)}`);
      }}
    >
      {playerName !== null && query.player !== null && (
        <p className="mb-3 flex flex-wrap items-center gap-3">
          <b>{t("playerIs", { name: playerName })}</b>
          <ButtonLink
            size="sm"
            href={`/history${writeGamesQuery({ ...query, player: null, opponent: null, result: null, after: null })}`}
          >
            {t("playerOff")}
          </ButtonLink>
          <input type="hidden" name="player" value={query.player} />
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        {playerName === null && (
          <Label text={t("player")} wide>
            <input
              key={query.player}
              name="player"
              defaultValue={query.player ?? ""}
              maxLength={60}
              placeholder={t("playerHint")}
              autoComplete="off"
              className={cx(FIELD, "placeholder:text-quiet")}
              data-testid="filter-player"
            />
          </Label>
        )}
        <Choice name="side" label={t("side")} value={query.side} options={sides} {...choose} />
        <Choice name="edition" label={t("edition")} value={query.edition} options={count([2, 1])} {...choose} />
        <Choice name="players" label={t("players")} value={query.players} options={count([2, 3, 4])} {...choose} />
        <Choice
          name="status"
          label={t("status")}
          value={query.status}
          options={words("running", "finished")}
          {...choose}
        />
        <Choice name="rated" label={t("rated")} value={query.rated} options={rated} {...choose} />
        <Choice name="pace" label={t("pace")} value={query.pace} options={paces} {...choose} />
        {query.player !== null && (
          <>
            <Choice
              name="result"
              label={t("result")}
              value={query.result}
              options={words("won", "shared", "lost")}
              {...choose}
            />
            <Label text={t("opponent")}>
              <input
                key={query.opponent}
                name="opponent"
                defaultValue={query.opponent ?? ""}
                maxLength={60}
                className={FIELD}
              />
            </Label>
          </>
        )}
        <Label text={t("from")}>
          <input
            key={query.from}
            type="date"
            name="from"
            defaultValue={query.from ?? ""}
            className={FIELD}
            data-testid="filter-from"
          />
        </Label>
        <Label text={t("to")}>
          <input
            key={query.to}
            type="date"
            name="to"
            defaultValue={query.to ?? ""}
            className={FIELD}
            data-testid="filter-to"
          />
        </Label>
        <Choice
          name="order"
          label={t("order")}
          value={query.order}
          options={words("newest", "oldest")}
          sure
          {...choose}
        />
        <div className="col-span-2 flex items-end gap-2 sm:col-span-1 lg:col-span-2">
          <Button type="submit" kind="primary" data-testid="filter-show">
            {t("show")}
          </Button>
          {writeGamesQuery(query) !== writeGamesQuery(ANY_GAMES) && (
            <ButtonLink href="/history">{t("clear")}</ButtonLink>
          )}
        </div>
      </div>
    </form>
  );
}

const Label = ({
  text,
  wide = false,
  children,
}: {
  readonly text: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) => (
  <label className={cx("grid min-w-0 gap-1", wide && "col-span-2")}>
    <span className="text-sm font-bold">{text}</span>
    {children}
  </label>
);

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | number | null;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  /** One of them always holds. */
  readonly sure?: boolean;
  readonly onChange: () => void;
}

const Choice = ({ name, label, value, options, sure = false, onChange }: ChoiceProps) => {
  const t = useTranslations("history.filter");
  return (
    <Label text={label}>
      <select
        key={value}
        name={name}
        defaultValue={value ?? ""}
        onChange={onChange}
        className={FIELD}
        data-testid={`filter-${name}`}
      >
        {!sure && <option value="">{t("any")}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </Label>
  );
};
