import { useTranslations } from "next-intl";
import { useId } from "react";
import { LEVELS } from "@/lib/bots/policies/policy";
import type { Seat } from "@/lib/engine/opensky/words";
import { NAME_LONGEST } from "@/lib/protocol/display-name";
import { liveryOf } from "../livery/liveries";
import { Badge } from "../livery/pictures";
import type { Sitter } from "./game";

interface SeatChoiceProps {
  readonly seat: Seat;
  readonly sitter: Sitter;
  /** Whether the game was asked for: then what is missing is named. */
  readonly tried: boolean;
  readonly onChange: (sitter: Sitter) => void;
}

const FIELD = "min-h-11 w-full min-w-0 rounded-lg border border-hairon bg-panel px-2.5 text-base text-ink";

/** Who decides for one airline: a person by name, or a bot by its level. */
export const SeatChoice = ({ seat, sitter, tried, onChange }: SeatChoiceProps) => {
  const t = useTranslations("solo");
  const bots = useTranslations("bots");
  const map = useTranslations("opensky-map");
  const note = useId();
  const airline = map(`airline.${liveryOf(seat).id}`);
  const wrong = tried && sitter.kind === "person" && sitter.name.trim() === "";
  const level = LEVELS.find((one) => sitter.kind === "bot" && one === sitter.level) ?? null;
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-2 rounded-lg border border-line bg-panel p-3.5">
      <span className="mt-2">
        <Badge seat={seat} size={28} />
      </span>
      <div className="grid min-w-0 gap-2 sm:grid-cols-2">
        <select
          aria-label={t("who", { airline })}
          value={level ?? "person"}
          onChange={({ target }) => {
            const bot = LEVELS.find((one) => one === target.value);
            onChange(bot === undefined ? { kind: "person", name: "" } : { kind: "bot", level: bot });
          }}
          className={FIELD}
          data-testid={`solo-who-${seat}`}
        >
          <option value="person">{t("person")}</option>
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {bots("mark", { level: bots(`level.${one}`) })}
            </option>
          ))}
        </select>
        {sitter.kind === "person" && (
          <input
            aria-label={t("name", { airline })}
            placeholder={t("nameHint")}
            value={sitter.name}
            maxLength={NAME_LONGEST}
            autoComplete="off"
            aria-invalid={wrong}
            aria-describedby={note}
            onChange={({ target }) => onChange({ kind: "person", name: target.value })}
            className={FIELD}
            data-testid={`solo-name-${seat}`}
          />
        )}
        <p id={note} role={wrong ? "alert" : undefined} className={`text-sm sm:col-span-2 ${wrong ? "text-warn" : "text-quiet"}`}>
          {wrong ? t("nameMissing") : level === null ? t("personNote") : bots(`style.${level}`)}
        </p>
      </div>
    </li>
  );
};
