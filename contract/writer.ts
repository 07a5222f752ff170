import { z } from "zod";
import { albumSchema, seoSchema } from "./album.ts";
import { changedQuery, updatedAt } from "./change.ts";
import { endpoint } from "./endpoint.ts";
import { collection, direction, id, node, paging, text } from "./hydra.ts";
import { placementSchema } from "./placement.ts";
import { termTagSchema } from "./taxonomy.ts";
import { trackSchema } from "./track.ts";

export const writerSchema = z.object({
  ...node,
  id,
  slug: z.string(),
  slugEn: z.string(),
  name: z.string(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  /** Sanitised HTML, French and English. */
  biography: z.string().nullable(),
  biographyEn: z.string().nullable(),
  image: z.string().nullable(),
  trackCount: z.number().int(),
  albumCount: z.number().int(),
  /** `titleEn` is our addition: without it, one title serves both languages. */
  websites: z.array(z.object({ title: z.string(), titleEn: z.string().optional(), url: z.string() })),
  sortOrder: z.number().int(),
  updatedAt,
  /** Id, analysis and terms of the lead track, whose sound stands for the writer in lists (our addition). */
  lead: z.object({ id, analysis: z.string(), terms: z.array(termTagSchema) }).nullish(),
});

export const writerDetailSchema = writerSchema.extend({
  albums: z.array(albumSchema),
  tracks: z.array(trackSchema),
  /** Placements of the tracks, at most twelve, each with the tracks of this writer only (our addition). */
  placements: z.array(placementSchema).optional(),
  seo: seoSchema,
});

/** Filters of the list; letters are A–Z and 0 (our addition). */
export const writerFiltersSchema = z.object({
  ...node,
  letters: z.array(z.object({ letter: z.string(), count: z.number().int() })),
  total: z.number().int(),
});

export type WriterFilters = z.infer<typeof writerFiltersSchema>;
export type Writer = z.infer<typeof writerSchema>;
export type WriterDetail = z.infer<typeof writerDetailSchema>;

export const writersEndpoint = endpoint({
  method: "GET",
  path: "/api/page_writers",
  resource: "Writer",
  summary: "Writers; `letter` is A–Z or 0",
  access: "public",
  cache: "P",
  status: 200,
  query: z.object({
    search: text,
    letter: text,
    "order[name]": direction,
    "order[lastname]": direction,
    ...changedQuery,
    ...paging,
  }),
  answer: collection(writerSchema),
});

export const writerFiltersEndpoint = endpoint({
  method: "GET",
  path: "/api/page_writers_filters",
  resource: "WriterFilters",
  summary: "Letters under which writers stand, with counts under the search",
  access: "public",
  cache: "P",
  status: 200,
  query: z.object({ search: text }),
  answer: writerFiltersSchema,
});

export const writerEndpoint = endpoint({
  method: "GET",
  path: "/api/page_writers/{slug}",
  resource: "Writer",
  summary: "One writer with albums and first tracks, by slug or id",
  access: "public",
  cache: "P",
  status: 200,
  answer: writerDetailSchema,
});
