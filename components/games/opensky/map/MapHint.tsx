import { useTranslations } from "next-intl";
import type { Chapter } from "../rule/chapters";
import { RuleLink } from "../rule/RuleLink";
import type { MapWords } from "./hooks/useMapWords";
import type { Camera, Size } from "./layout/camera";
import { along, type Point } from "./layout/geometry";
import type { Layout } from "./layout/layout";
import type { Target } from "./layout/targets";
import type { MapMode } from "./types";

interface Props {
  readonly layout: Layout;
  readonly camera: Camera;
  readonly size: Size;
  readonly mode: MapMode;
  readonly words: MapWords;
  readonly target: Target | null;
}

interface Hint {
  readonly at: Point;
  readonly title: string;
  readonly detail: string | null;
  readonly refused: boolean;
  /** The rule behind a refusal. */
  readonly rule: Chapter | null;
}

/** Pixels. */
const WIDTH = 230;
const LOOK = "rounded-md border border-line bg-panel px-2.5 py-1.5 text-sm text-ink shadow-[0_2px_0_var(--shade)]";

/**
 * A slip of paper beside what the pointer or the focus is on: its name, what is there, why it may not be chosen and by
 * which rule. That link is for pointers: it goes with what it is about, and the tray has it for the keyboard.
 */
export function MapHint(props: Props) {
  const hint = useHint(props);
  if (hint === null) return null;
  const { camera, size } = props;
  const [x, y] = [hint.at.x + camera.x, hint.at.y + camera.y];
  const left = Math.min(size.width - WIDTH - 8, Math.max(8, x + 16));
  const above = y > 150;
  return (
    // Another slip for another place, none that moves.
    <div
      key={`${x} ${y}`}
      aria-hidden
      className={`pointer-events-none absolute z-10 ${LOOK}`}
      style={{ left, maxWidth: WIDTH, ...(above ? { bottom: size.height - y + 16 } : { top: y + 20 }) }}
    >
      <div className="font-bold">{hint.title}</div>
      {hint.detail !== null && <div className={hint.refused ? "text-warn" : "text-quiet"}>{hint.detail}</div>}
      {hint.rule !== null && <RuleLink chapter={hint.rule} pointerOnly />}
    </div>
  );
}

function useHint({ layout, mode, words, target }: Props): Hint | null {
  const t = useTranslations("opensky-map");
  if (target === null) return null;
  const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
  switch (target.kind) {
    case "airport": {
      const node = layout.nodes.find(({ code }) => code === target.code);
      if (node === undefined) return null;
      const open = mode.kind !== "airports" || mode.choices.includes(target.code) || mode.chosen.includes(target.code);
      const said = mode.kind !== "airports" ? null : open ? mode.remark?.(target.code) : mode.reason?.(target.code);
      const country = node.country === null ? null : t(`country.${node.country}` as Parameters<typeof t>[0]);
      const rule = mode.kind === "airports" && !open && said != null ? (mode.rule?.(target.code) ?? null) : null;
      return { at: node, title: joined([words.city(target.code), country]), detail: said ?? null, refused: !open, rule };
    }
    case "ghost":
    case "route": {
      const route = layout.routes.find(({ id }) => id === target.id);
      if (route === undefined) return null;
      const open = mode.kind !== "routes" || mode.choices.includes(target.id) || mode.chosen.includes(target.id);
      const refusal = mode.kind === "routes" && !open ? mode.reason?.(target.id) : null;
      const remark = mode.kind === "routes" && open ? mode.remark?.(target.id) : null;
      const detail = refusal ?? joined([words.traffic(target.id), remark]);
      const at = along(route.line, route.line.length / 2);
      const rule = mode.kind === "routes" && refusal != null ? (mode.rule?.(target.id) ?? null) : null;
      return { at, title: words.ends(target.id), detail: detail || null, refused: Boolean(refusal), rule };
    }
    case "band": {
      const band = layout.bands[target.index];
      const [line] = band?.lines ?? [];
      if (band === undefined || line === undefined) return null;
      const at = along(line, line.length / 2);
      return { at, title: words.itinerary(band.highlight), detail: null, refused: false, rule: null };
    }
  }
}
