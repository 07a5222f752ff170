import { and, asc, inArray, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { updatedAt } from "#/server/catalogue/changes/updated-at.ts";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import { selectTracks } from "#/server/catalogue/tracks/queries.ts";
import { bySlugOrId } from "#/server/platform/db/by-slug-or-id.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { overlaps } from "#/server/platform/db/overlaps.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { placements, placementTracks } from "#/server/platform/db/schema/placements.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import type { Paging } from "#/server/platform/hydra/paging.ts";
import type { PlacementRow } from "./present.ts";

const placementColumns = {
  id: placements.id,
  slug: placements.slug,
  slugEn: placements.slugEn,
  title: placements.title,
  titleEn: placements.titleEn,
  description: placements.description,
  descriptionEn: placements.descriptionEn,
  image: placements.image,
  videoUrl: placements.videoUrl,
  film: placements.film,
  captions: placements.captions,
  captionsEn: placements.captionsEn,
  transcript: placements.transcript,
  transcriptEn: placements.transcriptEn,
  client: placements.client,
  year: placements.year,
  date: placements.date,
  kind: placements.kind,
  isEnable: placements.isEnable,
  sortOrder: placements.sortOrder,
  updatedAt: updatedAt("placement", placements.id, placements.createdAt),
};

interface PageQuery {
  where: SQL | undefined;
  order: SQL[];
  paging: Pick<Paging, "size" | "offset">;
}

/** Selects the enabled placements that match, each with its tracks in order: two more queries for the whole page. */
export async function selectPlacements(
  db: Database,
  { where, order, paging }: PageQuery,
): Promise<PlacementRow[]> {
  const rows = await db
    .select(placementColumns)
    .from(placements)
    .where(and(placements.isEnable, where))
    .orderBy(...order)
    .limit(paging.size)
    .offset(paging.offset);
  if (rows.length === 0) return [];
  const links = await db
    .select({ placementId: placementTracks.placementId, trackId: placementTracks.trackId })
    .from(placementTracks)
    .where(
      inArray(
        placementTracks.placementId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(placementTracks.position));
  const trackIds = [...new Set(links.map(({ trackId }) => trackId))];
  const found = await selectTracks(db, {
    where: and(isPublic, inArray(tracks.id, trackIds)) as SQL,
    order: [asc(tracks.id)],
  });
  const byId = new Map(found.map((track) => [track.id, track]));
  const byPlacement = Map.groupBy(links, ({ placementId }) => placementId);
  return rows.map((row) => ({
    ...row,
    tracks: (byPlacement.get(row.id) ?? []).flatMap(({ trackId }) => byId.get(trackId) ?? []),
  }));
}

export async function countPlacements(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(placements)
    .where(and(placements.isEnable, where));
  return row?.total ?? 0;
}

/** Counts the matching enabled placements by the values of a column, in their order; null is left out. */
export async function countPlacementsBy<Value>(
  db: Database,
  column: SQLWrapper,
  where: SQL | undefined,
): Promise<{ value: Value; count: number }[]> {
  return db
    .select({ value: sql<Value>`${column}`, count: sql<number>`count(*)::int` })
    .from(placements)
    .where(and(placements.isEnable, isNotNull(column), where))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** Selects the first enabled placements with tracks of a writer, each with those tracks only. */
export async function selectPlacementsOf(
  db: Database,
  writerId: number,
  size: number,
): Promise<PlacementRow[]> {
  const rows = await selectPlacements(db, {
    where: sql`exists (select 1 from ${placementTracks} join ${tracks} on ${tracks.id} = ${placementTracks.trackId}
      join ${albums} on ${albums.id} = ${tracks.albumId}
      where ${placementTracks.placementId} = ${placements.id} and ${isPublic}
      and ${overlaps(tracks.writerIds, [writerId])})`,
    order: [asc(placements.sortOrder), asc(placements.id)],
    paging: { size, offset: 0 },
  });
  return rows.map((row) => ({
    ...row,
    tracks: row.tracks.filter((track) => track.writers.some((writer) => writer.id === writerId)),
  }));
}

/** Finds an enabled placement by the last part of an address: a slug of either language, or the id. */
export async function findPlacement(db: Database, name: string): Promise<PlacementRow | null> {
  const [row] = await selectPlacements(db, {
    where: bySlugOrId(placements, name),
    order: [asc(placements.id)],
    paging: { size: 1, offset: 0 },
  });
  return row ?? null;
}
