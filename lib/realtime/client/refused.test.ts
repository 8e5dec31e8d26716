import { expect, test, vi } from "vitest";
import { recover, recovered } from "./refused";

const surroundings = () => {
  const kept = new Map<string, string>();
  return {
    reload: vi.fn(),
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  };
};

test.each(["session", "protocol"])("a line refused for its %s loads the page anew, once", (reason) => {
  const around = surroundings();
  recover(reason, around);
  recover(reason, around);
  expect(around.reload).toHaveBeenCalledTimes(1);
  recovered(around);
  recover(reason, around);
  expect(around.reload).toHaveBeenCalledTimes(2);
});

test("a lost line is no reason to load the page anew, nor is a browser that keeps nothing", () => {
  const around = surroundings();
  recover("websocket error", around);
  const closed = () => {
    throw new Error("no storage");
  };
  recover("session", { ...around, storage: { getItem: closed, setItem: closed, removeItem: closed } });
  expect(around.reload).not.toHaveBeenCalled();
});
