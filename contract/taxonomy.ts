import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { collection, direction, flag, id, node, paging, text } from "./hydra.ts";

export const termSchema = z.object({
  ...node,
  id,
  slug: z.string(),
  title: z.string(),
  titleFr: z.string(),
  isFront: z.boolean(),
  sortOrder: z.number().int(),
  taxonomy: z.object({ id, slug: z.string() }),
  /** Mood family of a finer mood: the slug of a term of taxonomy `moods` (our addition). */
  family: z.string().nullish(),
});

/** A term of a track or an album. */
export const termTagSchema = z.object({
  slug: z.string(),
  title: z.string(),
  titleFr: z.string(),
  taxonomy: z.string(),
  isFront: z.boolean().optional(),
  family: z.string().nullish(),
});

export const taxonomySchema = z.object({
  ...node,
  id,
  slug: z.string(),
  title: z.string(),
  titleFr: z.string(),
  titleEn: z.string(),
  isEnable: z.boolean(),
  isFeatured: z.boolean(),
  sortOrder: z.number().int(),
  terms: z.array(termSchema.extend({ trackCount: z.number().int().optional() })),
});

export const countrySchema = z.object({
  id,
  code: z.string(),
  titleFr: z.string(),
  titleEn: z.string(),
  /** Number of enabled tracks from this country (our addition). */
  trackCount: z.number().int().optional(),
});

export const continentSchema = z.object({
  ...node,
  id,
  slug: z.string(),
  titleFr: z.string(),
  titleEn: z.string(),
  isEnable: z.boolean(),
  isFeatured: z.boolean(),
  sortOrder: z.number().int(),
  country: z.array(countrySchema),
});

export type Term = z.infer<typeof termSchema>;
export type TermTag = z.infer<typeof termTagSchema>;
export type Taxonomy = z.infer<typeof taxonomySchema>;
export type Continent = z.infer<typeof continentSchema>;

const open = { method: "GET", access: "public", cache: "P", status: 200 } as const;
const enabledQuery = z.object({ isEnable: flag, isFeatured: flag });

export const taxonomiesEndpoint = endpoint({
  method: "GET",
  path: "/api/track_taxonomies",
  resource: "Taxonomy",
  summary: "All taxonomies with their terms, unpaged",
  access: "public",
  cache: "P",
  status: 200,
  query: enabledQuery,
  answer: collection(taxonomySchema),
});

export const termsEndpoint = endpoint({
  method: "GET",
  path: "/api/track_terms",
  resource: "Term",
  summary: "Terms of the taxonomies",
  access: "public",
  cache: "P",
  status: 200,
  query: z.object({ taxonomy: text, isFront: flag, search: text, "order[title]": direction, ...paging }),
  answer: collection(termSchema),
});

export const continentsEndpoint = endpoint({
  method: "GET",
  path: "/api/track_continents",
  resource: "Continent",
  summary: "All continents with their countries, unpaged",
  access: "public",
  cache: "P",
  status: 200,
  query: enabledQuery,
  answer: collection(continentSchema),
});

export const taxonomyEndpoint = endpoint({
  ...open,
  path: "/api/track_taxonomies/{id}",
  resource: "Taxonomy",
  summary: "One taxonomy with its terms",
  answer: taxonomySchema,
});

export const termEndpoint = endpoint({
  ...open,
  path: "/api/track_terms/{id}",
  resource: "Term",
  summary: "One term",
  answer: termSchema,
});

export const continentEndpoint = endpoint({
  ...open,
  path: "/api/track_continents/{id}",
  resource: "Continent",
  summary: "One continent with its countries",
  answer: continentSchema,
});

/** The resource to which `Track.territory` refers. */
export const territoryEndpoint = endpoint({
  ...open,
  path: "/api/track_territories/{id}",
  resource: "Territory",
  summary: "One country of the catalogue",
  answer: countrySchema.extend(node),
});
