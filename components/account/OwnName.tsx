"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Shown } from "@/components/lobby/shell/SiteNav";
import { Button } from "@/components/ui/Button";
import { usePlayerName } from "@/lib/i18n/usePlayerName";

// Brings the line to the server along, which this page does without otherwise.
const NameDialog = dynamic(() => import("@/components/lobby/shell/NameDialog").then((part) => part.NameDialog), {
  ssr: false,
});

/** The name, and the dialog that changes it at all tables. */
export const OwnName = ({ me }: { readonly me: Shown }) => {
  const t = useTranslations("account.own");
  const playerName = usePlayerName();
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="text-lg font-bold">{playerName(me.name)}</p>
      <Button onClick={() => setOpen(true)} data-testid="change-name">
        {t("change")}
      </Button>
      {open && <NameDialog me={me} open onClose={() => setOpen(false)} />}
    </>
  );
};
