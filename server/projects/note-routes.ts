import type { Hono } from "hono";
import {
  createNoteEndpoint,
  deleteNoteEndpoint,
  noteEndpoint,
  updateNoteEndpoint,
} from "#/contract/playlist-note.ts";
import type { Database } from "#/server/db/database.ts";
import { readIri } from "#/server/http/read-iri.ts";
import { serve } from "#/server/serve.ts";
import { createNote, deleteNote, updateNote, visibleNote } from "./notes.ts";
import { presentNote } from "./present.ts";

/**
 * The address of a track or a version.
 * @throws Problem 400 when it is neither.
 */
function readItemIri(iri: string): string {
  const collection = iri.startsWith("/api/track_versions/") ? "/api/track_versions" : "/api/tracks";
  return `${collection}/${readIri(iri, collection)}`;
}

/** Notes on the tracks and versions of playlists: its owner and those it is shared with write them. */
export function noteRoutes(app: Hono, db: Database, clock: () => Date): void {
  serve(app, createNoteEndpoint, async ({ user, params, body }) => {
    const id = await createNote(db, user, {
      playlistId: params.id,
      item: readItemIri(body.track),
      at: body.at ?? null,
      text: body.text,
      createdAt: clock(),
    });
    return presentNote(await visibleNote(db, id, user), user.id);
  });

  serve(app, noteEndpoint, async ({ user, params }) =>
    presentNote(await visibleNote(db, params.id, user), user.id),
  );

  serve(app, updateNoteEndpoint, async ({ user, params, body }) => {
    await updateNote(db, params.id, user, body);
    return presentNote(await visibleNote(db, params.id, user), user.id);
  });

  serve(app, deleteNoteEndpoint, ({ user, params }) => deleteNote(db, params.id, user));
}
