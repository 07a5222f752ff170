import type { Continent, Taxonomy } from "#/contract/taxonomy.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { termTitle, territoryTitle } from "#/lib/i18n/localise.ts";

/** Entries in a column (looks: home). */
const SHOWN = 8;

export type BrowseKey = "moods" | "territories" | "genres" | "uses";

export interface BrowseEntry {
  /** Slug of a term, or code of a country. */
  slug: string;
  title: string;
  count: number;
}

/** A column of entries with their number of tracks, and its total number of entries. */
export interface BrowseColumn {
  key: BrowseKey;
  entries: BrowseEntry[];
  total: number;
}

/**
 * Returns the four columns: moods in their own order, territories, genres and uses by number of tracks. Lists only
 * terms for the front and entries with music (acceptance S50); leaves out empty columns.
 */
export function browseColumns(
  taxonomies: readonly Taxonomy[],
  continents: readonly Continent[],
  lang: Lang,
): BrowseColumn[] {
  const terms = (slug: string): BrowseEntry[] =>
    (taxonomies.find((taxonomy) => taxonomy.slug === slug)?.terms ?? [])
      .filter((term) => term.isFront)
      .map((term) => ({ slug: term.slug, title: termTitle(term, lang), count: term.trackCount ?? 0 }));
  const countries = continents
    .flatMap((continent) => continent.country)
    .map((country) => ({
      slug: country.code,
      title: territoryTitle(country, lang),
      count: country.trackCount ?? 0,
    }));

  const columns: BrowseColumn[] = [
    { key: "moods", ...inOrder(terms("moods")) },
    { key: "territories", ...richest(countries, lang) },
    { key: "genres", ...richest(terms("genres"), lang) },
    { key: "uses", ...richest(terms("uses"), lang) },
  ];
  return columns.filter((column) => column.entries.length > 0);
}

function inOrder(entries: readonly BrowseEntry[]) {
  return { entries: entries.slice(0, SHOWN), total: entries.length };
}

function richest(entries: readonly BrowseEntry[], lang: Lang) {
  const sounding = entries.filter((entry) => entry.count > 0);
  const sorted = sounding.sort(
    (one, other) => other.count - one.count || one.title.localeCompare(other.title, lang),
  );
  return { entries: sorted.slice(0, SHOWN), total: sorted.length };
}
