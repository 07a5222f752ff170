import type { Album } from "#/contract/album.ts";
import { storedHtml } from "#/server/catalogue/content/stored-html.ts";
import { presentSleeve, presentWriterTags } from "#/server/catalogue/tracks/present.ts";
import type { WriterName } from "#/server/catalogue/tracks/track-columns.ts";
import { mediaPath } from "#/server/platform/media/media-path.ts";

export interface AlbumRow {
  id: number;
  reference: string | null;
  name: string;
  nameFr: string;
  slug: string;
  slugFr: string;
  description: string | null;
  descriptionFr: string | null;
  image: string | null;
  imageFr: string | null;
  sleeveGround: string | null;
  sleeveInk: string | null;
  releaseDate: string | null;
  publisher: string | null;
  city: string | null;
  cityEn: string | null;
  countryCode: string | null;
  countryTitle: string | null;
  countryTitleFr: string | null;
  isEnable: boolean;
  isFeatured: boolean;
  sortOrder: number;
  trackCount: number;
  updatedAt: Date;
  writers: WriterName[];
  terms: Album["terms"];
}

function presentPlace(row: AlbumRow): Album["place"] {
  if (!row.city || !row.countryCode) return null;
  return {
    city: row.cityEn ?? row.city,
    cityFr: row.city,
    country: row.countryCode,
    countryTitle: row.countryTitle ?? row.countryCode,
    countryTitleFr: row.countryTitleFr ?? row.countryCode,
  };
}

/** Converts an album to its shape in lists (contract §3.3). */
export function presentAlbum(row: AlbumRow): Album {
  return {
    "@id": `/api/album_lists_front/${row.id}`,
    "@type": "Album",
    id: row.id,
    name: row.name,
    nameFr: row.nameFr,
    slug: row.slug,
    slugFr: row.slugFr,
    description: storedHtml(row.description),
    descriptionFr: storedHtml(row.descriptionFr),
    image: mediaPath(row.image),
    imageFr: mediaPath(row.imageFr ?? row.image),
    reference: row.reference,
    releaseDate: row.releaseDate,
    isEnable: row.isEnable,
    isFeatured: row.isFeatured,
    sortOrder: row.sortOrder,
    publisher: row.publisher,
    writers: presentWriterTags(row.writers),
    terms: row.terms,
    trackCount: row.trackCount,
    sleeve: presentSleeve(row),
    place: presentPlace(row),
    updatedAt: row.updatedAt.toISOString(),
  };
}
