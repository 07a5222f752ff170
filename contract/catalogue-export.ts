import type { z } from "zod";
import { trackSchema } from "./track.ts";
import { trackCreditsSchema } from "./track-credits.ts";

/** The whole catalogue as one file, by GET with a token; a stream of lines, hence no descriptors. */
export const CATALOGUE_NDJSON_PATH = "/api/catalogue.ndjson";
export const CATALOGUE_CSV_PATH = "/api/catalogue.csv";

/** A line of the export: a track with its credits. */
export const exportedTrackSchema = trackSchema.extend({
  // Without the fields that the track itself has.
  credits: trackCreditsSchema.omit({
    "@id": true,
    "@type": true,
    id: true,
    track: true,
    name: true,
    reference: true,
    publisher: true,
    durationSeconds: true,
    files: true,
  }),
});

export type ExportedTrack = z.infer<typeof exportedTrackSchema>;
