import type { Placement } from "#/contract/placement.ts";
import type { PlayableTrack } from "#/features/player/playable.ts";
import { rowTrack } from "#/features/tracks/rows/row-track.ts";

/** What a row shows and plays of a placement. */
export interface CardPlacement
  extends Pick<
    Placement,
    "id" | "slug" | "slugEn" | "title" | "titleEn" | "client" | "year" | "date" | "kind"
  > {
  /** The first of the tracks heard. */
  lead: PlayableTrack | null;
  /** How many more are heard. */
  others: number;
}

/** A placement without what no row shows: lists travel in the page (design §4b). */
export function cardPlacement(placement: Placement): CardPlacement {
  const { id, slug, slugEn, title, titleEn, client, year, date, kind } = placement;
  const [lead, ...others] = placement.tracks;
  return {
    ...{ id, slug, slugEn, title, titleEn, client, year, date, kind },
    lead: lead ? playableFields(lead) : null,
    others: others.length,
  };
}

function playableFields(track: Placement["tracks"][number]): PlayableTrack {
  const { trackVersions: _, ...fields } = rowTrack(track);
  return fields;
}
