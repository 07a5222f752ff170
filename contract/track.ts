import { z } from "zod";
import { changedQuery, updatedAt } from "./change.ts";
import { endpoint } from "./endpoint.ts";
import { collection, direction, flag, id, iri, node, paging, text, texts } from "./hydra.ts";
import { termTagSchema } from "./taxonomy.ts";

export const writerTagSchema = z.object({
  "@id": iri.optional(),
  "@type": z.string().optional(),
  id,
  name: z.string(),
  slug: z.string(),
});

export const albumDetailsSchema = z.object({
  id,
  name: z.string(),
  nameFr: z.string(),
  slug: z.string(),
  slugFr: z.string(),
});

/** Colours (`#rrggbb`) of a sleeve drawn from the sound, for the title over it; null when the cover is artwork. */
export const sleeveSchema = z.object({ ground: z.string(), ink: z.string() });

/** Facts that may be estimated from the sound when neither tags nor sheet contain them. */
export const ESTIMATED_FACTS = ["bpm", "tonality"] as const;
export type EstimatedFact = (typeof ESTIMATED_FACTS)[number];

/** Our additions to tracks and versions; another backend may leave them out. */
const sounding = {
  /** Language of the name (BCP 47), if the house has set it: a title is the same in both languages (our addition). */
  nameLang: z.string().nullish(),
  durationSeconds: z.number().int().optional(),
  /** Integrated loudness in LUFS and true peak in dBTP, for loudness-matched listening. */
  loudness: z.number().nullish(),
  truePeak: z.number().nullish(),
  /** Relative path of the JSON described in `analysis.ts`. */
  analysis: z.string().nullish(),
  /** Which of tempo and key are estimated from the sound; absent if neither is. */
  estimated: z.array(z.enum(ESTIMATED_FACTS)).optional(),
};

export const trackSchema = z.object({
  ...node,
  id,
  slug: z.string(),
  name: z.string(),
  /** `mm:ss`; minutes may exceed 59. */
  duration: z.string(),
  ...sounding,
  bpm: z.number().int().nullable(),
  tonality: z.string().nullable(),
  publisher: z.string().nullish(),
  writer: z.array(writerTagSchema),
  terms: z.array(termTagSchema),
  trackVersions: z.array(z.string()),
  /** Relative path of the sound, for `{apiBase}/{mp3Track}`. */
  mp3Track: z.string(),
  image: z.string().nullable(),
  imageFr: z.string().nullable(),
  albumDetails: albumDetailsSchema,
  isMine: z.boolean(),
  sortOrder: z.number().int().optional(),
  isEnable: z.boolean().optional(),
  createdAt: z.string().optional(),
  updatedAt,
  territory: z.string().nullish(),
  reference: z.string().nullish(),
  score: z.number().optional(),
});

export const trackVersionSchema = z.object({
  ...node,
  id,
  name: z.string(),
  /** Label, such as «30 s edit». */
  version: z.string(),
  /**
   * Its kind as the importer recognised it: full, 60, 30, underscore, instrumental, no-vocals, no-drums, stem, sting,
   * other.
   */
  kind: z.string().optional(),
  duration: z.string(),
  ...sounding,
  bpm: z.number().int().nullable(),
  tonality: z.string().nullable(),
  publisher: z.string().nullish(),
  terms: z.array(termTagSchema),
  track: z.object({
    id,
    slug: z.string(),
    image: z.string().nullable(),
    imageFr: z.string().nullable(),
    writer: z.array(writerTagSchema),
  }),
  mp3File: z.object({ contentUrl: z.string() }),
  albumDetails: albumDetailsSchema,
  isEnable: z.boolean().optional(),
  sortOrder: z.number().int().optional(),
});

export type WriterTag = z.infer<typeof writerTagSchema>;
export type Track = z.infer<typeof trackSchema>;
export type TrackVersion = z.infer<typeof trackVersionSchema>;

const tracksQuery = z.object({
  name: text,
  slug: text,
  album: text,
  "writers[]": texts,
  "terms[]": texts,
  "bpm[gte]": text,
  "bpm[lte]": text,
  "durationSeconds[gte]": text,
  "durationSeconds[lte]": text,
  "tonality[]": texts,
  "publisher[]": texts,
  "territory[]": texts,
  "exists[image]": flag,
  "order[name]": direction,
  "order[bpm]": direction,
  "order[durationSeconds]": direction,
  "order[sortOrder]": direction,
  "order[createdAt]": direction,
  ...changedQuery,
  ...paging,
});

export const tracksEndpoint = endpoint({
  method: "GET",
  path: "/api/tracks",
  resource: "Track",
  summary: "Tracks",
  access: "public",
  cache: "P",
  status: 200,
  query: tracksQuery,
  answer: collection(trackSchema),
});

export const frontTracksEndpoint = endpoint({
  method: "GET",
  path: "/api/front/tracks",
  resource: "Track",
  summary: "Enabled tracks in the list shape",
  access: "public",
  cache: "P",
  status: 200,
  query: tracksQuery,
  answer: collection(trackSchema),
});

export const trackEndpoint = endpoint({
  method: "GET",
  path: "/api/tracks/{id}",
  resource: "Track",
  summary: "One track",
  access: "public",
  cache: "P",
  status: 200,
  answer: trackSchema,
});

export const trackBySlugEndpoint = endpoint({
  method: "GET",
  path: "/api/track/{slug}",
  resource: "Track",
  summary: "One track by its slug, with its album in short",
  access: "public",
  cache: "P",
  status: 200,
  answer: trackSchema.extend({ album: z.object({ ...node, ...albumDetailsSchema.shape }) }),
});

export const versionsEndpoint = endpoint({
  method: "GET",
  path: "/api/tracks/{id}/versions",
  resource: "TrackVersion",
  summary: "Versions of a track by sortOrder; `ows` is the page size",
  access: "public",
  cache: "P",
  status: 200,
  query: z.object({ ows: text, isEnable: flag, ...paging }),
  answer: collection(trackVersionSchema),
});

export const versionEndpoint = endpoint({
  method: "GET",
  path: "/api/track_versions/{id}",
  resource: "TrackVersion",
  summary: "One version of a track",
  access: "public",
  cache: "P",
  status: 200,
  answer: trackVersionSchema,
});
