import type { Hono } from "hono";
import {
  createPlaylistLinkEndpoint,
  openPlaylistEndpoint,
  openPlaylistEventEndpoint,
  playlistLinkEndpoint,
  playlistLinksEndpoint,
  revokePlaylistLinkEndpoint,
  rewordPlaylistLinkEndpoint,
} from "#/contract/playlist-link.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { playlistOf } from "./access.ts";
import {
  countLinkEvent,
  createLink,
  openLink,
  ownLink,
  revokeLink,
  rewordLink,
  selectLinks,
} from "./links.ts";
import { selectPlaylistNotes } from "./notes.ts";
import { selectPlaylistItems } from "./playlist-queries.ts";
import { presentLink, presentOpenPlaylist } from "./present.ts";

function readInstant(text: string | null | undefined): Date | null {
  if (!text) return null;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw violation("expiresAt", "choice", "This value is not valid.");
  return instant;
}

/** Share pages of playlists: for their owners, and for anyone who has the address of one. */
export function linkRoutes(app: Hono, db: Database, clock: () => Date): void {
  serve(app, playlistLinksEndpoint, async ({ user, params, url }) => {
    const members = (await selectLinks(db, params.id, user)).map((row) => presentLink(row, clock()));
    return collectionAnswer(playlistLinksEndpoint, url, { members, total: members.length });
  });

  serve(app, createPlaylistLinkEndpoint, async ({ user, params, body }) => {
    const at = clock();
    const { allowsDownload = false, message = null } = body;
    const expiresAt = readInstant(body.expiresAt);
    const link = await createLink(db, params.id, user, { allowsDownload, message, expiresAt, at });
    return presentLink(link, at);
  });

  serve(app, playlistLinkEndpoint, async ({ user, params }) =>
    presentLink(await ownLink(db, params.id, user), clock()),
  );

  serve(app, rewordPlaylistLinkEndpoint, async ({ user, params, body }) =>
    presentLink(await rewordLink(db, params.id, user, body.message), clock()),
  );

  serve(app, revokePlaylistLinkEndpoint, ({ user, params }) => revokeLink(db, params.id, user));

  serve(app, openPlaylistEndpoint, async ({ params }) => {
    const link = await openLink(db, params.token, clock());
    const { playlistId } = link;
    return presentOpenPlaylist(link, await playlistOf(db, playlistId), {
      items: await selectPlaylistItems(db, playlistId),
      notes: (await selectPlaylistNotes(db, playlistId)).filter(({ isShared }) => isShared),
    });
  });

  serve(app, openPlaylistEventEndpoint, async ({ params, body }) => {
    const at = clock();
    const link = await openLink(db, params.token, at);
    await countLinkEvent(db, link.id, { kind: body.kind, at });
    return { "@id": `/api/front/shared_playlists/${link.token}`, "@type": "OpenPlaylist" };
  });
}
