import { z } from "zod";
import { VIDEO_HOSTS } from "#/contract/video-players.ts";
import { WRITINGS } from "#/server/covers/geometry.ts";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const nullableText = z.string().nullish();
const day = z.iso.date();
const order = z.number().int();

export const taxonomyShape = z.object({
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

export const writerShape = z.object({
  slug,
  slugEn: slug,
  name: z.string(),
  firstname: nullableText,
  lastname: nullableText,
  biography: z.string(),
  biographyEn: z.string(),
  websites: z.array(z.object({ title: z.string(), url: z.url() })),
  ipi: z.string(),
  society: z.string(),
  /** Weight of the writer in a work, divided by the sum over its writers. */
  share: z.number().positive(),
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

export const placementShape = z.object({
  slug,
  slugEn: slug,
  title: z.string(),
  titleEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  client: z.string(),
  year: z.number().int(),
  kind: z.string(),
  date: day,
  tracks: z.array(slug),
  videoUrl: z.url({ protocol: /^https$/, hostname: VIDEO_HOSTS }).nullable(),
  isEnable: z.boolean(),
  sortOrder: order,
});

const menuItemFields = z.object({
  name: nullableText,
  title: z.string(),
  titleEn: z.string(),
  url: z.string(),
  urlEn: z.string(),
  externalLink: z.boolean(),
  newPage: z.boolean(),
  active: z.boolean(),
  sortOrder: order,
  icon: nullableText,
});
export type MenuItemContent = z.infer<typeof menuItemFields> & { items?: MenuItemContent[] | undefined };
const menuItemShape: z.ZodType<MenuItemContent> = menuItemFields.extend({
  items: z.lazy(() => z.array(menuItemShape)).optional(),
});

export const menuShape = z.object({ name: z.string(), items: z.array(menuItemShape) });

export const referentialShape = z.object({
  name: z.string(),
  content: nullableText,
  contentEn: nullableText,
  description: nullableText,
  descriptionEn: nullableText,
});

export const pageSeoShape = z.object({
  page: z.string(),
  title: z.string(),
  titleEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  noIndex: z.boolean(),
});

export const carouselShape = z.object({
  slug,
  title: z.string(),
  titleEn: z.string(),
  items: z.array(
    z.object({
      image: z.string(),
      title: z.string(),
      titleEn: z.string(),
      url: z.url(),
      newPage: z.boolean(),
      sortOrder: order,
    }),
  ),
});

export const userProfileShape = z.object({ name: z.string(), nameEn: z.string(), sortOrder: order });

export const pageShape = z.object({
  page: z.string(),
  slug,
  slugEn: slug,
  template: z.string(),
  token: z.string().optional(),
  title: z.string(),
});

export type DemoAlbum = z.infer<typeof demoAlbumShape>;
export type DemoTrack = z.infer<typeof demoTrackShape>;
