import type { Placement } from "#/contract/placement.ts";
import type { PlayableTrack } from "#/features/player/playable.ts";
import { rowTrack } from "#/features/tracks/row-parts/row-track.ts";

/** The data of a placement row. */
export interface CardPlacement
  extends Pick<
    Placement,
    "id" | "slug" | "slugEn" | "title" | "titleEn" | "client" | "year" | "date" | "kind"
  > {
  /** The first of its tracks. */
  lead: PlayableTrack | null;
  /** Number of its other tracks. */
  others: number;
}

/** Picks the data of a row: lists are part of the page (design §4b). */
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
