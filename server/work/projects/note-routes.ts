import type { Hono } from "hono";
import {
  createNoteEndpoint,
  deleteNoteEndpoint,
  noteEndpoint,
  updateNoteEndpoint,
} from "#/contract/playlist-note.ts";
import { readItemIri } from "#/server/catalogue/tracks/read-item-iri.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { createNote, deleteNote, updateNote, visibleNote } from "./notes.ts";
import { presentNote } from "./present.ts";

/**
 * Notes on the tracks and versions of playlists, written by the owner and the people with whom a playlist is shared.
 */
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
