import type { Hono } from "hono";
import {
  clearDownloadedEndpoint,
  clearListenedEndpoint,
  downloadedTrackEndpoint,
  downloadedTracksEndpoint,
  forgetListenedEndpoint,
  listenedTrackEndpoint,
  listenedTracksEndpoint,
  mergeListenedEndpoint,
  trackMarksEndpoint,
} from "#/contract/history.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { downloads, listened } from "#/server/platform/db/schema/histories.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { readIri } from "#/server/platform/http/read-iri.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { anonymousId } from "#/server/platform/hydra/anonymous-id.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { readPaging } from "#/server/platform/hydra/paging.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import { mergeListened } from "./merge-listened.ts";
import { presentDownloaded, presentListened } from "./present.ts";
import {
  clearHistory,
  countHistory,
  type History,
  selectDownloads,
  selectListened,
  tracksOfHistory,
} from "./queries.ts";
import { tracksNamed } from "./tracks-named.ts";

const ONE = { size: 1, offset: 0 };
/** Limit of merges: a device merges its history only once, at sign-in. */
const MERGES: Limit = { name: "merge of a user", most: 10, window: 3_600_000 };
const isOldestFirst = (order: string | undefined) => order?.toLowerCase() === "asc";

/** Listening and download history, readable by its own user only (contract §7). */
export function historyRoutes(
  app: Hono,
  { db, clock, limiter }: { db: Database; clock: () => Date; limiter: RateLimiter },
): void {
  const filterOf = async (table: History, userId: number, search: string | undefined) => ({
    userId,
    trackIds: search ? await tracksNamed(db, table, userId, search) : undefined,
  });

  serve(app, listenedTracksEndpoint, async ({ user, query, url }) => {
    const paging = readPaging(url.searchParams);
    const filter = await filterOf(listened, user.id, query.search?.trim());
    const oldestFirst = isOldestFirst(query["order[createdAt]"]);
    const rows = await selectListened(db, { ...filter, ...paging, oldestFirst });
    const total = await countHistory(db, listened, filter);
    return collectionAnswer(listenedTracksEndpoint, url, {
      members: rows.map(presentListened),
      total,
      paging,
    });
  });

  serve(app, listenedTrackEndpoint, async ({ user, params }) => {
    const [row] = await selectListened(db, { userId: user.id, id: params.id, ...ONE });
    if (!row) throw notFound();
    return presentListened(row);
  });

  serve(app, mergeListenedEndpoint, async ({ user, body }) => {
    const heard = body.entries.map(({ track, version, at }) => ({
      trackId: readIri(track, "/api/tracks"),
      versionId: version ? readIri(version, "/api/track_versions") : null,
      at: new Date(at),
    }));
    await takeOrRefuse(limiter, [[MERGES, String(user.id)]]);
    const added = await mergeListened(db, user.id, heard, clock());
    return { "@id": anonymousId(), "@type": "ListenedMerge", added };
  });

  serve(app, clearListenedEndpoint, async ({ user }) => {
    await clearHistory(db, listened, user.id);
  });

  serve(app, forgetListenedEndpoint, async ({ user, params }) => {
    if ((await clearHistory(db, listened, user.id, params.id)) === 0) throw notFound();
  });

  serve(app, downloadedTracksEndpoint, async ({ user, query, url }) => {
    const paging = readPaging(url.searchParams);
    const filter = await filterOf(downloads, user.id, query.search?.trim());
    const oldestFirst = isOldestFirst(query["order[createdAt]"]);
    const rows = await selectDownloads(db, { ...filter, ...paging, oldestFirst });
    const total = await countHistory(db, downloads, filter);
    const members = rows.map(presentDownloaded);
    return collectionAnswer(downloadedTracksEndpoint, url, { members, total, paging });
  });

  serve(app, downloadedTrackEndpoint, async ({ user, params }) => {
    const [row] = await selectDownloads(db, { userId: user.id, id: params.id, ...ONE });
    if (!row) throw notFound();
    return presentDownloaded(row);
  });

  serve(app, clearDownloadedEndpoint, async ({ user }) => {
    await clearHistory(db, downloads, user.id);
  });

  serve(app, trackMarksEndpoint, async ({ user }) => ({
    "@id": trackMarksEndpoint.path,
    "@type": "TrackMarks",
    heard: await tracksOfHistory(db, listened, user.id),
    downloaded: await tracksOfHistory(db, downloads, user.id),
  }));
}
