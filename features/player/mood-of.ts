import type { TermTag } from "#/contract/taxonomy.ts";

/** Taxonomy of the eight mood families; a track carries one of its terms. */
const FAMILIES = "moods";

/** A mood family for display: its slug sets the hue (`data-mood`), its titles are the text beside it. */
export interface Mood {
  slug: string;
  title: string;
  titleFr: string;
}

/**
 * Returns the mood family of a track or version from its terms: the first term of the taxonomy `moods`, otherwise the
 * family of a finer mood; null without either. The titles of a family known only through a finer mood are that mood's
 * own.
 */
export function moodOf(terms: readonly TermTag[]): Mood | null {
  const term = terms.find((one) => one.taxonomy === FAMILIES) ?? terms.find((one) => one.family);
  if (!term) return null;
  const slug = term.taxonomy === FAMILIES ? term.slug : (term.family ?? term.slug);
  return { slug, title: term.title, titleFr: term.titleFr };
}
