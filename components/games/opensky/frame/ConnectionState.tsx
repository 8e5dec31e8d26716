import { Spinner } from "@/components/ui/Spinner";
import type { Frame } from "./useFrame";

/** Says in words that the table cannot be reached; waits a moment, so that short gaps stay unseen. */
export function ConnectionState({ frame }: { readonly frame: Frame }) {
  const { connection } = frame.session;
  return (
    <div role="status" aria-live="polite" data-testid="connection" data-state={connection}>
      {connection !== "online" && (
        <p className="mx-auto flex animate-rise [animation-delay:800ms] w-max max-w-full items-center gap-2.5 rounded-lg border border-warn bg-panel px-4 py-2 text-sm text-warn shadow-tag">
          <Spinner />
          {frame.tell({ key: `connection.${connection}` })}
        </p>
      )}
    </div>
  );
}
