import Link from "next/link";
import { useTranslations } from "next-intl";
import { OptionCards } from "@/components/ui/OptionCards";

interface RatedChoiceProps {
  /** Whether the visitor has an account, without which nobody sits at a rated table. */
  readonly account: boolean;
  readonly rated: boolean;
  readonly onChange: (rated: boolean) => void;
}

/** Whether the result counts for ratings, and what that needs. */
export const RatedChoice = ({ account, rated, onChange }: RatedChoiceProps) => {
  const t = useTranslations("create.rated");
  return (
    <div>
      <OptionCards
        legend={t("legend")}
        options={[
          { value: "casual", title: t("casual"), note: t("casualNote") },
          { value: "rated", title: t("rated"), note: t("ratedNote") },
        ]}
        value={rated ? "rated" : "casual"}
        onChange={(value) => onChange(value === "rated")}
        testId="rated"
      />
      {rated && (
        <p className="mt-2 text-sm text-quiet" data-testid="rated-terms">
          {account
            ? t("terms")
            : t.rich("account", {
                in: (words) => (
                  <Link href="/sign-in?to=/new" className="text-ink underline underline-offset-4">
                    {words}
                  </Link>
                ),
              })}
        </p>
      )}
    </div>
  );
};
