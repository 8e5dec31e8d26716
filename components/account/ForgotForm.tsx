"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/Field";
import { AccountForm } from "./AccountForm";
import type { FormAction } from "./form-state";
import { SentNotice } from "./SentNotice";
import { useAccountForm } from "./useAccountForm";

/** Asks for a link with which to choose a new password. */
export const ForgotForm = ({ mailReset, outbox }: { readonly mailReset: FormAction; readonly outbox: boolean }) => {
  const t = useTranslations("account");
  const form = useAccountForm(mailReset);
  const { address } = form.state;
  if (address !== null) return <SentNotice words={t("sent.link", { address })} outbox={outbox} />;
  return (
    <AccountForm form={form} button={t("forgot.button")} testId="forgot">
      <Field label={t("address")} name="address" type="email" autoComplete="username" error={form.wrong("address")} />
    </AccountForm>
  );
};
