"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { useTrouble } from "@/components/lobby/useTrouble";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { Field } from "@/components/ui/Field";
import { displayName } from "@/lib/protocol/payloads";
import type { Identity } from "@/lib/protocol/table";
import { rename } from "@/lib/realtime/client/actions";

type Fault = "short" | "long" | "letters";

const faultOf = (name: string): Fault | null => {
  if (displayName.safeParse(name).success) return null;
  const { length } = name.trim();
  if (length < 2) return "short";
  return length > 24 ? "long" : "letters";
};

interface NameDialogProps {
  readonly me: Identity;
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

const NameForm = ({ me, onDone }: { readonly me: Identity; readonly onDone: () => void }) => {
  const t = useTranslations("site");
  const trouble = useTrouble();
  const router = useRouter();
  const [name, setName] = useState(me.name);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const fault = faultOf(name);
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
      <p className="text-quiet">{t("account.intro")}</p>
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
