import { useTranslations } from "next-intl";
import { points } from "@/lib/ratings/points";

const PARTS = ["rating", "rank", "provisional", "pools", "seasons", "leaving"] as const;

/** What a rating is, how players are ranked by it, and what counts. `limit` is in the model's units. */
export const HowItWorks = ({ limit }: { readonly limit: number }) => {
  const t = useTranslations("ratings.how");
  return (
    <section aria-labelledby="how" className="mt-10">
      <h2 id="how" className="text-xl font-bold">
        {t("title")}
      </h2>
      <div className="mt-3 grid gap-x-10 gap-y-3 text-quiet md:grid-cols-2">
        {PARTS.map((part) => (
          <p key={part}>{t(part, { limit: points(limit) })}</p>
        ))}
      </div>
    </section>
  );
};
