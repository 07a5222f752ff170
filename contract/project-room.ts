import { z } from "zod";
import { LIST_BODY } from "./body-size.ts";
import { VERDICTS } from "./client-room.ts";
import { endpoint } from "./endpoint.ts";
import { node } from "./hydra.ts";

/** The feedback of all clients on a project's share pages, for its owner. */
export const projectRoomSchema = z.object({
  ...node,
  /** Id of the project. */
  id: z.number().int(),
  /** Whether mails inform the owner about new answers. */
  letters: z.boolean(),
  clients: z.array(
    z.object({
      id: z.number().int(),
      /** Name that the client entered; null if none. */
      name: z.string().nullable(),
      /** Number of the client within the project, shown for one without a name. */
      number: z.number().int(),
    }),
  ),
  answers: z.array(
    z.object({
      /** Id of the client. */
      client: z.number().int(),
      /** Address of the track or version. */
      track: z.string(),
      verdict: z.enum(VERDICTS),
      answeredAt: z.string(),
    }),
  ),
  comments: z.array(
    z.object({
      id: z.number().int(),
      client: z.number().int(),
      track: z.string(),
      /** Seconds into the sound; null for a comment on the whole. */
      at: z.number().nullable(),
      text: z.string(),
      createdAt: z.string(),
    }),
  ),
});
export type ProjectRoom = z.infer<typeof projectRoomSchema>;

const own = { resource: "ProjectRoom", access: "token", cache: "U" } as const;

export const projectRoomEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/user_playlists/{id}/room",
  summary: "What clients answered on the share pages of a playlist of mine",
  status: 200,
  answer: projectRoomSchema,
});

export const changeProjectRoomEndpoint = endpoint({
  ...own,
  method: "PATCH",
  path: "/api/user_playlists/{id}/room",
  summary: "Says whether letters tell me of new answers, or until when I have seen those there are",
  status: 200,
  largestBody: LIST_BODY,
  body: z.object({
    letters: z.boolean().optional(),
    /** Time of the newest feedback that was shown: later feedback is new. */
    seenUntil: z.iso.datetime().optional(),
  }),
  answer: projectRoomSchema,
});

export const deleteRoomCommentEndpoint = endpoint({
  ...own,
  method: "DELETE",
  path: "/api/room_comments/{id}",
  summary: "Deletes what a client said of a playlist of mine",
  status: 204,
  answer: z.undefined(),
});

export const deleteRoomClientEndpoint = endpoint({
  ...own,
  method: "DELETE",
  path: "/api/room_clients/{id}",
  summary: "Deletes a client of a playlist of mine with all that they answered and said",
  status: 204,
  answer: z.undefined(),
});
