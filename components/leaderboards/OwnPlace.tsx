import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Ladder } from "@/lib/ratings/ladder";
import type { OwnStanding } from "@/lib/ratings/players";
import { points } from "@/lib/ratings/points";
import { addressOf } from "./address";

interface OwnPlaceProps {
  readonly ladder: Ladder;
  readonly account: boolean;
  /** Null: no game on this ladder. */
  readonly own: OwnStanding | null;
  readonly pageLength: number;
  /** The uncertainty up to which a rating is ranked, in the model's units. */
  readonly limit: number;
}

const LINK = "font-bold text-ink underline underline-offset-4";

/** Where the visitor stands, when that is not on the page that is shown. */
export const OwnPlace = ({ ladder, account, own, pageLength, limit }: OwnPlaceProps) => {
  const t = useTranslations("ratings");
  const format = useFormatter();
  if (!account) {
    return (
      <Strip>
        {t("guest")}{" "}
        <Link href="/sign-in?to=/leaderboards" className={LINK}>
          {t("signIn")}
        </Link>
      </Strip>
    );
  }
  if (own === null) {
    return (
      <Strip>
        {t("notPlayed")}{" "}
        <Link href="/new" className={LINK}>
          {t("open")}
        </Link>
      </Strip>
    );
  }
  const rating = points(own.mu);
  if (own.rank === null) {
    return (
      <Strip>
        <span className="font-mono font-bold text-ink">
          {rating} {t("uncertainty", { points: points(own.sigma) })}
        </span>{" "}
        {t("notYet", { games: own.games, limit: points(limit) })}
      </Strip>
    );
  }
  return (
    <Strip>
      {t("yours")}:{" "}
      <Link href={addressOf(ladder, Math.ceil(own.rank / pageLength))} className={`${LINK} font-mono`}>
        {format.number(own.rank)}
      </Link>
      {" · "}
      <span className="font-mono text-ink">
        {rating} {t("uncertainty", { points: points(own.sigma) })}
      </span>
    </Strip>
  );
};

const Strip = ({ children }: { readonly children: ReactNode }) => (
  <p className="border-t border-line bg-wallet px-4 py-3 text-quiet" data-testid="own-place">
    {children}
  </p>
);
