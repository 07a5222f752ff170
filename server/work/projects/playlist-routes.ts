import type { Hono } from "hono";
import {
  createPlaylistEndpoint,
  deletePlaylistEndpoint,
  duplicatePlaylistEndpoint,
  playlistEndpoint,
  playlistsEndpoint,
  projectsEndpoint,
  updatePlaylistEndpoint,
} from "#/contract/playlist.ts";
import { checkAddresses } from "#/server/catalogue/tracks/check-addresses.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { versionTag } from "#/server/platform/http/if-match.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { type Viewer, visiblePlaylist } from "./access.ts";
import { selectAdvices } from "./advice-queries.ts";
import { duplicatePlaylist } from "./duplicate.ts";
import { countNewAnswers } from "./new-answers.ts";
import { selectPlaylistNotes } from "./notes.ts";
import {
  createPlaylist,
  deletePlaylist,
  selectPlaylistItems,
  selectShares,
  updatePlaylist,
} from "./playlist-queries.ts";
import { selectOwnPlaylists, selectSharedPlaylists } from "./playlist-summaries.ts";
import { presentAdviceProject, presentPlaylist, presentProject, presentSummary } from "./present.ts";

/** Returns a playlist as `viewer` sees it. */
async function readPlaylist(db: Database, id: number, viewer: Viewer) {
  const row = await visiblePlaylist(db, id, viewer);
  const contents = {
    items: await selectPlaylistItems(db, id),
    notes: await selectPlaylistNotes(db, id),
    emails: row.userId === viewer.id ? await selectShares(db, id) : [],
  };
  return presentPlaylist(row, viewer.id, contents);
}

/** Playlists of the signed-in user (contract §6.1, §6.2). */
export function playlistRoutes(app: Hono, db: Database, clock: () => Date): void {
  serve(app, playlistsEndpoint, async ({ user, query, url }) => {
    const rows = await selectOwnPlaylists(db, user.id, { name: query.name, search: url.searchParams });
    const members = rows.map((row) => presentSummary(row, user.id));
    return collectionAnswer(playlistsEndpoint, url, { members, total: members.length });
  });

  serve(app, createPlaylistEndpoint, async ({ user, body, setHeader }) => {
    const { name, tracks: members = [] } = body;
    checkAddresses(members);
    const id = await createPlaylist(db, { userId: user.id, name, members, at: clock() });
    return tagged(await readPlaylist(db, id, user), setHeader);
  });

  serve(app, playlistEndpoint, async ({ user, params, setHeader }) => {
    setHeader("Accept-Patch", "application/merge-patch+json");
    return tagged(await readPlaylist(db, params.id, user), setHeader);
  });

  serve(app, updatePlaylistEndpoint, async ({ user, params, body, header, setHeader }) => {
    const { name, tracks: members } = body;
    checkAddresses(members);
    await updatePlaylist(db, params.id, user, { name, members, ifMatch: header("If-Match"), at: clock() });
    return tagged(await readPlaylist(db, params.id, user), setHeader);
  });

  serve(app, deletePlaylistEndpoint, ({ user, params }) => deletePlaylist(db, params.id, user));

  serve(app, duplicatePlaylistEndpoint, async ({ user, params, setHeader }) => {
    const id = await duplicatePlaylist(db, params.id, user, clock());
    return tagged(await readPlaylist(db, id, user), setHeader);
  });

  serve(app, projectsEndpoint, async ({ user, url }) => {
    const playlists = [
      ...(await selectOwnPlaylists(db, user.id)),
      ...(await selectSharedPlaylists(db, user)),
    ];
    const news = await countNewAnswers(db, user.id);
    const members = [
      ...playlists.map((row) => presentProject(row, user.id, news.get(row.id) ?? 0)),
      ...(await selectAdvices(db, user.id)).map(presentAdviceProject),
    ];
    return collectionAnswer(projectsEndpoint, url, { members, total: members.length });
  });
}

function tagged<Answer extends { version?: number | undefined }>(
  answer: Answer,
  setHeader: (name: string, value: string) => void,
): Answer {
  if (answer.version !== undefined) setHeader("ETag", versionTag(answer.version));
  return answer;
}
