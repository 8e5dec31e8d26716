import { useTranslations } from "next-intl";
import type { CSSProperties, ReactNode } from "react";
import { Geography } from "@/components/games/opensky/map/layers/Geography";
import { Places } from "@/components/games/opensky/map/layers/Places";
import { Routes } from "@/components/games/opensky/map/layers/Routes";
import type { Film } from "./film";
import { Pieces } from "./Pieces";
import { camera, data, MIDDLE, SIZE } from "./stage";
import "./hero.css";

/** The map of the recorded game with all its scenes, of which one is seen; drawn by the server. */
export const HeroMap = ({ film }: { readonly film: Film }) => {
  const t = useTranslations("hero");
  const [first] = film.frames;
  if (first === undefined) return null;
  const { layout } = first;
  const where: Readonly<Record<`--${string}`, string>> & CSSProperties = {
    "--x": `${-MIDDLE.x}px`,
    "--y": `${-MIDDLE.y}px`,
    "--wide": `${-SIZE.width / 2}px`,
    "--middle": `${MIDDLE.x}px ${MIDDLE.y}px`,
  };
  return (
    <div role="img" aria-label={t("picture")} className="hero absolute inset-0 overflow-hidden bg-sea" style={where}>
      {/* Two drawings on each other: what comes and goes would else have all the land drawn anew with it. */}
      <Sheet>
        <Geography data={data} camera={camera} compact={false} />
        <g transform={onMap}>
          <Places places={layout.places} compact={false} />
          <Routes routes={layout.routes} choices={null} lit={null} />
        </g>
      </Sheet>
      <Sheet>
        <g transform={onMap}>
          <Pieces film={film} />
        </g>
      </Sheet>
    </div>
  );
};

const onMap = `translate(${camera.x} ${camera.y})`;

/** A layer of its own for the browser. */
const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <div className="pointer-events-none absolute inset-0 will-change-transform">
    <svg
      width={SIZE.width}
      height={SIZE.height}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden="true"
      className="absolute top-[54%] left-1/2 mt-(--y) ml-(--x) max-w-none origin-(--middle) scale-[.68] font-sans sm:scale-[.8] lg:top-0 lg:mt-0 lg:ml-(--wide) lg:scale-100"
    >
      {children}
    </svg>
  </div>
);
