"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/Field";
import { Panel } from "@/components/ui/Panel";
import type { Service } from "@/lib/auth/accounts/accounts";
import { AccountForm } from "./AccountForm";
import type { FormAction } from "./form-state";
import { SentNotice } from "./SentNotice";
import { ServiceButtons } from "./ServiceButtons";
import { useAccountForm } from "./useAccountForm";

interface SignInFormsProps {
  readonly signIn: FormAction;
  readonly mailLink: FormAction;
  /** Where to go on. */
  readonly to: string;
  readonly services: readonly Service[];
  readonly mails: boolean;
  readonly outbox: boolean;
}

/** The ways into an account: by password, by a mailed link, through other services. */
export const SignInForms = ({ signIn, mailLink, to, services, mails, outbox }: SignInFormsProps) => {
  const t = useTranslations("account");
  const form = useAccountForm(signIn);
  return (
    <Panel className="grid content-start gap-6 p-5 sm:p-6">
      <AccountForm
        form={form}
        button={t("signIn.button")}
        testId="sign-in"
        beside={
          mails && (
            <Link href="/forgot" className="text-quiet underline underline-offset-4 hover:text-ink">
              {t("signIn.forgot")}
            </Link>
          )
        }
      >
        <input type="hidden" name="to" value={to} />
        <Field label={t("address")} name="address" type="email" autoComplete="username" error={form.wrong("address")} />
        <Field
          label={t("password")}
          name="password"
          type="password"
          autoComplete="current-password"
          error={form.wrong("password")}
        />
      </AccountForm>
      {services.length > 0 && (
        <div className="grid gap-3 border-t border-line pt-5">
          <h2 className="font-bold">{t("services.title")}</h2>
          <ServiceButtons services={services} to={`/arrived?to=${encodeURIComponent(to)}`} label="with" />
        </div>
      )}
      {mails && <LinkForm mailLink={mailLink} outbox={outbox} />}
    </Panel>
  );
};

const LinkForm = ({ mailLink, outbox }: Pick<SignInFormsProps, "mailLink" | "outbox">) => {
  const t = useTranslations("account");
  const form = useAccountForm(mailLink);
  const { address } = form.state;
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div>
        <h2 className="font-bold">{t("signIn.linkTitle")}</h2>
        <p className="text-quiet">{t("signIn.linkIntro")}</p>
      </div>
      {address !== null ? (
        <SentNotice words={t("sent.link", { address })} outbox={outbox} />
      ) : (
        <AccountForm form={form} button={t("signIn.linkButton")} kind="secondary" testId="mail-link">
          <Field label={t("address")} name="address" type="email" autoComplete="email" error={form.wrong("address")} />
        </AccountForm>
      )}
    </div>
  );
};
