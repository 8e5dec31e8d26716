import { cx } from "./cx";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: "bg-accent font-bold text-onaccent border border-accent hover:brightness-110",
  secondary: "bg-panel text-ink border border-line hover:border-ink",
  quiet: "border border-transparent text-ink hover:bg-wallet",
  danger: "bg-panel text-warn border border-warn hover:bg-wallet",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: "min-h-8 gap-1.5 rounded-md px-3 text-sm",
  md: "min-h-11 gap-2 rounded-lg px-5 text-base",
  lg: "min-h-15 gap-2.5 rounded-lg px-7 text-lg",
};

/** The look of a button, shared by buttons and links that act like one. */
export const buttonClass = (kind: ButtonKind, size: ButtonSize, disabled: boolean, wide: boolean): string =>
  cx(
    "relative inline-flex select-none items-center justify-center text-center transition-colors",
    SIZES[size],
    disabled ? "cursor-not-allowed border border-line bg-wallet font-normal text-quiet" : KINDS[kind],
    wide && "w-full",
  );
