import { z } from "zod";
import { SMALL_BODY } from "./body-size.ts";
import { endpoint } from "./endpoint.ts";
import { id, node } from "./hydra.ts";

export const listenedEndpoint = endpoint({
  method: "POST",
  path: "/api/tracks_listeneds",
  resource: "TracksListened",
  alsoStatus: [200],
  summary: "A track was heard for more than five seconds",
  access: "optional",
  cache: "U",
  status: 201,
  largestBody: SMALL_BODY,
  body: z.object({
    tracks: z.string(),
    user: z.string().nullable(),
    /** Our addition: the version of the track that was heard. */
    version: z.string().nullish(),
  }),
  answer: z.object({ ...node, id }),
});

export const listenedEventEndpoint = endpoint({
  method: "GET",
  path: "/api/tracks_listeneds/{id}",
  resource: "TracksListened",
  summary: "One such event of the user",
  access: "token",
  cache: "U",
  status: 200,
  answer: z.object({ ...node, id, tracks: z.string(), createdAt: z.string() }),
});
