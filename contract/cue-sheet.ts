import { z } from "zod";
import { LIST_BODY } from "./body-size.ts";
import { refused } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { FRAME_RATES, LAST_FRAME } from "./frame-rates.ts";
import { node } from "./hydra.ts";
import { isLonger } from "./text-length.ts";

/** How music is used in a programme, and its origin; a person still has to replace `unknown`. */
export const CUE_USES = ["background", "featured", "signature", "other"] as const;
export const CUE_ORIGINS = ["library", "commissioned", "commercial", "live", "unknown"] as const;
/** Roles in a work, in the codes of collecting societies: composer, author, both, arranger, adapter, translator. */
export const WRITER_ROLES = ["C", "A", "CA", "AR", "AD", "TR"] as const;

export const MOST_CUES = 1_000;
/** Maximum length of the text in any field. */
export const LONGEST_TEXT = 300;
export const MOST_WRITERS = 30;
export const MOST_PUBLISHERS = 10;

/** Sheets are stored incomplete: we refuse only values that cannot be stored, and the screen reports missing ones. */
const text = z
  .string()
  .refine((value) => !isLonger(value, LONGEST_TEXT), refused("tooLong", LONGEST_TEXT))
  .default("");
const frame = z.number().int().min(0).max(LAST_FRAME).nullable().default(null);
const share = z.number().min(0).max(100).nullable().default(null);
const iri = z.string().max(LONGEST_TEXT).nullable().default(null);

export const programmeSchema = z.object({
  title: text,
  originalTitle: text,
  episodeTitle: text,
  episodeNumber: text,
  productionNumber: text,
  channel: text,
  /** `YYYY-MM-DD`, or an incomplete input. */
  broadcastDate: text,
  producer: text,
  country: text,
  rate: z.enum(FRAME_RATES).default("25"),
  /** Length of the programme in frames. */
  duration: frame,
});
export type Programme = z.infer<typeof programmeSchema>;

type Fields = typeof programmeSchema.shape;
/** The same without defaults: a field absent from a merge patch stays as it is. */
const programmeChangesSchema = z.object(
  Object.fromEntries(
    Object.entries(programmeSchema.shape).map(([name, field]) => [name, field.unwrap().nullish()]),
  ) as { [Name in keyof Fields]: z.ZodOptional<z.ZodNullable<ReturnType<Fields[Name]["unwrap"]>>> },
);

const party = { name: text, society: text, ipi: text, share };
export const cueWriterSchema = z.object({ ...party, role: z.enum(WRITER_ROLES).default("C") });
export const cuePublisherSchema = z.object(party);

export const cueSchema = z.object({
  /** Identifies the cue within its sheet; chosen by the client that adds it. */
  id: z.string().regex(/^[\w-]{1,40}$/),
  /** Addresses of the track and version, for music of the catalogue. */
  track: iri,
  version: iri,
  title: text,
  /** Label of the version, such as «60 s edit»; empty for the full mix. */
  versionLabel: text,
  writers: z.array(cueWriterSchema).max(MOST_WRITERS).default([]),
  publishers: z.array(cuePublisherSchema).max(MOST_PUBLISHERS).default([]),
  label: text,
  reference: text,
  isrc: text,
  iswc: text,
  origin: z.enum(CUE_ORIGINS).default("library"),
  use: z.enum(CUE_USES).default("background"),
  /** Frames from the zero of the programme's time code; `end` is the first frame after the music. */
  start: frame,
  end: frame,
  /** Length in frames, for a cue without a known position. */
  duration: frame,
  /** Frame of the recording that is heard at `start`; null when the cue starts at the beginning of the recording. */
  sourceIn: frame,
  /** Name of the clip from which the cue was read, or of its file if that says more about the music. */
  clip: text,
  note: text,
});
export type Cue = z.infer<typeof cueSchema>;
export type CueWriter = z.infer<typeof cueWriterSchema>;
export type CuePublisher = z.infer<typeof cuePublisherSchema>;

export const cueSheetSchema = z.object({
  ...node,
  id: z.number().int(),
  playlist: z.string(),
  /** Name of the project. */
  name: z.string(),
  /** Version for `If-Match`; 0 before the first save, when the sheet is made from the tracks of the project. */
  version: z.number().int(),
  programme: programmeSchema,
  cues: z.array(cueSchema),
  updatedAt: z.string().nullable(),
});
export type CueSheet = z.infer<typeof cueSheetSchema>;

const CUE_SHEET = "/api/user_playlists/{id}/cue_sheet";

export const cueSheetEndpoint = endpoint({
  method: "GET",
  path: CUE_SHEET,
  scope: "cue-sheets:read",
  resource: "CueSheet",
  isVersioned: true,
  summary: "The cue sheet of my project",
  access: "token",
  cache: "U",
  status: 200,
  answer: cueSheetSchema,
});

/**
 * Merge patch (RFC 7386): absent fields stay, null resets a field to its default, a list is replaced as a whole. With
 * `If-Match`, a stale version is answered with 412; without it, the patch is merged into the current version.
 */
export const cueSheetChangesSchema = z.object({
  programme: programmeChangesSchema.nullish(),
  cues: z.array(cueSchema).max(MOST_CUES).nullish(),
});
export type CueSheetChanges = z.output<typeof cueSheetChangesSchema>;

export const keepCueSheetEndpoint = endpoint({
  method: "PATCH",
  path: CUE_SHEET,
  scope: "cue-sheets:write",
  resource: "CueSheet",
  isVersioned: true,
  summary: "Changes the cue sheet of my project by a merge patch",
  access: "token",
  cache: "U",
  status: 200,
  largestBody: LIST_BODY,
  body: cueSheetChangesSchema,
  answer: cueSheetSchema,
});
