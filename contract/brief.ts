import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { collection, text } from "./hydra.ts";
import { guidedFacetsSchema, guidedQuerySchema } from "./search.ts";
import { trackSchema, trackVersionSchema } from "./track.ts";

/** Maximum number of concepts of a brief; the rest of its words is not searched, and the answer says so. */
export const BRIEF_MAX_CONCEPTS = 16;

/** Fit of a track that meets a concept itself, by its terms, its figures or the kind of the version shown. */
export const MET = 1;

/** Minimum weight of a term that the words of a concept mean exactly: a track with such a term meets the concept. */
export const MEANT = 0.95;

/** Minimum fit of a track that comes near a concept without meeting it. */
export const NEAR = 0.6;

/**
 * Kind of a concept in a brief: a term of the catalogue, an idea for which the thesaurus has terms, a country or
 * people, a tempo, a length, a kind of version, a tonality, a writer, or plain text.
 */
export const conceptKind = z.enum([
  "term",
  "idea",
  "territory",
  "tempo",
  "length",
  "version",
  "key",
  "writer",
  "text",
]);
export type ConceptKind = z.infer<typeof conceptKind>;

/**
 * How a concept counts: wanted (improves the rank), must (results without it are dropped), loose (counts half for the
 * rank), excluded. A brief writes them `word`, `+word`, `~word`, `-word`, several words in round brackets. Words in
 * quotation marks are searched literally and are a must, but only wanted after “like” or «comme». If nothing meets the
 * brief otherwise, they are also only wanted where they are three or more without a capital, “the wind and the wood”, or
 * beside three or more other wishes.
 */
export const conceptMode = z.enum(["wanted", "must", "loose", "excluded"]);
export type ConceptMode = z.infer<typeof conceptMode>;

const bound = z.number().int().nullable();
const range = z.object({ from: bound, to: bound });

export const conceptSchema = z.object({
  kind: conceptKind,
  mode: conceptMode,
  /** As typed, without the sign or word for its mode. */
  words: z.string(),
  /** Position in the brief, in UTF-16 units, with the sign or word for its mode; `end` is exclusive. */
  start: z.number().int(),
  end: z.number().int(),
  /** How it was understood, in both languages. */
  title: z.string(),
  titleFr: z.string(),
  /** How it was recognised: a name of the catalogue, the thesaurus, a figure, a respelling, a near meaning, or text. */
  reason: z.enum(["catalogue", "thesaurus", "figure", "spelling", "near", "text"]),
  /** Terms that it stands for, strongest first, each with its weight, 0–1. */
  leads: z.array(z.object({ slug: z.string(), title: z.string(), titleFr: z.string(), weight: z.number() })),
  /** Beats per minute. */
  tempo: range.nullish(),
  /** Seconds. */
  seconds: range.nullish(),
  /** Kinds of version that it names or, if it excludes something (drums), the kinds without that. */
  versions: z.array(z.string()).nullish(),
  tonalities: z.array(z.string()).nullish(),
  /** ISO 3166-1 alpha-2. */
  territories: z.array(z.string()).nullish(),
  /** Words searched instead of those typed. */
  instead: z.array(z.string()).nullish(),
});
export type Concept = z.infer<typeof conceptSchema>;

/**
 * A track found by a brief. `fits` has one number for each concept, in their order: 1 if the track meets it, less if it
 * only comes near. It is null for an excluded concept, for a second kind or length of version, since a row shows one
 * version, and in a brief of several demands with a length each for the demands that the track is not about.
 */
export const briefTrackSchema = trackSchema.extend({
  fits: z.array(z.number().nullable()),
  /** The best fitting version, if the brief asks for a kind or length of version; null for the track itself. */
  fitting: trackVersionSchema.nullable(),
});
export type BriefTrack = z.infer<typeof briefTrackSchema>;

export const briefSearchEndpoint = endpoint({
  method: "GET",
  path: "/api/front/brief_search",
  resource: "Track",
  summary: "Tracks by a brief in plain words, ranked by how much of it they meet (our addition)",
  access: "public",
  cache: "P",
  status: 200,
  query: guidedQuerySchema.extend({
    /** The brief; may be empty, which is a guided search. */
    search: z.string().optional(),
    /** The reader's language, `fr` or `en`: decides the meaning of a word that both languages have. */
    locale: text,
    /** `0` leaves the facets empty, for callers that do not show them. */
    facets: text,
  }),
  answer: collection(briefTrackSchema).extend({
    query: z.string(),
    concepts: z.array(conceptSchema),
    /** Words that say nothing about music, or describe a further piece, and were dropped, as typed. */
    dropped: z.array(z.string()),
    /** Number of tracks that meet all concepts. By default they come first, after tracks whose title was typed. */
    whole: z.number().int(),
    facets: guidedFacetsSchema,
    ignoredTerms: z.array(z.string()),
    availableTerms: z.array(z.object({ slug: z.string(), count: z.number().int() })),
  }),
});
