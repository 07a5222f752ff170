import { z } from "zod";
import { albumSchema } from "./album.ts";
import { endpoint } from "./endpoint.ts";
import { collection, direction, node, paging, text } from "./hydra.ts";
import { trackSchema } from "./track.ts";

export const writerSchema = z.object({
  ...node,
  id: z.number().int(),
  slug: z.string(),
  slugEn: z.string(),
  name: z.string(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  /** Sanitised HTML, French and English. */
  biography: z.string().nullable(),
  biographyEn: z.string().nullable(),
  image: z.string().nullable(),
  trackCount: z.number().int(),
  albumCount: z.number().int(),
  websites: z.array(z.object({ title: z.string(), url: z.string() })),
  sortOrder: z.number().int(),
});

export const writerDetailSchema = writerSchema.extend({
  albums: z.array(albumSchema),
  tracks: z.array(trackSchema),
  seo: z
    .object({
      title: z.string().nullable(),
      titleFr: z.string().nullable(),
      description: z.string().nullable(),
      descriptionFr: z.string().nullable(),
      image: z.string().nullable(),
    })
    .nullable(),
});

export type Writer = z.infer<typeof writerSchema>;
export type WriterDetail = z.infer<typeof writerDetailSchema>;

export const writersEndpoint = endpoint({
  method: "GET",
  path: "/api/page_writers",
  resource: "Writer",
  summary: "Writers; `letter` is A–Z or 0",
  access: "public",
  cache: "P",
  status: 200,
  query: z.object({
    search: text,
    letter: text,
    "order[name]": direction,
    "order[lastname]": direction,
    ...paging,
  }),
  answer: collection(writerSchema),
});

export const writerEndpoint = endpoint({
  method: "GET",
  path: "/api/page_writers/{slug}",
  resource: "Writer",
  summary: "One writer with albums and first tracks, by slug or id",
  access: "public",
  cache: "P",
  status: 200,
  answer: writerDetailSchema,
});
