import { z } from "zod";
import { FORM_BODY } from "./body-size.ts";
import { isEmail, plainEmail } from "./email.ts";
import { endpoint } from "./endpoint.ts";
import { collection, id, node } from "./hydra.ts";
import { playlistSummarySchema, sharedWithSchema } from "./playlist.ts";

/** Maximum number of addresses with which a playlist is shared (contract §6.3). */
export const SHARE_LIMIT = 50;
/** Maximum number of addresses in a request, which may contain duplicates. */
const MOST_SENT_ADDRESSES = 2 * SHARE_LIMIT;

const team = { access: "token", cache: "U", resource: "UserPlaylistTeam" } as const;

/** A playlist with the addresses with which it is shared. */
export const sharedPlaylistSchema = z.object({
  ...node,
  id,
  name: z.string(),
  sharedWithList: sharedWithSchema,
});

export type SharedPlaylist = z.infer<typeof sharedPlaylistSchema>;

export const sharedWithMeEndpoint = endpoint({
  ...team,
  method: "GET",
  path: "/api/user_playlists_team",
  scope: "projects:read",
  summary: "Playlists shared with my address, unpaged",
  status: 200,
  answer: collection(playlistSummarySchema),
});

export const playlistTeamEndpoint = endpoint({
  ...team,
  method: "GET",
  path: "/api/user_playlists_team/{id}",
  scope: "projects:read",
  summary: "With whom a playlist of mine is shared",
  status: 200,
  answer: sharedPlaylistSchema,
});

/** A normalised mail address; a violation names its place in the list. */
const address = z
  .string()
  .overwrite(plainEmail)
  .refine(isEmail, {
    message: "This value is not a valid email address.",
    params: { constraint: "email" },
  });

export const sharePlaylistEndpoint = endpoint({
  ...team,
  method: "PATCH",
  path: "/api/user_playlists_team/{id}",
  scope: "projects:write",
  summary: "Replaces the addresses a playlist is shared with; new ones are written to",
  status: 200,
  largestBody: FORM_BODY,
  body: z.object({
    id: z.unknown().optional(),
    sharedWithList: z
      .array(z.object({ email: address }))
      .max(MOST_SENT_ADDRESSES)
      .optional(),
  }),
  answer: sharedPlaylistSchema,
});
