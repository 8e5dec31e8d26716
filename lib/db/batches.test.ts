import { expect, test } from "vitest";
import { Batches } from "./batches";

/** A store whose answers come when told. */
function slow(fails: (item: number) => boolean = () => false) {
  const seen: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const batches = new Batches<number, string>(async (items) => {
    seen.push(items);
    await new Promise<void>((open) => gates.push(open));
    if (items.some(fails)) throw new Error(`not ${items.filter(fails).join()}`);
    return items.map((item) => `done ${item}`);
  });
  const answer = async () => {
    gates.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { batches, seen, answer };
}

test("a call that comes alone goes at once, and what comes meanwhile goes together", async () => {
  const { batches, seen, answer } = slow();
  const calls = [1, 2, 3, 4, 5].map((item) => batches.add(item));
  expect(seen).toEqual([[1], [2]]);
  await answer();
  expect(seen).toEqual([[1], [2], [3, 4, 5]]);
  await answer();
  await answer();
  expect(await Promise.all(calls)).toEqual(["done 1", "done 2", "done 3", "done 4", "done 5"]);
});

test("a crowd goes in several batches, in the order in which it came", async () => {
  const { batches, seen, answer } = slow();
  const calls = Array.from({ length: 122 }, (_, item) => batches.add(item));
  for (let n = 0; n < 6; n += 1) await answer();
  expect(seen.map((items) => items.length)).toEqual([1, 1, 50, 50, 20]);
  expect(await Promise.all(calls)).toEqual(calls.map((_, item) => `done ${item}`));
});

test("one call's failure is not the others'", async () => {
  const { batches, seen, answer } = slow((item) => item === 4);
  const calls = [1, 2, 3, 4, 5].map((item) => batches.add(item));
  const ended = Promise.allSettled(calls);
  for (let n = 0; n < 6; n += 1) await answer();
  expect((await ended).map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  await expect(calls[3]).rejects.toThrow("not 4");
  expect(seen).toEqual([[1], [2], [3, 4, 5], [3], [4], [5]]);
});
