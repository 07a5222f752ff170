import type { z } from "zod";
import { VIOLATION_CODES } from "#/contract/error.ts";
import { SEARCH_MAX_TERMS, type termsearchEndpoint } from "#/contract/search.ts";
import { groupTerms, readTerms } from "#/server/catalogue/filters/term-groups.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { Violations } from "#/server/platform/http/problem.ts";
import { VIOLATION_MESSAGES } from "#/server/platform/http/violation-messages.ts";
import type { Paging } from "#/server/platform/hydra/paging.ts";
import { readFilters, type TrackFilters } from "./filters/track-filters.ts";
import type { SearchDeps } from "./run-search.ts";

/** The filters of a guided search or a search by sound. */
type TermFiltersQuery = Omit<TermSearchQuery, `order[${string}`>;
type TermSearchQuery = z.output<NonNullable<(typeof termsearchEndpoint)["query"]>>;

/**
 * Returns the wanted and the excluded slugs, without duplicates.
 * @throws Violations when either list is longer than the contract allows (§5).
 */
function readSlugs(query: TermFiltersQuery) {
  const lists = { terms: listOf(query["terms[]"]), not: listOf(query["not[]"]) };
  const tooLong = Object.entries(lists).filter(([, slugs]) => slugs.length > SEARCH_MAX_TERMS);
  if (tooLong.length > 0) {
    const message = VIOLATION_MESSAGES.tooMany(SEARCH_MAX_TERMS);
    throw new Violations(
      tooLong.map(([propertyPath]) => ({ propertyPath, message, code: VIOLATION_CODES.tooMany })),
    );
  }
  return lists;
}

const listOf = (slugs: readonly string[] = []) => [...new Set(slugs)].filter((slug) => slug !== "");

/** Returns the validated filters of a guided search, and the slugs unknown to the catalogue. */
export async function readTermFilters(db: Database, query: TermFiltersQuery, search: URLSearchParams) {
  const slugs = readSlugs(query);
  const known = await readTerms(db, [...new Set([...slugs.terms, ...slugs.not])]);
  const filters: TrackFilters = {
    ...(await readFilters(db, query, search)),
    termGroups: groupTerms(known.filter(({ slug }) => slugs.terms.includes(slug))),
    excludedIds: known.filter(({ slug }) => slugs.not.includes(slug)).map(({ id }) => id),
  };
  const ignoredTerms = [...new Set([...slugs.terms, ...slugs.not])].filter(
    (slug) => !known.some((term) => term.slug === slug),
  );
  return { filters, ignoredTerms };
}

/** Runs a guided search (contract §5): returns a page of tracks, their total, and the facets. */
export async function runTermSearch(
  { db, finder, readTracks }: Pick<SearchDeps, "db" | "finder" | "readTracks">,
  { query, url, paging }: { query: TermSearchQuery; url: URL; paging: Paging },
) {
  const search = url.searchParams;
  const { filters, ignoredTerms } = await readTermFilters(db, query, search);
  const { total, hits, facets } = await finder.byTerms({ filters, query: search }, paging);
  return {
    members: await readTracks(hits),
    total,
    query: search.toString(),
    facets,
    ignoredTerms,
    availableTerms: facets.taxonomies.flatMap(({ terms }) =>
      terms.map(({ slug, count }) => ({ slug, count })),
    ),
  };
}
