import type { Album } from "#/contract/album.ts";

/** What a card shows of an album. */
export type CardAlbum = Pick<
  Album,
  | "id"
  | "name"
  | "nameFr"
  | "slug"
  | "slugFr"
  | "image"
  | "imageFr"
  | "reference"
  | "writers"
  | "terms"
  | "sleeve"
  | "place"
>;

/** An album without what no card shows: its texts are long, and lists travel in the page (design §4b). */
export function cardAlbum(album: Album): CardAlbum {
  const { id, name, nameFr, slug, slugFr, image, imageFr, reference, sleeve, place } = album;
  return {
    id,
    name,
    nameFr,
    slug,
    slugFr,
    image,
    imageFr,
    reference,
    sleeve,
    place,
    writers: album.writers.map((writer) => ({ id: writer.id, name: writer.name, slug: writer.slug })),
    terms: album.terms.filter((term) => term.taxonomy === "moods"),
  };
}
