import type { Placement } from "#/contract/placement.ts";
import { storedHtml } from "#/server/catalogue/content/stored-html.ts";
import { presentTrack, type TrackRow } from "#/server/catalogue/tracks/present.ts";
import { mediaPath } from "#/server/platform/media/media-path.ts";

export interface PlacementRow {
  id: number;
  slug: string;
  slugEn: string;
  title: string;
  titleEn: string;
  description: string | null;
  descriptionEn: string | null;
  image: string | null;
  videoUrl: string | null;
  film: string | null;
  captions: string | null;
  captionsEn: string | null;
  transcript: string | null;
  transcriptEn: string | null;
  client: string | null;
  year: number | null;
  date: string | null;
  kind: string | null;
  isEnable: boolean;
  sortOrder: number;
  updatedAt: Date;
  tracks: TrackRow[];
}

/** Converts a placement to its shape in the contract (§3.3). */
export function presentPlacement(row: PlacementRow): Placement {
  return {
    "@id": `/api/page_placements/${row.id}`,
    "@type": "Placement",
    id: row.id,
    slug: row.slug,
    slugEn: row.slugEn,
    title: row.title,
    titleEn: row.titleEn,
    description: storedHtml(row.description),
    descriptionEn: storedHtml(row.descriptionEn),
    image: mediaPath(row.image),
    videoUrl: row.videoUrl,
    film: mediaPath(row.film),
    captions: row.captions,
    captionsEn: row.captionsEn,
    transcript: row.transcript,
    transcriptEn: row.transcriptEn,
    client: row.client,
    year: row.year,
    date: row.date,
    kind: row.kind,
    tracks: row.tracks.map(presentTrack),
    isEnable: row.isEnable,
    sortOrder: row.sortOrder,
    updatedAt: row.updatedAt.toISOString(),
  };
}
