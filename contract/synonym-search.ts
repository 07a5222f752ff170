import { z } from "zod";
import { albumFiltersSchema } from "./album.ts";
import { endpoint } from "./endpoint.ts";
import { collection, flag, paging, texts } from "./hydra.ts";
import { trackSchema } from "./track.ts";

/** Most words that a search by synonyms widens to (contract §5). */
export const SEARCH_MAX_SYNONYMS = 20;

/** A word near the one searched; `isUsed` is false for one that was switched off (our addition). */
const synonym = z.object({
  term: z.string(),
  title: z.string(),
  titleFr: z.string(),
  weight: z.number(),
  isUsed: z.boolean().optional(),
});
export type Synonym = z.infer<typeof synonym>;

export const synonymSearchEndpoint = endpoint({
  method: "GET",
  path: "/api/front/search_synonyms",
  resource: "Track",
  summary: "Tracks that hold a word or any of its synonyms, in both languages",
  access: "public",
  cache: "P",
  status: 200,
  query: z.object({
    search: z.string().optional(),
    /** Synonyms that are switched off, by their `term` (our addition). */
    "without[]": texts,
    facets: flag,
    ...paging,
  }),
  answer: collection(trackSchema).extend({
    query: z.string(),
    synonyms: z.array(synonym),
    facets: albumFiltersSchema.pick({ taxonomies: true, writers: true }),
  }),
});
