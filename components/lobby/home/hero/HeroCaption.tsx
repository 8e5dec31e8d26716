import { useFormatter, useTranslations } from "next-intl";
import { useCity } from "@/components/games/opensky/useCity";
import { Flaps } from "@/components/ui/Flaps";
import type { Film } from "./film";
import type { Scene } from "./story";

const REMARK_TILES = 7;

const remarkOf = ({ word }: Scene) => (word.kind === "wonByHalf" ? "won" : word.kind);

const useLine = (): ((scene: Scene) => string) => {
  const t = useTranslations("hero.line");
  const site = useTranslations("site");
  const format = useFormatter();
  const city = useCity();
  return ({ word, index, from, to }) => {
    switch (word.kind) {
      case "market":
        return t("market", { month: site("month", { month: String(index) }), from: city(from), to: city(to) });
      case "sealed":
        return t("sealed", { count: word.count });
      case "revealed":
        return t("revealed", { fares: format.list(word.fares.map(String)) });
      case "flash":
        return t("flash", { fare: String(word.fare) });
      case "won":
        return t("won", { fare: String(word.bid.fare) });
      case "wonByHalf":
        return t("wonByHalf", { fare: String(word.bid.fare), other: String(word.other) });
    }
  };
};

/** What happens in the recorded game, scene by scene in one place: the market on flaps, and a sentence. */
export const HeroCaption = ({ film: { frames, still } }: { readonly film: Film }) => {
  const t = useTranslations("hero");
  const line = useLine();
  const seen = (at: readonly number[]) => ({
    "data-at": at.join(" "),
    className: `col-start-1 row-start-1 ${at.includes(still) ? "" : "off"}`,
  });
  const markets = [...new Set(frames.map(({ scene }) => scene.index))].map((index) => ({
    index,
    at: frames.flatMap(({ scene }, place) => (scene.index === index ? [place] : [])),
    scene: frames.find(({ scene }) => scene.index === index)?.scene,
  }));
  return (
    <div className="hero min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-2">
        <span className="grid rounded-md bg-board px-2.5 py-2">
          {markets.map(({ index, at, scene }) => (
            <span key={index} {...seen(at)}>
              <Flaps size="m" text={`${scene?.from} ${scene?.to}`} />
            </span>
          ))}
        </span>
        <span className="grid rounded-md bg-board px-2.5 py-2.5">
          {frames.map(({ scene }, place) => (
            <span key={place} {...seen([place])}>
              <Flaps size="s" text={t(`remark.${remarkOf(scene)}`)} length={REMARK_TILES} />
            </span>
          ))}
        </span>
      </div>
      <p className="mt-2 grid max-w-120 text-ink">
        {frames.map(({ scene }, place) => (
          <span key={place} {...seen([place])}>
            {line(scene)}
          </span>
        ))}
      </p>
    </div>
  );
};
