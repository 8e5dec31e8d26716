"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/Field";
import { AccountForm } from "./AccountForm";
import type { FormAction } from "./form-state";
import { useAccountForm } from "./useAccountForm";

interface SignUpFormProps {
  readonly signUp: FormAction;
  /** The name that the guest has chosen; empty where none was. */
  readonly name: string;
}

/** A guest becomes an account. */
export const SignUpForm = ({ signUp, name }: SignUpFormProps) => {
  const t = useTranslations("account");
  const form = useAccountForm(signUp);
  return (
    <AccountForm form={form} button={t("signUp.button")} testId="sign-up">
      <Field
        label={t("name")}
        hint={t("nameHint")}
        name="name"
        defaultValue={name}
        autoComplete="nickname"
        error={form.wrong("name")}
      />
      <Field label={t("address")} name="address" type="email" autoComplete="username" error={form.wrong("address")} />
      <Field
        label={t("password")}
        hint={t("passwordHint")}
        name="password"
        type="password"
        autoComplete="new-password"
        error={form.wrong("password")}
      />
    </AccountForm>
  );
};
