/** What a process has used so far. */
export interface Weight {
  /** Processor time in ms. */
  readonly cpu: number;
  /** Resident memory in bytes, garbage collected. */
  readonly resident: number;
}

/** Answers every message of the parent process with this process's weight. */
export function answerWeighing(): void {
  process.on("message", () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000, resident: process.memoryUsage.rss() } satisfies Weight);
  });
}
