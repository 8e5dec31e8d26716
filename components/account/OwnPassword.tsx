"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/Field";
import { Notice } from "@/components/ui/Notice";
import { AccountForm } from "./AccountForm";
import { Folded } from "./Folded";
import type { FormAction } from "./form-state";
import { CurrentPassword } from "./OwnAddress";
import { useAccountForm } from "./useAccountForm";

interface OwnPasswordProps {
  readonly hasPassword: boolean;
  readonly changePassword: FormAction;
}

/** Changes the password, or sets the first one. */
export const OwnPassword = ({ hasPassword, changePassword }: OwnPasswordProps) => {
  const t = useTranslations("account");
  const form = useAccountForm(changePassword);
  const words = hasPassword ? t("own.changePassword") : t("own.setPassword");
  if (form.state.done) return <Notice kind="good">{t("own.passwordChanged")}</Notice>;
  return (
    <Folded open={words} close={t("own.cancel")} testId="change-password">
      <AccountForm form={form} button={words} testId="password">
        {hasPassword && <CurrentPassword error={form.wrong("current")} />}
        <Field
          label={t("newPassword")}
          hint={t("passwordHint")}
          name="password"
          type="password"
          autoComplete="new-password"
          error={form.wrong("password")}
        />
      </AccountForm>
    </Folded>
  );
};
