import NextAuth from "next-auth";
import { accounts } from "@/lib/auth/accounts/shared";
import { currentVisit } from "@/lib/auth/current";
import { sessionKeys } from "@/lib/auth/keys";
import { authOptions } from "@/lib/auth/options";
import { providersOf } from "@/lib/auth/providers";

type Context = { readonly params: Promise<{ readonly nextauth: string[] }> };

// The options are made with each request: who asks decides whether a login is added or signs in.
const handler = async (request: Request, context: Context): Promise<Response> => {
  const shared = accounts();
  const options = authOptions({
    keys: sessionKeys(),
    accounts: shared,
    providers: providersOf(shared.serviceKeys),
    visit: await currentVisit(),
  });
  return NextAuth(request as never, context as never, options);
};

export { handler as GET, handler as POST };
