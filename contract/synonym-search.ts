import { z } from "zod";
import { briefSearchEndpoint } from "./brief.ts";
import { endpoint } from "./endpoint.ts";
import { text, texts } from "./hydra.ts";
import { guidedQuerySchema } from "./search.ts";

/** Maximum number of synonyms of a search (contract §5). */
export const SEARCH_MAX_SYNONYMS = 20;

/** A synonym of a searched word; `isUsed` is false for one that was switched off (our addition). */
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
  summary: "Tracks that hold the words of a text or any of their synonyms, in both languages",
  access: "public",
  cache: "P",
  status: 200,
  /** All but `search` and paging is our addition. */
  query: guidedQuerySchema.extend({
    search: z.string().optional(),
    /** As in `briefSearchEndpoint`. */
    locale: text,
    facets: text,
    /** Synonyms that are switched off, by their `term`. */
    "without[]": texts,
  }),
  /** The answer of a brief search, with the synonyms. */
  answer: briefSearchEndpoint.answer.extend({ synonyms: z.array(synonym) }),
});
