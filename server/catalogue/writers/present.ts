import type { TermTag } from "#/contract/taxonomy.ts";
import type { Writer } from "#/contract/writer.ts";
import { storedHtml } from "#/server/catalogue/content/stored-html.ts";
import { analysisPath } from "#/server/catalogue/tracks/present.ts";
import { mediaPath } from "#/server/platform/media/media-path.ts";

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
  websites: Writer["websites"];
  sortOrder: number;
  updatedAt: Date;
}

/** Converts a writer to its shape in lists (contract §3.3). */
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
    biography: storedHtml(row.biography),
    biographyEn: storedHtml(row.biographyEn),
    image: mediaPath(row.image),
    trackCount: row.trackCount,
    albumCount: row.albumCount,
    websites: row.websites,
    sortOrder: row.sortOrder,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Returns the track that represents a writer; a list needs only its drawing and mood. */
export function presentLead(lead: { id: number; terms: TermTag[] } | undefined): Writer["lead"] {
  if (!lead) return null;
  return {
    id: lead.id,
    analysis: analysisPath(lead.id),
    terms: lead.terms.filter((term) => term.taxonomy === "moods"),
  };
}
