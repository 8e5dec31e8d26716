import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { done, type Outcome } from "./outcome";

interface Allowance {
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

export interface Allowances {
  /** Wrong passwords for one address from one network. */
  readonly pair: Allowance;
  /** Wrong passwords for one address from anywhere: many networks together guess no faster. */
  readonly address: Allowance;
  /** Tries from one network: a school's whole class may sign in behind one address. */
  readonly network: Allowance;
  readonly signUps: Allowance;
  /** Mails to one address, and mails that one network has sent. */
  readonly mailsTo: Allowance;
  readonly mailsFrom: Allowance;
}

const ALLOWANCES: Allowances = {
  pair: { points: 10, duration: 15 * 60 },
  address: { points: 60, duration: 60 * 60 },
  network: { points: 100, duration: 15 * 60 },
  signUps: { points: 60, duration: 60 * 60 },
  mailsTo: { points: 6, duration: 60 * 60 },
  mailsFrom: { points: 120, duration: 60 * 60 },
};

/** Limits in this server's memory, the same whether an address is known or not. */
export class AccountLimits {
  private readonly by: { readonly [K in keyof Allowances]: RateLimiterMemory };

  constructor(allowances: Partial<Allowances> = {}) {
    const all = { ...ALLOWANCES, ...allowances };
    const limiter = (name: keyof Allowances) => new RateLimiterMemory({ ...all[name], keyPrefix: name });
    this.by = {
      pair: limiter("pair"),
      address: limiter("address"),
      network: limiter("network"),
      signUps: limiter("signUps"),
      mailsTo: limiter("mailsTo"),
      mailsFrom: limiter("mailsFrom"),
    };
  }

  /** One try of a password, counted before it is looked at: tries at the same moment count too. */
  async tries(address: string, network: string): Promise<Outcome<true>> {
    return this.consume([
      ["pair", `${address} ${network}`],
      ["address", address],
      ["network", network],
    ]);
  }

  /** The password was right: its tries do not count. */
  async right(address: string, network: string): Promise<void> {
    await Promise.all([
      this.by.pair.delete(`${address} ${network}`),
      this.by.address.reward(address),
      this.by.network.reward(network),
    ]);
  }

  async signsUp(network: string): Promise<Outcome<true>> {
    return this.consume([["signUps", network]]);
  }

  /** One mail that somebody asks for. */
  async mails(address: string, network: string): Promise<Outcome<true>> {
    return this.consume([
      ["mailsFrom", network],
      ["mailsTo", address],
    ]);
  }

  private async consume(keys: readonly (readonly [keyof Allowances, string])[]): Promise<Outcome<true>> {
    for (const [name, key] of keys) {
      try {
        await this.by[name].consume(key);
      } catch (beyond) {
        const { msBeforeNext } = beyond as RateLimiterRes;
        const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000));
        return { ok: false, problem: { code: "too-often", minutes } };
      }
    }
    return done(true);
  }
}
