import { z } from "zod";
import { TEXT_BODY } from "./body-size.ts";
import { refused } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { collection, node } from "./hydra.ts";

export const WEBHOOK_EVENTS = ["album.published", "album.changed", "album.withdrawn"] as const;
/** Maximum number of webhooks per user. */
export const MOST_WEBHOOKS = 10;
const LONGEST_URL = 500;

export const webhookSchema = z.object({
  ...node,
  id: z.number().int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: z.string(),
});

/** A new webhook. Only this answer contains the secret that signs messages: `whsec_` and base64 (Standard Webhooks). */
export const newWebhookSchema = webhookSchema.extend({ secret: z.string() });

/** One message to one address, and the state of its delivery. */
export const webhookDeliverySchema = z.object({
  ...node,
  /** The id in the header `webhook-id`, the same for each attempt. */
  message: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  createdAt: z.string(),
  attempts: z.number().int(),
  /** Status of the last answer; null without one. */
  status: z.number().int().nullable(),
  failure: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  /** Null once it is delivered or given up. */
  nextAttemptAt: z.string().nullable(),
});

export type Webhook = z.infer<typeof webhookSchema>;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** Allows the default port of https only, so that nobody can probe for internal services on other ports. */
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
