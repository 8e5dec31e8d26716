"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { setSingleKeys, useSingleKeys } from "./useSingleKeys";

const ANYWHERE = ["decision", "map", "tables", "help", "confirm", "clear"] as const;
const ON_MAP = ["move", "choose", "takeBack", "jump", "leave"] as const;

/** The table's keys, and the switch for those that work alone. */
export function ShortcutHelp({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTranslations("opensky-access");
  const single = useSingleKeys();
  const keys: Readonly<Record<(typeof ANYWHERE)[number] | (typeof ON_MAP)[number], readonly string[]>> = {
    decision: ["D"],
    map: ["M"],
    tables: ["B"],
    help: ["?"],
    confirm: [t("key.control"), t("key.enter")],
    clear: [t("key.escape")],
    move: [t("key.arrows")],
    choose: [t("key.enter")],
    takeBack: [t("key.delete")],
    jump: ["A", "M", "S"],
    leave: [t("key.tab")],
  };
  const rows = (acts: readonly (keyof typeof keys)[]) => (
    <dl className="mt-1.5 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
      {acts.map((act) => (
        <div key={act} className="contents">
          <dt className="flex flex-wrap gap-1">
            {keys[act].map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </dt>
          <dd>{t(`act.${act}`)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t("help.title")} closeLabel={t("help.close")}>
      <div data-testid="shortcut-help">
        <h3 className="text-sm text-quiet">{t("help.anywhere")}</h3>
        {rows(ANYWHERE)}
        <h3 className="mt-5 text-sm text-quiet">{t("help.onMap")}</h3>
        {rows(ON_MAP)}
        <label className="mt-5 flex min-h-11 items-center gap-3 border-t border-line pt-4">
          <input
            type="checkbox"
            checked={single}
            onChange={(event) => setSingleKeys(event.currentTarget.checked)}
            className="size-5 shrink-0 accent-(--accent)"
          />
          <span>{t("help.single")}</span>
        </label>
      </div>
    </Dialog>
  );
}

const Key = ({ children }: { readonly children: ReactNode }) => (
  <kbd className="grid h-7 min-w-7 place-items-center rounded-sm border border-line bg-wallet px-1.5 font-mono text-sm leading-none">
    {children}
  </kbd>
);
