import { z } from "zod";
import { LIST_BODY } from "./body-size.ts";
import { LONGEST_NAME, MOST_SENT, requiredText } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { collection, direction, id, iri, node, paging, text } from "./hydra.ts";
import { itemSchema } from "./item.ts";
import { playlistNoteSchema } from "./playlist-note.ts";

/** Maximum playlists of a user, and tracks of a playlist (contract §6). */
export const PLAYLIST_LIMIT = 1_000;
export const PLAYLIST_TRACK_LIMIT = 1_000;

export const sharedWithSchema = z.array(z.object({ email: z.string() }));

/** For a version too, `id` is that of the track. */
const itemReference = z.object({ "@id": iri, "@type": z.string().optional(), id });

const facts = {
  ...node,
  id,
  name: z.string(),
  isMine: z.boolean(),
  trackCount: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** For the owner only. */
  sharedWithList: sharedWithSchema.optional(),
  /** Version for `If-Match`, sent as `"3"`; the same as in the `ETag` of the playlist. */
  version: z.number().int().optional(),
};

/** A playlist in lists: with references to its tracks. */
export const playlistSummarySchema = z.object({ ...facts, tracks: z.array(itemReference) });

/** One playlist with all its tracks and the notes on them. */
export const playlistSchema = z.object({
  ...facts,
  tracks: z.array(itemSchema),
  /** First name and initial of the owner, for people with whom it is shared. */
  owner: z.string().optional(),
  notes: z.array(playlistNoteSchema).optional(),
});

export type PlaylistSummary = z.infer<typeof playlistSummarySchema>;
export type Playlist = z.infer<typeof playlistSchema>;

const own = { access: "token", cache: "U" } as const;
const playlist = { ...own, resource: "UserPlaylist" } as const;
const name = requiredText(LONGEST_NAME);
/** Addresses, such as `/api/tracks/12`. */
const iris = z.array(z.string()).max(MOST_SENT);

export const playlistsEndpoint = endpoint({
  ...playlist,
  method: "GET",
  path: "/api/user_playlists",
  scope: "projects:read",
  summary: "My playlists, newest first, unpaged",
  status: 200,
  query: z.object({ name: text, "order[name]": direction, "order[updatedAt]": direction, ...paging }),
  answer: collection(playlistSummarySchema),
});

export const createPlaylistEndpoint = endpoint({
  ...playlist,
  method: "POST",
  path: "/api/user_playlists",
  scope: "projects:write",
  isVersioned: true,
  summary: "A new playlist; names are unique for each owner",
  status: 201,
  largestBody: LIST_BODY,
  body: z.object({ name, tracks: iris.optional() }),
  answer: playlistSchema,
});

export const playlistEndpoint = endpoint({
  ...playlist,
  method: "GET",
  path: "/api/user_playlists/{id}",
  scope: "projects:read",
  isVersioned: true,
  summary: "One playlist, mine or shared with me, with all its tracks",
  status: 200,
  query: z.object({ page: text }),
  answer: playlistSchema,
});

export const updatePlaylistEndpoint = endpoint({
  ...playlist,
  method: "PATCH",
  path: "/api/user_playlists/{id}",
  scope: "projects:write",
  isVersioned: true,
  summary: "Replaces the tracks of a playlist, or renames it",
  status: 200,
  largestBody: LIST_BODY,
  body: z.object({ name: name.optional(), tracks: iris.optional() }),
  answer: playlistSchema,
});

export const deletePlaylistEndpoint = endpoint({
  ...playlist,
  method: "DELETE",
  path: "/api/user_playlists/{id}",
  scope: "projects:write",
  summary: "Deletes a playlist",
  status: 204,
  answer: z.undefined(),
});

export const duplicatePlaylistEndpoint = endpoint({
  ...playlist,
  method: "POST",
  path: "/api/user_playlists/{id}/duplicate",
  scope: "projects:write",
  isVersioned: true,
  summary: "A copy of a playlist, mine or shared with me, under a name that is still free",
  status: 201,
  answer: playlistSchema,
});

/** A row of the user's list of projects. */
export const projectSchema = z.object({
  ...node,
  id,
  name: z.string(),
  kind: z.enum(["projectMusical", "conseilMusical"]),
  isMine: z.boolean(),
  trackCount: z.number().int(),
  /** Number of answers and comments on its share pages since its owner last looked; only for the owner's projects. */
  newAnswers: z.number().int().optional(),
});

export type Project = z.infer<typeof projectSchema>;

export const projectsEndpoint = endpoint({
  ...own,
  resource: "Project",
  method: "GET",
  path: "/api/user_all_playlists",
  scope: "projects:read",
  summary: "Playlists of mine, those shared with me, and music advice, unpaged",
  status: 200,
  answer: collection(projectSchema),
});
