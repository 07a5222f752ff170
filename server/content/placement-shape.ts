import { z } from "zod";
import { VIDEO_HOSTS } from "#/contract/video-players.ts";
import { day, nullableText, order, picture, slug } from "./shapes.ts";

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
  /** Name below `films/` of the folder. */
  film: z
    .string()
    .regex(/^[\w-]+\.(?:webm|mp4)$/)
    .nullish(),
  isEnable: z.boolean(),
  sortOrder: order,
});
