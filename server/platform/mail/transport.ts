import { houseName } from "#/contract/house-name.ts";
import type { Letter } from "./render-letter.ts";

/** One letter to one recipient. Addresses are bare and were checked; the transport makes objects of them. */
export interface Message extends Letter {
  id: number;
  template: string;
  recipient: string;
  replyTo: string | null;
}

/** Takes letters away: to an SMTP server, or into a folder. */
export interface MailTransport {
  /** @throws RefusedForGood when trying again is of no use; any other error is worth another attempt. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** The mail server will never take this letter. */
export class RefusedForGood extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "RefusedForGood";
  }
}

/** The message as nodemailer takes it: every address an object, so that none is ever parsed for a list. */
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
