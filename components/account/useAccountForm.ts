"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { Field } from "@/lib/auth/accounts/outcome";
import { type FormAction, FRESH } from "./form-state";

/** A form about accounts: sends its fields, keeps what was typed, and puts what is wrong beside its field. */
export const useAccountForm = (action: FormAction) => {
  const t = useTranslations("account.problem");
  const [state, setState] = useState(FRESH);
  const [lost, setLost] = useState(false);
  const [busy, setBusy] = useState(false);
  const { problem, to } = state;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || to !== null) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setLost(false);
    try {
      const next = await action(state, fields);
      if (next.to !== null) location.assign(next.to);
      setState(next);
    } catch {
      setLost(true);
    }
    setBusy(false);
  };

  const words = problem && t(problem.code, { minutes: problem.minutes ?? 1 });
  return {
    state,
    /** Stays so while the next page is loaded. */
    busy: busy || to !== null,
    submit,
    /** What is wrong with this field. */
    wrong: (field: Field): string | null => (problem?.field === field ? words : null),
    /** What is wrong with no field of its own. */
    trouble: lost ? t("unavailable") : problem?.field === undefined ? words : null,
  };
};
