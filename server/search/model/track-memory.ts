import { LRUCache } from "lru-cache";
import type { Track } from "#/contract/track.ts";
import type { Database } from "#/server/db/database.ts";
import type { Hit } from "../finder.ts";
import { readHits } from "../read-hits.ts";

/** Tracks kept as the wire shows them: those that first pages are made of. */
const KEPT = 8_000;

/** Tracks of hits, asked of the database once for as long as nothing of the catalogue changes. */
export function trackMemory(db: Database) {
  const known = new LRUCache<number, Track>({ max: KEPT });
  return async (hits: readonly Hit[]): Promise<Track[]> => {
    const unknown = hits.filter(({ id }) => !known.has(id));
    for (const track of await readHits.track(
      db,
      unknown.map(({ id }) => ({ id, score: null })),
    ))
      known.set(track.id, track);
    return hits.flatMap(({ id, score }) => {
      const track = known.get(id);
      return track ? [score === null ? track : { ...track, score }] : [];
    });
  };
}
