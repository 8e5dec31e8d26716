import { useEffect, useState } from "react";
import type { Side } from "@/lib/engine/opensky/words";
import { loadedSide, loadSide } from "../data/load-side";
import type { MapSide } from "../data/sides";

const AGAIN_MS = 1500;

/** A side's map; null until the page has it. */
export function useSide(name: Side): MapSide | null {
  const [, setArrived] = useState<Side | null>(null);
  const side = loadedSide(name);
  useEffect(() => {
    if (side !== null) return;
    let open = true;
    let later: ReturnType<typeof setTimeout> | undefined;
    const load = (): void => {
      loadSide(name).then(
        () => open && setArrived(name),
        () => {
          if (open) later = setTimeout(load, AGAIN_MS);
        },
      );
    };
    load();
    return () => {
      open = false;
      clearTimeout(later);
    };
  }, [name, side]);
  return side;
}
