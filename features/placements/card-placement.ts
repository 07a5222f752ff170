import type { Placement } from "#/contract/placement.ts";
import { type RowTrack, rowTrack } from "#/features/tracks/row-track.ts";

/** What a row shows and plays of a placement. */
export interface CardPlacement
  extends Pick<
    Placement,
    "id" | "slug" | "slugEn" | "title" | "titleEn" | "client" | "year" | "date" | "kind"
  > {
  tracks: RowTrack[];
}

/** A placement without what no row shows: lists travel in the page (design §4b). */
export function cardPlacement(placement: Placement): CardPlacement {
  const { id, slug, slugEn, title, titleEn, client, year, date, kind, tracks } = placement;
  return { id, slug, slugEn, title, titleEn, client, year, date, kind, tracks: tracks.map(rowTrack) };
}
