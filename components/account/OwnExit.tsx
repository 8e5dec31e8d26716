"use client";

import { useTranslations } from "next-intl";
import { AccountForm } from "./AccountForm";
import type { FormAction } from "./form-state";
import { CurrentPassword } from "./OwnAddress";
import { useAccountForm } from "./useAccountForm";

interface SignOutProps {
  readonly signOut: FormAction;
  readonly signOutEverywhere: FormAction;
}

/** Ends this session, or all. */
export const SignOut = ({ signOut, signOutEverywhere }: SignOutProps) => {
  const t = useTranslations("account.own");
  const here = useAccountForm(signOut);
  const everywhere = useAccountForm(signOutEverywhere);
  return (
    <div className="flex flex-wrap gap-3">
      <AccountForm form={here} button={t("signOut")} kind="secondary" testId="sign-out" />
      <AccountForm form={everywhere} button={t("everywhere")} kind="secondary" testId="sign-out-everywhere" />
    </div>
  );
};

interface RemoveProps {
  readonly remove: FormAction;
  readonly hasPassword: boolean;
}

/** Deletes the account, after a second thought. */
export const Remove = ({ remove, hasPassword }: RemoveProps) => {
  const t = useTranslations("account.own");
  const form = useAccountForm(remove);
  return (
    <div className="w-full max-w-md">
      <AccountForm form={form} button={t("dangerButton")} kind="danger" testId="remove">
        <label className="flex items-start gap-2.5">
          <input type="checkbox" name="sure" value="yes" className="mt-1 size-4 accent-warn" />
          <span>{t("dangerSure")}</span>
        </label>
        {hasPassword && <CurrentPassword error={form.wrong("current")} />}
      </AccountForm>
    </div>
  );
};
