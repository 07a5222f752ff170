import { and, asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SearchKind } from "#/contract/search.ts";
import { type Choice, chosen } from "#/server/catalogue/filters/choice.ts";
import { selectFacets } from "#/server/catalogue/filters/facets.ts";
import { countTracks, selectTrackIds } from "#/server/catalogue/tracks/queries.ts";
import { trackOrderColumns } from "#/server/catalogue/tracks/track-order-columns.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { placements } from "#/server/platform/db/schema/placements.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { readOrder } from "#/server/platform/hydra/order.ts";
import {
  type Finder,
  type FoundByTerms,
  type FoundByWords,
  type Hit,
  NO_FACETS,
  type PageRange,
  type RequestedParts,
  type TermSearch,
  type WordSearch,
} from "#/server/search/finder.ts";
import { briefBySql } from "#/server/search/sql/brief-by-sql.ts";
import { countMatches, matchesOf } from "./matches.ts";
import { trackBase } from "./track-base.ts";
import { trackFacetBase } from "./track-facet-base.ts";
import { selectTrackFacets } from "./track-facets.ts";

/** Selects ids of one kind by score; kinds other than tracks have a single order. */
async function selectHits(
  db: Database,
  { from, id, where, score, sortOrder }: Record<"from" | "id" | "where" | "score" | "sortOrder", SQLWrapper>,
  { size, offset }: PageRange,
): Promise<Hit[]> {
  const { rows } = await db.execute<{ id: number; score: number }>(sql`
    select ${id} as id, ${score} as score from ${from} where ${where}
    order by 2 desc, ${sortOrder}, 1 limit ${size}::int offset ${offset}::int`);
  return rows;
}

async function byWords(
  db: Database,
  { parsed, readings, filters, query }: WordSearch,
  requested: RequestedParts,
): Promise<FoundByWords> {
  const matches = matchesOf(parsed, readings);
  const { termGroups, excludedIds, writerIds } = filters;
  const choices: Record<"track" | "album", Choice> = {
    track: {
      termGroups,
      excludedIds,
      writerIds,
      base: [...Object.values(trackBase(db, filters)).flat(), matches.track.where],
    },
    album: { termGroups, excludedIds, writerIds, base: [sql`${albums.isEnable}`, matches.album.where] },
  };
  const where = { track: chosen(choices.track, tracks), album: chosen(choices.album, albums) };
  const tables = { album: albums, writer: writers, placement: placements };
  const page = (kind: SearchKind, part: PageRange): Promise<Hit[]> => {
    if (kind === "track") {
      const { score } = matches.track;
      const order = readOrder(query, trackOrderColumns, {
        by: [desc(score), asc(tracks.sortOrder)],
        id: tracks.id,
      });
      return selectTrackIds(db, { where: where.track, order, paging: part, score });
    }
    const { isEnable, id, sortOrder } = tables[kind];
    const fits = kind === "album" ? where.album : matches[kind].where;
    return selectHits(
      db,
      { from: tables[kind], id, where: and(isEnable, fits) as SQL, score: matches[kind].score, sortOrder },
      part,
    );
  };
  const facets = () => {
    if (requested.facets === "track") return selectFacets(db, trackFacetBase(choices.track), choices.track);
    if (requested.facets !== "album") return NO_FACETS;
    const base = sql`select ${albums.termIds}, ${albums.writerIds} from ${albums}
      where ${and(...choices.album.base)}`;
    return selectFacets(db, base, choices.album);
  };
  const pages: FoundByWords["pages"] = {};
  for (const [kind, part] of requested.pages) pages[kind] = await page(kind, part);
  return { counts: await countMatches(db, matches, where), pages, facets: await facets() };
}

async function byTerms(db: Database, { filters, query }: TermSearch, part: PageRange): Promise<FoundByTerms> {
  const { termGroups, excludedIds, writerIds } = filters;
  const conditions = trackBase(db, filters);
  const choice: Choice = { termGroups, excludedIds, writerIds, base: Object.values(conditions).flat() };
  const without = (filter: keyof typeof conditions) =>
    chosen({ ...choice, base: Object.values({ ...conditions, [filter]: [] }).flat() }, tracks);
  const where = chosen(choice, tracks);
  const order = readOrder(query, trackOrderColumns, { by: [asc(tracks.sortOrder)], id: tracks.id });
  return {
    total: await countTracks(db, where),
    hits: await selectTrackIds(db, { where, order, paging: part }),
    facets: {
      ...(await selectFacets(db, trackFacetBase(choice), choice)),
      ...(await selectTrackFacets(db, {
        tempo: without("tempo"),
        seconds: without("seconds"),
        tonality: without("tonality"),
        territory: without("territory"),
        version: without("version"),
      })),
    },
  };
}

/** A finder over the database alone: always correct, but slow in large catalogues. */
export function sqlFinder(db: Database): Finder {
  return {
    byWords: (search, requested) => byWords(db, search, requested),
    byTerms: (search, part) => byTerms(db, search, part),
    byBrief: (search, part, facets) => briefBySql(db, search, part, facets),
  };
}
