import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * From which address a request came. Each of `trustedProxies` in front has appended the address it was asked from to
 * X-Forwarded-For; what stands before those anybody may have written.
 */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  if (trustedProxies === 0) {
    return direct;
  }
  const header = request.headers["x-forwarded-for"] ?? "";
  const hops = (Array.isArray(header) ? header.join(",") : header).split(",").map((hop) => hop.trim());
  return hops.at(-trustedProxies) || direct;
}

/** What is limited as one visitor's address: a household has a whole network of IPv6 addresses. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (!isIPv6(plain)) {
    return plain;
  }
  const [head = "", tail = ""] = plain.split("::");
  const before = head.split(":").filter((part) => part !== "");
  const after = tail.split(":").filter((part) => part !== "");
  const zeros = plain.includes("::") ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
