import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { withoutExtension } from "#/contract/file-extension.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";
import { trackVersions } from "#/server/platform/db/schema/tracks.ts";

/** Tracks whose titles are this near in trigrams are offered (Postgres' own threshold for `%` is .3), and of those that
 * came in files of one name no more. */
const A_NAME = 5;
const MOST_REFERENCE_PARTS = 4;
/** In the name of a clip, from its beginning; sixteen runs of letters and figures give no more. */
const MOST_REFERENCES = 80;
const REFERENCE_LENGTH = { least: 4, most: 20 };

/**
 * Everything in the name of a clip that could be a catalogue reference: its runs of letters and figures, joined with
 * up to three that follow, where a figure is among them. «SIL201_03 Delta» gives `sil201`, `sil20103`, ….
 */
export function referencesIn(clip: string): string[] {
  const parts = clip.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const found = new Set<string>();
  for (const start of parts.keys()) {
    if (found.size >= MOST_REFERENCES) break;
    for (let count = 1; count <= MOST_REFERENCE_PARTS + 1; count += 1) {
      const joined = parts.slice(start, start + count).join("");
      if (joined.length > REFERENCE_LENGTH.most) break;
      if (joined.length >= REFERENCE_LENGTH.least && /\d/.test(joined)) found.add(joined);
    }
  }
  return [...found];
}

/** Names that are compared in one turn: the embedded database answers nobody else meanwhile. */
const CHUNK = 20;

/**
 * Identities of tracks that clips may be by their names: those whose reference is inside a name, those that were
 * imported from a file of that name, and the nearest titles. The screen weighs them
 * (features/cue-sheets/edit/match-uses.ts).
 */
export async function candidateIds(db: Database, clips: readonly string[]): Promise<number[]> {
  const names = [...new Set(clips.map((clip) => withoutExtension(clip).trim()).filter(Boolean))];
  if (names.length === 0) return [];
  const found = new Set<number>();
  const take = async (near: typeof nearIds, all: readonly string[]) => {
    for (let from = 0; from < all.length; from += CHUNK) {
      await nextTurn();
      for (const id of await near(db, all.slice(from, from + CHUNK))) found.add(id);
    }
  };
  await take(referencedIds, names);
  await take(deliveredIds, clips);
  await take(nearIds, names);
  await nextTurn();
  return [...found];
}

/** Identities of the tracks whose references are inside the names. */
async function referencedIds(db: Database, names: readonly string[]): Promise<number[]> {
  const references = [...new Set(names.flatMap(referencesIn))];
  const { rows } = await db.execute<{ id: number }>(sql`select id from tracks
    where lower(regexp_replace(reference, '[^A-Za-z0-9]', '', 'g')) = any(${sql.param(references)}::text[])`);
  return rows.map(({ id }) => Number(id));
}

/** Identities of the tracks that came, themselves or a version of theirs, in files of these names. */
async function deliveredIds(db: Database, clips: readonly string[]): Promise<number[]> {
  // A point in a name may begin its extension or not.
  const files = clips.flatMap((clip) => [clip, `${clip}.wav`]);
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct delivered.id from unnest(${sql.param(files)}::text[]) as clip(name)
    cross join lateral (
      select coalesce(${importFiles.trackId}, ${trackVersions.trackId}) as id from ${importFiles}
      left join ${trackVersions} on ${trackVersions.id} = ${importFiles.versionId}
      where ${importFiles.taken} and public.file_letters(${importFiles.path}) = public.file_letters(clip.name)
      order by id limit ${A_NAME}
    ) delivered`);
  return rows.map(({ id }) => Number(id));
}

/** Identities of the tracks whose titles are nearest to each of the names. */
async function nearIds(db: Database, names: readonly string[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct near.id from unnest(${sql.param(names)}::text[]) as clip(name)
    cross join lateral (
      select id from tracks where public.fold(tracks.name) operator(public.%) public.fold(clip.name)
      order by public.similarity(public.fold(tracks.name), public.fold(clip.name)) desc, id limit ${A_NAME}
    ) near`);
  return rows.map(({ id }) => Number(id));
}
