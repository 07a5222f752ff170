import { isEmail } from "#/contract/email.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { mailQueue } from "#/server/platform/db/schema/operations.ts";
import type { MailLocale } from "./letter.ts";
import type { LetterData, LetterName } from "./letters.ts";

interface QueuedMail<Name extends LetterName> {
  /** One address, without a name. */
  recipient: string;
  locale: MailLocale;
  template: Name;
  /** Shown in the letter's body only; forgotten once the letter is sent. */
  data: LetterData<Name>;
  replyTo?: string;
  /** Creation time and earliest sending time; now by default. */
  createdAt?: Date;
  leavesAt?: Date;
}

/**
 * Queues a letter to one recipient, in the caller's transaction: it is sent after the commit, or never.
 * @throws Error for an invalid address; callers have validated it before.
 */
export async function queueMail<Name extends LetterName>(
  tx: Database,
  { recipient, locale, template, data, replyTo, createdAt, leavesAt }: QueuedMail<Name>,
): Promise<void> {
  for (const address of [recipient, replyTo]) {
    if (address !== undefined && !isEmail(address))
      throw new Error("A letter was queued for no valid address");
  }
  await tx
    .insert(mailQueue)
    .values({ recipient, locale, template, data, replyTo, createdAt, nextAttemptAt: leavesAt });
}
