import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { CORRECTED_BY } from "./import-journal.ts";

/** The track or version that a file became in an earlier import. */
export interface KnownSound {
  path: string;
  fingerprint: string;
  trackId: number;
  /** Null when the file is the track itself. */
  versionId: number | null;
  albumId: number;
  /** Path below `track/mp3/` in the media store. */
  mp3File: string;
  /** Absolute path of the file that corrected this one, whose recording is therefore replaced; null if none did. */
  correctedBy: string | null;
}

const selectFiles = (db: Database) =>
  db
    .select({
      path: importFiles.path,
      fingerprint: importFiles.fingerprint,
      reason: importFiles.reason,
      versionId: importFiles.versionId,
      trackId: tracks.id,
      albumId: tracks.albumId,
      trackFile: tracks.mp3File,
      versionFile: trackVersions.mp3File,
    })
    .from(importFiles)
    .leftJoin(trackVersions, eq(trackVersions.id, importFiles.versionId));

type KnownSoundRow = Omit<KnownSound, "mp3File" | "correctedBy"> & {
  reason: string | null;
  trackFile: string;
  versionFile: string | null;
};

const toKnownSound = ({ reason, trackFile, versionFile, ...rest }: KnownSoundRow): KnownSound => ({
  ...rest,
  mp3File: versionFile ?? trackFile,
  correctedBy: reason?.slice(CORRECTED_BY.length) ?? null,
});

/** Selects files that belong to a track or version: those that were taken, and those that a correction replaced. */
async function selectKnown(db: Database, condition: SQL): Promise<KnownSound[]> {
  const ofTracks = selectFiles(db).innerJoin(tracks, eq(tracks.id, importFiles.trackId)).where(condition);
  const ofVersions = selectFiles(db).innerJoin(tracks, eq(tracks.id, trackVersions.trackId)).where(condition);
  return [...(await ofTracks), ...(await ofVersions)].map(toKnownSound);
}

/** Returns the sound that was imported from exactly these bytes, under any file name; null if unknown. */
export async function knownByBytes(db: Database, fingerprint: string): Promise<KnownSound | null> {
  const [found] = await selectKnown(db, eq(importFiles.fingerprint, fingerprint));
  return found ?? null;
}

/** Returns the sounds that were last imported from files with one of these names, in any folder and format. */
export async function knownByNames(db: Database, names: readonly string[]): Promise<KnownSound[]> {
  const letters = names.map((name) => sql`public.file_letters(${`${name}.wav`}::text)`);
  const isCalled = sql`public.file_letters(${importFiles.path}) in (${sql.join(letters, sql`, `)})`;
  return (await selectKnown(db, isCalled)).filter(({ correctedBy }) => correctedBy === null);
}

/** Returns the sounds whose files have an album's reference in their path, or lie below a folder. */
export async function knownOfAlbum(
  db: Database,
  place: { reference: string } | { folder: string },
): Promise<KnownSound[]> {
  const letters = sql`regexp_replace(upper(${importFiles.path}), '[^[:alnum:]]', '', 'g')`;
  const isThere =
    "reference" in place
      ? sql`strpos(${letters}, ${place.reference}) > 0`
      : sql`starts_with(${importFiles.path}, ${place.folder})`;
  return (await selectKnown(db, isThere)).filter(({ correctedBy }) => correctedBy === null);
}

/** Number of paths per statement. */
const BATCH = 1_000;

/**
 * Returns the sounds that were last imported from these absolute paths, even if the files have changed since, or if
 * corrections from elsewhere have replaced them.
 */
export async function knownByPath(
  db: Database,
  paths: readonly string[],
): Promise<ReadonlyMap<string, KnownSound>> {
  const found = new Map<string, KnownSound>();
  for (let start = 0; start < paths.length; start += BATCH) {
    const rows = await selectKnown(db, inArray(importFiles.path, paths.slice(start, start + BATCH)));
    for (const row of rows) if (row.correctedBy === null || !found.has(row.path)) found.set(row.path, row);
  }
  return found;
}
