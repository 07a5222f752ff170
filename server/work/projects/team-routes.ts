import type { Hono } from "hono";
import {
  playlistTeamEndpoint,
  sharedWithMeEndpoint,
  sharePlaylistEndpoint,
} from "#/contract/playlist-team.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { notFound, violation } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import type { RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { type Viewer, visiblePlaylist } from "./access.ts";
import { selectShares } from "./playlist-queries.ts";
import { selectSharedPlaylists } from "./playlist-summaries.ts";
import { presentSummary, presentTeam } from "./present.ts";
import { sharePlaylist } from "./share-with.ts";

/** Routes for sharing playlists by e-mail (contract §6.3). `limiter` keeps its counts when the server restarts. */
export function teamRoutes(app: Hono, db: Database, limiter: RateLimiter): void {
  async function readTeam(id: number, viewer: Viewer) {
    const row = await visiblePlaylist(db, id, viewer);
    if (row.userId !== viewer.id) throw notFound();
    return presentTeam(row, await selectShares(db, id));
  }

  serve(app, sharedWithMeEndpoint, async ({ user, url }) => {
    const members = (await selectSharedPlaylists(db, user)).map((row) => presentSummary(row, user.id));
    return collectionAnswer(sharedWithMeEndpoint, url, { members, total: members.length });
  });

  serve(app, playlistTeamEndpoint, ({ user, params }) => readTeam(params.id, user));

  serve(app, sharePlaylistEndpoint, async ({ user, params, body }) => {
    if (body.id !== undefined && Number(body.id) !== params.id) {
      throw violation("id", "choice", "This value should be the id of the playlist.");
    }
    const emails = body.sharedWithList?.map(({ email }) => email);
    if (emails) await sharePlaylist({ db, limiter }, params.id, user, emails);
    return readTeam(params.id, user);
  });
}
