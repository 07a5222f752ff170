import { z } from "zod";
import { CONTEST_FIELDS } from "#/contract/contest.ts";
import { slug } from "./shapes.ts";

/** A contest of `contests.yaml`; unsuffixed text is French. */
export const contestShape = z.object({
  slug,
  title: z.string(),
  titleEn: z.string(),
  description: z.string().nullish(),
  descriptionEn: z.string().nullish(),
  rulesUrl: z.string().nullish(),
  startAt: z.iso.datetime(),
  endAt: z.iso.datetime(),
  fields: z.array(z.enum(CONTEST_FIELDS)),
});
