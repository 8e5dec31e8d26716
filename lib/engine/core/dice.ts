import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const BLOCK_BYTES = 32;

// One game takes many bytes of the same block, one decision after the other: hashing it once is enough.
let latest: { readonly seed: string; readonly message: string; readonly bytes: Uint8Array } | null = null;

function block(seed: string, message: string): Uint8Array {
  if (latest?.seed !== seed || latest.message !== message) {
    latest = { seed, message, bytes: hmac(sha256, hexToBytes(seed), utf8ToBytes(message)) };
  }
  return latest.bytes;
}

/**
 * Reads the chance of a game: the blocks HMAC-SHA256(key = seed, message = label followed by the block number in
 * decimal), byte after byte. Two readers with the same seed, label and position read the same.
 */
export class DiceStream {
  /** Bytes taken so far. */
  at: number;

  /** `seed` is 64 hex digits. */
  constructor(
    private readonly seed: string,
    private readonly label: string,
    at: number,
  ) {
    this.at = at;
  }

  /** The next byte, 0 to 255. */
  byte(): number {
    const bytes = block(this.seed, `${this.label}${Math.floor(this.at / BLOCK_BYTES)}`);
    const byte = bytes[this.at % BLOCK_BYTES];
    if (byte === undefined) throw new RangeError(`position ${this.at} is not in the stream`);
    this.at += 1;
    return byte;
  }

  /** A number from 0 below `count` (1 to 256), each equally likely: bytes that would favour some are skipped. */
  below(count: number): number {
    if (!(count >= 1 && count <= 256)) throw new RangeError(`cannot draw one of ${count}`);
    const limit = count * Math.floor(256 / count);
    for (;;) {
      const byte = this.byte();
      if (byte < limit) return byte % count;
    }
  }
}
