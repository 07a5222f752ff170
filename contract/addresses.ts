import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { node, paging } from "./hydra.ts";

/** Kinds of catalogue pages that sitemaps list. */
export const ADDRESS_KINDS = ["albums", "tracks", "composers", "placements"] as const;

export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** Maximum entries of an answer: with both languages, a sitemap stays below 4 MB and far below 50,000 addresses. */
export const MOST_ADDRESSES = 5_000;

export const addressesSchema = z.object({
  ...node,
  /** Over all pages. */
  total: z.number().int().min(0),
  addresses: z.array(
    z.object({
      /** Slugs of the French and of the English page. */
      fr: z.string(),
      en: z.string(),
      /** Names in both languages. */
      name: z.string(),
      nameEn: z.string(),
      /** Time when it was added to the catalogue, ISO 8601. */
      since: z.string(),
    }),
  ),
});

/** Our addition: slugs and names of everything with a page, for sitemaps and indexes; `itemsPerPage` up to 5,000. */
export const addressesEndpoint = endpoint({
  method: "GET",
  path: "/api/front/addresses/{kind}",
  resource: "Addresses",
  summary: "Slugs and names of the albums, tracks, composers or placements that have a page, oldest first",
  access: "public",
  cache: "P",
  status: 200,
  query: z.object({ ...paging }),
  answer: addressesSchema,
});
