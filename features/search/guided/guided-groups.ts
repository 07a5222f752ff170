import type { Continent, Taxonomy } from "#/contract/taxonomy.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { termTitle, territoryTitle } from "#/lib/i18n/localise.ts";
import { TERRITORIES, taxonomyList } from "./taxonomy-list.ts";

/** A group of terms to choose from; `kind` is the field of the state for its choices. */
export interface GuidedGroup {
  slug: string;
  title: string;
  kind: "terms" | "territory";
  terms: GuidedTerm[];
}

/** Slug, title and number of tracks of a term: a tuple, since a page contains about two hundred of them. */
export type GuidedTerm = readonly [slug: string, title: string, count: number];

/** Slug of the group whose terms have a hue of their own. */
export const MOODS = "moods";

/**
 * Returns the groups of guided search in the order of the taxonomies, Territories second (acceptance S48, S49); only
 * terms for the front (S50), and only those with music. Moods keep their order, other terms are sorted by number of
 * tracks.
 */
export function guidedGroups(
  taxonomies: readonly Taxonomy[],
  continents: readonly Continent[],
  territories: string,
  lang: Lang,
): GuidedGroup[] {
  const groups = taxonomyList(taxonomies).map((entry): GuidedGroup => {
    if (entry.slug === TERRITORIES || !("terms" in entry)) {
      const terms = continents
        .flatMap((continent) => continent.country)
        .map((country): GuidedTerm => [country.code, territoryTitle(country, lang), country.trackCount ?? 0]);
      return { slug: TERRITORIES, title: territories, kind: "territory", terms: richest(terms, lang) };
    }
    const terms = entry.terms
      .filter((term) => term.isFront)
      .map((term): GuidedTerm => [term.slug, termTitle(term, lang), term.trackCount ?? 0]);
    return {
      slug: entry.slug,
      title: termTitle(entry, lang),
      kind: "terms",
      terms: entry.slug === MOODS ? terms : richest(terms, lang),
    };
  });
  return groups.filter((group) => group.terms.length > 0);
}

function richest(terms: readonly GuidedTerm[], lang: Lang): GuidedTerm[] {
  return terms
    .filter(([, , count]) => count > 0)
    .sort(
      ([, oneTitle, oneCount], [, otherTitle, otherCount]) =>
        otherCount - oneCount || oneTitle.localeCompare(otherTitle, lang),
    );
}
