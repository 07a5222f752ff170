import { eq } from "drizzle-orm";
import {
  createWebhookEndpoint,
  MOST_WEBHOOKS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from "#/contract/webhook.ts";
import type { Config } from "#/server/platform/config/config.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { isPublicAddress } from "#/server/platform/http/is-public-address.ts";
import { readId } from "#/server/platform/http/read-id.ts";
import { carryOut } from "#/server/platform/terminal/carry-out.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import type { Outcome } from "#/server/platform/terminal/command-socket.ts";
import { emailOf } from "#/server/platform/terminal/email-of.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { type LookUpHost, leadsInside, lookUpHost } from "./leads-inside.ts";
import { deliveriesOf, findAnyWebhook, makeWebhook, removeAnyWebhook, webhooksOf } from "./queries.ts";

interface CommandOptions {
  /** Arguments after `webhook`. */
  args: string[];
  config: Config;
  translator: Translator;
  output: NodeJS.WritableStream;
  /** Returns the server's secret, with which stored secrets are encrypted. */
  serverSecret: () => Promise<string>;
}

/** The checked arguments. */
type WebhookRequest =
  | { action: "add"; email: string; url: string; events: WebhookEvent[] }
  | { action: "list"; email: string }
  | { action: "remove"; id: number }
  | { action: "deliveries"; id: number };

/**
 * Creates a webhook for a user, lists a user's webhooks, removes one, or shows the outcome of its messages. Returns the
 * exit code: 1 if nothing was done.
 * @throws {CommandError} when it cannot start.
 */
export async function webhookCommand(options: CommandOptions): Promise<number> {
  const { args, config, translator, output, serverSecret } = options;
  const request = parseRequest(args);
  const command = { command: "webhook" as const, args, language: translator.language };
  const { text, isDone } = await carryOut(config, command, async (db) =>
    runRequest(db, request, translator, { serverSecret: await serverSecret(), lookUp: lookUpHost }),
  );
  output.write(`${text}\n`);
  return isDone ? 0 : 1;
}

/**
 * Runs the command on an open database.
 * @throws {CommandError} for invalid arguments.
 */
export const runWebhookCommand = (
  db: Database,
  args: string[],
  translator: Translator,
  serverSecret: string,
  lookUp: LookUpHost = lookUpHost,
): Promise<Outcome> => runRequest(db, parseRequest(args), translator, { serverSecret, lookUp });

function parseRequest(args: string[]): WebhookRequest {
  const { positionals, values } = readOptions(args, { event: { type: "string", multiple: true } });
  const [action, first, second, ...more] = positionals;
  if (action === "add" && first !== undefined && second !== undefined && more.length === 0) {
    return { action, email: emailOf(first), url: urlOf(second), events: eventsOf(values.event ?? []) };
  }
  if (action === "list" && first !== undefined && second === undefined) {
    return { action, email: emailOf(first) };
  }
  if ((action === "remove" || action === "deliveries") && first !== undefined && second === undefined) {
    const id = readId(first);
    if (id === null) throw new CommandError({ key: "webhookNoNumber", values: { id: first } });
    return { action, id };
  }
  throw new CommandError({ key: "webhookArguments" });
}

/** Checks a URL by the rules of the API: https, public, without user name and password. */
function urlOf(text: string): string {
  const read = createWebhookEndpoint.body?.safeParse({ url: text });
  if (!read?.success || !isPublicAddress(new URL(read.data.url))) {
    throw new CommandError({ key: "webhookUrl", values: { url: text } });
  }
  return read.data.url;
}

/** Returns the named events, or all events if none is named. */
function eventsOf(given: readonly string[]): WebhookEvent[] {
  const requested = given.flatMap((one) => one.split(","));
  const known = WEBHOOK_EVENTS.filter((event) => requested.includes(event));
  if (known.length !== new Set(requested).size) {
    throw new CommandError({ key: "webhookEvents", values: { events: WEBHOOK_EVENTS.join(", ") } });
  }
  return known.length > 0 ? known : [...WEBHOOK_EVENTS];
}

async function runRequest(
  db: Database,
  request: WebhookRequest,
  translator: Translator,
  { serverSecret, lookUp }: { serverSecret: string; lookUp: LookUpHost },
): Promise<Outcome> {
  if (request.action === "remove") {
    const removed = await removeAnyWebhook(db, request.id);
    return removed
      ? { text: translator.say("webhookRemoved", { url: removed.url }), isDone: true }
      : { text: translator.say("webhookUnknown", { id: String(request.id) }), isDone: false };
  }
  if (request.action === "deliveries") {
    if (!(await findAnyWebhook(db, request.id))) {
      return { text: translator.say("webhookUnknown", { id: String(request.id) }), isDone: false };
    }
    const lines = (await deliveriesOf(db, request.id)).map((row) => deliveryLine(row, translator));
    return {
      text: lines.length === 0 ? translator.say("webhookNoDeliveries") : lines.join("\n"),
      isDone: true,
    };
  }
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, request.email));
  if (!user) return { text: translator.say("userUnknown", { email: request.email }), isDone: false };
  if (request.action === "list") {
    const lines = (await webhooksOf(db, user.id)).map(
      ({ id, url, events, createdAt }) =>
        `${id}  ${url}  ${events.join(" ")}  ${createdAt.toISOString().slice(0, 10)}`,
    );
    return { text: lines.length === 0 ? translator.say("webhookNone") : lines.join("\n"), isDone: true };
  }
  const { url, events } = request;
  if (await leadsInside(new URL(url).hostname, lookUp)) {
    return { text: translator.say("webhookInside", { url }), isDone: false };
  }
  const made = await makeWebhook(db, serverSecret, { userId: user.id, url, events, at: new Date() });
  if (!made) return { text: translator.say("webhookTooMany", { most: MOST_WEBHOOKS }), isDone: false };
  return {
    text: translator.say("webhookMade", { id: String(made.row.id), url, secret: made.secret }),
    isDone: true,
  };
}

function deliveryLine(row: Awaited<ReturnType<typeof deliveriesOf>>[number], translator: Translator): string {
  const { createdAt, event, message, attempts, deliveredAt, nextAttemptAt, status, failure } = row;
  const outcome = deliveredAt ? "delivered" : nextAttemptAt ? "waiting" : "givenUp";
  return translator.say("webhookDelivery", {
    at: createdAt.toISOString(),
    event,
    message,
    outcome,
    attempts,
    told: [status, failure].filter((part) => part !== null).join(" ") || "–",
  });
}
