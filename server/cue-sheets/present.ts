import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import { type Cue, type CueSheet, cueSchema, programmeSchema } from "#/contract/cue-sheet.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import type { CueSheetRow } from "./queries.ts";

const NEVER_KEPT = 0;

/** A cue sheet on the wire; one that was never kept shows a cue for each of the project's `credits`. */
export function presentCueSheet(row: CueSheetRow, credits: readonly TrackCredits[]): CueSheet {
  const address = `/api/user_playlists/${row.playlistId}/cue_sheet`;
  return {
    "@id": address,
    "@type": "CueSheet",
    id: row.playlistId,
    playlist: `/api/user_playlists/${row.playlistId}`,
    name: row.name,
    version: row.kept?.version ?? NEVER_KEPT,
    programme: row.kept?.programme ?? programmeSchema.parse({ title: row.name }),
    cues: row.kept?.cues ?? credits.map(cueOf),
    updatedAt: row.kept?.updatedAt.toISOString() ?? null,
  };
}

/** A track of the project as a cue, without a place or a length: none was heard yet. */
const cueOf = (credits: TrackCredits, index: number): Cue =>
  cueSchema.parse({ ...cueOfCredits(credits), id: `track-${credits.id}-${index}` });
