import { z } from "zod";
import { analysisSchema } from "./analysis.ts";
import { printBody, TEXT_BODY } from "./body-size.ts";
import { endpoint } from "./endpoint.ts";
import { collection } from "./hydra.ts";
import { termsearchEndpoint } from "./search.ts";
import { trackSchema } from "./track.ts";

/** Maximum bytes of an uploaded sound and film, and maximum seconds of either (contract §5). */
export const LARGEST_SOUND = 20 * 1024 * 1024;
export const LARGEST_FILM = 100 * 1024 * 1024;
export const LONGEST_UPLOAD = 15 * 60;

/** Maximum bytes of a search by the print of an earlier upload. */
const LARGEST_PRINT = 1024 * 1024;

/** Maximum tracks to steer towards, and to steer away from. */
export const MOST_STEERS = 20;

/** Default weights of the sides: those that best separate recordings of one album from others. */
export const DEFAULT_WEIGHTS = { timbre: 0.9, harmony: 0.6, rhythm: 0.3 } as const;

/** Hosts of films that can be searched by address; the films themselves are never fetched (contract §5). */
export const FILM_HOSTS = [
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "youtu.be",
  "vimeo.com",
  "dailymotion.com",
] as const;

const share = z.number().min(0).max(1);
const sides = { timbre: share, harmony: share, rhythm: share };

/** How to use the reference; the filters of `termsearch` are query parameters. */
const steering = {
  /** Part of the reference to use, in seconds; by default all of it. */
  from: z.number().min(0).optional(),
  to: z.number().min(0).optional(),
  weights: z.object(sides).optional(),
  /** Tracks to steer away from, and towards (the latter is our addition). */
  minus: z.array(z.string()).max(MOST_STEERS).optional(),
  plus: z.array(z.string()).max(MOST_STEERS).optional(),
};

/** A passage of a found track that is similar to a passage of the reference, in seconds. */
const match = z.object({
  start: z.number(),
  end: z.number(),
  queryStart: z.number(),
  queryEnd: z.number(),
});

const similarTo = z.object({
  track: z.string().optional(),
  filename: z.string().optional(),
  url: z.string().optional(),
  title: z.string().nullish(),
  bpm: z.number().int().nullable(),
  tonality: z.string().nullable(),
  /** Only for an upload (our additions): its length in seconds, its analysis for drawing, and its print in base64, with
   * which another search with the same sound needs no second upload. */
  seconds: z.number().optional(),
  analysis: analysisSchema.optional(),
  print: z.string().optional(),
});

const found = collection(
  trackSchema.extend({
    score: share,
    matches: z.array(match),
    reasons: z.object(sides),
    /** Whether it is the same recording, by its landmarks. */
    exact: z.boolean().optional(),
  }),
).extend({
  query: z.string(),
  facets: termsearchEndpoint.answer.shape.facets,
  ignoredTerms: z.array(z.string()),
  similarTo,
});

const query = termsearchEndpoint.query?.omit({
  "order[name]": true,
  "order[bpm]": true,
  "order[durationSeconds]": true,
  "order[createdAt]": true,
  "order[sortOrder]": true,
});

export const soundSearchEndpoint = endpoint({
  method: "POST",
  path: "/api/front/file_similarity_search",
  resource: "Track",
  summary: "Tracks that sound like a track, a part of it, or a sound file (multipart part `file`)",
  access: "public",
  cache: "U",
  status: 200,
  query,
  largestBody: printBody(LARGEST_PRINT),
  body: z.object({
    track: z.string().optional(),
    /** `similarTo.print` of an earlier answer (our addition). */
    print: z.string().optional(),
    ...steering,
  }),
  answer: found,
});

export const videoSearchEndpoint = endpoint({
  method: "POST",
  path: "/api/front/video_similarity_search",
  resource: "Track",
  summary: "Tracks that sound like a film, sent (multipart part `file`) or known by its address",
  access: "public",
  cache: "U",
  status: 200,
  query,
  largestBody: TEXT_BODY,
  body: z.object({ url: z.string(), ...steering }),
  answer: found,
});

export type FoundSounds = z.output<typeof found>;
export type SimilarTrack = FoundSounds["hydra:member"][number];
