import { and, asc, inArray } from "drizzle-orm";
import type { Id } from "#/contract/hydra.ts";
import type { Track, TrackVersion } from "#/contract/track.ts";
import { presentVersion } from "#/server/catalogue/tracks/present.ts";
import { selectVersions } from "#/server/catalogue/tracks/queries.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { type BriefSearch, choiceOf, FULL_STRENGTH, type LackingTerms } from "./brief.ts";
import { closeness, nominalCloseness } from "./closeness.ts";

/** The fields of a version that decide how well it fits. */
export interface Candidate {
  id: number;
  trackId: number;
  kind: string | null;
  seconds: number | null;
}

/** Reads versions. */
export interface VersionSource {
  /** The enabled versions of tracks, in each track's order. */
  candidates(trackIds: readonly number[]): Promise<readonly Candidate[]>;
  /** Versions in the format of the API. */
  whole(ids: readonly number[]): Promise<readonly TrackVersion[]>;
}

/** Reads versions from the database. */
export const versionsBySql = (db: Database): VersionSource => ({
  candidates: async (trackIds) =>
    db
      .select({
        id: trackVersions.id,
        trackId: trackVersions.trackId,
        kind: trackVersions.kind,
        seconds: trackVersions.durationSeconds,
      })
      .from(trackVersions)
      .where(and(trackVersions.isEnable, inArray(trackVersions.trackId, [...trackIds])))
      .orderBy(asc(trackVersions.sortOrder), asc(trackVersions.id)),
  whole: async (ids) => {
    const { rows } = await selectVersions(db, inArray(trackVersions.id, [...ids]));
    return rows.map(presentVersion);
  },
});

/** Returns whether the terms of a track show that it lacks what a kind of version leaves out. */
function lacksBy({ instruments, lacked }: LackingTerms, { terms }: Track): boolean {
  const own = new Set(terms.map(({ slug }) => slug));
  const has = (some: LackingTerms["lacked"]) => some.some(({ slug }) => own.has(slug));
  return has(instruments) && !has(lacked);
}

/** Returns the id of the track's version that fits a brief best; null if the full track does. */
function fittingOf(
  track: Track,
  versions: readonly Candidate[],
  { kind, length }: NonNullable<BriefSearch["version"]>,
): number | null {
  const isLacking = Boolean(kind?.lacking && lacksBy(kind.lacking, track));
  const slugs = new Set(track.terms.map(({ slug }) => slug));
  const curve = length && (choiceOf(length.choices, slugs)?.curve ?? length.curve);
  const worth = (name: string, seconds: number) => {
    const ofKind = isLacking ? FULL_STRENGTH : (kind?.strengths.get(name) ?? 0);
    const ofSound = curve && seconds > 0 ? closeness(seconds, curve) : 0;
    const ofLength = curve ? Math.max(ofSound, nominalCloseness(name, curve)) : 0;
    return [(kind?.weight ?? 0) * ofKind + (length?.weight ?? 0) * ofLength, ofKind] as const;
  };
  let best = worth("full", track.durationSeconds ?? 0);
  let fitting: number | null = null;
  for (const one of versions) {
    const own = worth(one.kind ?? "", one.seconds ?? 0);
    if (own[0] < best[0] || (own[0] === best[0] && own[1] <= best[1])) continue;
    best = own;
    fitting = one.id;
  }
  return fitting;
}

/**
 * Returns for each track the enabled version that fits a brief best; none if the full track fits best. Only these are
 * read in full: a page has eight times as many versions.
 */
export async function fittingVersions(
  source: VersionSource,
  found: readonly Track[],
  version: BriefSearch["version"],
): Promise<Map<Id, TrackVersion>> {
  if (!version || found.length === 0) return new Map();
  const candidates = await source.candidates(found.map(({ id }) => Number(id)));
  const byTrack = Map.groupBy(candidates, ({ trackId }) => trackId);
  const ids = found.flatMap((track) => fittingOf(track, byTrack.get(Number(track.id)) ?? [], version) ?? []);
  const versions = ids.length > 0 ? await source.whole(ids) : [];
  return new Map(versions.map((one) => [one.track.id, one]));
}
