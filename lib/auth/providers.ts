import type { NextAuthOptions } from "next-auth";
import DiscordProvider from "next-auth/providers/discord";
import GitHubProvider from "next-auth/providers/github";
import GoogleProvider from "next-auth/providers/google";
import { z } from "zod";
import type { Service, ServiceKey, ServiceKeys } from "./accounts/accounts";
import type { ServiceProfile } from "./accounts/services";

type Provider = NextAuthOptions["providers"][number];

/** How to reach a service and to read what it says. */
interface Way {
  readonly config: (key: ServiceKey) => Provider;
  /** Throws where it is not what the service promises. */
  readonly profile: (told: unknown) => Omit<ServiceProfile, "provider">;
}

const googleProfile = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});
const githubProfile = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() });
const discordProfile = z.object({
  id: z.string().min(1),
  username: z.string(),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().optional(),
});

const credentials = ({ id, secret }: ServiceKey) => ({ clientId: id, clientSecret: secret });

const WAYS: Readonly<Record<Service, Way>> = {
  google: {
    config: (key) => GoogleProvider(credentials(key)),
    profile: (told) => {
      const { sub, name, email, email_verified } = googleProfile.parse(told);
      return {
        providerAccountId: sub,
        label: email ?? name ?? sub,
        name: name ?? null,
        verifiedAddress: email_verified === true ? (email ?? null) : null,
      };
    },
  },
  github: {
    config: (key) => GitHubProvider({ ...credentials(key), authorization: { params: { scope: "read:user" } } }),
    profile: (told) => {
      const { id, login, name } = githubProfile.parse(told);
      // Its answer does not say whether an address was confirmed, so none is taken.
      return { providerAccountId: String(id), label: login, name: name ?? login, verifiedAddress: null };
    },
  },
  discord: {
    config: (key) => DiscordProvider(credentials(key)),
    profile: (told) => {
      const { id, username, global_name, email, verified } = discordProfile.parse(told);
      return {
        providerAccountId: id,
        label: username,
        name: global_name ?? username,
        verifiedAddress: verified === true ? (email ?? null) : null,
      };
    },
  },
};

const isService = (name: string): name is Service => Object.hasOwn(WAYS, name);

/** The services that this site is known to. */
export const servicesOf = (keys: ServiceKeys): readonly Service[] => Object.keys(keys).filter(isService);

/** next-auth's providers for them. */
export const providersOf = (keys: ServiceKeys) =>
  servicesOf(keys).flatMap((service) => {
    const key = keys[service];
    const { config, profile } = WAYS[service];
    // The library asks for an id only to tell logins apart.
    const idOnly = (told: unknown) => ({ id: profile(told).providerAccountId });
    return key ? [{ ...config(key), profile: idOnly } as Provider] : [];
  });

/** What a service says of somebody; null where it is not what the service promises. */
export function profileOf(provider: string, told: unknown): ServiceProfile | null {
  if (!isService(provider)) {
    return null;
  }
  try {
    return { provider, ...WAYS[provider].profile(told) };
  } catch {
    return null;
  }
}
