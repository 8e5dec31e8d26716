import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export interface Received {
  readonly from: string;
  readonly to: string;
  /** Headers and text, as they came. */
  readonly content: string;
}

/** A small SMTP server that keeps what it receives; `refusing` it turns every recipient away for now. */
export async function openPostOffice() {
  const received: Received[] = [];
  let refusing = false;
  const server = createServer((socket) => serve(socket, received, () => refusing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse: (on: boolean) => void (refusing = on),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function serve(socket: Socket, received: Received[], refusing: () => boolean): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let buffered = "";
  let from = "";
  let to = "";
  let content: string[] | null = null;
  const hear = (line: string) => {
    if (content) {
      if (line !== ".") return void content.push(line);
      received.push({ from, to, content: content.join("\n") });
      content = null;
      return void say("250 kept");
    }
    const [verb = ""] = line.toUpperCase().split(/[ :]/);
    if (verb === "EHLO" || verb === "HELO") say("250 post.example");
    else if (verb === "MAIL") {
      from = line;
      say("250 fine");
    } else if (verb === "RCPT") {
      to = line;
      say(refusing() ? "451 not now" : "250 fine");
    } else if (verb === "DATA") {
      content = [];
      say("354 go on");
    } else if (verb === "QUIT") {
      say("221 bye");
      socket.end();
    } else say("250 fine");
  };
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    buffered += chunk.toString("utf8");
    const lines = buffered.split("\r\n");
    buffered = lines.pop() ?? "";
    lines.forEach(hear);
  });
  say("220 post.example");
}
