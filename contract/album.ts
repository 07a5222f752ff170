import { z } from "zod";
import { changedQuery, updatedAt } from "./change.ts";
import { endpoint } from "./endpoint.ts";
import { collection, direction, flag, id, node, paging, text, texts } from "./hydra.ts";
import { termTagSchema } from "./taxonomy.ts";
import { sleeveSchema, trackSchema, writerTagSchema } from "./track.ts";

export const albumSchema = z.object({
  ...node,
  id,
  name: z.string(),
  nameFr: z.string(),
  slug: z.string(),
  slugFr: z.string(),
  /** Sanitised HTML, English and French. */
  description: z.string().nullable(),
  descriptionFr: z.string().nullable(),
  image: z.string().nullable(),
  imageFr: z.string().nullable(),
  reference: z.string().nullable(),
  releaseDate: z.string().nullable(),
  isEnable: z.boolean(),
  isFeatured: z.boolean(),
  sortOrder: z.number().int(),
  publisher: z.string().nullable(),
  writers: z.array(writerTagSchema),
  terms: z.array(termTagSchema),
  trackCount: z.number().int(),
  sleeve: sleeveSchema.nullish(),
  /** Where the music comes from (our addition). */
  place: z
    .object({
      city: z.string(),
      cityFr: z.string(),
      country: z.string(),
      countryTitle: z.string(),
      countryTitleFr: z.string(),
    })
    .nullish(),
  updatedAt,
});

/** Texts of a page for search engines and share previews, as far as an editor has written them. */
export const seoSchema = z.object({
  title: z.string().nullable(),
  titleFr: z.string().nullable(),
  description: z.string().nullable(),
  descriptionFr: z.string().nullable(),
  image: z.string().nullable(),
});

export const albumDetailSchema = albumSchema.extend({
  tracks: z.array(trackSchema),
  similarAlbums: z.array(albumSchema),
  seo: seoSchema,
  /** How the album was made, a line or two (our addition). */
  credits: z.string().nullish(),
  creditsFr: z.string().nullish(),
});

export const albumFiltersSchema = z.object({
  ...node,
  writers: z.array(z.object({ id, slug: z.string(), name: z.string(), count: z.number().int() })),
  taxonomies: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      titleFr: z.string(),
      terms: z.array(
        z.object({
          slug: z.string(),
          title: z.string(),
          titleFr: z.string(),
          family: z.string().nullish(),
          count: z.number().int(),
        }),
      ),
    }),
  ),
  publishers: z.array(z.object({ name: z.string(), count: z.number().int() })),
  years: z.array(z.object({ year: z.number().int(), count: z.number().int() })),
  total: z.number().int(),
});

export type Album = z.infer<typeof albumSchema>;
export type AlbumDetail = z.infer<typeof albumDetailSchema>;
export type AlbumFilters = z.infer<typeof albumFiltersSchema>;

const albumsQuery = z.object({
  isEnable: flag,
  isFeatured: flag,
  row: text,
  search: text,
  "writers[]": texts,
  "terms[]": texts,
  "order[name]": direction,
  "order[nameFr]": direction,
  "order[releaseDate]": direction,
  "order[sortOrder]": direction,
  ...changedQuery,
  ...paging,
});

export const albumsEndpoint = endpoint({
  method: "GET",
  path: "/api/album_lists_front",
  resource: "Album",
  summary: "Albums without their tracks; `row` is the page size",
  access: "public",
  cache: "P",
  status: 200,
  query: albumsQuery,
  answer: collection(albumSchema),
});

export const albumItemEndpoint = endpoint({
  method: "GET",
  path: "/api/album_lists_front/{id}",
  resource: "Album",
  summary: "One album by its id",
  access: "public",
  cache: "P",
  status: 200,
  answer: albumDetailSchema,
});

export const albumFiltersEndpoint = endpoint({
  method: "GET",
  path: "/api/album_lists_filters",
  resource: "AlbumFilters",
  summary: "What the albums can be filtered by, with counts under the other active filters",
  access: "public",
  cache: "P",
  status: 200,
  query: albumsQuery,
  answer: albumFiltersSchema,
});

export const frontAlbumsEndpoint = endpoint({
  ...albumsEndpoint,
  path: "/api/front/album",
});

export const albumEndpoint = endpoint({
  method: "GET",
  path: "/api/front/album/{slug}",
  resource: "Album",
  summary: "One album with its tracks, by its French or English slug",
  access: "public",
  cache: "P",
  status: 200,
  answer: albumDetailSchema,
});
