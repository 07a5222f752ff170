import { isDeepStrictEqual } from "node:util";
import { asc, eq } from "drizzle-orm";
import type { ImportContext } from "#/server/operate/import/import-context.ts";
import { columnsOf, type Facts } from "#/server/operate/import/plan/facts.ts";
import type { PlannedSound } from "#/server/operate/import/plan/plan-album.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { tracks, trackTerms, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import type { WriterCredit } from "./writer-index.ts";

/** Facts of a track, with ids instead of names. */
export interface TrackDetails {
  columns: ReturnType<typeof columnsOf> & { name: string; countryId: number | null };
  credits: WriterCredit[];
  termIds: number[];
}

/** Finds or adds the writers and terms of a track. */
export async function resolveDetails(
  db: Database,
  { lookups, note }: ImportContext,
  { name, facts }: Pick<PlannedSound, "name" | "facts">,
): Promise<TrackDetails> {
  return {
    columns: { ...columnsOf(facts), name, countryId: countryOf(facts) },
    credits: await lookups.writers.creditsFor(db, facts.credits),
    termIds: await lookups.terms.idsFor(db, facts),
  };

  function countryOf({ territory, line }: Facts): number | null {
    if (territory === null) return null;
    const id = lookups.countries(territory);
    if (id === null) note({ key: "sheetTerritory", values: { line: line ?? 0, value: territory } });
    return id;
  }
}

/** Replaces the writers and terms of a track, in the given order. */
export async function writeLinks(
  db: Database,
  trackId: number,
  { credits, termIds }: Pick<TrackDetails, "credits" | "termIds">,
): Promise<void> {
  if (credits.length > 0) {
    await db.delete(trackWriters).where(eq(trackWriters.trackId, trackId));
    await db
      .insert(trackWriters)
      .values(credits.map((credit, position) => ({ trackId, position, ...credit })));
  }
  if (termIds.length > 0) {
    await db.delete(trackTerms).where(eq(trackTerms.trackId, trackId));
    await db.insert(trackTerms).values(termIds.map((termId, position) => ({ trackId, termId, position })));
  }
}

/**
 * Updates a stored track from its tags and sheet row. Keeps values that these do not have. Keeps the name unless
 * `isTitled`, and also if the track would be a version now, since the planned name is then that of the version's track.
 * Keeps the reference if only the file's name has another one. Returns whether anything changed, so that a second run
 * with the same sheet changes nothing.
 */
export async function updateDetails(
  db: Database,
  trackId: number,
  found: TrackDetails,
  {
    isTitled,
    version,
    facts: { isReferenceNamed, isOfArrangers },
  }: Pick<PlannedSound, "isTitled" | "version" | "facts">,
): Promise<boolean> {
  const [row] = await db.select().from(tracks).where(eq(tracks.id, trackId));
  if (!row) return false;
  const details = isOfArrangers ? await behindWriters(db, trackId, found) : found;
  const { name, reference, isrc, otherIsrcs } = details.columns;
  const columns = {
    ...details.columns,
    name: isTitled && version === null ? name : null,
    reference: isReferenceNamed ? (row.reference ?? reference) : reference,
    // Further ISRCs belong to the first one.
    otherIsrcs: isrc === null ? null : otherIsrcs,
  };
  const wanted = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
  const estimated = row.estimated.filter((fact) => !(fact in wanted));
  const columnsDiffer =
    Object.entries(wanted).some(
      ([name, value]) => !isDeepStrictEqual(row[name as keyof typeof row], value),
    ) || estimated.length < row.estimated.length;
  if (columnsDiffer)
    await db
      .update(tracks)
      .set({ ...wanted, estimated })
      .where(eq(tracks.id, trackId));
  const linksDiffer = await differs(db, trackId, details);
  if (linksDiffer) await writeLinks(db, trackId, details);
  return columnsDiffer || linksDiffer;
}

const creditsIn = (db: Database, trackId: number): Promise<WriterCredit[]> =>
  db
    .select({ writerId: trackWriters.writerId, share: trackWriters.share, role: trackWriters.role })
    .from(trackWriters)
    .where(eq(trackWriters.trackId, trackId))
    .orderBy(asc(trackWriters.position));

/** Returns the details with their arrangers after the writers that are stored for the track. */
async function behindWriters(db: Database, trackId: number, details: TrackDetails): Promise<TrackDetails> {
  const writers = (await creditsIn(db, trackId)).filter(({ role }) => role !== "AR");
  const arrangers = details.credits.filter((one) =>
    writers.every(({ writerId }) => writerId !== one.writerId),
  );
  return { ...details, credits: [...writers, ...arrangers] };
}

async function differs(db: Database, trackId: number, { credits, termIds }: TrackDetails): Promise<boolean> {
  const writers = await creditsIn(db, trackId);
  const terms = await db
    .select({ termId: trackTerms.termId })
    .from(trackTerms)
    .where(eq(trackTerms.trackId, trackId))
    .orderBy(asc(trackTerms.position));
  const same = (wanted: unknown[], stored: unknown[]) =>
    wanted.length === 0 || JSON.stringify(wanted) === JSON.stringify(stored);
  return !(
    same(
      credits.map(({ writerId, share, role }) => [writerId, share, role]),
      writers.map(({ writerId, share, role }) => [writerId, share, role]),
    ) &&
    same(
      termIds,
      terms.map(({ termId }) => termId),
    )
  );
}
