import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, node } from "./hydra.ts";

/** Maximum number of tracks that the dial draws; of more, the server takes an even sample of each mood. */
export const DIAL_TICKS = 1_500;

/** The catalogue by mood and tempo, for the home page (our addition). */
export const dialSchema = z.object({
  ...node,
  total: z.number().int(),
  territories: z.number().int(),
  bands: z.array(
    z.object({
      mood: z.string(),
      title: z.string(),
      titleFr: z.string(),
      count: z.number().int(),
      ticks: z.array(
        z.object({
          id,
          name: z.string(),
          writer: z.string(),
          bpm: z.number().int(),
          /** 0–1. */
          energy: z.number(),
        }),
      ),
      places: z.array(z.object({ title: z.string(), titleFr: z.string(), bpm: z.number() })),
    }),
  ),
});

export type Dial = z.infer<typeof dialSchema>;

export const dialEndpoint = endpoint({
  method: "GET",
  path: "/api/front/dial",
  resource: "Dial",
  summary: "The catalogue by mood and tempo",
  access: "public",
  cache: "P",
  status: 200,
  answer: dialSchema,
});
