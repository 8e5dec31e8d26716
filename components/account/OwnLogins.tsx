"use client";

import { useTranslations } from "next-intl";
import type { Service } from "@/lib/auth/accounts/accounts";
import type { OwnAccount } from "@/lib/auth/accounts/own";
import { AccountForm } from "./AccountForm";
import type { FormAction } from "./form-state";
import { ServiceButtons } from "./ServiceButtons";
import { useAccountForm } from "./useAccountForm";

interface OwnLoginsProps {
  readonly logins: OwnAccount["logins"];
  readonly services: readonly Service[];
  readonly removeLogin: FormAction;
}

/** Logins at other services that open the account, and those that may be added. */
export const OwnLogins = ({ logins, services, removeLogin }: OwnLoginsProps) => {
  const t = useTranslations("account.own");
  const free = services.filter((service) => logins.every(({ provider }) => provider !== service));
  return (
    <>
      {logins.length === 0 && <p className="text-quiet">{t("noLogins")}</p>}
      {logins.map((login) => (
        <Login key={login.provider} login={login} removeLogin={removeLogin} />
      ))}
      <ServiceButtons services={free} to="/account" label="add" />
    </>
  );
};

interface LoginProps {
  readonly login: OwnAccount["logins"][number];
  readonly removeLogin: FormAction;
}

const Login = ({ login: { provider, label }, removeLogin }: LoginProps) => {
  const t = useTranslations("account");
  const form = useAccountForm(removeLogin);
  const service = `services.${provider}`;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <span className="font-bold">{t.has(service as never) ? t(service as never) : provider}</span>
      <span className="min-w-0 break-all text-quiet">{label}</span>
      <AccountForm form={form} button={t("own.removeLogin")} kind="secondary" testId={`remove-${provider}`}>
        <input type="hidden" name="provider" value={provider} />
      </AccountForm>
    </div>
  );
};
