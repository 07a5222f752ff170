import { z } from "zod";
import { albumFiltersSchema, albumSchema } from "./album.ts";
import { endpoint } from "./endpoint.ts";
import { collection, direction, flag, node, paging, text, texts } from "./hydra.ts";
import { placementSchema } from "./placement.ts";
import { trackSchema } from "./track.ts";
import { writerSchema } from "./writer.ts";

/** Maximum terms that a guided search wants, and that it excludes (contract §5). */
export const SEARCH_MAX_TERMS = 20;

/** Width of a bin of tempo, in beats per minute (looks §5, Tempo). */
export const TEMPO_BIN = 4;

/** Width of a bin of length, in seconds, and start of the last bin, which contains everything longer. */
export const SECONDS_BIN = 10;
export const SECONDS_LAST_BIN = 600;

export const searchKind = z.enum(["track", "album", "writer", "placement"]);
export type SearchKind = z.infer<typeof searchKind>;

const counts = z.object({
  track: z.number().int(),
  album: z.number().int(),
  writer: z.number().int(),
  placement: z.number().int(),
});

const searchQuery = z.object({
  search: z.string().optional(),
  /** Switches off the replacement of words that the catalogue does not contain (our addition). */
  exact: flag,
  /** Expansions that are switched off, by their `term` (our addition). */
  "without[]": texts,
  /** `0` leaves the facets empty, for callers that do not show them (our addition). */
  facets: flag,
  "terms[]": texts,
  "writers[]": texts,
  "bpm[gte]": text,
  "bpm[lte]": text,
  "durationSeconds[gte]": text,
  "durationSeconds[lte]": text,
  "tonality[]": texts,
  "territory[]": texts,
  "order[name]": direction,
  "order[bpm]": direction,
  "order[durationSeconds]": direction,
  "order[createdAt]": direction,
  ...paging,
});

/** Words that the catalogue does not contain, and the words searched instead (our addition). */
const corrections = z.array(z.object({ word: z.string(), instead: z.array(z.string()) }));

/**
 * Words searched in addition to the typed ones (our addition): corrections of misspelt words, translations, synonyms.
 * Send its `term` in `without[]` to switch one off.
 */
const expansions = z.array(
  z.object({
    word: z.string(),
    kind: z.enum(["typo", "language", "synonym"]),
    term: z.string(),
    title: z.string(),
    titleFr: z.string(),
    weight: z.number(),
  }),
);
export type SearchExpansion = z.infer<typeof expansions>[number];

/** Suggestions when nothing is found: the text with a word respelt after catalogue or thesaurus (our addition). */
const spellings = z.array(z.string());

const found = {
  query: z.string(),
  corrections: corrections.optional(),
  expansions: expansions.optional(),
  spellings: spellings.optional(),
  counts,
  facets: albumFiltersSchema.pick({ taxonomies: true, writers: true }),
};

/** Returns the call that searches for one kind of result; `type` selects the kind in its query. */
function searchEndpoint<Member extends z.ZodType>(type: SearchKind, resource: string, member: Member) {
  return endpoint({
    method: "GET",
    path: "/api/front/global_search",
    resource,
    summary: `Search by words: ${type}`,
    access: "public",
    cache: "P",
    status: 200,
    query: searchQuery.extend({ type: z.literal(type).optional() }),
    answer: collection(member).extend(found),
  });
}

export const trackSearchEndpoint = searchEndpoint("track", "Track", trackSchema);
export const albumSearchEndpoint = searchEndpoint("album", "Album", albumSchema);
export const writerSearchEndpoint = searchEndpoint("writer", "Writer", writerSchema);
export const placementSearchEndpoint = searchEndpoint("placement", "Placement", placementSchema);

export const globalSearchEndpoint = endpoint({
  method: "GET",
  path: "/api/front/global_search",
  resource: "GlobalSearch",
  summary: "Search by words over all kinds: a first page of 5 of each",
  access: "public",
  cache: "P",
  status: 200,
  query: searchQuery.extend({ type: z.literal("all") }),
  answer: z.object({
    ...node,
    query: z.string(),
    corrections: corrections.optional(),
    expansions: expansions.optional(),
    spellings: spellings.optional(),
    counts,
    tracks: collection(trackSchema),
    albums: collection(albumSchema),
    writers: collection(writerSchema),
    placements: collection(placementSchema),
  }),
});

const count = z.number().int();

/**
 * Filters of guided search. Each count applies the filters of all other kinds, so that it shows what a second choice of
 * the same kind would add. All but the contract's two fields are our addition.
 */
export const guidedFacetsSchema = albumFiltersSchema.pick({ taxonomies: true, writers: true }).extend({
  territories: z.array(z.object({ code: z.string(), count })).optional(),
  tonalities: z.array(z.object({ tonality: z.string(), count })).optional(),
  /** Kinds of versions, with the number of tracks that have one. */
  versions: z.array(z.object({ kind: z.string(), count })).optional(),
  /** Bins of `TEMPO_BIN` bpm by their lower bound; empty bins are left out. */
  tempo: z.array(z.object({ from: z.number().int(), count })).optional(),
  /** Bins of `SECONDS_BIN` seconds likewise; the last is `SECONDS_LAST_BIN`. */
  seconds: z.array(z.object({ from: z.number().int(), count })).optional(),
});
export type GuidedFacets = z.infer<typeof guidedFacetsSchema>;

/** Filters and orders of tracks, without words (contract §5). */
export const guidedQuerySchema = searchQuery
  .omit({ search: true, exact: true, "without[]": true, facets: true })
  .extend({
    /** Terms that no track may carry (our addition). */
    "not[]": texts,
    /** Kinds of versions, one of which a track must have (our addition). */
    "version[]": texts,
    "order[sortOrder]": direction,
  });

export const termsearchEndpoint = endpoint({
  method: "GET",
  path: "/api/front/termsearch",
  resource: "Track",
  summary: "Guided search: tracks by terms (OR inside a taxonomy, AND between) and figures",
  access: "public",
  cache: "P",
  status: 200,
  query: guidedQuerySchema,
  answer: collection(trackSchema).extend({
    query: z.string(),
    facets: guidedFacetsSchema,
    /** Slugs of the request that the catalogue does not know. */
    ignoredTerms: z.array(z.string()),
    /** Terms that give results together with the current filters. */
    availableTerms: z.array(z.object({ slug: z.string(), count })),
  }),
});
