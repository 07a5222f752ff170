import { z } from "zod";
import { WRITER_ROLES } from "#/contract/cue-sheet.ts";
import { WRITINGS } from "#/server/sound/covers/geometry.ts";

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const nullableText = z.string().nullish();
export const day = z.iso.date();
export const order = z.number().int();
const shown = z.boolean().default(true);
const webAddress = z.url({ protocol: /^https?$/ });
/** Path below `images/` of the folder. */
export const picture = z.string().regex(/^[\w-]+(?:\/[\w-]+)*\.(?:png|jpe?g|webp)$/);

export const taxonomyShape = z.strictObject({
  slug,
  title: z.string(),
  titleFr: z.string(),
  isEnable: z.boolean(),
  isFeatured: z.boolean(),
  sortOrder: order,
  terms: z.array(
    z.object({
      slug,
      title: z.string(),
      titleFr: z.string(),
      isFront: z.boolean(),
      sortOrder: order,
      family: slug.optional(),
    }),
  ),
});

export const continentShape = z.object({
  slug,
  titleFr: z.string(),
  titleEn: z.string(),
  isEnable: z.boolean(),
  isFeatured: z.boolean(),
  sortOrder: order,
  country: z.array(z.object({ code: z.string().length(2), titleFr: z.string(), titleEn: z.string() })),
});

export const regionShape = z.object({
  slug,
  titleFr: z.string(),
  titleEn: z.string(),
  continent: slug,
  countries: z.array(z.string().length(2)),
});

export const markerShape = z.object({
  slug,
  title: z.string(),
  titleEn: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  country: z.string().length(2),
  region: slug,
});

export const writerShape = z.strictObject({
  slug,
  slugEn: slug,
  name: z.string(),
  firstname: nullableText,
  lastname: nullableText,
  biography: nullableText,
  biographyEn: nullableText,
  image: picture.nullish(),
  websites: z
    .array(z.strictObject({ title: z.string(), titleEn: z.string().optional(), url: webAddress }))
    .default([]),
  ipi: z
    .string()
    .regex(/^[0-9]{9,11}$/)
    .nullish(),
  society: nullableText,
  /** Role in the demo's tracks, as societies write it. */
  role: z.enum(WRITER_ROLES).optional(),
  /** Weight of the writer in works of the demo, divided by the sum over the writers of a work. */
  share: z.number().positive().optional(),
  isEnable: shown,
  sortOrder: order,
});

export const demoTrackShape = z.object({
  name: z.string(),
  slug,
  bpm: z.number().int(),
  tonality: z.string().regex(/^[A-G](#|b)? (major|minor)$/),
  mood: slug,
  nuances: z.array(slug),
  genres: z.array(slug),
  instruments: z.array(slug),
  uses: z.array(slug),
  writers: z.array(slug).optional(),
  /** Country of the track, if it differs from its album's. */
  country: z.string().length(2).optional(),
  /** Target length of the full version. */
  seconds: z.number().int(),
  energy: z.number().min(0).max(1),
  sections: z.array(z.string()),
  versions: z.array(z.union([z.number(), z.string()]).transform(String)),
});

export const demoAlbumShape = z.object({
  reference: z.string(),
  name: z.string(),
  nameFr: z.string(),
  slug,
  slugFr: slug,
  description: z.string(),
  descriptionFr: z.string(),
  credits: nullableText,
  creditsFr: nullableText,
  releaseDate: day,
  publisher: z.string(),
  isFeatured: z.boolean(),
  sortOrder: order,
  place: z.object({ city: z.string(), cityEn: z.string(), country: z.string().length(2) }),
  style: z.string(),
  writing: z.enum(WRITINGS),
  writers: z.array(slug),
  tracks: z.array(demoTrackShape),
});

export const referentialShape = z.strictObject({
  name: z.string(),
  content: nullableText,
  contentEn: nullableText,
  description: nullableText,
  descriptionEn: nullableText,
  image: picture.nullish(),
});

export const pageSeoShape = z.strictObject({
  page: z.string(),
  title: z.string(),
  titleEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  keywords: nullableText,
  image: picture.nullish(),
  noIndex: z.boolean(),
});

export const carouselShape = z.strictObject({
  slug,
  title: nullableText,
  titleEn: nullableText,
  items: z.array(
    z.object({
      image: picture,
      imageEn: picture.nullish(),
      title: z.string(),
      titleEn: z.string(),
      url: webAddress.nullish(),
      urlEn: webAddress.nullish(),
      newPage: z.boolean(),
      sortOrder: order,
    }),
  ),
});

export const userProfileShape = z.object({ name: z.string(), nameEn: z.string(), sortOrder: order });

export const pageShape = z.strictObject({
  page: z.string(),
  slug,
  slugEn: slug,
  template: z.string(),
  token: z.string().nullish(),
  title: z.string(),
  seoTitle: nullableText,
  seoDescription: nullableText,
  seoImage: picture.nullish(),
  /** Format of the body. */
  format: z.enum(["markdown", "html"]).default("markdown"),
});

export type DemoAlbum = z.infer<typeof demoAlbumShape>;
export type DemoTrack = z.infer<typeof demoTrackShape>;
