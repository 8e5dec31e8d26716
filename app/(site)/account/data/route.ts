import { accounts } from "@/lib/auth/accounts/shared";
import { currentVisit } from "@/lib/auth/current";

/** All that is kept of the visitor, guest or account, as a file. */
export async function GET(): Promise<Response> {
  const data = await accounts().own.data(await currentVisit());
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="opensky-my-data.json"',
      "Cache-Control": "no-store",
    },
  });
}
