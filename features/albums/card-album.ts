import type { Album } from "#/contract/album.ts";
import type { TermTag } from "#/contract/taxonomy.ts";

/** Moods named under a sleeve (looks.md §5, Card). */
const MOODS_SHOWN = 2;

/** Picks the mood families that a card names. */
export const shownMoods = (terms: readonly TermTag[]): TermTag[] =>
  terms.filter((term) => term.taxonomy === "moods").slice(0, MOODS_SHOWN);

/** The data of an album card. */
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

/** Picks the data of a card: an album's texts are long, and lists are part of the page (design §4b). */
export function cardAlbum(album: Album): CardAlbum {
  const { id, name, nameFr, slug, slugFr, image, imageFr, reference, sleeve, place } = album;
  return {
    id,
    name,
    nameFr,
    slug,
    slugFr,
    image,
    // Leave out an image for French pages that equals the other one.
    imageFr: imageFr === image ? null : imageFr,
    reference,
    sleeve,
    place,
    writers: album.writers.map((writer) => ({ id: writer.id, name: writer.name, slug: writer.slug })),
    terms: shownMoods(album.terms).map(({ slug, title, titleFr, taxonomy }) => ({
      ...{ slug, title, titleFr, taxonomy },
    })),
  };
}
