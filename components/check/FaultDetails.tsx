import { useTranslations } from "next-intl";
import type { Fault } from "@/lib/history/check";

/** What is wrong at the first wrong point: in a sentence, then exactly. */
export const FaultDetails = ({ fault }: { readonly fault: Fault }) => {
  const t = useTranslations("check.fault");
  const sentence = useSentence();
  const place = usePlace();
  return (
    <div className="mt-1 grid gap-2" data-testid="fault" data-kind={fault.kind}>
      <p className="text-warn">{sentence(fault)}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {place(fault) !== null && <Fact name={t("place")}>{place(fault)}</Fact>}
        {"expected" in fault && <Fact name={t("expected")}>{fault.expected}</Fact>}
        {"actual" in fault && <Fact name={t("actual")}>{fault.actual}</Fact>}
      </dl>
    </div>
  );
};

const Fact = ({ name, children }: { readonly name: string; readonly children: string | null }) => (
  <>
    <dt className="text-quiet">{name}</dt>
    <dd className="font-mono break-all">{children}</dd>
  </>
);

function useSentence(): (fault: Fault) => string {
  const t = useTranslations("check.fault");
  const errors = useTranslations("errors");
  return (fault) => {
    switch (fault.kind) {
      case "rulesVersion":
        return t(fault.kind, { expected: fault.expected, actual: fault.actual });
      case "illegal":
        return t(fault.kind, { number: fault.index + 1, reason: errors(`rule/${fault.code}`) });
      case "command":
        return t(fault.kind, { number: fault.index + 1 });
      case "event":
      case "extra":
        return t(fault.kind, { number: fault.seq + 1 });
      case "rules":
      case "commitment":
      case "seed":
      case "missing":
      case "unfinished":
        return t(fault.kind);
    }
  };
}

function usePlace(): (fault: Fault) => string | null {
  const t = useTranslations("check.fault");
  return (fault) => {
    switch (fault.kind) {
      case "event":
        return fault.path === ""
          ? t("entry", { type: fault.type, number: fault.seq + 1 })
          : t("field", { type: fault.type, number: fault.seq + 1, path: fault.path });
      case "extra":
        return t("entry", { type: fault.type, number: fault.seq + 1 });
      case "illegal":
        return fault.command;
      case "command":
      case "rules":
        return fault.path === "" ? null : fault.path;
      case "missing":
        return fault.type;
      case "rulesVersion":
      case "commitment":
      case "seed":
      case "unfinished":
        return null;
    }
  };
}
