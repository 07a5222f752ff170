import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { node } from "./hydra.ts";

/** Maximum number of suggestions of each kind while a person types. */
export const SUGGESTED = { track: 4, album: 3, writer: 2, term: 3, territory: 2 } as const;

/** A suggestion, with its title and slug in both languages; for a country the slug is its code. */
const suggestion = z.object({
  kind: z.enum(["track", "album", "writer", "term", "territory"]),
  title: z.string(),
  titleFr: z.string(),
  slug: z.string(),
  slugFr: z.string(),
  /** Details: the album of a track, the taxonomy of a term, the typed name of a country. */
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
