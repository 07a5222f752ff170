import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { collection, text } from "./hydra.ts";
import { guidedFacetsSchema, guidedQuerySchema, SEARCH_MAX_LENGTH } from "./search.ts";
import { trackSchema, trackVersionSchema } from "./track.ts";

/** Longest brief, in characters after trimming: a whole sentence of an editor, longer than a search by words. */
export const BRIEF_MAX_LENGTH = 2 * SEARCH_MAX_LENGTH;

/** Most concepts that one brief is read into; what comes after is not looked for and is told. */
export const BRIEF_MAX_CONCEPTS = 16;

/** A concept is met by what a track itself has: its terms, its figures, the kind of the version shown. */
export const MET = 1;

/** A term that a concept leads to with so much weight is what its words mean: who has it meets the concept. */
export const MEANT = 0.95;

/** From this closeness on what does not meet a concept comes near it. */
export const NEAR = 0.6;

/**
 * What a concept of a brief is: a term of the catalogue, an idea that the thesaurus leads to terms, a country or
 * people, tempo, length, kind of version, tonality, a writer, or plain text.
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
 * How a concept is asked for: wanted (ranks), must (nothing without it), loose (ranks half), excluded. In the text of
 * a brief: nothing, `+word`, `~word`, `-word`; several words in round brackets; quotes are words to the letter and a
 * must, but a wish where they follow “like” or «comme».
 */
export const conceptMode = z.enum(["wanted", "must", "loose", "excluded"]);
export type ConceptMode = z.infer<typeof conceptMode>;

const bound = z.number().int().nullable();
const range = z.object({ from: bound, to: bound });

export const conceptSchema = z.object({
  kind: conceptKind,
  mode: conceptMode,
  /** As typed, without what says its mode. */
  words: z.string(),
  /** Where it stands in the brief, what says its mode included: UTF-16 units, `end` after its last. */
  start: z.number().int(),
  end: z.number().int(),
  /** What it was read as, in both languages. */
  title: z.string(),
  titleFr: z.string(),
  /** Why it was read so: named by the catalogue, known to the thesaurus, a figure, respelt, near in meaning, or text. */
  reason: z.enum(["catalogue", "thesaurus", "figure", "spelling", "near", "text"]),
  /** Terms that it leads to, strongest first, each with its worth, 0–1. */
  leads: z.array(z.object({ slug: z.string(), title: z.string(), titleFr: z.string(), weight: z.number() })),
  /** Beats per minute. */
  tempo: range.nullish(),
  /** Seconds. */
  seconds: range.nullish(),
  /** Kinds of version that are meant, or that are without what is excluded. */
  versions: z.array(z.string()).nullish(),
  tonalities: z.array(z.string()).nullish(),
  /** ISO 3166-1 alpha-2. */
  territories: z.array(z.string()).nullish(),
  /** Words searched instead of those typed. */
  instead: z.array(z.string()).nullish(),
});
export type Concept = z.infer<typeof conceptSchema>;

/**
 * A track found by a brief: by each concept, in their order, how nearly it meets it, 0–1: 1 where it has it itself, less
 * where only something near it does; null for what is not told: an excluded one, and a second kind or length of version, for one
 * row is one version.
 */
export const briefTrackSchema = trackSchema.extend({
  fits: z.array(z.number().nullable()),
  /** The version that fits best, where the brief asks for a version or a length; null for the whole track itself. */
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
    /** The reader's language, `fr` or `en`: it decides a word that both languages have with different meanings. */
    locale: text,
    /** `0` leaves the facets empty for who does not show them. */
    facets: text,
  }),
  answer: collection(briefTrackSchema).extend({
    query: z.string(),
    concepts: z.array(conceptSchema),
    /** Words that say nothing about music and were dropped, as typed. */
    dropped: z.array(z.string()),
    /** How many tracks meet the whole of it; unless another order is asked for they come first, after titles that were typed. */
    whole: z.number().int(),
    facets: guidedFacetsSchema,
    ignoredTerms: z.array(z.string()),
    availableTerms: z.array(z.object({ slug: z.string(), count: z.number().int() })),
  }),
});
