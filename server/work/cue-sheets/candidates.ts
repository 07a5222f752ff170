import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { withoutExtension } from "#/contract/file-extension.ts";
import { bareCode } from "#/server/platform/db/bare-code.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";
import { trackVersions } from "#/server/platform/db/schema/tracks.ts";

/**
 * Maximum number of tracks offered per name: those with the nearest titles (within Postgres' own threshold for `%`, a
 * trigram similarity of .3), and as many imported from files of that name.
 */
const TRACKS_PER_NAME = 5;
const MOST_FOLLOWING_RUNS = 4;
/**
 * Maximum number of references per clip name, counted from its beginning; sixteen runs of letters and digits yield no
 * more.
 */
const MOST_REFERENCES = 80;
const REFERENCE_LENGTH = { least: 4, most: 20 };

/**
 * Returns everything in the name of a clip that could be a catalogue reference: each run of letters or digits, alone
 * and joined with up to four following runs, if it has 4 to 20 characters and a digit. «SIL201_03 Delta» gives
 * `sil201`, `sil20103`, ….
 */
export function referencesIn(clip: string): string[] {
  const runs = clip.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const found = new Set<string>();
  for (const start of runs.keys()) {
    if (found.size >= MOST_REFERENCES) break;
    for (let count = 1; count <= MOST_FOLLOWING_RUNS + 1; count += 1) {
      const joined = runs.slice(start, start + count).join("");
      if (joined.length > REFERENCE_LENGTH.most) break;
      if (joined.length >= REFERENCE_LENGTH.least && /\d/.test(joined)) found.add(joined);
    }
  }
  return [...found];
}

/** Number of names compared in one turn, during which the embedded database answers nobody else. */
const CHUNK = 20;

/**
 * Returns the ids of tracks that match the names of clips: those whose reference is inside a name, those imported from
 * a file of that name, and those with the nearest titles. The screen weighs them
 * (features/cue-sheets/edit/match-uses.ts).
 */
export async function candidateIds(db: Database, clips: readonly string[]): Promise<number[]> {
  const names = [...new Set(clips.map((clip) => withoutExtension(clip).trim()).filter(Boolean))];
  if (names.length === 0) return [];
  const found = new Set<number>();
  const take = async (near: typeof nearestTitleIds, all: readonly string[]) => {
    for (let from = 0; from < all.length; from += CHUNK) {
      await nextTurn();
      for (const id of await near(db, all.slice(from, from + CHUNK))) found.add(id);
    }
  };
  await take(referencedIds, names);
  await take(deliveredIds, clips);
  await take(nearestTitleIds, names);
  await nextTurn();
  return [...found];
}

/** Returns the ids of tracks whose references are inside the names. */
async function referencedIds(db: Database, names: readonly string[]): Promise<number[]> {
  const references = [...new Set(names.flatMap(referencesIn))];
  const { rows } = await db.execute<{ id: number }>(sql`select id from tracks
    where ${bareCode(sql`reference`)} = any(${sql.param(references)}::text[])`);
  return rows.map(({ id }) => Number(id));
}

/** Returns the ids of tracks that were imported, themselves or one of their versions, from files of these names. */
async function deliveredIds(db: Database, clips: readonly string[]): Promise<number[]> {
  // A dot in a name may or may not start its extension.
  const files = clips.flatMap((clip) => [clip, `${clip}.wav`]);
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct delivered.id from unnest(${sql.param(files)}::text[]) as clip(name)
    cross join lateral (
      select coalesce(${importFiles.trackId}, ${trackVersions.trackId}) as id from ${importFiles}
      left join ${trackVersions} on ${trackVersions.id} = ${importFiles.versionId}
      where ${importFiles.taken} and public.file_letters(${importFiles.path}) = public.file_letters(clip.name)
      order by id limit ${TRACKS_PER_NAME}
    ) delivered`);
  return rows.map(({ id }) => Number(id));
}

/** Returns the ids of the tracks whose titles are nearest to each name. */
async function nearestTitleIds(db: Database, names: readonly string[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct near.id from unnest(${sql.param(names)}::text[]) as clip(name)
    cross join lateral (
      select id from tracks where public.fold(tracks.name) operator(public.%) public.fold(clip.name)
      order by public.similarity(public.fold(tracks.name), public.fold(clip.name)) desc, id limit ${TRACKS_PER_NAME}
    ) near`);
  return rows.map(({ id }) => Number(id));
}
