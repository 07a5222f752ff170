import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { node } from "./hydra.ts";

/** Most things of each kind that are suggested while a person types. */
export const SUGGESTED = { track: 4, album: 3, writer: 2, term: 3, territory: 2 } as const;

/** One thing suggested: how it is called in both languages and the slugs that lead to it, for a country its code. */
const suggestion = z.object({
  kind: z.enum(["track", "album", "writer", "term", "territory"]),
  title: z.string(),
  titleFr: z.string(),
  slug: z.string(),
  slugFr: z.string(),
  /** What tells it apart, or why it is suggested: the album of a track, the taxonomy of a term, what a country was called. */
  note: z.string().nullish(),
  noteFr: z.string().nullish(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const searchSuggestionsEndpoint = endpoint({
  method: "GET",
  path: "/api/front/search_suggestions",
  resource: "SearchSuggestions",
  summary: "What a text that is being typed could become (our addition)",
  access: "public",
  cache: "P",
  status: 200,
  query: z.object({ search: z.string().optional() }),
  answer: z.object({ ...node, query: z.string(), suggestions: z.array(suggestion) }),
});
