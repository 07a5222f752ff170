import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { direction, node, text, texts } from "./hydra.ts";

/** Time of the last change of this resource, not counting changes of how many others it has (our addition). */
export const updatedAt = z.iso.datetime({ offset: true }).optional();

/** Query parameters of collections whose members have `updatedAt`. */
export const changedQuery = {
  "updatedAt[gte]": text,
  "updatedAt[gt]": text,
  "updatedAt[lte]": text,
  "updatedAt[lt]": text,
  "order[updatedAt]": direction,
};

export const CHANGE_KINDS = ["album", "track", "writer", "placement"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const changeSchema = z.object({
  ...node,
  kind: z.enum(CHANGE_KINDS),
  id: z.number().int(),
  /** Address of the changed resource; 404 after a withdrawal. */
  resource: z.string(),
  /** `changed`: it is public, whether new or not. `withdrawn`: it is deleted or hidden. */
  change: z.enum(["changed", "withdrawn"]),
  at: z.iso.datetime(),
  /** Time of its publication: if later than your last read, the resource is new to you. */
  publishedAt: z.iso.datetime(),
});

/** A page of the feed; continue from `cursor`, at any later time. */
export const changesSchema = z.object({
  ...node,
  "hydra:member": z.array(changeSchema),
  /** Position after this page. */
  cursor: z.string(),
  /** Whether there are more changes now. */
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
