import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { BoardMessage } from "./BoardMessage";

/** Says that no game stands at this address, and where others are. */
export const LostGame = () => {
  const t = useTranslations("lost");
  return (
    <BoardMessage flaps={t("game.flaps")} title={t("game.title")} text={t("game.text")}>
      <ButtonLink href="/" kind="primary">
        {t("home")}
      </ButtonLink>
      <ButtonLink href="/history">{t("game.games")}</ButtonLink>
      <ButtonLink href="/new">{t("new")}</ButtonLink>
    </BoardMessage>
  );
};

/** Says that nobody is known at this address, and where others are. */
export const LostPlayer = () => {
  const t = useTranslations("lost");
  return (
    <BoardMessage flaps={t("player.flaps")} title={t("player.title")} text={t("player.text")}>
      <ButtonLink href="/" kind="primary">
        {t("home")}
      </ButtonLink>
      <ButtonLink href="/leaderboards">{t("player.board")}</ButtonLink>
    </BoardMessage>
  );
};
