interface Waiting<In, Out> {
  readonly item: In;
  readonly settle: (out: Out) => void;
  readonly fail: (error: unknown) => void;
}

/** So many batches are under way at once; what comes meanwhile waits for the next. */
const AT_ONCE = 2;
/** The most items of one batch: nobody waits behind a crowd for long. */
const MOST = 50;

/**
 * Gathers calls that come while others are under way, so that they share one round trip and one commit. A call that comes
 * alone goes alone, at once.
 */
export class Batches<In, Out> {
  private waiting: Waiting<In, Out>[] = [];
  private running = 0;

  /** `run` answers for each item of a batch, in its order; all of a batch is done, or, where it throws, nothing. */
  constructor(private readonly run: (items: readonly In[]) => Promise<readonly Out[]>) {}

  add(item: In): Promise<Out> {
    return new Promise((settle, fail) => {
      this.waiting.push({ item, settle, fail });
      void this.next();
    });
  }

  private async next(): Promise<void> {
    if (this.running >= AT_ONCE || this.waiting.length === 0) {
      return;
    }
    this.running += 1;
    const batch = this.waiting.slice(0, MOST);
    this.waiting = this.waiting.slice(MOST);
    await this.carryOut(batch);
    this.running -= 1;
    void this.next();
  }

  private async carryOut(batch: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const outs = await this.run(batch.map(({ item }) => item));
      batch.forEach(({ settle }, place) => settle(outs[place] as Out));
    } catch (error) {
      if (batch.length > 1) {
        // One of them may be the cause: the others must not suffer from it.
        await Promise.all(batch.map((one) => this.carryOut([one])));
      } else {
        batch[0]?.fail(error);
      }
    }
  }
}
