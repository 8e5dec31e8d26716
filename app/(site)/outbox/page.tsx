import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Moment } from "@/components/ui/Moment";
import { Panel } from "@/components/ui/Panel";
import { accounts } from "@/lib/auth/accounts/shared";
import { readsOutbox } from "@/lib/auth/current";
import { htmlOf } from "@/lib/mail/look";

export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

/** Mails that this server did not send, for whoever tries it out on its own machine. */
const OutboxPage = async () => {
  if (!(await readsOutbox())) notFound();
  const [letters, t, more] = await Promise.all([
    accounts().outbox(),
    getTranslations("account.outbox"),
    getTranslations("outbox"),
  ]);
  return (
    <>
      <h1 className="text-3xl font-bold">{t("title")}</h1>
      <p className="mt-2 mb-7 max-w-2xl text-quiet">{t("intro")}</p>
      {letters.length === 0 && <Panel className="p-5 text-quiet">{t("none")}</Panel>}
      <ul className="grid gap-3">
        {letters.map(({ id, to, subject, text, link, language, createdAt }) => (
          <li key={id}>
            <Panel className="p-5" data-testid="mail">
              <div className="flex flex-wrap items-baseline gap-x-4">
                <h2 className="text-lg font-bold" lang={language}>{subject}</h2>
                <span className="min-w-0 break-all text-quiet">{t("to", { address: to })}</span>
                <span className="text-sm text-quiet">
                  <Moment at={createdAt.toISOString()} format={{ dateStyle: "medium", timeStyle: "medium" }} />
                </span>
              </div>
              <p className="mt-3 whitespace-pre-wrap [overflow-wrap:anywhere]" lang={language}>{text}</p>
              <details className="mt-3">
                <summary className="text-quiet">{more("page")}</summary>
                {/* Nothing may run or be followed in there; the link below is the way. */}
                <iframe
                  sandbox=""
                  loading="lazy"
                  title={more("pageOf", { subject })}
                  srcDoc={htmlOf({ subject, text, language }, { dark: false })}
                  className="mt-3 h-112 w-full rounded-md border border-line"
                />
              </details>
              {link !== null && (
                <a
                  href={link}
                  className="mt-3 inline-block font-bold underline underline-offset-4"
                  data-testid="mail-link"
                >
                  {t("open")}
                </a>
              )}
            </Panel>
          </li>
        ))}
      </ul>
    </>
  );
};
export default OutboxPage;
