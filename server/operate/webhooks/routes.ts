import type { Hono } from "hono";
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  MOST_WEBHOOKS,
  type Webhook,
  type WebhookDelivery,
  webhookDeliveriesEndpoint,
  webhookEndpoint,
  webhooksEndpoint,
} from "#/contract/webhook.ts";
import type { Database } from "#/server/platform/db/database.ts";
import type { webhookDeliveries } from "#/server/platform/db/schema/webhooks.ts";
import { isPublicAddress } from "#/server/platform/http/is-public-address.ts";
import { notFound, violation } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import { type LookUpHost, leadsInside } from "./leads-inside.ts";
import {
  deleteWebhook,
  deliveriesOf,
  findWebhook,
  makeWebhook,
  type WebhookRow,
  webhooksOf,
} from "./queries.ts";

/** Maximum number of host names that a user may have resolved per hour, so that nobody can probe thousands of names. */
const NAMES: Limit = { name: "webhook names of a user", most: 20, window: 3_600_000 };

interface Deps {
  db: Database;
  clock: () => Date;
  secret: string;
  limiter: RateLimiter;
  lookUp: LookUpHost;
}

const tooMany = () => violation("url", "tooMany", MOST_WEBHOOKS);

const presentWebhook = ({ id, url, events, createdAt }: WebhookRow): Webhook => ({
  "@id": `/api/webhooks/${id}`,
  "@type": "Webhook",
  id,
  url,
  events,
  createdAt: createdAt.toISOString(),
});

function presentDelivery(row: typeof webhookDeliveries.$inferSelect): WebhookDelivery {
  return {
    "@id": `/api/.well-known/genid/${row.message}`,
    "@type": "WebhookDelivery",
    message: row.message,
    event: row.event,
    createdAt: row.createdAt.toISOString(),
    attempts: row.attempts,
    status: row.status,
    failure: row.failure,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  };
}

/** Registers the routes of a user's webhooks and their deliveries (docs/decisions/040). */
export function webhookRoutes(app: Hono, { db, clock, secret, limiter, lookUp }: Deps): void {
  serve(app, webhooksEndpoint, async ({ user, url }) => {
    const members = (await webhooksOf(db, user.id)).map(presentWebhook);
    return collectionAnswer(webhooksEndpoint, url, { members, total: members.length });
  });

  serve(app, createWebhookEndpoint, async ({ user, body: { url, events } }) => {
    const address = new URL(url);
    if (!isPublicAddress(address)) throw violation("url", "url");
    if ((await webhooksOf(db, user.id)).length >= MOST_WEBHOOKS) throw tooMany();
    await takeOrRefuse(limiter, [[NAMES, String(user.id)]]);
    // The name may resolve to another address later, so it is checked again with each message.
    if (await leadsInside(address.hostname, lookUp)) {
      throw violation("url", "url", "The address is not on the public internet.");
    }
    const made = await makeWebhook(db, secret, { userId: user.id, url, events, at: clock() });
    if (!made) throw tooMany();
    return { ...presentWebhook(made.row), secret: made.secret };
  });

  serve(app, webhookEndpoint, async ({ user, params }) => {
    const row = await findWebhook(db, user.id, params.id);
    if (!row) throw notFound();
    return presentWebhook(row);
  });

  serve(app, deleteWebhookEndpoint, async ({ user, params }) => {
    if (!(await deleteWebhook(db, user.id, params.id))) throw notFound();
  });

  serve(app, webhookDeliveriesEndpoint, async ({ user, params, url }) => {
    if (!(await findWebhook(db, user.id, params.id))) throw notFound();
    const members = (await deliveriesOf(db, params.id)).map(presentDelivery);
    return collectionAnswer(webhookDeliveriesEndpoint, url, { members, total: members.length });
  });
}
