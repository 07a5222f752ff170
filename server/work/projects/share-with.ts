import { eq } from "drizzle-orm";
import { SHARE_LIMIT } from "#/contract/playlist-team.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { playlistShares } from "#/server/platform/db/schema/projects.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import { ownPlaylist, shortPerson, type Viewer } from "./access.ts";
import { selectShares } from "./playlist-queries.ts";

const HOUR = 3_600_000;
/** Limits of new addresses by sharer (contract §0.9). */
export const NEW_ADDRESS_LIMITS: readonly Limit[] = [
  { name: "shares by hour", most: 20, window: HOUR },
  { name: "shares by day", most: 100, window: 24 * HOUR },
];

interface Sharing {
  db: Database;
  limiter: RateLimiter;
}

/** The person who shares, with the language of their letters. */
export type Sharer = Viewer & { locale: "fr" | "en" };

/**
 * Replaces the addresses with which a playlist is shared. Only new addresses get a letter; it is sent after the commit.
 * `emails` are validated and in lower case.
 * @throws Problem 403, 404, and 429 above the limits for new addresses.
 * @throws Violations above the limit of the list.
 */
export async function sharePlaylist(
  { db, limiter }: Sharing,
  id: number,
  sharer: Sharer,
  emails: readonly string[],
): Promise<void> {
  const wanted = [...new Set(emails)];
  if (wanted.length > SHARE_LIMIT) throw violation("sharedWithList", "tooMany", SHARE_LIMIT);
  // Counted before the transaction: the limiter has its own, and an embedded database runs one at a time.
  const newcomers = await db.transaction(async (tx) => {
    await ownPlaylist(tx, id, sharer);
    return unknownIn(await selectShares(tx, id), wanted);
  });
  const limits = newcomers.flatMap(() =>
    NEW_ADDRESS_LIMITS.map((limit) => [limit, String(sharer.id)] as const),
  );
  await takeOrRefuse(limiter, limits);
  await db.transaction(async (tx) => {
    const playlist = await ownPlaylist(tx, id, sharer);
    const added = unknownIn(await selectShares(tx, id), wanted);
    await tx.delete(playlistShares).where(eq(playlistShares.playlistId, id));
    if (wanted.length === 0) return;
    await tx
      .insert(playlistShares)
      .values(wanted.map((email, position) => ({ playlistId: id, email, position })));
    for (const recipient of added) {
      await queueMail(tx, {
        recipient,
        locale: sharer.locale,
        template: "playlist-shared",
        data: { playlist: playlist.name, playlistId: String(id), person: shortPerson(playlist) },
      });
    }
  });
}

const unknownIn = (known: readonly string[], wanted: readonly string[]) =>
  wanted.filter((email) => !known.includes(email));
