import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/Icon";

const REASONS: readonly (readonly [IconName, "keep" | "rated" | "guest"])[] = [
  ["table", "keep"],
  ["trophy", "rated"],
  ["person", "guest"],
];

/** What an account is for. */
export const Why = () => {
  const t = useTranslations("account.why");
  return (
    <section className="grid content-start gap-4 lg:pt-2">
      <h2 className="text-xl font-bold">{t("title")}</h2>
      <ul className="grid gap-3.5">
        {REASONS.map(([icon, reason]) => (
          <li key={reason} className="flex gap-3">
            <Icon name={icon} size={22} className="mt-0.5 text-accent" />
            <span className="text-quiet">{t(reason)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
