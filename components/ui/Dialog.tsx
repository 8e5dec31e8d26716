"use client";

import { useEffect, useId, useRef, type ReactNode } from "react";
import { Icon } from "./Icon";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A modal sheet: keeps the focus, closes by Escape, its button or a press outside. */
export const Dialog = ({ open, onClose, title, closeLabel, children }: DialogProps) => {
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = sheet.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === sheet.current) onClose();
      }}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-xl border border-line bg-panel p-0 text-ink"
    >
      {open && (
        <div className="p-5 sm:p-6">
          <div className="mb-4 flex items-start gap-4">
            <h2 id={titleId} className="flex-1 text-xl font-bold">
              {title}
            </h2>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="-m-2 rounded-md p-2 text-quiet hover:text-ink"
            >
              <Icon name="cross" size={20} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
};
