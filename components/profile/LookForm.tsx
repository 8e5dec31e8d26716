"use client";

import { useLocale, useTranslations } from "next-intl";
import { useActionState, useId, useState } from "react";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { Button } from "@/components/ui/Button";
import { Notice } from "@/components/ui/Notice";
import { OptionCards } from "@/components/ui/OptionCards";
import type { PlayerLook } from "@/lib/ratings/players";
import { countriesIn } from "./countries";

interface LookFormProps {
  readonly look: Pick<PlayerLook, "emblem" | "country">;
  /** Answers whether the choice was kept. */
  readonly save: (before: boolean, fields: FormData) => Promise<boolean>;
}

const EMBLEMS = ["0", "1", "2", "3"] as const;

/** Chooses the emblem and the country that stand beside one's name. */
export const LookForm = ({ look, save }: LookFormProps) => {
  const t = useTranslations("players.look");
  const locale = useLocale();
  const [saved, act, busy] = useActionState(save, false);
  const [emblem, setEmblem] = useState(look.emblem === null ? "" : `${look.emblem}`);
  const [country, setCountry] = useState(look.country ?? "");
  const id = useId();
  return (
    <form action={act} className="grid gap-5" data-testid="look">
      <input type="hidden" name="emblem" value={emblem} />
      <OptionCards
        legend={t("emblem")}
        options={[
          { value: "", title: t("none") },
          ...EMBLEMS.map((value) => ({
            value: value as string,
            title: (
              <span className="inline-flex items-center gap-2">
                <Badge seat={Number(value)} size={22} />
                {t(`emblems.${value}`)}
              </span>
            ),
          })),
        ]}
        value={emblem}
        onChange={setEmblem}
        grid="grid-cols-2 sm:grid-cols-3 lg:grid-cols-5"
        testId="emblem"
      />
      <div className="flex flex-wrap items-end gap-4">
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-bold">
            {t("country")}
          </label>
          <select
            id={id}
            name="country"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            className="min-h-11 w-64 rounded-lg border border-hairon bg-panel px-3 text-base text-ink"
          >
            <option value="">{t("countryNone")}</option>
            {countriesIn(locale).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" busy={busy} data-testid="look-save">
          {t(busy ? "saving" : "save")}
        </Button>
        {saved && !busy && <Notice kind="good">{t("saved")}</Notice>}
      </div>
    </form>
  );
};
