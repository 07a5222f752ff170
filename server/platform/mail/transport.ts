import { houseName } from "#/contract/house-name.ts";
import type { Letter } from "./render-letter.ts";

/** One letter to one recipient. Addresses are bare and validated; the transport makes objects of them. */
export interface Message extends Letter {
  id: number;
  template: string;
  recipient: string;
  replyTo: string | null;
}

/** Delivers letters: to an SMTP server, or to a folder. */
export interface MailTransport {
  /** @throws RefusedForGood when a retry is useless; any other error is worth one. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** The mail server will never accept this letter. */
export class RefusedForGood extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "RefusedForGood";
  }
}

/** Returns the message for nodemailer: every address is an object, so that none is parsed as a list. */
export function envelope({ subject, text, html, recipient, replyTo }: Message, from: string) {
  return {
    from: { name: houseName(), address: from },
    to: { name: "", address: recipient },
    ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
    subject,
    text,
    html,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
