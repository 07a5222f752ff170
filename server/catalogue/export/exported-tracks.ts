import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, gt, inArray, type SQL } from "drizzle-orm";
import { type ExportedTrack, exportedTrackSchema } from "#/contract/catalogue-export.ts";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import { presentTrack } from "#/server/catalogue/tracks/present.ts";
import { selectTrackIds, selectTracks } from "#/server/catalogue/tracks/queries.ts";
import { selectCredits } from "#/server/catalogue/writers/credits.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";

/** Tracks in memory at once, whatever the total: the embedded database answers no other query in that time. */
const PAGE = 50;

/**
 * Yields every public track with its credits, in id order, one page at a time and only on demand. A track published or
 * withdrawn meanwhile may be missing or present; none comes twice.
 */
export async function* exportedTracks(db: Database): AsyncGenerator<ExportedTrack[]> {
  let last = 0;
  for (;;) {
    const found = await selectTrackIds(db, {
      where: and(isPublic, gt(tracks.id, last)) as SQL,
      order: [asc(tracks.id)],
      paging: { size: PAGE, offset: 0 },
    });
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return;
    const rows = await selectTracks(db, {
      where: and(isPublic, inArray(tracks.id, ids)) as SQL,
      order: [asc(tracks.id)],
    });
    await nextTurn();
    const credits = new Map((await selectCredits(db, ids)).map((one) => [one.id, one]));
    yield rows.flatMap((row) => {
      const known = credits.get(row.id);
      if (!known) return [];
      return [{ ...presentTrack(row), credits: exportedTrackSchema.shape.credits.parse(known) }];
    });
    last = ids.at(-1) ?? last;
    await nextTurn();
  }
}
