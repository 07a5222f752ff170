import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { collection, id, node, text } from "./hydra.ts";

export const markerSchema = z.object({
  ...node,
  id,
  slug: z.string(),
  title: z.string(),
  titleEn: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  country: z.string(),
  region: z.string(),
  trackCount: z.number().int(),
  url: z.string().nullable(),
});

/** A country of a region, with counts and moods of its music (our addition). */
export const mapTerritorySchema = z.object({
  code: z.string(),
  titleFr: z.string(),
  titleEn: z.string(),
  trackCount: z.number().int(),
  albumCount: z.number().int(),
  writerCount: z.number().int(),
  /** Mood families of its tracks, the most frequent first; each track counts once. */
  moods: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      titleFr: z.string(),
      /** Position of the family among all mood families. */
      sortOrder: z.number().int(),
      count: z.number().int(),
    }),
  ),
});

export const regionSchema = z.object({
  ...node,
  id,
  slug: z.string(),
  titleFr: z.string(),
  titleEn: z.string(),
  continent: z.string(),
  countries: z.array(z.string()),
  color: z.string().nullable(),
  trackCount: z.number().int(),
  /** The countries with their names, counts and moods; another backend may leave them out (our addition). */
  territories: z.array(mapTerritorySchema).optional(),
});

export type Marker = z.infer<typeof markerSchema>;
export type MapTerritory = z.infer<typeof mapTerritorySchema>;
export type Region = z.infer<typeof regionSchema>;

const open = { method: "GET", access: "public", cache: "P", status: 200 } as const;

export const markersEndpoint = endpoint({
  ...open,
  path: "/api/front_list_marker",
  resource: "Marker",
  summary: "Places on the map, unpaged",
  query: z.object({ region: text }),
  answer: collection(markerSchema),
});

export const regionsEndpoint = endpoint({
  ...open,
  path: "/api/front_map_list_region",
  resource: "Region",
  summary: "Regions of the map, unpaged",
  query: z.object({ continent: text }),
  answer: collection(regionSchema),
});

export const markerEndpoint = endpoint({
  ...open,
  path: "/api/front_list_marker/{id}",
  resource: "Marker",
  summary: "One place on the map",
  answer: markerSchema,
});

export const regionEndpoint = endpoint({
  ...open,
  path: "/api/front_map_list_region/{id}",
  resource: "Region",
  summary: "One region of the map",
  answer: regionSchema,
});
