import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { DiceStream } from "./dice";

const SEED = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/** The stream as the rules page defines it, made with another library. */
function bytes(blocks: number): number[] {
  return Array.from({ length: blocks }, (_, block) => [
    ...createHmac("sha256", Buffer.from(SEED, "hex")).update(`opensky:${block}`).digest(),
  ]).flat();
}

it("gives the bytes of the blocks in order, over their borders", () => {
  const stream = new DiceStream(SEED, "opensky:", 0);
  expect(Array.from({ length: 100 }, () => stream.byte())).toEqual(bytes(4).slice(0, 100));
  expect(stream.at).toBe(100);
});

it("goes on from a position as if it had read all before", () => {
  expect(new DiceStream(SEED, "opensky:", 70).byte()).toBe(bytes(3)[70]);
});

it("rolls a die from bytes below 252 only", () => {
  const stream = new DiceStream(SEED, "opensky:", 0);
  const faces = Array.from({ length: 600 }, () => stream.below(6));
  const expected = bytes(20).filter((byte) => byte < 252).map((byte) => byte % 6);
  expect(faces).toEqual(expected.slice(0, 600));
});

it("keeps interleaved games apart", () => {
  const [one, two] = [new DiceStream(SEED, "opensky:", 0), new DiceStream("ff".repeat(32), "opensky:", 0)];
  const mixed = Array.from({ length: 40 }, () => [one.byte(), two.byte()]);
  expect(mixed.map(([byte]) => byte)).toEqual(bytes(2).slice(0, 40));
});

it.each([0, -1, 257, Number.NaN])("refuses to draw one of %d", (count) => {
  expect(() => new DiceStream(SEED, "opensky:", 0).below(count)).toThrow(RangeError);
});
