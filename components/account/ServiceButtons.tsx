"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/Button";
import { Notice } from "@/components/ui/Notice";
import type { Service } from "@/lib/auth/accounts/accounts";
import { leaveFor } from "./service-sign-in";

interface ServiceButtonsProps {
  readonly services: readonly Service[];
  /** Where to go on after coming back. */
  readonly to: string;
  /** What a press does: to come in, or to connect the service with the account. */
  readonly label: "with" | "add";
}

/** The ways in through other services; nothing where there are none. */
export const ServiceButtons = ({ services, to, label }: ServiceButtonsProps) => {
  const t = useTranslations("account");
  const [leaving, setLeaving] = useState<Service | null>(null);
  const [failed, setFailed] = useState(false);
  if (services.length === 0) return null;

  const leave = async (service: Service) => {
    setLeaving(service);
    setFailed(false);
    try {
      await leaveFor(service, to);
    } catch {
      setFailed(true);
      setLeaving(null);
    }
  };

  return (
    <div className="grid gap-2.5">
      {services.map((service) => (
        <Button
          key={service}
          wide
          busy={leaving === service}
          onClick={() => void leave(service)}
          data-testid={`service-${service}`}
        >
          {t(`services.${label}`, { service: t(`services.${service}`) })}
        </Button>
      ))}
      {failed && <Notice kind="warn">{t("problem.service-failed")}</Notice>}
    </div>
  );
};
