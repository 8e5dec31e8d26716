"use client";

import dynamic from "next/dynamic";
import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/Icon";
import type { Acts } from "./life/useActs";
import type { Frame } from "./useFrame";
import { later } from "../later";

// Read when they are asked for.
const TableMenuList = dynamic(() => later.tableMenuList().then((part) => part.TableMenuList), { ssr: false });
const ResignDialog = dynamic(() => later.resignDialog().then((part) => part.ResignDialog), { ssr: false });

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
  const { tell } = frame;
  const [open, setOpen] = useState(false);
  const [resigning, setResigning] = useState(false);
  // The dialog stays once it was asked for, so that it gives the focus back when it closes.
  const [asked, setAsked] = useState(false);
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

  const resign = (): void => {
    setAsked(true);
    setResigning(true);
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
        onClick={() => setOpen(!open)}
        className="grid size-11 place-items-center rounded-md text-ink hover:bg-wallet"
        data-testid="table-menu"
      >
        <Icon name={open ? "cross" : "menu"} size={22} />
      </button>
      {open && <TableMenuList {...{ id, frame, acts, tablesOpen, onTables, onHelp, close, side }} onResign={resign} />}
      {asked && <ResignDialog frame={frame} acts={acts} open={resigning} onClose={() => setResigning(false)} />}
    </div>
  );
}
