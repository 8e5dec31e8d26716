"use client";

import { Icon, type IconName } from "./Icon";
import { setTheme, THEMES, useTheme, type Theme } from "./useTheme";

const ICONS: Readonly<Record<Theme, IconName>> = { system: "system", day: "sun", night: "moon" };

interface ThemeButtonProps {
  /** The button in words: the theme now, and the one that a press brings. */
  readonly label: (theme: Theme, next: Theme) => string;
  readonly size?: number;
  readonly className?: string;
}

/** Goes round the device's light, day and night. */
export const ThemeButton = ({ label, size = 20, className = "" }: ThemeButtonProps) => {
  const theme = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const words = label(theme, next);
  return (
    <button
      type="button"
      aria-label={words}
      title={words}
      onClick={() => setTheme(next)}
      className={`inline-grid size-10 place-items-center rounded-md hover:bg-wallet ${className}`}
    >
      <Icon name={ICONS[theme]} size={size} />
    </button>
  );
};
