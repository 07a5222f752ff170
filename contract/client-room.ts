import { z } from "zod";
import { LIST_BODY, SMALL_BODY, TEXT_BODY } from "./body-size.ts";
import { requiredLine, requiredText } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { node } from "./hydra.ts";

/** A client's answer to a track or version on a share page. */
export const VERDICTS = ["accepted", "rejected"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Maximum lengths of a comment and of a client's name, in characters. */
export const LONGEST_COMMENT = 1_000;
export const LONGEST_CLIENT_NAME = 60;

/** Maximum number of comments of one client. */
export const COMMENT_LIMIT = 200;
/** Maximum number of clients of one project, and of the comments of all of them. */
export const CLIENT_LIMIT = 500;
export const PROJECT_COMMENT_LIMIT = 5_000;

const roomCommentSchema = z.object({
  id: z.number().int(),
  /** Address of the track or version. */
  track: z.string(),
  /** Seconds into the sound; null for a comment on the whole. */
  at: z.number().nullable(),
  text: z.string(),
  createdAt: z.string(),
});
export type RoomComment = z.infer<typeof roomCommentSchema>;

/** Feedback of one client on a share page, without an account; empty before the first answer or comment. */
export const clientRoomSchema = z.object({
  ...node,
  name: z.string().nullable(),
  answers: z.array(z.object({ track: z.string(), verdict: z.enum(VERDICTS) })),
  comments: z.array(roomCommentSchema),
});
export type ClientRoom = z.infer<typeof clientRoomSchema>;

/**
 * A client is recognised by the cookie `room` of the share page, set with the answer to the first feedback; without it,
 * the caller is a new client.
 */
const room = { resource: "ClientRoom", access: "public", cache: "U", cookie: "room" } as const;

export const clientRoomEndpoint = endpoint({
  ...room,
  method: "GET",
  path: "/api/front/shared_playlists/{token}/room",
  summary: "What I said on a share page, whose cookie knows me",
  status: 200,
  answer: clientRoomSchema,
});

export const nameClientEndpoint = endpoint({
  ...room,
  method: "PATCH",
  path: "/api/front/shared_playlists/{token}/room",
  summary: "Gives my name on a share page, or takes it back",
  status: 200,
  largestBody: LIST_BODY,
  body: z.object({ name: requiredLine(LONGEST_CLIENT_NAME).nullable().optional() }),
  answer: clientRoomSchema,
});

export const answerItemEndpoint = endpoint({
  ...room,
  method: "POST",
  path: "/api/front/shared_playlists/{token}/answers",
  summary: "Accepts or rejects a track or a version on a share page; null takes my answer back",
  status: 200,
  largestBody: SMALL_BODY,
  body: z.object({ track: z.string(), verdict: z.enum(VERDICTS).nullable() }),
  answer: clientRoomSchema,
});

export const commentItemEndpoint = endpoint({
  ...room,
  method: "POST",
  path: "/api/front/shared_playlists/{token}/comments",
  summary: "Says something of a track or a version on a share page, at a point in time or on the whole",
  status: 200,
  largestBody: TEXT_BODY,
  body: z.object({
    track: z.string(),
    at: z.number().min(0).max(86_400).nullable().optional(),
    text: requiredText(LONGEST_COMMENT),
  }),
  answer: clientRoomSchema,
});

export const takeBackCommentEndpoint = endpoint({
  ...room,
  method: "DELETE",
  path: "/api/front/shared_playlists/{token}/comments/{id}",
  summary: "Takes a comment of mine back",
  status: 204,
  answer: z.undefined(),
});
