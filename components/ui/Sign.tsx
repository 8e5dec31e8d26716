import type { ReactNode } from "react";
import { cx } from "./cx";

/** A yellow taxiway sign, for callsigns. */
export const Sign = ({ children, small = false }: { readonly children: ReactNode; readonly small?: boolean }) => (
  <span
    className={cx(
      "inline-block rounded-sm bg-sign font-bold tracking-wide text-signink uppercase",
      "shadow-[inset_0_0_0_1.5px_var(--signink)]",
      small ? "px-[5px] pb-px text-xs leading-[14px]" : "px-[7px] pb-0.5 text-sm leading-[17px]",
    )}
  >
    {children}
  </span>
);
