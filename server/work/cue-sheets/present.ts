import { setImmediate as nextTurn } from "node:timers/promises";
import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import { type Cue, type CueSheet, cueSchema, programmeSchema } from "#/contract/cue-sheet.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import type { CueSheetRow } from "./queries.ts";

const NEVER_SAVED = 0;
/** Frames per second of a sheet that was never saved (`programmeSchema`). */
const FIRST_RATE = 25;

/** An item of a project as a declaration needs it: the track's credits, and the version if it is one. */
interface CreditedItem {
  credits: TrackCredits;
  versionId: number | null;
}

/** Number of cues parsed in one turn of the event loop. */
const TURN_CUES = 100;

/** Gives cues that were saved earlier the defaults of fields that were added since. */
async function readCues(saved: readonly Cue[]): Promise<Cue[]> {
  const cues: Cue[] = [];
  for (const cue of saved) {
    if (cues.length % TURN_CUES === 0) await nextTurn();
    cues.push(cueSchema.parse(cue));
  }
  return cues;
}

/** Returns a cue sheet as the API sends it; one that was never saved shows a cue for each of the project's `items`. */
export async function presentCueSheet(row: CueSheetRow, items: readonly CreditedItem[]): Promise<CueSheet> {
  const address = `/api/user_playlists/${row.playlistId}/cue_sheet`;
  return {
    "@id": address,
    "@type": "CueSheet",
    id: row.playlistId,
    playlist: `/api/user_playlists/${row.playlistId}`,
    name: row.name,
    version: row.saved?.version ?? NEVER_SAVED,
    programme: row.saved?.programme ?? programmeSchema.parse({ title: row.name }),
    cues: row.saved ? await readCues(row.saved.cues) : items.flatMap(cueOf),
    updatedAt: row.saved?.updatedAt.toISOString() ?? null,
  };
}

/**
 * Returns an item of the project as a cue without a position, since none has been heard yet. A track has no length
 * either; a version has its own, since an edit is made to be heard whole. An item that is no longer in the catalogue
 * yields none.
 */
function cueOf({ credits, versionId }: CreditedItem, index: number): Cue[] {
  const id = `track-${credits.id}-${index}`;
  if (versionId === null) return [cueSchema.parse({ ...cueOfCredits(credits), id })];
  const version = credits.versions.find((one) => one.id === versionId);
  if (!version) return [];
  const duration = Math.round(version.durationSeconds * FIRST_RATE);
  return [cueSchema.parse({ ...cueOfCredits(credits, version), id, duration })];
}
