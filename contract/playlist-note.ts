import { z } from "zod";
import { TEXT_BODY } from "./body-size.ts";
import { requiredText } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { node } from "./hydra.ts";

/** Maximum length of a note, in characters. */
const LONGEST_NOTE = 1_000;

/** A note on a track or version in a playlist. */
export const playlistNoteSchema = z.object({
  ...node,
  id: z.number().int(),
  /** Address of the track or version. */
  track: z.string(),
  /** Seconds into the track; null for a note on the whole. */
  at: z.number().nullable(),
  text: z.string(),
  /** Name of the author, such as `Ana L.` */
  author: z.string(),
  /** Whether the caller may change it. */
  isMine: z.boolean(),
  /**
   * Whether the share pages of the playlist show it. False at first, and again after anyone but the owner of the
   * playlist has changed `text`.
   */
  isShared: z.boolean(),
  createdAt: z.string(),
});

export type PlaylistNote = z.infer<typeof playlistNoteSchema>;

/** A note belongs to a point in time of a track in the playlist, or to the whole track. */
const noteBody = {
  at: z.number().min(0).max(86_400).nullable().optional(),
  text: requiredText(LONGEST_NOTE),
};

const note = { access: "token", cache: "U", resource: "PlaylistNote" } as const;

export const createNoteEndpoint = endpoint({
  ...note,
  method: "POST",
  path: "/api/user_playlists/{id}/notes",
  scope: "projects:write",
  summary: "Says something of a track of a playlist",
  status: 201,
  largestBody: TEXT_BODY,
  body: z.object({ track: z.string(), ...noteBody }),
  answer: playlistNoteSchema,
});

export const noteEndpoint = endpoint({
  ...note,
  method: "GET",
  path: "/api/playlist_notes/{id}",
  scope: "projects:read",
  summary: "One note of a playlist that is mine or shared with me",
  status: 200,
  answer: playlistNoteSchema,
});

export const updateNoteEndpoint = endpoint({
  ...note,
  method: "PATCH",
  path: "/api/playlist_notes/{id}",
  scope: "projects:write",
  summary: "Changes a note of mine, or whether share pages show a note of a playlist of mine",
  status: 200,
  largestBody: TEXT_BODY,
  body: z.object({ at: noteBody.at, text: noteBody.text.optional(), isShared: z.boolean().optional() }),
  answer: playlistNoteSchema,
});

export const deleteNoteEndpoint = endpoint({
  ...note,
  method: "DELETE",
  path: "/api/playlist_notes/{id}",
  scope: "projects:write",
  summary: "Deletes a note of mine, or any note of a playlist of mine",
  status: 204,
  answer: z.undefined(),
});
