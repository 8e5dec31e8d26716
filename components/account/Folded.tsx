"use client";

import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/Button";

interface FoldedProps {
  readonly open: string;
  readonly close: string;
  readonly testId: string;
  readonly children: ReactNode;
}

/** A form that stays folded away until it is wanted. */
export const Folded = ({ open, close, testId, children }: FoldedProps) => {
  const [unfolded, setUnfolded] = useState(false);
  return unfolded ? (
    <div className="grid w-full max-w-md gap-3">
      {children}
      <div>
        <Button kind="quiet" size="sm" onClick={() => setUnfolded(false)}>
          {close}
        </Button>
      </div>
    </div>
  ) : (
    <Button onClick={() => setUnfolded(true)} data-testid={testId}>
      {open}
    </Button>
  );
};
