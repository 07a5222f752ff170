import type { Continent, Taxonomy } from "#/contract/taxonomy.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { termTitle, territoryTitle } from "#/lib/i18n/localise.ts";
import { TERRITORIES, taxonomyList } from "./taxonomy-list.ts";

/** A group of terms to choose from; `kind` is where in the state its choices live. */
export interface GuidedGroup {
  slug: string;
  title: string;
  kind: "terms" | "territory";
  terms: GuidedTerm[];
}

export interface GuidedTerm {
  slug: string;
  title: string;
  count: number;
  /** Slug of the mood family whose hue it takes, else null. */
  mood: string | null;
}

/**
 * The groups of guided search in the order of the taxonomies, Territories second (acceptance S48, S49); only terms
 * for the front (S50), and only what has music. Moods keep their order, other terms go by richness.
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
        .map((country) => ({
          slug: country.code,
          title: territoryTitle(country, lang),
          count: country.trackCount ?? 0,
          mood: null,
        }));
      return { slug: TERRITORIES, title: territories, kind: "territory", terms: richest(terms, lang) };
    }
    const terms = entry.terms
      .filter((term) => term.isFront)
      .map((term) => ({
        slug: term.slug,
        title: termTitle(term, lang),
        count: term.trackCount ?? 0,
        mood: entry.slug === "moods" ? term.slug : null,
      }));
    return {
      slug: entry.slug,
      title: termTitle(entry, lang),
      kind: "terms",
      terms: entry.slug === "moods" ? terms : richest(terms, lang),
    };
  });
  return groups.filter((group) => group.terms.length > 0);
}

function richest(terms: readonly GuidedTerm[], lang: Lang): GuidedTerm[] {
  return terms
    .filter((term) => term.count > 0)
    .sort((one, other) => other.count - one.count || one.title.localeCompare(other.title, lang));
}
