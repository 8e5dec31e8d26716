import type { ReactNode } from "react";

/** What people at the table say to each other, as the room hands it in: the table only gives it a place. */
export interface Talk {
  readonly title: string;
  /** What the button says that opens it, and that folds it away. */
  readonly open: string;
  readonly close: string;
  /** How much of it is unread. */
  readonly badge: ReactNode;
  /** Fills the box that it is given. */
  readonly panel: ReactNode;
}
