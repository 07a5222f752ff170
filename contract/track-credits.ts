import { z } from "zod";
import { LIST_BODY } from "./body-size.ts";
import { LONGEST_TEXT } from "./cue-sheet.ts";
import { endpoint } from "./endpoint.ts";
import { collection, id, node, texts } from "./hydra.ts";

/** Most names of clips that are asked for at once. */
export const MOST_CLIP_NAMES = 200;

/** What a declaration needs to know of a track. */
export const trackCreditsSchema = z.object({
  ...node,
  id,
  track: z.string(),
  name: z.string(),
  reference: z.string().nullable(),
  isrc: z.string().nullable(),
  /** Further ISRCs of the recording; a cue has the first. Other backends may not tell them, nor those of versions. */
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
      /** Name of its recording's file. */
      file: z.string().optional(),
      /** Names of the files that it was imported from, as the library delivered them. */
      delivered: z.array(z.string()).optional(),
    }),
  ),
  /** Names of its recordings' files, and of those that they were imported from. */
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
