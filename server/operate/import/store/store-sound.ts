import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { ESTIMATED_FACTS, type EstimatedFact } from "#/contract/track.ts";
import type { KnownSound } from "#/server/operate/import/files/known-files.ts";
import type { ImportContext } from "#/server/operate/import/import-context.ts";
import type { Hold } from "#/server/operate/import/letters/letter-holds.ts";
import type { PlannedSound } from "#/server/operate/import/plan/plan-album.ts";
import type { PreparedSound } from "#/server/operate/import/sounds/prepared-sound.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { trackAnalyses, tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { houseInstant } from "#/server/platform/text/house-time.ts";
import { storePrint } from "#/server/search/similarity/store-print.ts";
import type { HeardFacts } from "#/server/sound/prints/sound-print.ts";
import { resolveDetails, updateDetails, writeLinks } from "./track-details.ts";

/** A sound whose files are in the media store, before it is stored in the catalogue. */
export interface IncomingSound {
  sound: PlannedSound;
  prepared: PreparedSound;
  /** Path below `track/mp3/` in the media store. */
  mp3File: string;
}

/** Stores a new track, hidden if there is a hold, and returns its id. */
export async function storeTrack(
  db: Database,
  context: ImportContext,
  albumId: number,
  { sound, prepared, mp3File }: IncomingSound,
  hold: Hold | null = null,
): Promise<number> {
  const details = await resolveDetails(db, context, sound);
  const [row] = await db
    .insert(tracks)
    .values({
      albumId,
      slug: await context.lookups.slugs.track(db, sound.name, albumId),
      sortOrder: sound.sortOrder,
      mp3File,
      isEnable: hold === null,
      publishAt: hold?.until ? houseInstant(hold.until) : null,
      ...details.columns,
      ...knownOrEstimated(details.columns, prepared),
      ...measures(prepared),
    })
    .returning({ id: tracks.id });
  if (!row) throw new Error(`Track ${sound.name} was not stored`);
  await writeLinks(db, row.id, details);
  await db.insert(trackAnalyses).values({ trackId: row.id, analysis: prepared.analysis });
  await storePrint(db, row.id, prepared.print);
  return row.id;
}

/** Stores a new version of a track and returns its id. */
export async function storeVersion(
  db: Database,
  trackId: number,
  { kind, label }: { kind: string; label: string },
  { sound, prepared, mp3File }: IncomingSound,
): Promise<number> {
  const [row] = await db
    .insert(trackVersions)
    .values({
      trackId,
      kind,
      label,
      ...taggedColumns(sound),
      sortOrder: sound.sortOrder,
      mp3File,
      ...measures(prepared),
    })
    .returning({ id: trackVersions.id });
  if (!row) throw new Error(`Version ${sound.name} was not stored`);
  await db.insert(trackAnalyses).values({ versionId: row.id, analysis: prepared.analysis });
  return row.id;
}

/**
 * Replaces the recording of a track or version. Keeps its id and address, so that everything that refers to it still
 * works.
 */
export async function replaceSound(
  db: Database,
  context: ImportContext,
  { trackId, versionId }: KnownSound,
  { sound, prepared, mp3File }: IncomingSound,
): Promise<void> {
  const recording = { mp3File, ...measures(prepared) };
  const { analysis } = prepared;
  if (versionId !== null) {
    await db.update(trackVersions).set(recording).where(eq(trackVersions.id, versionId));
    await db.update(trackAnalyses).set({ analysis }).where(eq(trackAnalyses.versionId, versionId));
    return;
  }
  const facts = knownOrEstimated(await unestimatedFacts(db, trackId), prepared);
  await db
    .update(tracks)
    .set({ ...recording, ...facts })
    .where(eq(tracks.id, trackId));
  await db.update(trackAnalyses).set({ analysis }).where(eq(trackAnalyses.trackId, trackId));
  await storePrint(db, trackId, prepared.print);
  await updateDetails(db, trackId, await resolveDetails(db, context, sound), sound);
}

/**
 * Returns tempo and key for storage: the values from tags or the sheet, otherwise those detected in the sound, which
 * are marked as estimates.
 */
function knownOrEstimated(
  known: HeardFacts,
  detected: HeardFacts,
): HeardFacts & { estimated: EstimatedFact[] } {
  return {
    bpm: known.bpm ?? detected.bpm,
    tonality: known.tonality ?? detected.tonality,
    estimated: ESTIMATED_FACTS.filter((fact) => known[fact] === null && detected[fact] !== null),
  };
}

/** Returns the tempo and key of a track, unless they were estimated from its previous recording. */
async function unestimatedFacts(db: Database, trackId: number): Promise<HeardFacts> {
  const [row] = await db.select().from(tracks).where(eq(tracks.id, trackId));
  const isKnown = (fact: EstimatedFact) => row !== undefined && !row.estimated.includes(fact);
  return {
    bpm: isKnown("bpm") ? (row?.bpm ?? null) : null,
    tonality: isKnown("tonality") ? (row?.tonality ?? null) : null,
  };
}

/** Updates a stored version from its tags and sheet row. Returns whether anything changed. */
export async function updateVersion(db: Database, versionId: number, sound: PlannedSound): Promise<boolean> {
  const [row] = await db.select().from(trackVersions).where(eq(trackVersions.id, versionId));
  const wanted = Object.entries({
    ...taggedColumns(sound),
    // Further ISRCs belong to the first one.
    otherIsrcs: sound.facts.isrc && sound.facts.otherIsrcs,
    name: sound.isTitled && sound.name,
    kind: sound.version?.kind,
    label: sound.version?.label,
  });
  const changes = wanted.filter(
    ([name, value]) => value && !isDeepStrictEqual(row?.[name as keyof typeof row], value),
  );
  if (!row || changes.length === 0) return false;
  await db.update(trackVersions).set(Object.fromEntries(changes)).where(eq(trackVersions.id, versionId));
  return true;
}

const taggedColumns = ({ name, facts: { bpm, tonality, isrc, otherIsrcs } }: PlannedSound) => ({
  name,
  bpm,
  tonality,
  isrc,
  otherIsrcs,
});

const measures = ({ duration, loudness, truePeak }: PreparedSound) => ({
  durationSeconds: Math.round(duration),
  loudness,
  truePeak,
});
