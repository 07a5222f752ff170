import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { direction, node, text, texts } from "./hydra.ts";

/** When the representation last changed; figures counted over other resources do not count (our addition). */
export const updatedAt = z.iso.datetime({ offset: true }).optional();

/** What collections that carry `updatedAt` can be narrowed and ordered by. */
export const changedQuery = {
  "updatedAt[gte]": text,
  "updatedAt[gt]": text,
  "updatedAt[lte]": text,
  "updatedAt[lt]": text,
  "order[updatedAt]": direction,
};

export const CHANGE_KINDS = ["album", "track", "writer", "placement"] as const;

export const changeSchema = z.object({
  ...node,
  kind: z.enum(CHANGE_KINDS),
  id: z.number().int(),
  /** Address of what changed: answers 404 once it was withdrawn. */
  resource: z.string(),
  /** `changed` when it shows, be it new or not; `withdrawn` when it is there no more, deleted or hidden. */
  change: z.enum(["changed", "withdrawn"]),
  at: z.iso.datetime(),
  /** When it began to show: later than what one knows of, it is new. */
  publishedAt: z.iso.datetime(),
});

/** A page of the feed; it is read on from `cursor`, now or tomorrow. */
export const changesSchema = z.object({
  ...node,
  "hydra:member": z.array(changeSchema),
  /** After this page. */
  cursor: z.string(),
  /** Whether there is more right now. */
  hasMore: z.boolean(),
  "hydra:view": z.object({ ...node, "hydra:next": z.string() }),
});

export type Change = z.infer<typeof changeSchema>;
export type Changes = z.infer<typeof changesSchema>;

export const changesEndpoint = endpoint({
  method: "GET",
  path: "/api/changes",
  resource: "Change",
  summary: "What was published, changed and withdrawn, oldest first, each thing once by its last change",
  access: "public",
  cache: "U",
  status: 200,
  query: z.object({ after: text, since: text, "kind[]": texts, itemsPerPage: text }),
  answer: changesSchema,
});
