"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { useTrouble } from "@/components/lobby/useTrouble";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { Field } from "@/components/ui/Field";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import { nameFault } from "@/lib/protocol/display-name";
import { rename } from "@/lib/realtime/client/actions";
import type { Shown } from "./SiteNav";

interface NameDialogProps {
  readonly me: Shown;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Changes the visitor's name, here and at all tables. */
export const NameDialog = ({ me, open, onClose }: NameDialogProps) => {
  const t = useTranslations("site");
  return (
    <Dialog open={open} onClose={onClose} title={t("account.title")} closeLabel={t("close")}>
      <NameForm me={me} onDone={onClose} />
    </Dialog>
  );
};

const NameForm = ({ me, onDone }: { readonly me: Shown; readonly onDone: () => void }) => {
  const t = useTranslations("site");
  const trouble = useTrouble();
  const router = useRouter();
  const before = usePlayerName()(me.name);
  const [name, setName] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === before) return onDone();
    const fault = nameFault(name);
    if (fault !== null) return setError(t(`account.${fault}`));
    setBusy(true);
    const answer = await rename(name.trim());
    setBusy(false);
    if ("error" in answer) return setError(trouble(answer.error, answer.message));
    router.refresh();
    onDone();
  };

  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <p className="text-quiet">
        {t("account.intro")}{" "}
        {me.account !== true &&
          t.rich("account.guest", {
            link: (words) => (
              <Link href="/sign-up" className="underline underline-offset-4">
                {words}
              </Link>
            ),
          })}
      </p>
      <Field
        label={t("account.field")}
        hint={t("account.hint")}
        error={error}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setError(null);
        }}
        autoComplete="nickname"
        autoFocus
        data-testid="name-field"
      />
      <Button type="submit" kind="primary" busy={busy} data-testid="name-save">
        {busy ? t("account.saving") : t("account.save")}
      </Button>
    </form>
  );
};
