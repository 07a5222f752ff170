import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { isTrue } from "#/contract/hydra.ts";
import type { tracksEndpoint } from "#/contract/track.ts";
import type { Choice } from "#/server/catalogue/filters/choice.ts";
import { readWriters } from "#/server/catalogue/filters/read-writers.ts";
import { readTermGroups } from "#/server/catalogue/filters/term-groups.ts";
import { contains } from "#/server/platform/db/contains.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { readRange } from "#/server/platform/db/range.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { countries } from "#/server/platform/db/schema/territories.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";

export type TracksQuery = Partial<z.output<NonNullable<(typeof tracksEndpoint)["query"]>>>;

/** A track is public when it and its album are enabled. */
export const isPublic = and(tracks.isEnable, albums.isEnable) as SQL;

const publisher = sql`coalesce(${tracks.publisher}, ${albums.publisher})`;
const image = sql`coalesce(${tracks.image}, ${albums.image})`;

function byAlbum(named: string): SQL | undefined {
  const id = /^(?:\/api\/album_lists_front\/)?(\d{1,9})$/.exec(named)?.[1];
  if (id) return eq(albums.id, Number(id));
  return or(eq(albums.slug, named), eq(albums.slugFr, named));
}

function byTerritory(db: Database, codes: readonly string[]): SQL {
  const upper = codes.map((code) => code.toUpperCase());
  return inArray(
    tracks.countryId,
    db.select({ id: countries.id }).from(countries).where(inArray(countries.code, upper)),
  );
}

const withoutUndefined = (conditions: readonly (SQL | undefined)[]): SQL[] =>
  conditions.filter((one) => one !== undefined);

/**
 * Returns the conditions of `/api/tracks` (contract §4.4) over tracks joined with their albums, except those for terms
 * and writers. They are grouped by facet, because each facet leaves out its own.
 */
export function trackConditions(db: Database, query: TracksQuery, search: URLSearchParams) {
  const { "tonality[]": tonalities, "territory[]": territories, "publisher[]": publishers } = query;
  return {
    rest: withoutUndefined([
      isPublic,
      query.name ? contains(tracks.name, query.name) : undefined,
      query.slug ? eq(tracks.slug, query.slug) : undefined,
      query.album ? byAlbum(query.album) : undefined,
      ...readRange(search, "durationSeconds", tracks.durationSeconds),
      publishers && inArray(publisher, publishers),
      query["exists[image]"] && (isTrue(query["exists[image]"]) ? isNotNull(image) : isNull(image)),
    ]),
    tempo: readRange(search, "bpm", tracks.bpm),
    tonality: withoutUndefined([tonalities && inArray(tracks.tonality, tonalities)]),
    territory: withoutUndefined([territories && byTerritory(db, territories)]),
  };
}

/** Reads the filters of `/api/tracks` (contract §4.4) as a choice over tracks joined with their albums. */
export async function readTrackChoice(
  db: Database,
  query: TracksQuery,
  search: URLSearchParams,
): Promise<Choice> {
  return {
    base: Object.values(trackConditions(db, query, search)).flat(),
    termGroups: await readTermGroups(db, query["terms[]"]),
    writerIds: await readWriters(db, query["writers[]"]),
  };
}
