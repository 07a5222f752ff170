import { type Column, inArray, type SQL } from "drizzle-orm";
import { presentAlbum } from "#/server/catalogue/albums/present.ts";
import { selectAlbums } from "#/server/catalogue/albums/queries.ts";
import { presentPlacement } from "#/server/catalogue/placements/present.ts";
import { selectPlacements } from "#/server/catalogue/placements/queries.ts";
import { presentTrack } from "#/server/catalogue/tracks/present.ts";
import { selectTracks } from "#/server/catalogue/tracks/queries.ts";
import { presentWriter } from "#/server/catalogue/writers/present.ts";
import { selectWriters } from "#/server/catalogue/writers/queries.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { placements } from "#/server/platform/db/schema/placements.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import type { Hit } from "./finder.ts";

/** Returns rows in the order of the hits, without hits deleted since. */
async function inOrder<Row extends { id: number }>(
  hits: readonly Hit[],
  id: Column,
  select: (where: SQL) => Promise<Row[]>,
): Promise<{ row: Row; hit: Hit }[]> {
  if (hits.length === 0) return [];
  const rows = await select(
    inArray(
      id,
      hits.map((hit) => hit.id),
    ),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap((hit) => {
    const row = byId.get(hit.id);
    return row ? [{ row, hit }] : [];
  });
}

const all = ({ length }: readonly Hit[]) => ({ size: length, offset: 0 });

/** Reads hits and converts them to the format of the API. */
export const readHits = {
  async track(db: Database, hits: readonly Hit[]) {
    const found = await inOrder(hits, tracks.id, (where) => selectTracks(db, { where, order: [] }));
    return found.map(({ row, hit }) => presentTrack({ ...row, score: hit.score }));
  },
  async album(db: Database, hits: readonly Hit[]) {
    const found = await inOrder(hits, albums.id, (where) => selectAlbums(db, { where, order: [] }));
    return found.map(({ row }) => presentAlbum(row));
  },
  async writer(db: Database, hits: readonly Hit[]) {
    const found = await inOrder(hits, writers.id, (where) =>
      selectWriters(db, { where, order: [], paging: all(hits) }),
    );
    return found.map(({ row }) => presentWriter(row));
  },
  async placement(db: Database, hits: readonly Hit[]) {
    const found = await inOrder(hits, placements.id, (where) =>
      selectPlacements(db, { where, order: [], paging: all(hits) }),
    );
    return found.map(({ row }) => presentPlacement(row));
  },
};
