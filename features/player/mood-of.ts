import type { TermTag } from "#/contract/taxonomy.ts";

/** Taxonomy of the eight mood families; a track carries one of its terms. */
const FAMILIES = "moods";

/** A mood family as it is shown: its slug picks the hue (`data-mood`), its titles are the word beside it. */
export interface Mood {
  slug: string;
  title: string;
  titleFr: string;
}

/**
 * Gives the mood family of a sounding thing from its terms: the first term of the taxonomy `moods`,
 * otherwise the family that a finer mood names; null when no term tells.
 * `title`s of a family known only through a finer mood are that finer mood's own.
 */
export function moodOf(terms: readonly TermTag[]): Mood | null {
  const term = terms.find((one) => one.taxonomy === FAMILIES) ?? terms.find((one) => one.family);
  if (!term) return null;
  const slug = term.taxonomy === FAMILIES ? term.slug : (term.family ?? term.slug);
  return { slug, title: term.title, titleFr: term.titleFr };
}
