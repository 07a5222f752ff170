import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { collection, id, node, text } from "./hydra.ts";

export const carouselSchema = z.object({
  ...node,
  id,
  slug: z.string(),
  title: z.string().nullable(),
  titleEn: z.string().nullable(),
  items: z.array(
    z.object({
      id,
      image: z.string(),
      imageEn: z.string().nullish(),
      title: z.string(),
      titleEn: z.string(),
      url: z.string().nullable(),
      urlEn: z.string().nullish(),
      newPage: z.boolean(),
      sortOrder: z.number().int(),
    }),
  ),
});

export type Carousel = z.infer<typeof carouselSchema>;

const open = { method: "GET", access: "public", cache: "P", status: 200 } as const;

export const carouselsEndpoint = endpoint({
  ...open,
  path: "/api/carousels",
  resource: "Carousel",
  summary: "Carousels of this slug",
  query: z.object({ slug: text }),
  answer: collection(carouselSchema),
});

export const carouselEndpoint = endpoint({
  ...open,
  path: "/api/carousels/{id}",
  resource: "Carousel",
  summary: "One carousel",
  answer: carouselSchema,
});
