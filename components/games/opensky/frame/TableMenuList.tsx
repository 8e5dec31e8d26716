"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import { Icon, type IconName } from "@/components/ui/Icon";
import { setTheme, THEMES, useTheme, type Theme } from "@/components/ui/useTheme";
import { plainPath } from "@/lib/i18n/addresses";
import { HintsItem } from "../hints/HintsItem";
import { LanguageItem } from "./LanguageItem";
import { MenuActs } from "./life/MenuActs";
import type { Acts } from "./life/useActs";
import { MENU_ROW, MenuItem } from "./MenuItem";
import { TableSettings } from "./settings/TableSettings";
import type { Frame } from "./useFrame";

export interface TableMenuListProps {
  readonly id: string;
  readonly frame: Frame;
  readonly acts: Acts;
  readonly tablesOpen: boolean;
  readonly onTables: () => void;
  readonly onHelp: () => void;
  readonly onResign: () => void;
  /** Closes the menu and leaves the focus on its button, so that what opens next gives it back there. */
  readonly close: () => void;
  /** On which side of its button the menu opens. */
  readonly side: "left" | "right";
}

/** The choices of the table's menu. */
export function TableMenuList(props: TableMenuListProps) {
  const { id, frame, acts, tablesOpen, onTables, onHelp, onResign, close, side } = props;
  const { tell, table } = frame;
  const site = useTranslations("site");
  const access = useTranslations("opensky-access");
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");

  // Over everything at the table, the tray too: a long menu reaches down to it.
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = list.current;
    const place = menu?.parentElement?.getBoundingClientRect();
    if (!menu || !place) return;
    menu.style.top = `${place.bottom + 4}px`;
    menu.style.maxHeight = `calc(100dvh - ${place.bottom + 12}px)`;
    if (side === "left") menu.style.left = `${place.left}px`;
    else menu.style.right = `${document.documentElement.clientWidth - place.right}px`;
    menu.showPopover();
  }, [side]);

  const copy = (): void => {
    navigator.clipboard
      .writeText(`${window.location.origin}${plainPath(window.location.pathname)}`)
      .then(() => setCopied("yes"))
      .catch(() => setCopied("failed"));
  };

  return (
    <div
      id={id}
      ref={list}
      popover="manual"
      className="fixed inset-auto m-0 w-64 overflow-y-auto rounded-lg border border-line bg-panel p-1.5 text-ink shadow-tag"
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
      <MenuActs frame={frame} acts={acts} onChoice={close} onResign={onResign} />
      <div className="my-1 border-t border-line" />
      <ItemLink href="/" icon="leave" text={tell({ key: "menu.leave" })} note={tell({ key: "menu.leaveNote" })} />
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
