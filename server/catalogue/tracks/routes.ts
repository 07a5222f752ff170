import { and, asc, eq, type SQL } from "drizzle-orm";
import type { Hono } from "hono";
import {
  frontTracksEndpoint,
  trackBySlugEndpoint,
  trackEndpoint,
  tracksEndpoint,
  versionEndpoint,
  versionsEndpoint,
} from "#/contract/track.ts";
import { changedWithin, updatedAt } from "#/server/catalogue/changes/updated-at.ts";
import { chosen } from "#/server/catalogue/filters/choice.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { type Call, serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { readOrder } from "#/server/platform/hydra/order.ts";
import { readPaging } from "#/server/platform/hydra/paging.ts";
import { readTrackChoice } from "./filters.ts";
import { presentTrack, presentVersion } from "./present.ts";
import { countTracks, findTrack, selectTracks, selectVersions } from "./queries.ts";
import { trackOrderColumns } from "./track-order-columns.ts";

const orderColumns = {
  ...trackOrderColumns,
  updatedAt: updatedAt("track", tracks.id, tracks.createdAt),
};

async function listTracks(db: Database, { query, url }: Call<typeof tracksEndpoint>) {
  const paging = readPaging(url.searchParams);
  const where = and(
    chosen(await readTrackChoice(db, query, url.searchParams), tracks),
    ...changedWithin(url.searchParams, "track", tracks.id),
  ) as SQL;
  const order = readOrder(url.searchParams, orderColumns, {
    by: [asc(tracks.sortOrder)],
    id: tracks.id,
  });
  const total = await countTracks(db, where);
  return { rows: await selectTracks(db, { where, order, paging }), total, paging };
}

/** Routes of tracks and their versions (contract §4.4). */
export function trackRoutes(app: Hono, db: Database): void {
  serve(app, tracksEndpoint, async (call) => {
    const { rows, total, paging } = await listTracks(db, call);
    return collectionAnswer(tracksEndpoint, call.url, { members: rows.map(presentTrack), total, paging });
  });

  serve(app, frontTracksEndpoint, async (call) => {
    const { rows, total, paging } = await listTracks(db, call);
    const members = rows.map((row) => {
      const { publisher: _, ...track } = presentTrack(row);
      return track;
    });
    return collectionAnswer(frontTracksEndpoint, call.url, { members, total, paging });
  });

  serve(app, trackEndpoint, async ({ params }) => {
    const row = await findTrack(db, eq(tracks.id, params.id));
    if (!row) throw notFound();
    return presentTrack(row);
  });

  serve(app, trackBySlugEndpoint, async ({ params }) => {
    const row = await findTrack(db, eq(tracks.slug, params.slug));
    if (!row) throw notFound();
    const track = presentTrack(row);
    const album = { "@id": `/api/album_lists_front/${row.albumId}`, "@type": "Album", ...track.albumDetails };
    return { ...track, album };
  });

  serve(app, versionsEndpoint, async ({ params, url }) => {
    const paging = readPaging(url.searchParams, { alias: "ows" });
    if (!(await findTrack(db, eq(tracks.id, params.id)))) throw notFound();
    const { rows, total } = await selectVersions(db, eq(trackVersions.trackId, params.id), paging);
    return collectionAnswer(versionsEndpoint, url, { members: rows.map(presentVersion), total, paging });
  });

  serve(app, versionEndpoint, async ({ params }) => {
    const { rows } = await selectVersions(db, eq(trackVersions.id, params.id));
    if (!rows[0]) throw notFound();
    return presentVersion(rows[0]);
  });
}
