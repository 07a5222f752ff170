import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { tracksEndpoint } from "#/contract/track.ts";
import { contains } from "#/server/db/contains.ts";
import type { Database } from "#/server/db/database.ts";
import { readRange } from "#/server/db/range.ts";
import { albums } from "#/server/db/schema/albums.ts";
import { countries } from "#/server/db/schema/territories.ts";
import { tracks } from "#/server/db/schema/tracks.ts";
import type { Choice } from "#/server/search/choice.ts";
import { readWriters } from "#/server/search/read-writers.ts";
import { readTermGroups } from "#/server/search/term-groups.ts";

export type TracksQuery = Partial<z.output<NonNullable<(typeof tracksEndpoint)["query"]>>>;

/** A track shows when it and its album do. */
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

/** The filters of `/api/tracks` (contract §4.4) as conditions over tracks joined with their albums. */
export async function readTrackChoice(
  db: Database,
  query: TracksQuery,
  search: URLSearchParams,
): Promise<Choice> {
  const base: (SQL | undefined)[] = [
    isPublic,
    query.name ? contains(tracks.name, query.name) : undefined,
    query.slug ? eq(tracks.slug, query.slug) : undefined,
    query.album ? byAlbum(query.album) : undefined,
    ...readRange(search, "bpm", tracks.bpm),
    ...readRange(search, "durationSeconds", tracks.durationSeconds),
    query["tonality[]"] && inArray(tracks.tonality, query["tonality[]"]),
    query["publisher[]"] && inArray(publisher, query["publisher[]"]),
    query["territory[]"] && byTerritory(db, query["territory[]"]),
    query["exists[image]"] && (isTrue(query["exists[image]"]) ? isNotNull(image) : isNull(image)),
  ];
  return {
    base: base.filter((one) => one !== undefined),
    termGroups: await readTermGroups(db, query["terms[]"]),
    writerIds: await readWriters(db, query["writers[]"]),
  };
}

const isTrue = (flag: "true" | "false" | "1" | "0") => flag === "true" || flag === "1";
