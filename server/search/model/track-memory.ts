import { eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Track } from "#/contract/track.ts";
import { presentTrack } from "#/server/catalogue/tracks/present.ts";
import { ownTrackColumns } from "#/server/catalogue/tracks/track-columns.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import type { SearchDeps } from "../run-search.ts";
import type { Names } from "./known-names.ts";
import { versionMemory } from "./version-memory.ts";

/** Maximum number of cached tracks in the format of the API: enough for the usual first pages. */
const KEPT = 8_000;

/**
 * Reads found tracks and their versions, each once from the database until the catalogue changes. The names of terms
 * and writers come from memory: joining them was most of the cost of a page.
 */
export function trackMemory(
  db: Database,
  { tags, writerById }: Names,
): Pick<SearchDeps, "readTracks" | "versions"> {
  const known = new LRUCache<number, Track>({ max: KEPT });
  // A prepared statement is planned once per connection, not for each page.
  const select = db
    .select({ ...ownTrackColumns, termIds: tracks.termIds, writerIds: tracks.writerIds })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(sql`${tracks.id} = any(${sql.placeholder("ids")}::int[])`)
    .prepare("search_tracks");

  async function read(ids: readonly number[]): Promise<void> {
    for (const { termIds, writerIds, ...row } of await select.execute({ ids: `{${ids.join(",")}}` })) {
      const terms = termIds.flatMap((id) => tags.get(id) ?? []);
      const writers = writerIds.flatMap((id) => writerById.get(id) ?? []);
      known.set(row.id, presentTrack({ ...row, terms, writers, score: null }));
    }
  }

  return {
    async readTracks(hits) {
      const unknown = hits.flatMap(({ id }) => (known.has(id) ? [] : id));
      if (unknown.length > 0) await read(unknown);
      return hits.flatMap(({ id, score }) => {
        const track = known.get(id);
        return track ? [score === null ? track : { ...track, score }] : [];
      });
    },
    versions: versionMemory(db),
  };
}
