import { eq } from "drizzle-orm";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import type { Database } from "#/server/platform/db/database.ts";
import {
  adviceFormEntries,
  contactFormEntries,
  contestRegistrations,
} from "#/server/platform/db/schema/forms.ts";
import { playlistShares, playlists } from "#/server/platform/db/schema/projects.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import type { Caller } from "#/server/platform/http/authentication.ts";
import { keyOf } from "#/server/platform/http/secret-key.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";
import { deleteQueuedLetters } from "#/server/work/projects/notify-owner.ts";

/**
 * Deletes a user and everything that belongs to them: sessions, cart, projects and letters about them, histories, sent
 * forms, and the shares that others made with their confirmed address. A last mail confirms it; the security log
 * records it under an anonymous key.
 */
export function deleteAccount(
  db: Database,
  { id, email, locale, isVerified }: Caller,
  request: { at: Date; header: (name: string) => string | undefined },
): Promise<void> {
  return db.transaction(async (tx) => {
    for (const table of [contactFormEntries, adviceFormEntries, contestRegistrations]) {
      await tx.delete(table).where(eq(table.userId, id));
    }
    if (isVerified) await tx.delete(playlistShares).where(eq(playlistShares.email, email));
    const projects = await tx.select({ id: playlists.id }).from(playlists).where(eq(playlists.userId, id));
    // Foreign keys cascade to the rest.
    await tx.delete(users).where(eq(users.id, id));
    await deleteQueuedLetters(
      tx,
      projects.map((project) => project.id),
    );
    await recordSecurityEvent(tx, { account: { key: keyOf(email) }, kind: "accountDeleted", ...request });
    await queueMail(tx, { recipient: email, locale, template: "account-deleted", data: {} });
  });
}
