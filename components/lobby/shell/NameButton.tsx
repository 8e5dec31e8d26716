"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/Icon";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { Identity } from "@/lib/protocol/table";

// Brings the line to the server along, which the other pages do without.
const NameDialog = dynamic(() => import("./NameDialog").then((part) => part.NameDialog), { ssr: false });

/** The visitor's name; opens the dialog that changes it. */
export const NameButton = ({ me }: { readonly me: Identity }) => {
  const t = useTranslations("site");
  const playerName = usePlayerName();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        data-testid="my-name"
        aria-label={t("nav.rename", { name: playerName(me.name) })}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-10 min-w-0 items-center gap-1.5 rounded-md px-2.5 font-bold hover:bg-wallet sm:px-3"
      >
        <Icon name="person" size={18} />
        <span className="max-w-28 truncate sm:max-w-44">{playerName(me.name)}</span>
      </button>
      {open && <NameDialog me={me} open onClose={() => setOpen(false)} />}
    </>
  );
};
