/** Hears what the sockets are asked and answer, for metrics and logs. */
export interface Watcher {
  /** `result` is "ok" or the error's code; `ms` the time from the message to its answer. */
  answered(what: Answered): void;
}

export interface Answered {
  /** As the protocol names it; "unknown" where it does not. */
  readonly event: string;
  readonly result: string;
  readonly ms: number;
  readonly userId: string;
  /** Of a command only. */
  readonly commandId?: string;
}

export const nobody: Watcher = { answered: () => undefined };
