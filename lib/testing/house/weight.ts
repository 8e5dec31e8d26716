/** What a process has used so far. */
export interface Weight {
  /** Processor time in ms. */
  readonly cpu: number;
  /** Resident memory in bytes, garbage collected. */
  readonly resident: number;
  /** Of it in use, in bytes. */
  readonly used: number;
}

/** Answers every message of the parent process with this process's weight. */
export function answerWeighing(): void {
  process.on("message", () => {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000, resident: rss, used: heapUsed + external } satisfies Weight);
  });
}
