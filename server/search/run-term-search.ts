import { and, asc, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { VIOLATION_CODES } from "#/contract/error.ts";
import { SEARCH_MAX_TERMS, type termsearchEndpoint } from "#/contract/search.ts";
import type { Database } from "#/server/db/database.ts";
import { albums } from "#/server/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/db/schema/tracks.ts";
import { Violations } from "#/server/http/problem.ts";
import { readOrder } from "#/server/hydra/order.ts";
import type { Paging } from "#/server/hydra/paging.ts";
import { trackConditions } from "#/server/tracks/filters.ts";
import { presentTrack } from "#/server/tracks/present.ts";
import { countTracks, selectTracks } from "#/server/tracks/queries.ts";
import { trackOrderColumns } from "#/server/tracks/routes.ts";
import { type Choice, chosen } from "./choice.ts";
import { selectFacets } from "./facets.ts";
import { readWriters } from "./read-writers.ts";
import { groupTerms, readTerms } from "./term-groups.ts";
import { selectTrackFacets } from "./track-facets.ts";

type TermSearchQuery = z.output<NonNullable<(typeof termsearchEndpoint)["query"]>>;

/** The kind that every track is itself, whatever versions it has beside. */
const WHOLE = "full";

/**
 * The slugs wanted and those excluded, each once.
 * @throws Violations when either list is longer than the contract allows (§5).
 */
function readSlugs(query: TermSearchQuery) {
  const lists = { terms: listOf(query["terms[]"]), not: listOf(query["not[]"]) };
  const tooLong = Object.entries(lists).filter(([, slugs]) => slugs.length > SEARCH_MAX_TERMS);
  if (tooLong.length > 0) {
    const message = `This collection should contain ${SEARCH_MAX_TERMS} elements or less.`;
    throw new Violations(
      tooLong.map(([propertyPath]) => ({ propertyPath, message, code: VIOLATION_CODES.tooMany })),
    );
  }
  return lists;
}

const listOf = (slugs: readonly string[] = []) => [...new Set(slugs)].filter((slug) => slug !== "");

function byVersion(db: Database, kinds: readonly string[] | undefined): SQL[] {
  if (!kinds || kinds.includes(WHOLE)) return [];
  const versions = db
    .select({ found: sql`1` })
    .from(trackVersions)
    .where(
      and(
        eq(trackVersions.trackId, tracks.id),
        trackVersions.isEnable,
        inArray(trackVersions.kind, [...kinds]),
      ),
    );
  return [exists(versions)];
}

/** Runs a guided search (contract §5): a page of tracks, their total, and what they can still be narrowed by. */
export async function runTermSearch(
  db: Database,
  { query, url, paging }: { query: TermSearchQuery; url: URL; paging: Paging },
) {
  const search = url.searchParams;
  const slugs = readSlugs(query);
  const known = await readTerms(db, [...new Set([...slugs.terms, ...slugs.not])]);
  const conditions = {
    ...trackConditions(db, query, search),
    version: byVersion(db, query["version[]"]),
  };
  const choice: Choice = {
    base: Object.values(conditions).flat(),
    termGroups: groupTerms(known.filter(({ slug }) => slugs.terms.includes(slug))),
    excludedIds: known.filter(({ slug }) => slugs.not.includes(slug)).map(({ id }) => id),
    writerIds: await readWriters(db, query["writers[]"]),
  };
  const without = (part: keyof typeof conditions) =>
    chosen({ ...choice, base: Object.values({ ...conditions, [part]: [] }).flat() }, tracks);
  const where = chosen(choice, tracks);
  const order = readOrder(search, trackOrderColumns, { by: [asc(tracks.sortOrder)], id: tracks.id });

  const base = sql`select ${tracks.termIds}, ${tracks.writerIds} from ${tracks}
    join ${albums} on ${albums.id} = ${tracks.albumId} where ${and(...choice.base)}`;
  const facets = await selectFacets(db, base, choice);
  return {
    members: (await selectTracks(db, { where, order, paging })).map(presentTrack),
    total: await countTracks(db, where),
    query: search.toString(),
    facets: {
      ...facets,
      ...(await selectTrackFacets(db, {
        tempo: without("tempo"),
        tonality: without("tonality"),
        territory: without("territory"),
        version: without("version"),
      })),
    },
    ignoredTerms: [...new Set([...slugs.terms, ...slugs.not])].filter(
      (slug) => !known.some((term) => term.slug === slug),
    ),
    availableTerms: facets.taxonomies.flatMap(({ terms }) =>
      terms.map(({ slug, count }) => ({ slug, count })),
    ),
  };
}
