import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { inHouseName } from "#/contract/house-name.ts";
import { wordOfVersion } from "#/contract/version-words.ts";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import { type ItemRef, itemAddress } from "#/server/catalogue/tracks/stored-list.ts";
import { readInBatches } from "#/server/platform/concurrency/read-in-batches.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import texts from "./texts.json" with { type: "json" };

/** Facts of a sound that a delivered file contains. */
export interface SoundFacts {
  trackId: number;
  versionId: number | null;
  title: string;
  /** Label of the version; null for the track itself. */
  version: string | null;
  writers: { name: string; role: string | null }[];
  publisher: string | null;
  album: string;
  reference: string | null;
  isrc: string | null;
  otherIsrcs: string[];
  bpm: number | null;
  tonality: string | null;
  seconds: number;
  /** LUFS and dBTP. */
  loudness: number | null;
  truePeak: number | null;
  year: string | null;
  genres: string[];
  mood: string | null;
  /** Path of the cover in the media store. */
  image: string | null;
  mp3File: string;
  /** Whether a missing file can still be rendered. */
  isDemo: boolean;
  licence: { en: string; fr: string };
}

const termsIn = (...taxonomies: string[]) => sql<string[]>`coalesce((
  select json_agg(term.title order by array_position(${tracks.termIds}, term.id))
  from terms term join taxonomies taxonomy on taxonomy.id = term.taxonomy_id
  where term.id = any(${tracks.termIds}) and taxonomy.slug in ${taxonomies}), '[]'::json)`;

const sharedColumns = {
  trackId: tracks.id,
  writers: sql<SoundFacts["writers"]>`coalesce((
    select json_agg(json_build_object('name', writer.name, 'role', credit.role) order by credit.position)
    from track_writers credit join writers writer on writer.id = credit.writer_id
    where credit.track_id = ${tracks.id}), '[]'::json)`,
  publisher: sql<string | null>`coalesce(${tracks.publisher}, ${albums.publisher})`,
  album: albums.nameFr,
  reference: sql<string | null>`coalesce(${tracks.reference}, ${albums.reference})`,
  releaseDate: albums.releaseDate,
  image: sql<string | null>`coalesce(${tracks.image}, ${albums.image})`,
  genres: termsIn("genres", "subgenres"),
  moods: termsIn("moods"),
  demoReference: tracks.demoReference,
};

interface Row {
  releaseDate: string | null;
  moods: string[];
  demoReference: string | null;
}

function toSoundFacts<Known extends Row>({ releaseDate, moods, demoReference, ...known }: Known) {
  return {
    ...known,
    year: releaseDate?.slice(0, 4) ?? null,
    mood: moods[0] ?? null,
    isDemo: demoReference !== null,
    licence: { en: inHouseName(texts.licence.en), fr: inHouseName(texts.licence.fr) },
  };
}

/** Selects a column, with null for an estimate: a delivered file cannot mark it as such. */
const unlessEstimated = <Fact extends "bpm" | "tonality">(fact: Fact) =>
  sql<SoundFacts[Fact]>`case when ${fact} = any(${tracks.estimated}) then null else ${tracks[fact]} end`;

/** Columns that tracks and versions share. */
const soundColumns = (table: typeof tracks | typeof trackVersions) => ({
  title: table.name,
  isrc: table.isrc,
  otherIsrcs: table.otherIsrcs,
  bpm: table === tracks ? unlessEstimated("bpm") : table.bpm,
  tonality: table === tracks ? unlessEstimated("tonality") : table.tonality,
  seconds: table.durationSeconds,
  loudness: table.loudness,
  truePeak: table.truePeak,
  mp3File: table.mp3File,
});

async function selectTrackFacts(db: Database, where: SQL): Promise<SoundFacts[]> {
  const noVersion = { versionId: sql<number | null>`null::int`, version: sql<string | null>`null::text` };
  const rows = await db
    .select({ ...sharedColumns, ...noVersion, ...soundColumns(tracks) })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(isPublic, where));
  return rows.map(toSoundFacts);
}

async function selectVersionFacts(db: Database, where: SQL): Promise<SoundFacts[]> {
  const rows = await db
    .select({
      ...sharedColumns,
      versionId: trackVersions.id,
      version: trackVersions.label,
      ...soundColumns(trackVersions),
    })
    .from(trackVersions)
    .innerJoin(tracks, eq(tracks.id, trackVersions.trackId))
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(isPublic, trackVersions.isEnable, where));
  return rows.map(toSoundFacts);
}

/** Number of items read in one turn of the event loop. */
const TURN_ITEMS = 100;

/** Returns the facts of public tracks and their enabled versions, in the order given; others are left out. */
export async function factsOfItems(db: Database, items: readonly ItemRef[]): Promise<SoundFacts[]> {
  const facts = await readInBatches(items, TURN_ITEMS, async (some) => {
    const trackIds = some.filter(({ versionId }) => versionId === null).map(({ trackId }) => trackId);
    const versionIds = some.map(({ versionId }) => versionId).filter((id) => id !== null);
    return [
      ...(trackIds.length > 0 ? await selectTrackFacts(db, inArray(tracks.id, trackIds)) : []),
      ...(versionIds.length > 0 ? await selectVersionFacts(db, inArray(trackVersions.id, versionIds)) : []),
    ];
  });
  const found = new Map(facts.map((one) => [itemAddress(one), one]));
  return items.flatMap((item) => found.get(itemAddress(item)) ?? []);
}

/** Returns the facts of an enabled version of a public track; null when there is none. */
export async function factsOfVersion(
  db: Database,
  trackId: number,
  versionId: number,
): Promise<SoundFacts | null> {
  const ofTrack = and(eq(trackVersions.id, versionId), eq(tracks.id, trackId)) as SQL;
  return (await selectVersionFacts(db, ofTrack))[0] ?? null;
}

/** Returns the title of a sound; for a version, with its label in the caller's language. */
export const titleOf = ({ title, version }: Pick<SoundFacts, "title" | "version">, lang: "fr" | "en") =>
  version === null ? title : `${title} (${wordOfVersion(version, lang)})`;
