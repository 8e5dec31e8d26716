import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { randomContribution } from "@/lib/realtime/client/random";
import { kept, type SoloGame } from "./game";

interface SoloEndProps {
  readonly game: SoloGame;
  readonly onAgain: (game: SoloGame) => void;
  readonly onLeave: () => void;
}

/** After the last month: once more, another table, or the game as a file that can be replayed. */
export const SoloEnd = ({ game, onAgain, onLeave }: SoloEndProps) => {
  const t = useTranslations("solo.end");
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([kept(game)], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `opensky-${game.seed.slice(0, 8)}.json`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <>
      <Button
        kind="primary"
        wide
        onClick={() => onAgain({ ...game, seed: randomContribution(), commands: [] })}
        data-testid="solo-again"
      >
        {t("again")}
      </Button>
      <div className="grid grid-cols-2 gap-2">
        <Button wide size="sm" onClick={onLeave}>
          {t("other")}
        </Button>
        <Button wide size="sm" onClick={save} data-testid="solo-save">
          {t("save")}
        </Button>
        <ButtonLink wide size="sm" href="/replay">
          {t("replay")}
        </ButtonLink>
        <ButtonLink wide size="sm" href="/">
          {t("home")}
        </ButtonLink>
      </div>
    </>
  );
};
