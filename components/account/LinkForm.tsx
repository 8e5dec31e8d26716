"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/Field";
import type { OpenedLink } from "@/lib/auth/accounts/mailed";
import { AccountForm } from "./AccountForm";
import type { FormAction } from "./form-state";
import { useAccountForm } from "./useAccountForm";

interface LinkFormProps {
  readonly followLink: FormAction;
  readonly link: OpenedLink;
  /** What stands in the link. */
  readonly secret: string;
}

const PASSWORD_FIELDS = {
  confirm: { label: "password", autoComplete: "current-password" },
  reset: { label: "newPassword", autoComplete: "new-password" },
} as const;

/** What a mailed link is for, and the button that uses it. */
export const LinkForm = ({ followLink, link, secret }: LinkFormProps) => {
  const t = useTranslations("account");
  const form = useAccountForm(followLink);
  const { purpose, address, asks } = link;
  const password = purpose === "reset" ? PASSWORD_FIELDS.reset : asks === "password" ? PASSWORD_FIELDS.confirm : null;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <p>{t(`link.${purpose}Text`, { address })}</p>
        {asks !== "nothing" && <p className="text-quiet">{t(`link.elsewhere.${asks}`)}</p>}
      </div>
      {asks !== "browser" && (
        <AccountForm form={form} button={t(`link.${purpose}Button`)} testId={`link-${purpose}`}>
          <input type="hidden" name="secret" value={secret} />
          <input type="hidden" name="purpose" value={purpose} />
          {password !== null && (
            <>
              {/* Tells password managers whose password it is. */}
              <input type="text" name="username" autoComplete="username" value={address} readOnly hidden />
              <Field
                label={t(password.label)}
                {...(purpose === "reset" && { hint: t("passwordHint") })}
                name="password"
                type="password"
                autoComplete={password.autoComplete}
                error={form.wrong("password")}
              />
            </>
          )}
        </AccountForm>
      )}
    </div>
  );
};
