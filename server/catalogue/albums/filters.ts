import { and, eq, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { AlbumFilters, albumsEndpoint } from "#/contract/album.ts";
import { isTrue } from "#/contract/hydra.ts";
import { type Choice, chosen } from "#/server/catalogue/filters/choice.ts";
import { selectFacets } from "#/server/catalogue/filters/facets.ts";
import { readWriters } from "#/server/catalogue/filters/read-writers.ts";
import { readTermGroups } from "#/server/catalogue/filters/term-groups.ts";
import { contains } from "#/server/platform/db/contains.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";

type AlbumsQuery = z.output<NonNullable<(typeof albumsEndpoint)["query"]>>;

/** Reads the filters of the album list (contract §4.1); `isEnable` never reveals hidden albums. */
export async function readAlbumChoice(db: Database, query: AlbumsQuery): Promise<Choice> {
  const { search, isFeatured } = query;
  const base = [
    sql`${albums.isEnable}`,
    search
      ? or(
          contains(albums.name, search),
          contains(albums.nameFr, search),
          contains(sql`coalesce(${albums.reference}, '')`, search),
        )
      : undefined,
    isFeatured ? eq(albums.isFeatured, isTrue(isFeatured)) : undefined,
  ];
  return {
    base: base.filter((one) => one !== undefined),
    termGroups: await readTermGroups(db, query["terms[]"]),
    writerIds: await readWriters(db, query["writers[]"]),
  };
}

/** Returns the filters of the album list with counts (contract §4.2). */
export async function selectAlbumFilters(
  db: Database,
  choice: Choice,
): Promise<Omit<AlbumFilters, "@id" | "@type">> {
  const found = sql`select ${albums.termIds}, ${albums.writerIds} from ${albums} where ${and(...choice.base)}`;
  const facets = await selectFacets(db, found, choice);
  const all = chosen(choice, albums);
  const year = sql<number>`extract(year from ${albums.releaseDate})::int`;
  const counted = await db
    .select({ publisher: albums.publisher, year, count: sql<number>`count(*)::int` })
    .from(albums)
    .where(all)
    .groupBy(albums.publisher, year);
  const sum = <Key>(keyOf: (row: (typeof counted)[number]) => Key | null) => {
    const sums = new Map<Key, number>();
    for (const row of counted) {
      const key = keyOf(row);
      if (key !== null) sums.set(key, (sums.get(key) ?? 0) + row.count);
    }
    return [...sums];
  };
  return {
    ...facets,
    publishers: sum((row) => row.publisher)
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => a.name.localeCompare(b.name, "fr")),
    years: sum((row) => row.year)
      .map(([value, count]) => ({ year: value, count }))
      .sort((a, b) => b.year - a.year),
    total: counted.reduce((total, row) => total + row.count, 0),
  };
}
