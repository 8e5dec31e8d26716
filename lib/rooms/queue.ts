/** Runs tasks one after another; a failed task does not stop the next. */
export class SerialQueue {
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get idle(): boolean {
    return this.waiting === 0;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const done = this.tail.then(task).finally(() => {
      this.waiting -= 1;
    });
    this.tail = done.catch(() => undefined);
    return done;
  }
}
