import type { Writer } from "#/contract/writer.ts";
import { mediaPath } from "#/server/media/media-path.ts";

export interface WriterRow {
  id: number;
  slug: string;
  slugEn: string;
  name: string;
  firstname: string | null;
  lastname: string | null;
  biography: string | null;
  biographyEn: string | null;
  image: string | null;
  trackCount: number;
  albumCount: number;
  websites: { title: string; url: string }[];
  sortOrder: number;
}

/** A writer as the contract shows it in lists (§3.3). */
export function presentWriter(row: WriterRow): Writer {
  return {
    "@id": `/api/page_writers/${row.id}`,
    "@type": "Writer",
    id: row.id,
    slug: row.slug,
    slugEn: row.slugEn,
    name: row.name,
    firstname: row.firstname,
    lastname: row.lastname,
    biography: row.biography,
    biographyEn: row.biographyEn,
    image: mediaPath(row.image),
    trackCount: row.trackCount,
    albumCount: row.albumCount,
    websites: row.websites,
    sortOrder: row.sortOrder,
  };
}
