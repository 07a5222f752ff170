import type { Continent, Taxonomy, Term } from "#/contract/taxonomy.ts";

export interface TermRow {
  id: number;
  slug: string;
  title: string;
  titleFr: string;
  isFront: boolean;
  sortOrder: number;
  taxonomyId: number;
  taxonomySlug: string;
  family: string | null;
  trackCount: number;
}

interface TaxonomyRow {
  id: number;
  slug: string;
  title: string;
  titleFr: string;
  isEnable: boolean;
  isFeatured: boolean;
  sortOrder: number;
}

export interface CountryRow {
  id: number;
  code: string;
  titleFr: string;
  titleEn: string;
  continentId: number;
  trackCount: number;
}

interface ContinentRow {
  id: number;
  slug: string;
  titleFr: string;
  titleEn: string;
  isEnable: boolean;
  isFeatured: boolean;
  sortOrder: number;
}

/** Converts a term with its taxonomy (contract §3.3). */
export function presentTerm(row: TermRow): Term {
  return {
    "@id": `/api/track_terms/${row.id}`,
    "@type": "Term",
    id: row.id,
    slug: row.slug,
    title: row.title,
    titleFr: row.titleFr,
    isFront: row.isFront,
    sortOrder: row.sortOrder,
    taxonomy: { id: row.taxonomyId, slug: row.taxonomySlug },
    family: row.family,
  };
}

/** Converts a taxonomy with its terms and their numbers of tracks. */
export function presentTaxonomy(row: TaxonomyRow, terms: readonly TermRow[]): Taxonomy {
  return {
    "@id": `/api/track_taxonomies/${row.id}`,
    "@type": "Taxonomy",
    id: row.id,
    slug: row.slug,
    title: row.title,
    titleFr: row.titleFr,
    titleEn: row.title,
    isEnable: row.isEnable,
    isFeatured: row.isFeatured,
    sortOrder: row.sortOrder,
    terms: terms.map((term) => ({ ...presentTerm(term), trackCount: term.trackCount })),
  };
}

export function presentCountry({ id, code, titleFr, titleEn, trackCount }: CountryRow) {
  return { id, code, titleFr, titleEn, trackCount };
}

/** Converts a continent with its countries (contract §3.3). */
export function presentContinent(row: ContinentRow, countries: readonly CountryRow[]): Continent {
  return {
    "@id": `/api/track_continents/${row.id}`,
    "@type": "Continent",
    id: row.id,
    slug: row.slug,
    titleFr: row.titleFr,
    titleEn: row.titleEn,
    isEnable: row.isEnable,
    isFeatured: row.isFeatured,
    sortOrder: row.sortOrder,
    country: countries.map(presentCountry),
  };
}
