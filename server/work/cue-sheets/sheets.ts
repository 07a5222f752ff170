import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type CueSheet, type CueSheetChanges, programmeSchema } from "#/contract/cue-sheet.ts";
import { readList } from "#/server/catalogue/tracks/stored-list.ts";
import { selectCredits } from "#/server/catalogue/writers/credits.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { checkIfMatch } from "#/server/platform/http/if-match.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { presentCueSheet } from "./present.ts";
import { findCueSheet, lockProject, saveCueSheet } from "./queries.ts";

/**
 * Returns the cue sheet of a project of `userId`; one that was never saved shows the project's items.
 * @throws Problem 404 for a project of someone else.
 */
export async function readCueSheet(db: Database, userId: number, playlistId: number): Promise<CueSheet> {
  const row = await findCueSheet(db, userId, playlistId);
  if (!row) throw notFound();
  if (row.saved) return presentCueSheet(row, []);
  const items = await readList(db, "playlist", playlistId);
  const ids = [...new Set(items.map(({ trackId }) => trackId))];
  const credits = new Map((await selectCredits(db, ids)).map((one) => [one.id, one]));
  const known = items.flatMap(({ trackId, versionId }) => {
    const ofTrack = credits.get(trackId);
    return ofTrack ? [{ credits: ofTrack, versionId }] : [];
  });
  return presentCueSheet(row, known);
}

/** Applies a merge patch (RFC 7386) to a sheet: a null field of the programme returns to its default. */
function merged({ programme, cues }: CueSheet, changes: CueSheetChanges) {
  const fields = Object.entries({ ...(changes.programme !== null && programme), ...changes.programme });
  return {
    programme: programmeSchema.parse(Object.fromEntries(fields.filter(([, value]) => value !== null))),
    cues: changes.cues === undefined ? cues : (changes.cues ?? []),
  };
}

/** Returns whether a merge patch is empty. */
const isEmptyPatch = ({ programme, cues }: CueSheetChanges) =>
  cues === undefined &&
  (programme === undefined || (programme !== null && Object.keys(programme).length === 0));

/**
 * Merges changes into the cue sheet of a project of `userId` and saves it; without a change its version stays. Call it
 * in a transaction.
 * @throws Problem 404 for a project of someone else, 412 when `ifMatch` names another version.
 */
export async function changeCueSheet(
  tx: Database,
  userId: number,
  playlistId: number,
  changes: CueSheetChanges,
  ifMatch: string | undefined,
): Promise<CueSheet> {
  await lockProject(tx, userId, playlistId);
  const sheet = await readCueSheet(tx, userId, playlistId);
  const { version, programme, cues } = sheet;
  checkIfMatch(ifMatch, version);
  const after = merged(sheet, changes);
  const isSaved = version > 0;
  await nextTurn();
  if (isEmptyPatch(changes) || (isSaved && isDeepStrictEqual(after, { programme, cues }))) return sheet;
  await nextTurn();
  await saveCueSheet(tx, playlistId, { version: version + 1, ...after });
  await nextTurn();
  return readCueSheet(tx, userId, playlistId);
}
