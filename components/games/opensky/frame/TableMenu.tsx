"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Icon, type IconName } from "@/components/ui/Icon";
import { setTheme, THEMES, useTheme, type Theme } from "@/components/ui/useTheme";
import { HintsItem } from "../hints/HintsItem";
import { plainPath } from "@/lib/i18n/addresses";
import { MenuActs } from "./life/MenuActs";
import { ResignDialog } from "./life/ResignDialog";
import type { Acts } from "./life/useActs";
import { LanguageItem } from "./LanguageItem";
import { MENU_ROW, MenuItem } from "./MenuItem";
import { TableSettings } from "./settings/TableSettings";
import type { Frame } from "./useFrame";

interface Props {
  readonly frame: Frame;
  readonly acts: Acts;
  readonly tablesOpen: boolean;
  readonly onTables: () => void;
  readonly onHelp: () => void;
  /** On which side of its button the menu opens. */
  readonly side: "left" | "right";
}

/** What one may do at the table besides playing. Closes by Escape, a choice or a press elsewhere. */
export function TableMenu({ frame, acts, tablesOpen, onTables, onHelp, side }: Props) {
  const { tell, table } = frame;
  const site = useTranslations("site");
  const access = useTranslations("opensky-access");
  const [open, setOpen] = useState(false);
  const [resigning, setResigning] = useState(false);
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  /** Closes the menu and leaves the focus on its button, so that what opens next gives it back there. */
  const close = (): void => {
    root.current?.querySelector("button")?.focus();
    setOpen(false);
  };

  const copy = (): void => {
    navigator.clipboard
      .writeText(`${window.location.origin}${plainPath(window.location.pathname)}`)
      .then(() => setCopied("yes"))
      .catch(() => setCopied("failed"));
  };

  return (
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        type="button"
        aria-label={tell({ key: "menu.open" })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
          setCopied("no");
        }}
        className="grid size-11 place-items-center rounded-md text-ink hover:bg-wallet"
        data-testid="table-menu"
      >
        <Icon name={open ? "cross" : "menu"} size={22} />
      </button>
      {open && (
        <div
          id={id}
          className={`absolute top-full z-50 mt-1 w-64 rounded-lg border border-line bg-panel p-1.5 shadow-tag ${side === "left" ? "left-0" : "right-0"}`}
        >
          <p className="px-3 pt-1.5 pb-2 text-sm text-quiet">
            {tell({ key: `side.${table.rules.side}` })}
            {" · "}
            {tell({ key: "menu.edition", values: { edition: table.rules.edition, players: table.rules.players } })}
            {frame.session.table.rated && (
              <span className="mt-0.5 flex items-center gap-1" data-testid="rated">
                <Icon name="trophy" size={14} />
                {site("rated", { rated: "true" })}
              </span>
            )}
            <span className="mt-0.5 flex items-center gap-1" data-testid="pace">
              <Icon name="clock" size={14} />
              {site(`pace.${frame.session.table.pace}`)}
            </span>
          </p>
          <ItemLink href={rulesOf(frame)} icon="book" text={tell({ key: "menu.rules" })} newTab />
          <MenuItem
            icon={copied === "yes" ? "check" : "copy"}
            text={tell({ key: copied === "no" ? "menu.copy" : copied === "yes" ? "menu.copied" : "menu.copyFailed" })}
            onPress={copy}
          />
          <MenuItem
            icon="table"
            text={tell({ key: tablesOpen ? "menu.tablesHide" : "menu.tables" })}
            onPress={() => {
              close();
              onTables();
            }}
          />
          <MenuItem
            icon="keyboard"
            text={access("help.open")}
            onPress={() => {
              close();
              onHelp();
            }}
            testId="keyboard-help"
          />
          <ThemeItem frame={frame} />
          <LanguageItem />
          <TableSettings />
          <HintsItem frame={frame} />
          <MenuActs frame={frame} acts={acts} onChoice={close} onResign={() => setResigning(true)} />
          <div className="my-1 border-t border-line" />
          <ItemLink href="/" icon="leave" text={tell({ key: "menu.leave" })} note={tell({ key: "menu.leaveNote" })} />
        </div>
      )}
      <ResignDialog frame={frame} acts={acts} open={resigning} onClose={() => setResigning(false)} />
    </div>
  );
}

/** The rules, with the way back to this table. */
const rulesOf = ({ session: { table } }: Frame): string =>
  table.gameId === "" ? "/rules" : `/rules?table=${table.gameId}`;

const THEME_ICONS: Readonly<Record<Theme, IconName>> = { system: "system", day: "sun", night: "moon" };

/** Goes round the device's light, day and night. */
function ThemeItem({ frame }: { readonly frame: Frame }) {
  const theme = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  return (
    <MenuItem icon={THEME_ICONS[theme]} text={frame.tell({ key: `menu.theme.${theme}` })} onPress={() => setTheme(next)} />
  );
}

interface ItemLinkProps {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
  readonly note?: string;
  /** Opens beside the table, so that nobody loses their place. */
  readonly newTab?: boolean;
}

const ItemLink = ({ href, icon, text, note, newTab = false }: ItemLinkProps) => (
  <Link href={href} className={MENU_ROW} {...(newTab ? { target: "_blank", rel: "noopener" } : {})}>
    <Icon name={icon} size={20} />
    <span>
      <span className="block">{text}</span>
      {note !== undefined && <span className="block text-sm text-quiet">{note}</span>}
    </span>
  </Link>
);
