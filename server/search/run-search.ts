import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { SEARCH_MAX_LENGTH, type SearchKind, type trackSearchEndpoint } from "#/contract/search.ts";
import { presentAlbum } from "#/server/albums/present.ts";
import { selectAlbums } from "#/server/albums/queries.ts";
import type { Database } from "#/server/db/database.ts";
import { albums } from "#/server/db/schema/albums.ts";
import { placements } from "#/server/db/schema/placements.ts";
import { tracks } from "#/server/db/schema/tracks.ts";
import { writers } from "#/server/db/schema/writers.ts";
import { violation } from "#/server/http/problem.ts";
import { readOrder } from "#/server/hydra/order.ts";
import type { Paging } from "#/server/hydra/paging.ts";
import { presentPlacement } from "#/server/placements/present.ts";
import { selectPlacements } from "#/server/placements/queries.ts";
import { readTrackChoice } from "#/server/tracks/filters.ts";
import { presentTrack } from "#/server/tracks/present.ts";
import { selectTracks } from "#/server/tracks/queries.ts";
import { trackOrderColumns } from "#/server/tracks/routes.ts";
import { presentWriter } from "#/server/writers/present.ts";
import { selectWriters } from "#/server/writers/queries.ts";
import { type Choice, chosen } from "./choice.ts";
import { correct } from "./corrections.ts";
import { selectFacets } from "./facets.ts";
import { countMatches, matchesOf } from "./matches.ts";
import { parseSearch } from "./parse-search.ts";

/** The query of a search of any kind. */
export type SearchQuery = Omit<z.output<NonNullable<(typeof trackSearchEndpoint)["query"]>>, "type">;
type Part = Pick<Paging, "size" | "offset">;

/**
 * The text of a search, trimmed.
 * @throws Violations when it is empty or too long (contract §5).
 */
function readText(search: string | undefined): string {
  const text = search?.trim() ?? "";
  if (text === "") throw violation("search", "blank", "This value should not be blank.");
  if ([...text].length > SEARCH_MAX_LENGTH) {
    const message = `This value is too long. It should have ${SEARCH_MAX_LENGTH} characters or less.`;
    throw violation("search", "tooLong", message);
  }
  return text;
}

/** Runs a search by words once; what it found is then read kind by kind. */
export async function runSearch(db: Database, query: SearchQuery, search: URLSearchParams) {
  const parsed = parseSearch(readText(query.search));
  const isExact = query.exact === "1" || query.exact === "true";
  const corrections = isExact ? new Map<string, string[]>() : await correct(db, parsed);
  const matches = matchesOf(parsed, corrections);
  const filters = await readTrackChoice(db, query, search);
  const choices: Record<"track" | "album", Choice> = {
    track: { ...filters, base: [...filters.base, matches.track.where] },
    album: { ...filters, base: [sql`${albums.isEnable}`, matches.album.where] },
  };
  const where = { track: chosen(choices.track, tracks), album: chosen(choices.album, albums) };

  const ranked = (score: SQL, sortOrder: SQL, id: SQL) => [desc(score), sortOrder, id];
  return {
    /** What every answer of a search carries. */
    head: {
      query: query.search ?? "",
      corrections: [...corrections].map(([word, instead]) => ({ word, instead: [...instead] })),
      counts: await countMatches(db, matches, where),
    },
    async tracks(paging: Part) {
      const { score } = matches.track;
      const order = readOrder(search, trackOrderColumns, {
        by: [desc(score), asc(tracks.sortOrder)],
        id: tracks.id,
      });
      return (await selectTracks(db, { where: where.track, order, paging, score })).map(presentTrack);
    },
    async albums(paging: Part) {
      const order = ranked(matches.album.score, asc(albums.sortOrder), asc(albums.id));
      return (await selectAlbums(db, { where: where.album, order, paging })).map(presentAlbum);
    },
    async writers(paging: Part) {
      const { score, where: found } = matches.writer;
      const order = ranked(score, asc(writers.sortOrder), asc(writers.id));
      return (await selectWriters(db, { where: found, order, paging })).map(presentWriter);
    },
    async placements(paging: Part) {
      const { score, where: found } = matches.placement;
      const order = ranked(score, asc(placements.sortOrder), asc(placements.id));
      return (await selectPlacements(db, { where: found, order, paging })).map(presentPlacement);
    },
    facets(kind: SearchKind) {
      if (kind !== "track" && kind !== "album") return { taxonomies: [], writers: [] };
      const base = sql.join(
        choices[kind].base.map((one) => sql`(${one})`),
        sql` and `,
      );
      const found =
        kind === "track"
          ? sql`select ${tracks.termIds}, ${tracks.writerIds} from ${tracks}
              join ${albums} on ${albums.id} = ${tracks.albumId} where ${base}`
          : sql`select ${albums.termIds}, ${albums.writerIds} from ${albums} where ${base}`;
      return selectFacets(db, found, choices[kind]);
    },
  };
}
