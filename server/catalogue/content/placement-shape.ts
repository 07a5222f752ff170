import { z } from "zod";
import { VIDEO_HOSTS } from "#/contract/video-players.ts";
import { day, nullableText, order, picture, slug } from "./shapes.ts";

/** WebVTT captions: the header, and at least one timed cue. */
const webVtt = z.string().regex(/^WEBVTT\b[\s\S]*\d\d:\d\d\.\d{3} --> /);

export const placementShape = z.strictObject({
  slug,
  slugEn: slug,
  title: z.string(),
  titleEn: z.string(),
  description: nullableText,
  descriptionEn: nullableText,
  image: picture.nullish(),
  client: nullableText,
  year: z.number().int().nullish(),
  kind: nullableText,
  date: day.nullish(),
  tracks: z.array(slug),
  videoUrl: z.url({ protocol: /^https$/, hostname: VIDEO_HOSTS }).nullish(),
  /** File name below `films/` of the folder. */
  film: z
    .string()
    .regex(/^[\w-]+\.(?:webm|mp4)$/)
    .nullish(),
  captions: webVtt.nullish(),
  captionsEn: webVtt.nullish(),
  transcript: nullableText,
  transcriptEn: nullableText,
  isEnable: z.boolean(),
  sortOrder: order,
});
