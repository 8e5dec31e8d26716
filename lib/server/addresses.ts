import { networkInterfaces } from "node:os";

/** Where the site can be opened: on this machine first, then from others of its network. */
export function addressesOf(host: string, port: number): readonly string[] {
  if (host !== "0.0.0.0" && host !== "::") {
    return [`http://${host.includes(":") ? `[${host}]` : host}:${port}`];
  }
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  return [`http://localhost:${port}`, ...others];
}
