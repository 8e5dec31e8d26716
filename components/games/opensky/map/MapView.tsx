import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useCity } from "../useCity";
import type { MapSide } from "./data/sides";
import { useDepartures } from "./hooks/useDepartures";
import { useGestures } from "./hooks/useGestures";
import { useLook } from "./hooks/useLook";
import { useMapWords } from "./hooks/useMapWords";
import { boardReach, cameraOf, frameOf, freeArea, isSmall, type Size } from "./layout/camera";
import type { Point } from "./layout/geometry";
import { layoutOf, type Scene } from "./layout/layout";
import { hasWords, isCompact, metricsFor } from "./layout/metrics";
import type { Target } from "./layout/targets";
import { MapChooser } from "./MapChooser";
import { MapControls } from "./MapControls";
import { MapHint } from "./MapHint";
import { MapPicture } from "./MapPicture";
import { MapZoom } from "./MapZoom";
import { doubtAt, pick, targetAt } from "./picking";
import type { BoardMapProps, FareFlag, Highlight } from "./types";

interface Props extends BoardMapProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly size: Size;
  readonly side: MapSide;
}

const NO_FOCUS: readonly string[] = [];
const NO_HIGHLIGHTS: readonly Highlight[] = [];
const NO_FLAGS: readonly FareFlag[] = [];
/** The whole board's width in pixels from which the cities' names are shown. */
const CITIES_FROM = 1300;
/** Pixels by which a small map's buttons leave it. */
const OUTSIDE = 48;
/** Milliseconds that a tap's answer stays. */
const SAID_FOR = 4000;
/** A second tap on nothing, so soon (in milliseconds) and so near (in pixels), comes closer. */
const TWICE = { within: 320, near: 36, factor: 1.8 };

export function MapView(props: Props) {
  const { root, size, side, table, inset, mode, planned, picture = false } = props;
  const { highlights = NO_HIGHLIGHTS, flags = NO_FLAGS } = props;
  const { data } = side;
  const t = useTranslations("opensky-map");
  const cityName = useCity();
  const free = freeArea(size, inset);
  const control = useLook(data, free, props.focus ?? NO_FOCUS);
  const camera = cameraOf(control.look, free);
  const reach = boardReach(data, camera.scale);
  const compact = isCompact(reach);
  const cities = props.names ?? reach >= CITIES_FROM;

  const ringed = mode.kind === "airports";
  const frame = frameOf(control.home, free);
  const frameKey = `${frame.x} ${frame.y} ${frame.w} ${frame.h}`;
  const layout = useMemo(() => {
    const signWord: Scene["signWord"] = (callsign) => t(`sign.${callsign}`);
    const placeName = (id: string) => t(`place.${id}` as Parameters<typeof t>[0]);
    const words = { signWord, placeName, cityName };
    const scene = { side, table, highlights, flags, planned: planned ?? null, cities, ringed, frame, ...words };
    return layoutOf(scene, camera.scale, metricsFor(boardReach(data, camera.scale)));
    // The frame is made anew at every render; its numbers decide.
  }, [side, table, highlights, flags, planned, cities, ringed, t, cityName, camera.scale, data, frameKey]);

  const words = useMapWords(data, table, planned ?? null);
  const departures = useDepartures(table);
  const [hovered, setHovered] = useState<Target | null>(null);
  const [focused, setFocused] = useState<Target | null>(null);
  // What was pressed in vain is said for a moment: a finger does not leave as a mouse does, and a mouse comes to the rule.
  const [shown, show] = useState<Target | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => show(null), SAID_FOR);
    return () => clearTimeout(timer);
  }, [shown]);
  const lit = shown ?? hovered ?? focused;

  const [doubt, setDoubt] = useState<{ readonly at: Point; readonly targets: readonly Target[] } | null>(null);
  const sure = useCallback(() => setDoubt(null), []);
  // What was asked about is gone with the choice.
  useEffect(sure, [sure, mode.kind]);
  const lastMiss = useRef({ time: -Infinity, at: { x: 0, y: 0 } });
  const miss = (at: Point) => {
    const { time, at: before } = lastMiss.current;
    const now = performance.now();
    const twice = now - time < TWICE.within && Math.hypot(at.x - before.x, at.y - before.y) < TWICE.near;
    lastMiss.current = { time: twice ? -Infinity : now, at };
    if (twice) control.zoom(TWICE.factor, at, true);
  };

  const onMap = (at: Point): Point => ({ x: at.x - camera.x, y: at.y - camera.y });
  const gestures = useGestures({
    root,
    control,
    off: picture,
    onHover: (at) => setHovered(at === null ? null : targetAt(layout, mode, onMap(at), false)),
    onTap: (at, touch) => {
      const target = targetAt(layout, mode, onMap(at), touch);
      const targets = touch ? doubtAt(layout, mode, onMap(at)) : [];
      if (targets.length > 1) {
        show(null);
        setDoubt({ at, targets });
        return;
      }
      const picked = pick(mode, target);
      if (touch && target === null) miss(at);
      const refused = mode.kind === "airports" || mode.kind === "routes";
      show(picked || (!touch && !refused) ? null : target);
      if (!touch) setHovered(target);
    },
  });

  return (
    <div
      className="absolute inset-0"
      style={{ cursor: lit !== null && mode.kind !== "view" && hovered !== null ? "pointer" : undefined }}
      {...(picture ? {} : gestures)}
    >
      <MapPicture
        {...{ data, camera, size, layout, mode, lit, departures, compact }}
        words={hasWords(reach)}
        label={picture ? null : t(`map.${table.rules.side}`)}
      />
      {!picture && (
        <>
          <MapControls
            {...{ layout, camera, mode, words, highlights }}
            onFocus={(target, at) => {
              setFocused(target);
              if (at !== null) control.reveal({ x: at.x + camera.x, y: at.y + camera.y });
            }}
          />
          <MapHint {...{ layout, camera, size, mode, words }} target={lit} />
          {doubt !== null && (
            <MapChooser
              {...doubt}
              {...{ words, size, free, highlights }}
              onChoose={(target) => {
                pick(mode, target);
                sure();
              }}
              onClose={sure}
            />
          )}
          <MapZoom free={free} control={control} out={isSmall(free) ? OUTSIDE : 0} />
        </>
      )}
    </div>
  );
}
