import { and, asc, eq, or, sql } from "drizzle-orm";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import type { TitledTrack, TracksTitled } from "../brief/likening.ts";

/** `TracksTitled` from the database, by the indexes of titles and references; of a title's tracks the first in order. */
export const tracksTitledBySql =
  (db: Database): TracksTitled =>
  async (names) => {
    const given = sql`${sql.param([...names])}::text[]`;
    const title = sql<string>`public.fold(${tracks.name})`;
    const reference = sql<string | null>`lower(regexp_replace(${tracks.reference}, '[^A-Za-z0-9]', '', 'g'))`;
    const rows = await db
      .select({ title, reference, name: tracks.name, termIds: tracks.termIds })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(and(isPublic, or(sql`${title} = any(${given})`, sql`${reference} = any(${given})`)))
      .orderBy(asc(tracks.sortOrder), asc(tracks.id));
    const found = new Map<string, TitledTrack>();
    for (const { title, reference, ...track } of rows.toReversed())
      for (const name of [title, reference]) if (name) found.set(name, track);
    return found;
  };
