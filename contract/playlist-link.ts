import { z } from "zod";
import { SMALL_BODY, TEXT_BODY } from "./body-size.ts";
import { optionalText } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { collection, node } from "./hydra.ts";
import { itemSchema } from "./item.ts";
import { playlistNoteSchema } from "./playlist-note.ts";

/** A share page, which shows a playlist to anyone with its address; with the fields for its owner. */
export const playlistLinkSchema = z.object({
  ...node,
  id: z.number().int(),
  token: z.string(),
  allowsDownload: z.boolean(),
  /** Message of the owner, shown above the tracks. */
  message: z.string().nullable(),
  /** Null: open until it is revoked. */
  expiresAt: z.string().nullable(),
  isOpen: z.boolean(),
  /** How often it was opened, tracks were heard, and files were downloaded. */
  opened: z.number().int(),
  heard: z.number().int(),
  downloaded: z.number().int(),
  openedAt: z.string().nullable(),
  heardAt: z.string().nullable(),
  createdAt: z.string(),
});

export type PlaylistLink = z.infer<typeof playlistLinkSchema>;

/** Maximum length of the message, in characters. */
export const LONGEST_MESSAGE = 1_000;

/** Maximum number of share pages of a playlist. */
export const LINK_LIMIT = 20;

const own = { resource: "PlaylistLink", access: "token", cache: "U" } as const;

export const playlistLinksEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/user_playlists/{id}/links",
  scope: "projects:read",
  summary: "The share pages of a playlist of mine, newest first, unpaged",
  status: 200,
  answer: collection(playlistLinkSchema),
});

export const createPlaylistLinkEndpoint = endpoint({
  ...own,
  method: "POST",
  path: "/api/user_playlists/{id}/links",
  scope: "projects:write",
  summary: "Opens a share page for a playlist of mine",
  status: 201,
  largestBody: TEXT_BODY,
  body: z.object({
    allowsDownload: z.boolean().optional(),
    expiresAt: z.string().nullable().optional(),
    message: optionalText(LONGEST_MESSAGE),
  }),
  answer: playlistLinkSchema,
});

export const playlistLinkEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/playlist_links/{id}",
  scope: "projects:read",
  summary: "One share page of a playlist of mine",
  status: 200,
  answer: playlistLinkSchema,
});

export const rewordPlaylistLinkEndpoint = endpoint({
  ...own,
  method: "PATCH",
  path: "/api/playlist_links/{id}",
  scope: "projects:write",
  summary: "Says something else above the tracks of a share page; its address and its end stay",
  status: 200,
  largestBody: TEXT_BODY,
  body: z.object({ message: optionalText(LONGEST_MESSAGE) }),
  answer: playlistLinkSchema,
});

export const revokePlaylistLinkEndpoint = endpoint({
  ...own,
  method: "DELETE",
  path: "/api/playlist_links/{id}",
  scope: "projects:write",
  summary: "Closes a share page for good",
  status: 204,
  answer: z.undefined(),
});

/** A playlist on its share page: nothing of its owner but a name, no mail address and no account. */
export const openPlaylistSchema = z.object({
  ...node,
  name: z.string(),
  owner: z.string(),
  allowsDownload: z.boolean(),
  message: z.string().nullable(),
  expiresAt: z.string().nullable(),
  updatedAt: z.string(),
  tracks: z.array(itemSchema),
  notes: z.array(playlistNoteSchema),
});

export type OpenPlaylist = z.infer<typeof openPlaylistSchema>;

const open = { resource: "OpenPlaylist", access: "public", cache: "U" } as const;

export const openPlaylistEndpoint = endpoint({
  ...open,
  method: "GET",
  path: "/api/front/shared_playlists/{token}",
  summary: "The playlist behind a share page; 404 once it is revoked or past its time",
  status: 200,
  answer: openPlaylistSchema,
});

export const openPlaylistEventEndpoint = endpoint({
  ...open,
  method: "POST",
  path: "/api/front/shared_playlists/{token}/events",
  summary: "A share page was opened, or a track of it heard",
  status: 202,
  largestBody: SMALL_BODY,
  body: z.object({ kind: z.enum(["opened", "heard"]) }),
  answer: z.object({ ...node }),
});
