import type { ReactNode } from "react";
import { Notice, type NoticeKind } from "./Notice";

interface ToastProps {
  readonly kind?: NoticeKind;
  readonly children: ReactNode;
  readonly onDismiss: () => void;
  readonly dismissLabel: string;
}

/** A notice that floats over the foot of the page until it is put away. */
export const Toast = ({ kind = "info", children, onDismiss, dismissLabel }: ToastProps) => (
  <div className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-md animate-rise shadow-tag">
    <Notice kind={kind} onDismiss={onDismiss} dismissLabel={dismissLabel}>
      {children}
    </Notice>
  </div>
);
