import { contribution } from "./house";
import { Page } from "./page";

/** Somebody who came to a running server as a browser does, and has a line to it. */
export interface Visitor {
  /** As the header of a request. */
  readonly cookie: string;
  readonly page: Page;
}

/** Comes to a server as a new guest under a name of their own. */
export async function visit(url: string): Promise<Visitor> {
  const answer = await fetch(url);
  const cookie = answer.headers.getSetCookie().map((header) => header.split(";")[0]).join("; ");
  const stranger = await Page.open(url, "", cookie);
  // The server knows who one is; a rename is answered with it.
  const { userId } = await stranger.get("account:rename", { name: `Player ${contribution().slice(0, 6)}` });
  stranger.close();
  return { cookie, page: await Page.open(url, userId, cookie) };
}
