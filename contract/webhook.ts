import { z } from "zod";
import { TEXT_BODY } from "./body-size.ts";
import { refused } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { collection, node } from "./hydra.ts";

export const WEBHOOK_EVENTS = ["album.published", "album.changed", "album.withdrawn"] as const;
/** How many a person may have. */
export const MOST_WEBHOOKS = 10;
const LONGEST_URL = 500;

export const webhookSchema = z.object({
  ...node,
  id: z.number().int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: z.string(),
});

/** As it is told once: what signatures are made with, `whsec_` and base64 (Standard Webhooks). */
export const newWebhookSchema = webhookSchema.extend({ secret: z.string() });

/** One message to one address, and how it went so far. */
export const webhookDeliverySchema = z.object({
  ...node,
  /** As `webhook-id` says it: the same for each attempt. */
  message: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  createdAt: z.string(),
  attempts: z.number().int(),
  /** What the address answered last; null when it did not. */
  status: z.number().int().nullable(),
  failure: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  /** Null when it is delivered or given up. */
  nextAttemptAt: z.string().nullable(),
});

export type Webhook = z.infer<typeof webhookSchema>;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** On the port of https alone: on others stand services that are not meant for everyone, and are found by trying. */
function isPlainHttps(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" || url.port !== "") return false;
  return url.username === "" && url.password === "" && url.hash === "";
}

const own = { resource: "Webhook", access: "token", cache: "U" } as const;
const PATH = "/api/webhooks";

export const webhooksEndpoint = endpoint({
  ...own,
  method: "GET",
  path: PATH,
  scope: "webhooks",
  summary: "Webhooks of the user, unpaged",
  status: 200,
  answer: collection(webhookSchema),
});

export const createWebhookEndpoint = endpoint({
  ...own,
  method: "POST",
  path: PATH,
  scope: "webhooks",
  summary: "Has an address told what becomes of albums from now on; `secret` is told this once",
  status: 201,
  largestBody: TEXT_BODY,
  body: z.object({
    url: z.string().max(LONGEST_URL).refine(isPlainHttps, refused("url")),
    events: z
      .array(z.enum(WEBHOOK_EVENTS))
      .min(1)
      .max(WEBHOOK_EVENTS.length)
      .default([...WEBHOOK_EVENTS]),
  }),
  answer: newWebhookSchema,
});

export const webhookEndpoint = endpoint({
  ...own,
  method: "GET",
  path: `${PATH}/{id}`,
  scope: "webhooks",
  summary: "One webhook of the user",
  status: 200,
  answer: webhookSchema,
});

export const deleteWebhookEndpoint = endpoint({
  ...own,
  method: "DELETE",
  path: `${PATH}/{id}`,
  scope: "webhooks",
  summary: "Tells that address nothing any more",
  status: 204,
  answer: z.undefined(),
});

export const webhookDeliveriesEndpoint = endpoint({
  ...own,
  resource: "WebhookDelivery",
  method: "GET",
  path: `${PATH}/{id}/deliveries`,
  scope: "webhooks",
  summary: "The last hundred messages to that address, the newest first, and how they went",
  status: 200,
  answer: collection(webhookDeliverySchema),
});
