import type { Cue } from "#/contract/cue-sheet.ts";
import { type Id, idOfIri } from "#/contract/hydra.ts";
import { itemIri } from "#/contract/item.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import type { Sheet } from "../sheet-store.ts";
import { type Chosen, candidateOf } from "./cues-of-edit.ts";
import { cuesOf, type Decision, type ReadEdit } from "./decisions.ts";
import { isOfClip } from "./merge-uses.ts";
import { sheetWithEdit } from "./sheet-with-edit.ts";

const NO_ROW: ReadonlySet<string> = new Set();

/**
 * Returns the tracks of rows that were read from an edit, without those found by the edit's names: a person may have
 * given a row music that no clip's name mentions.
 */
export function tracksOfClips({ cues }: Sheet, found: readonly TrackCredits[]): Id[] {
  const tracks = new Set(cues.flatMap(({ track, clip }) => (track !== null && clip !== "" ? [track] : [])));
  for (const { track } of found) tracks.delete(track);
  return [...tracks].map(idOfIri);
}

/**
 * Returns the uses of an edit with the decisions of its sheet: a clip that was read before is taken if it is heard, with
 * its row's music; a version that waits in the sheet for a place is preferred to its track. A row keeps music that is not
 * in the catalogue, or no longer: a hand has filled it in, or has refused what the catalogue offers.
 */
export function asInSheet(read: Pick<ReadEdit, "edit" | "decisions" | "credits">, sheet: Sheet): Decision[] {
  const uses = cuesOf({ ...read, decisions: read.decisions.map((one) => ({ ...one, isTaken: true })) });
  const { rows } = sheetWithEdit(sheet, uses, read.edit, NO_ROW);
  return read.decisions.map((decision, index) => {
    const row = rows.get(decision.id);
    const use = uses[index];
    if (!row || !use) return decision;
    const isRead = isOfClip(row, use);
    if (!isRead && row.version === null) return decision;
    const known = isRead ? { ...decision, isTaken: !decision.use.isOff, isMusic: true } : decision;
    const chosen = musicOf(row, read.credits);
    return chosen
      ? { ...known, chosen, matches: offeredWith(chosen, decision, read) }
      : { ...known, chosen, row: row.id };
  });
}

/** The music of a row; null where it is not in the catalogue, or no longer. */
function musicOf({ track, version }: Cue, credits: ReadEdit["credits"]): Chosen | null {
  const known = [...credits.values()].find((one) => one.track === track);
  if (!known) return null;
  if (version === null) return { track: known.id, version: null };
  const found = known.versions.find((one) => itemIri({ id: known.id, trackVersion: one }) === version);
  return found ? { track: known.id, version: found.id } : null;
}

/** Returns the matches of a use, including the music of its row. */
function offeredWith(
  { track, version }: Chosen,
  { matches }: Decision,
  { credits }: Pick<ReadEdit, "credits">,
): Decision["matches"] {
  const known = credits.get(track);
  if (!known || matches.some(({ candidate }) => candidate.id === track)) return matches;
  const candidate = candidateOf(known);
  const said = candidate.versions.find(({ id }) => id === version) ?? null;
  return [{ candidate, version: said, reason: "search", certainty: 1 }, ...matches];
}
