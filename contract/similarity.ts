import { z } from "zod";
import { analysisSchema } from "./analysis.ts";
import { printBody, TEXT_BODY } from "./body-size.ts";
import { endpoint } from "./endpoint.ts";
import { collection } from "./hydra.ts";
import { termsearchEndpoint } from "./search.ts";
import { trackSchema } from "./track.ts";

/** Largest sound and largest film that may be sent, bytes; longest of either, seconds (contract §5). */
export const LARGEST_SOUND = 20 * 1024 * 1024;
export const LARGEST_FILM = 100 * 1024 * 1024;
export const LONGEST_UPLOAD = 15 * 60;

/** Bytes of a search by the print of what was sent before. */
const LARGEST_PRINT = 1024 * 1024;

/** Most tracks to steer towards, and away from. */
export const MOST_STEERS = 20;

/** How much each side counts unless said otherwise: what tells recordings of one album best from others. */
export const DEFAULT_WEIGHTS = { timbre: 0.9, harmony: 0.6, rhythm: 0.3 } as const;

/** Where films are shown whose addresses are looked up; none is ever fetched (contract §5). */
export const VIDEO_HOSTS = [
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "youtu.be",
  "vimeo.com",
  "dailymotion.com",
] as const;

const share = z.number().min(0).max(1);
const sides = { timbre: share, harmony: share, rhythm: share };

/** How the reference is used; every filter of `termsearch` is in the query of the address. */
const steering = {
  /** Seconds of the reference that count; all of it without them. */
  from: z.number().min(0).optional(),
  to: z.number().min(0).optional(),
  weights: z.object(sides).optional(),
  /** Tracks to steer away from, and towards (the latter is our addition). */
  minus: z.array(z.string()).max(MOST_STEERS).optional(),
  plus: z.array(z.string()).max(MOST_STEERS).optional(),
};

/** A place in a found track that is like a place in the reference; seconds. */
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
  /** Of an upload, our additions: its length in seconds; what is measured in it, to draw; and its print (base64), with
   * which the same search is made again otherwise without sending the file again. */
  seconds: z.number().optional(),
  analysis: analysisSchema.optional(),
  print: z.string().optional(),
});

const found = collection(
  trackSchema.extend({
    score: share,
    matches: z.array(match),
    reasons: z.object(sides),
    /** The landmarks say that it is this very recording. */
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
    /** What an earlier answer gave as `similarTo.print` (our addition). */
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
