import type { RouteId } from "@/lib/engine/opensky/words";
import { useTranslations } from "next-intl";
import { useRef, useState, type KeyboardEvent } from "react";
import type { MapWords } from "./hooks/useMapWords";
import type { Camera } from "./layout/camera";
import { along, type Point } from "./layout/geometry";
import type { Layout } from "./layout/layout";
import { GRIP, gripsOf, type Target } from "./layout/targets";
import { nearestTowards } from "./nearest-towards";
import { useTyped } from "./hooks/useTyped";
import { pick } from "./picking";
import { typedJump } from "./typed-jump";
import type { Highlight, MapMode } from "./types";

interface Props {
  readonly layout: Layout;
  readonly camera: Camera;
  readonly mode: MapMode;
  readonly words: MapWords;
  readonly highlights: readonly Highlight[];
  /** What the keyboard is on, and its place on the map. */
  readonly onFocus: (target: Target | null, at: Point | null) => void;
}

interface Control {
  readonly id: string;
  /** Codes and cities by which it is found. */
  readonly names: readonly string[];
  readonly at: Point;
  readonly target: Target;
  readonly label: string;
  readonly possible: boolean;
  readonly chosen: boolean;
  /** Pixels across. */
  readonly size: number;
}

/** Pixels that a finger needs. */
const FINGER = 44;

/**
 * The choices as real buttons at their places, one tab stop for all. Pointers are judged by the map itself, which knows
 * what lies nearest; the buttons answer the keyboard and screen readers.
 */
export function MapControls({ layout, camera, mode, words, highlights, onFocus }: Props) {
  const t = useTranslations("opensky-map");
  const controls = useControls(layout, mode, words, highlights);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [last, setLast] = useState<string | null>(null);
  const typed = useTyped();
  if (mode.kind === "view" || controls.length === 0) return null;
  const kept = controls.find(({ id }) => id === last);
  const current = (kept ?? controls.find(({ possible }) => possible) ?? controls[0])?.id;

  const onKeyDown = (event: KeyboardEvent, control: Control) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      if (mode.kind === "routes" && control.target.kind === "route" && mode.chosen.includes(control.target.id)) {
        event.preventDefault();
        mode.onTakeBack(control.target.id);
      }
      return;
    }
    const letter = typed(event);
    if (letter !== null) event.preventDefault();
    const next = letter === null ? nearestTowards(event.key, control, controls) : typedJump(letter, control.id, controls);
    if (next === null) return;
    event.preventDefault();
    buttons.current.get(next.id)?.focus({ preventScroll: true });
  };

  return (
    <div
      role="group"
      aria-label={t(`map.${mode.kind}`)}
      className="absolute top-0 left-0 h-0 w-0"
      style={{ transform: `translate(${camera.x}px, ${camera.y}px)` }}
    >
      {controls.map((control) => (
        <button
          key={control.id}
          ref={(element) => {
            if (element === null) buttons.current.delete(control.id);
            else buttons.current.set(control.id, element);
          }}
          type="button"
          data-testid={control.id}
          aria-label={control.label}
          aria-pressed={control.chosen}
          aria-disabled={!control.possible && !control.chosen}
          tabIndex={control.id === current ? 0 : -1}
          className="absolute rounded-full bg-transparent"
          style={{
            left: control.at.x - control.size / 2,
            top: control.at.y - control.size / 2,
            width: control.size,
            height: control.size,
            cursor: "inherit",
          }}
          onKeyDown={(event) => onKeyDown(event, control)}
          onFocus={(event) => {
            setLast(control.id);
            if (event.currentTarget.matches(":focus-visible")) onFocus(control.target, control.at);
          }}
          onBlur={() => onFocus(null, null)}
          onClick={(event) => {
            const { pointerType } = event.nativeEvent as Partial<globalThis.PointerEvent>;
            if (event.detail === 0 || pointerType === "") pick(mode, control.target);
          }}
        />
      ))}
    </div>
  );
}

function useControls(
  layout: Layout,
  mode: MapMode,
  words: MapWords,
  highlights: readonly Highlight[],
): readonly Control[] {
  const t = useTranslations("opensky-map");
  const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
  switch (mode.kind) {
    case "view":
      return [];
    case "airports":
      return layout.nodes.flatMap(({ code, x, y }): Control[] => {
        const possible = mode.choices.includes(code);
        const chosen = mode.chosen.includes(code);
        const reason = possible || chosen ? null : (mode.reason?.(code) ?? null);
        if (!possible && !chosen && reason === null) return [];
        const said = reason === null ? mode.remark?.(code) : t("words.unavailable", { reason });
        const label = joined([words.airport(code), said]);
        const target: Target = { kind: "airport", code };
        const names = [code, words.city(code)];
        return [{ id: `airport-${code}`, names, at: { x, y }, target, label, possible, chosen, size: FINGER }];
      });
    case "routes": {
      const grips = gripsOf(layout);
      return layout.routes.flatMap(({ id, line }): Control[] => {
        const at = grips.get(id) ?? along(line, line.length / 2);
        const possible = mode.choices.includes(id);
        const chosen = mode.chosen.includes(id);
        const reason = possible || chosen ? null : (mode.reason?.(id) ?? null);
        if (!possible && !chosen && reason === null) return [];
        const said = reason === null ? mode.remark?.(id) : t("words.unavailable", { reason });
        const label = joined([words.ends(id), words.traffic(id), said]);
        const target: Target = { kind: "route", id };
        return [{ id: `route-${id}`, names: namesOf(id, words), at, target, label, possible, chosen, size: GRIP }];
      });
    }
    case "itineraries":
      return layout.bands.flatMap(({ lines }, index): Control[] => {
        const highlight = highlights[index];
        const [first] = lines;
        if (highlight === undefined || first === undefined) return [];
        const target: Target = { kind: "band", index };
        const at = along(first, first.length * 0.4);
        const label = words.itinerary(highlight);
        const names = highlight.path.slice(1, -1).flatMap((code) => [code, words.city(code)]);
        const chosen = highlight.selected;
        return [{ id: `band-${index}`, names, at, target, label, possible: true, chosen, size: 28 }];
      });
  }
}

/** A route is found by either end: "AMSCDG", "Paris", "cdgams". */
function namesOf(id: RouteId, { city }: MapWords): readonly string[] {
  const [from = "", to = ""] = id.split("-");
  return [from + to, to + from, city(from) + city(to), city(to) + city(from)];
}
