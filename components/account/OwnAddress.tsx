"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/Field";
import { Notice } from "@/components/ui/Notice";
import type { OwnAccount } from "@/lib/auth/accounts/own";
import { AccountForm } from "./AccountForm";
import { Folded } from "./Folded";
import type { FormAction } from "./form-state";
import { SentNotice } from "./SentNotice";
import { useAccountForm } from "./useAccountForm";

interface OwnAddressProps {
  readonly own: OwnAccount;
  readonly changeAddress: FormAction;
  readonly confirmAgain: FormAction;
  readonly mails: boolean;
  readonly outbox: boolean;
}

const Line = ({ address, state }: { readonly address: string; readonly state: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-3">
    <span className="min-w-0 font-bold break-all">{address}</span>
    <span className="text-sm text-quiet">{state}</span>
  </p>
);

/** The address that counts, the one that is to be confirmed, and the way to another. */
export const OwnAddress = ({ own, changeAddress, confirmAgain, mails, outbox }: OwnAddressProps) => {
  const t = useTranslations("account.own");
  const { address, claimed } = own;
  return (
    <>
      {address !== null && <Line address={address} state={t("confirmed")} />}
      {claimed !== null && (
        <>
          <Line address={claimed} state={t("unconfirmed")} />
          <SentNotice
            words={t(address === null ? "confirmNotice" : "claimNotice", { address: claimed })}
            outbox={outbox}
            kind="info"
          />
        </>
      )}
      {address === null && claimed === null && <p className="text-quiet">{t("noAddress")}</p>}
      {mails && (
        <div className="flex w-full flex-wrap items-start gap-3">
          {claimed !== null && <Again confirmAgain={confirmAgain} />}
          <Folded open={t("changeAddress")} close={t("cancel")} testId="change-address">
            <Other own={own} changeAddress={changeAddress} />
          </Folded>
        </div>
      )}
    </>
  );
};

const Again = ({ confirmAgain }: Pick<OwnAddressProps, "confirmAgain">) => {
  const t = useTranslations("account.own");
  const form = useAccountForm(confirmAgain);
  if (form.state.done) return <Notice kind="good">{t("confirmSent")}</Notice>;
  return <AccountForm form={form} button={t("confirmAgain")} kind="secondary" testId="confirm-again" />;
};

const Other = ({ own, changeAddress }: Pick<OwnAddressProps, "own" | "changeAddress">) => {
  const t = useTranslations("account");
  const form = useAccountForm(changeAddress);
  if (form.state.done) return <Notice kind="good">{t("own.addressAsked")}</Notice>;
  return (
    <AccountForm form={form} button={t("own.changeAddress")} testId="address">
      <Field
        label={t("own.newAddress")}
        name="address"
        type="email"
        autoComplete="email"
        error={form.wrong("address")}
      />
      {own.hasPassword && <CurrentPassword error={form.wrong("current")} />}
    </AccountForm>
  );
};

/** Asked before what whoever only found a signed-in browser must not do. */
export const CurrentPassword = ({ error }: { readonly error: string | null }) => {
  const t = useTranslations("account");
  return (
    <Field label={t("currentPassword")} name="current" type="password" autoComplete="current-password" error={error} />
  );
};
