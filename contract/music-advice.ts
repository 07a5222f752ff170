import { z } from "zod";
import { LIST_BODY } from "./body-size.ts";
import { MOST_SENT } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { collection, id, node, text } from "./hydra.ts";
import { itemSchema } from "./item.ts";

const facts = {
  ...node,
  id,
  name: z.string(),
  comment: z.string().nullable(),
  isMine: z.boolean(),
  createdAt: z.string(),
  /** Version for `If-Match`, sent as `"3"`. */
  version: z.number().int().optional(),
};

/** A selection made for a user by the music advisers. */
export const musicAdviceSchema = z.object({ ...facts, tracks: z.array(itemSchema) });

export type MusicAdvice = z.infer<typeof musicAdviceSchema>;

const own = { resource: "MusicAdvice", access: "token", cache: "U", status: 200 } as const;

export const musicAdvicesEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/conseil_musicals",
  scope: "projects:read",
  summary: "Selections made for me, newest first, unpaged",
  answer: collection(z.object({ ...facts, trackCount: z.number().int() })),
});

export const musicAdviceEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/conseil_musicals/{id}",
  scope: "projects:read",
  isVersioned: true,
  summary: "One selection made for me, with all its tracks",
  query: z.object({ page: text }),
  answer: musicAdviceSchema,
});

export const updateMusicAdviceEndpoint = endpoint({
  ...own,
  method: "PATCH",
  path: "/api/conseil_musicals/{id}",
  scope: "projects:write",
  isVersioned: true,
  summary: "Replaces the tracks of a selection made for me",
  largestBody: LIST_BODY,
  body: z.object({ tracks: z.array(z.string()).max(MOST_SENT).optional() }),
  answer: musicAdviceSchema,
});
