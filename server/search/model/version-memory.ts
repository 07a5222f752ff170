import { LRUCache } from "lru-cache";
import type { TrackVersion } from "#/contract/track.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { type Candidate, type VersionSource, versionsBySql } from "../brief/fitting-versions.ts";

/**
 * Maximum numbers of cached tracks with the figures of their versions, and of cached versions in the format of the API.
 */
const TRACKS_KEPT = 8_000;
const VERSIONS_KEPT = 8_000;

/** Reads versions, each once from the database until the catalogue changes. */
export function versionMemory(db: Database): VersionSource {
  const source = versionsBySql(db);
  const known = new LRUCache<number, readonly Candidate[]>({ max: TRACKS_KEPT });
  const whole = new LRUCache<number, TrackVersion>({ max: VERSIONS_KEPT });
  return {
    async candidates(trackIds) {
      const unknown = trackIds.filter((id) => !known.has(id));
      const read = Map.groupBy(
        unknown.length > 0 ? await source.candidates(unknown) : [],
        ({ trackId }) => trackId,
      );
      for (const id of unknown) known.set(id, read.get(id) ?? []);
      return trackIds.flatMap((id) => known.get(id) ?? read.get(id) ?? []);
    },
    async whole(ids) {
      const unknown = ids.filter((id) => !whole.has(id));
      for (const version of unknown.length > 0 ? await source.whole(unknown) : [])
        whole.set(Number(version.id), version);
      return ids.flatMap((id) => whole.get(id) ?? []);
    },
  };
}
