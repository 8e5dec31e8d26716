import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/Button";
import type { Seat } from "@/lib/engine/opensky/words";
import { Badge } from "../livery/pictures";

interface CurtainProps {
  readonly seat: Seat;
  readonly name: string;
  readonly onLift: () => void;
}

/** Between two people at one device: nothing of the table is there until the right one has taken it. */
export const Curtain = ({ seat, name, onLift }: CurtainProps) => {
  const t = useTranslations("solo.curtain");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [seat]);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 bg-sea p-6 text-center" data-testid="curtain">
      <Badge seat={seat} size={72} />
      <h1 ref={title} tabIndex={-1} className="text-3xl font-bold outline-none">
        {t("title", { name })}
      </h1>
      <p className="max-w-md text-quiet">{t("text")}</p>
      <Button kind="primary" size="lg" onClick={onLift} data-testid="curtain-lift">
        {t("take", { name })}
      </Button>
    </main>
  );
};
