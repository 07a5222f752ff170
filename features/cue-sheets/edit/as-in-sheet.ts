import type { Cue } from "#/contract/cue-sheet.ts";
import { type Id, idOfIri } from "#/contract/hydra.ts";
import { itemIri } from "#/contract/item.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import type { Sheet } from "../sheet-store.ts";
import { type Chosen, candidateOf } from "./cues-of-edit.ts";
import { cuesOf, type Decision, type ReadEdit } from "./decisions.ts";
import { isOfClip } from "./merge-into-sheet.ts";
import { sheetWithEdit } from "./sheet-with-edit.ts";

const NO_ROW: ReadonlySet<string> = new Set();

/**
 * Returns the ids of the tracks in rows that were read from an edit, without those that the clips' names have `found`:
 * a person may have given a row music that no clip's name mentions.
 */
export function tracksOfClips({ cues }: Sheet, found: readonly TrackCredits[]): Id[] {
  const tracks = new Set(cues.flatMap(({ track, clip }) => (track !== null && clip !== "" ? [track] : [])));
  for (const { track } of found) tracks.delete(track);
  return [...tracks].map(idOfIri);
}

/**
 * Returns the decisions on the uses of an edit, changed to agree with the rows of a sheet. A clip that was read before
 * is taken with its row's music if it is audible. If the row of a new clip states a version, that version is chosen and
 * not its track. A row keeps music that is not in the catalogue: a person has entered it, or has refused the matches,
 * or the catalogue no longer has it.
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
      ? { ...known, chosen, matches: matchesWith(chosen, decision, read) }
      : { ...known, chosen, row: row.id };
  });
}

/** Returns the music of a row; null if the catalogue does not have it. */
function musicOf({ track, version }: Cue, credits: ReadEdit["credits"]): Chosen | null {
  const known = [...credits.values()].find((one) => one.track === track);
  if (!known) return null;
  if (version === null) return { track: known.id, version: null };
  const found = known.versions.find((one) => itemIri({ id: known.id, trackVersion: one }) === version);
  return found ? { track: known.id, version: found.id } : null;
}

/** Returns the matches of a use with the music of its row added. */
function matchesWith(
  { track, version }: Chosen,
  { matches }: Decision,
  { credits }: Pick<ReadEdit, "credits">,
): Decision["matches"] {
  const known = credits.get(track);
  if (!known || matches.some(({ candidate }) => candidate.id === track)) return matches;
  const candidate = candidateOf(known);
  const chosenVersion = candidate.versions.find(({ id }) => id === version) ?? null;
  return [{ candidate, version: chosenVersion, reason: "search", certainty: 1 }, ...matches];
}
