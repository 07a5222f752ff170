import { z } from "zod";
import { WRITER_ROLES } from "#/contract/cue-sheet.ts";
import { slug } from "./shapes.ts";

const isrc = z.string().regex(/^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$/);
/** A list of one is stored as a single code. */
const isrcs = z
  .array(isrc)
  .min(1)
  .transform((codes) => (codes.length === 1 ? codes.join("") : codes));

/** Codes and writers of an album's tracks. */
export const creditsShape = z.strictObject({
  album: slug,
  tracks: z.array(
    z.object({
      track: slug,
      /** Of several, the first is declared. */
      isrc: z.union([isrc, isrcs]).nullish(),
      iswc: z
        .string()
        .regex(/^T[0-9]{10}$/)
        .nullish(),
      writers: z.array(
        z.object({
          writer: slug,
          role: z.enum(WRITER_ROLES).nullish(),
          /** Per cent. */
          share: z.number().min(0).max(100).nullish(),
        }),
      ),
    }),
  ),
});
