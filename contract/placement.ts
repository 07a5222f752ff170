import { z } from "zod";
import { changedQuery, updatedAt } from "./change.ts";
import { endpoint } from "./endpoint.ts";
import { collection, direction, id, node, paging, text } from "./hydra.ts";
import { trackSchema } from "./track.ts";

export const placementSchema = z.object({
  ...node,
  id,
  slug: z.string(),
  slugEn: z.string(),
  title: z.string(),
  titleEn: z.string(),
  /** Sanitised HTML, French and English. */
  description: z.string().nullable(),
  descriptionEn: z.string().nullable(),
  image: z.string().nullable(),
  videoUrl: z.string().nullable(),
  /** Path of a film hosted by the site; it takes precedence over `videoUrl` (our addition). */
  film: z.string().nullish(),
  /** Captions of that film as WebVTT, French and English (our addition). */
  captions: z.string().nullish(),
  captionsEn: z.string().nullish(),
  /** Transcript of the film or video: plain text with a line per paragraph (our addition). */
  transcript: z.string().nullish(),
  transcriptEn: z.string().nullish(),
  client: z.string().nullable(),
  year: z.number().int().nullable(),
  /** Day of first broadcast, ISO (our addition). */
  date: z.string().nullish(),
  kind: z.string().nullable(),
  tracks: z.array(trackSchema),
  isEnable: z.boolean(),
  sortOrder: z.number().int(),
  updatedAt,
});

/** Filters of the list, with counts under the other active filters (our addition). */
export const placementFiltersSchema = z.object({
  ...node,
  kinds: z.array(z.object({ kind: z.string(), count: z.number().int() })),
  years: z.array(z.object({ year: z.number().int(), count: z.number().int() })),
  total: z.number().int(),
});

export type PlacementFilters = z.infer<typeof placementFiltersSchema>;
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
    ...changedQuery,
    ...paging,
  }),
  answer: collection(placementSchema),
});

export const placementFiltersEndpoint = endpoint({
  method: "GET",
  path: "/api/page_placements_filters",
  resource: "PlacementFilters",
  summary: "Kinds and years of the placements, with counts under the other active filters",
  access: "public",
  cache: "P",
  status: 200,
  query: z.object({ search: text, kind: text, year: text }),
  answer: placementFiltersSchema,
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
