import { createTransport, type Transporter } from "nodemailer";
import type { KeptLetter, Mails } from "@/lib/db/accounts/mails";
import { htmlOf } from "./look";

/** A mail that could not be sent is tried again after this long, each time longer; then it is given up. */
const AGAIN_AFTER_MS = [30_000, 120_000, 600_000, 3_600_000] as const;
const LOOK_EVERY_MS = 5_000;
const SMTP_TIMEOUT_MS = 20_000;

export interface PostOffice {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the first byte. */
  readonly url: string;
  readonly from: string;
}

/** Sends the mails that are due, one after another; several servers may do so on one database. */
export class Postman {
  private readonly transport: Transporter;
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();
  private going = false;
  private stopped = false;

  /** `report` hears of mails that could not be sent: not to whom, nor what they say. */
  constructor(
    private readonly mails: Pick<Mails, "take" | "done" | "later">,
    private readonly office: PostOffice,
    private readonly report: (what: string, error: unknown) => void,
  ) {
    this.transport = createTransport({
      url: office.url,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    });
  }

  start(): void {
    this.timer = setInterval(() => this.go(), LOOK_EVERY_MS);
    this.timer.unref();
    this.go();
  }

  /** Looks for mails at once. */
  go(): void {
    if (this.going || this.stopped) {
      return;
    }
    this.going = true;
    this.round = this.sendAll()
      .catch((error: unknown) => this.report("looking for mails", error))
      .finally(() => {
        this.going = false;
      });
  }

  /** Settles when the mail that is being sent is gone. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) {
      clearInterval(this.timer);
    }
    await this.round;
    this.transport.close();
  }

  private async sendAll(): Promise<void> {
    while (!this.stopped) {
      const mail = await this.mails.take();
      if (!mail) {
        return;
      }
      await this.send(mail);
    }
  }

  private async send({ id, to, subject, text, language, createdAt, attempts }: KeptLetter): Promise<void> {
    try {
      // The same at every attempt: a mail that arrives twice can be known by it.
      const messageId = `<${createdAt.getTime()}.${id}@${new URL(this.office.url).hostname}>`;
      await this.transport.sendMail({ from: this.office.from, to, subject, text, html: htmlOf({ subject, text, language }), messageId });
    } catch (error) {
      this.report("sending a mail", new Error(`SMTP: ${codeOf(error)}`));
      const wait = AGAIN_AFTER_MS[attempts];
      return wait === undefined ? this.mails.done(id) : this.mails.later(id, new Date(Date.now() + wait));
    }
    await this.mails.done(id);
  }
}

/** What went wrong, without the server's words: they repeat the address. */
function codeOf(error: unknown): string {
  const parts = typeof error === "object" && error !== null ? error : {};
  const code = "code" in parts ? String(parts.code) : "unknown";
  return "responseCode" in parts ? `${code} ${String(parts.responseCode)}` : code;
}
