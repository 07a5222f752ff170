import { z } from "zod";
import { LIST_BODY } from "./body-size.ts";
import { LONGEST_TEXT } from "./cue-sheet.ts";
import { endpoint } from "./endpoint.ts";
import { collection, id, node, texts } from "./hydra.ts";

/** Maximum number of clip names in a request. */
export const MOST_CLIP_NAMES = 200;

/** The data of a track for a declaration to collecting societies. */
export const trackCreditsSchema = z.object({
  ...node,
  id,
  track: z.string(),
  name: z.string(),
  reference: z.string().nullable(),
  isrc: z.string().nullable(),
  /** Further ISRCs of the recording; a cue uses the first. Other backends may leave them out, also for versions. */
  otherIsrcs: z.array(z.string()).optional(),
  iswc: z.string().nullable(),
  publisher: z.string().nullable(),
  label: z.string().nullable(),
  durationSeconds: z.number().int(),
  writers: z.array(
    z.object({
      name: z.string(),
      role: z.string().nullable(),
      share: z.number().nullable(),
      society: z.string().nullable(),
      ipi: z.string().nullable(),
    }),
  ),
  versions: z.array(
    z.object({
      id,
      version: z.string(),
      label: z.string(),
      durationSeconds: z.number().int(),
      isrc: z.string().nullable(),
      otherIsrcs: z.array(z.string()).optional(),
      /** File name of the recording. */
      file: z.string().optional(),
      /** Names of the files from which it was imported, as the library delivered them. */
      delivered: z.array(z.string()).optional(),
    }),
  ),
  /** File names of its recordings, and of the files from which they were imported. */
  files: z.array(z.string()),
});
export type TrackCredits = z.infer<typeof trackCreditsSchema>;

export const trackCreditsEndpoint = endpoint({
  method: "GET",
  path: "/api/front/track_credits",
  scope: "catalogue:read",
  resource: "TrackCredits",
  summary: "What a declaration needs to know of tracks",
  access: "token",
  cache: "U",
  status: 200,
  query: z.object({ "ids[]": texts }),
  answer: collection(trackCreditsSchema),
});

export const clipCandidatesEndpoint = endpoint({
  method: "POST",
  path: "/api/front/clip_candidates",
  scope: "catalogue:read",
  resource: "TrackCredits",
  summary: "Tracks that clips of an edit may be, by their names",
  access: "token",
  cache: "U",
  status: 200,
  largestBody: LIST_BODY,
  body: z.object({ clips: z.array(z.string().max(LONGEST_TEXT)).max(MOST_CLIP_NAMES) }),
  answer: collection(trackCreditsSchema),
});
