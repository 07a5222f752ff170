import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { CLIENT_LIMIT } from "#/contract/client-room.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { roomClients } from "#/server/platform/db/schema/rooms.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { fullKeyOf } from "#/server/platform/http/secret-key.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import type { LinkRow } from "#/server/work/projects/links.ts";

export type ClientRow = typeof roomClients.$inferSelect;

const HOUR = 3_600_000;
/** Limits of new clients per share page, so that a page that becomes widely known cannot fill the database. */
export const NEW_CLIENT_LIMITS: readonly Limit[] = [
  { name: "room clients by hour", most: 40, window: HOUR },
  { name: "room clients by day", most: 150, window: 24 * HOUR },
];
/** Limit of answers and comments of all clients per share page. */
export const FEEDBACK_LIMIT: Limit = { name: "room words", most: 300, window: HOUR / 6 };

/** Bytes of a key: too many to guess one. */
const KEY_BYTES = 32;

/** Locks the client until the transaction ends, so that the owner cannot delete them while their feedback is stored. */
export async function lockClient(tx: Database, link: LinkRow, key: string | null): Promise<ClientRow | null> {
  const client = await findClient(tx, link, key);
  if (!client) return null;
  const [locked] = await tx.select().from(roomClients).where(eq(roomClients.id, client.id)).for("key share");
  return locked ?? null;
}

/** Returns the client of a share page with this key; null without a key, or for a key of another page. */
export async function findClient(db: Database, link: LinkRow, key: string | null): Promise<ClientRow | null> {
  if (!key) return null;
  const known = and(eq(roomClients.linkId, link.id), eq(roomClients.keyHash, fullKeyOf(key)));
  const [row] = await db.select().from(roomClients).where(known);
  return row ?? null;
}

/**
 * Counts an answer or comment on a share page before it is stored, and a new client. Call it outside of a transaction.
 * @throws Problem 429 above the limits of feedback and of new clients.
 */
export function limitFeedback(limiter: RateLimiter, link: LinkRow, isNew: boolean): Promise<void> {
  const limits = isNew ? [FEEDBACK_LIMIT, ...NEW_CLIENT_LIMITS] : [FEEDBACK_LIMIT];
  const page = String(link.id);
  return takeOrRefuse(
    limiter,
    limits.map((limit) => [limit, page] as const),
  );
}

/** Returns a key for a new client. */
export const newRoomKey = () => randomBytes(KEY_BYTES).toString("base64url");

/**
 * Creates the client of a new key, in a transaction that locks the project.
 * @throws Violations above the limit of clients.
 */
export async function addClient(tx: Database, link: LinkRow, key: string, at: Date): Promise<ClientRow> {
  const { playlistId } = link;
  if ((await tx.$count(roomClients, eq(roomClients.playlistId, playlistId))) >= CLIENT_LIMIT) {
    throw violation("client", "tooMany", `A project can have ${CLIENT_LIMIT} clients at most.`);
  }
  const [client] = await tx
    .insert(roomClients)
    .values({ playlistId, linkId: link.id, keyHash: fullKeyOf(key), createdAt: at })
    .returning();
  if (!client) throw new Error("The client was not stored");
  return client;
}
