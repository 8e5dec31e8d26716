"use client";

import { useTranslations } from "next-intl";
import { AccountForm } from "./AccountForm";
import type { FormAction } from "./form-state";
import { useAccountForm } from "./useAccountForm";

interface BringFormProps {
  readonly bring: FormAction;
  readonly leave: FormAction;
  readonly to: string;
}

/** Brings the guest's games along, or leaves them. */
export const BringForm = ({ bring, leave, to }: BringFormProps) => {
  const t = useTranslations("account.arrived");
  const bringing = useAccountForm(bring);
  const leaving = useAccountForm(leave);
  const { brought } = bringing.state;
  if (brought !== null) {
    return (
      <div className="grid justify-items-start gap-4" role="status" data-testid="brought">
        <p>{t("moved", brought)}</p>
        {/* The page is loaded anew: its line to the server was a guest's. */}
        <a href={to} className="font-bold underline underline-offset-4">
          {t("goOn")}
        </a>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-start gap-3">
      <AccountForm form={bringing} button={t("bring")} testId="bring" />
      <AccountForm form={leaving} button={t("leave")} kind="secondary" testId="leave-games">
        <input type="hidden" name="to" value={to} />
      </AccountForm>
    </div>
  );
};
