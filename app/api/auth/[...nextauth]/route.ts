import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/options";

type Context = { readonly params: Promise<{ readonly nextauth: string[] }> };

// The options are made with each request: the keys are there only when the server runs, not while it is built.
const handler = (request: Request, context: Context): Promise<Response> => NextAuth(request as never, context as never, authOptions());

export { handler as GET, handler as POST };
