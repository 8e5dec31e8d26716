import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { addressOf, networkOf } from "./address";

function request(forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: "10.0.0.1" });
  const message = new IncomingMessage(socket);
  if (forwarded !== undefined) message.headers["x-forwarded-for"] = forwarded;
  return message;
}

test("without a trusted proxy nobody is believed about an address", () => {
  expect(addressOf(request("1.2.3.4"), 0)).toBe("10.0.0.1");
});

test("what stands before the trusted proxies' own entries is the visitor's invention", () => {
  expect(addressOf(request("6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
  expect(addressOf(request("6.6.6.6, 1.2.3.4, 10.0.0.9"), 2)).toBe("1.2.3.4");
  expect(addressOf(request(), 1)).toBe("10.0.0.1");
});

test("a household's IPv6 addresses are one network", () => {
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe(networkOf("2001:db8:1:2:ffff::1"));
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0");
  expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
  expect(networkOf("::ffff:1.2.3.4")).toBe("1.2.3.4");
});
