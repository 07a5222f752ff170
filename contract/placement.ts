import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { collection, direction, node, paging, text } from "./hydra.ts";
import { trackSchema } from "./track.ts";

export const placementSchema = z.object({
  ...node,
  id: z.number().int(),
  slug: z.string(),
  slugEn: z.string(),
  title: z.string(),
  titleEn: z.string(),
  /** Sanitised HTML, French and English. */
  description: z.string().nullable(),
  descriptionEn: z.string().nullable(),
  image: z.string().nullable(),
  videoUrl: z.string().nullable(),
  client: z.string().nullable(),
  year: z.number().int().nullable(),
  /** Day of first broadcast, ISO (our addition). */
  date: z.string().nullish(),
  kind: z.string().nullable(),
  tracks: z.array(trackSchema),
  isEnable: z.boolean(),
  sortOrder: z.number().int(),
});

export type Placement = z.infer<typeof placementSchema>;

export const placementsEndpoint = endpoint({
  method: "GET",
  path: "/api/page_placements",
  resource: "Placement",
  summary: "Placements: what was heard where",
  access: "public",
  cache: "P",
  status: 200,
  query: z.object({
    search: text,
    kind: text,
    year: text,
    "order[sortOrder]": direction,
    "order[year]": direction,
    ...paging,
  }),
  answer: collection(placementSchema),
});

export const placementEndpoint = endpoint({
  method: "GET",
  path: "/api/page_placements/{slug}",
  resource: "Placement",
  summary: "One placement by slug or id",
  access: "public",
  cache: "P",
  status: 200,
  answer: placementSchema,
});
