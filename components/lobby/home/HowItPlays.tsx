import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Icon } from "@/components/ui/Icon";
import { FarePicture, FlightPicture, NetworkPicture } from "./pictures";

const STEPS = [
  { step: "network", Picture: NetworkPicture },
  { step: "fare", Picture: FarePicture },
  { step: "flight", Picture: FlightPicture },
] as const;

/** The game in three pictures. */
export const HowItPlays = () => {
  const t = useTranslations("hero.how");
  return (
    <section aria-labelledby="how-title" className="relative border-t border-line bg-land">
      <div className="mx-auto max-w-[1280px] px-4 py-10 sm:px-6 lg:px-14 lg:py-14">
        <h2 id="how-title" className="text-2xl font-bold">
          {t("title")}
        </h2>
        <ol className="mt-5 grid gap-5 md:grid-cols-3">
          {STEPS.map(({ step, Picture }, place) => (
            <li key={step} className="flex flex-col overflow-hidden rounded-lg border border-line bg-panel">
              <Picture />
              <div className="p-4 sm:p-5">
                <h3 className="flex items-baseline gap-2.5 text-lg font-bold">
                  <span aria-hidden="true" className="rounded-sm bg-sign px-1.5 font-mono text-base text-signink">
                    {place + 1}
                  </span>
                  {t(`${step}.title`)}
                </h3>
                <p className="mt-2 text-quiet">{t(`${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-6">
          <ButtonLink href="/tutorial">
            <Icon name="book" size={20} />
            {t("learn")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
