import { useId, type ReactNode } from "react";
import { Panel } from "@/components/ui/Panel";

interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** One matter of the account's page: what it is on the left, what to do on the right. */
export const Section = ({ title, text, children }: SectionProps) => {
  const id = useId();
  return (
    <Panel role="region" aria-labelledby={id} className="grid gap-x-8 gap-y-3 p-5 sm:p-6 lg:grid-cols-[19rem_1fr]">
      <div>
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {text !== undefined && <p className="mt-0.5 text-quiet">{text}</p>}
      </div>
      <div className="grid min-w-0 content-start justify-items-start gap-3">{children}</div>
    </Panel>
  );
};
