/** A value outside React that tells its listeners when it changed. */
export interface Store<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Cell<T> extends Store<T> {
  readonly set: (value: T) => void;
}

/** React may take a listener away only to bring it back at once. */
const LINGER_MS = 200;

/**
 * A store that works only while somebody listens: `open` runs at the first listener and returns what ends it,
 * called a moment after the last one has gone.
 */
export const cell = <T>(initial: T, open: () => () => void): Cell<T> => {
  let value = initial;
  let close: (() => void) | null = null;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      clearTimeout(closing);
      listeners.add(listener);
      close ??= open();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        closing = setTimeout(() => {
          close?.();
          close = null;
        }, LINGER_MS);
      };
    },
  };
};
