import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { LONGEST_NAME } from "#/contract/constraints.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { type Viewer, visiblePlaylist } from "./access.ts";
import { checkRoom, insertPlaylist } from "./playlist-queries.ts";

/** Returns the name followed by a number, shortened to fit. */
export function numberedName(name: string, number: number): string {
  const suffix = ` (${number})`;
  // An emoji must not be cut in two: half of one is not valid text.
  const letters = [...name.replace(/ \(\d+\)$/, "")];
  while (letters.join("").length + suffix.length > LONGEST_NAME) letters.pop();
  return `${letters.join("").trimEnd()}${suffix}`;
}

/**
 * Copies a playlist that is visible to the viewer, with its tracks and, if it is the viewer's own, its notes, under the
 * first free numbered name; returns the id of the copy. Other requests are answered between its steps; nobody sees an
 * incomplete copy.
 * @throws Problem 404
 * @throws Violations above the limit of playlists.
 */
export function duplicatePlaylist(db: Database, id: number, viewer: Viewer, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const original = await visiblePlaylist(tx, id, viewer);
    await checkRoom(tx, viewer.id);
    let copy: number | null = null;
    for (let number = 2; copy === null; number += 1) {
      const name = numberedName(original.name, number);
      copy = await insertPlaylist(tx, { userId: viewer.id, name, at });
    }
    await nextTurn();
    await tx.execute(sql`
      insert into playlist_items (playlist_id, track_id, version_id, position)
      select ${copy}::int, track_id, version_id, position from playlist_items where playlist_id = ${id}`);
    await nextTurn();
    if (original.userId === viewer.id) {
      await tx.execute(sql`
        insert into playlist_notes (playlist_id, track_id, version_id, user_id, at, text, created_at)
        select ${copy}::int, track_id, version_id, user_id, at, text, created_at from playlist_notes
        where playlist_id = ${id} order by id`);
    }
    return copy;
  });
}
