import { asc, eq } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { accessTokens } from "#/server/platform/db/schema/access-tokens.ts";
import {
  adviceFormEntries,
  contactFormEntries,
  contestRegistrations,
} from "#/server/platform/db/schema/forms.ts";
import { playlistNotes, playlistShares, playlists } from "#/server/platform/db/schema/projects.ts";
import { knownDevices, passkeys } from "#/server/platform/db/schema/security.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { sessions } from "#/server/platform/db/schema/users.ts";
import { webhooks } from "#/server/platform/db/schema/webhooks.ts";
import { selectCart } from "#/server/work/carts/queries.ts";
import type { NamedItem } from "./collect-projects.ts";

/** Returns the notes that a user wrote about tracks, in their own and in shared projects. */
export function notesOf(db: Database, userId: number) {
  return db
    .select({
      project: playlists.name,
      track: tracks.name,
      version: trackVersions.label,
      at: playlistNotes.at,
      text: playlistNotes.text,
      isShared: playlistNotes.isShared,
      createdAt: playlistNotes.createdAt,
    })
    .from(playlistNotes)
    .innerJoin(playlists, eq(playlists.id, playlistNotes.playlistId))
    .innerJoin(tracks, eq(tracks.id, playlistNotes.trackId))
    .leftJoin(trackVersions, eq(trackVersions.id, playlistNotes.versionId))
    .where(eq(playlistNotes.userId, userId))
    .orderBy(asc(playlistNotes.id));
}

/** Returns the names of projects shared with the user's address, once it is confirmed. */
export async function sharedWith(
  db: Database,
  { email, isVerified }: { email: string; isVerified: boolean },
): Promise<{ name: string; since: Date }[]> {
  if (!isVerified) return [];
  return db
    .select({ name: playlists.name, since: playlistShares.createdAt })
    .from(playlistShares)
    .innerJoin(playlists, eq(playlists.id, playlistShares.playlistId))
    .where(eq(playlistShares.email, email))
    .orderBy(asc(playlistShares.createdAt));
}

/** Returns the forms that a user sent while signed in. */
export async function messagesOf(db: Database, userId: number) {
  const [contact, advice, contests] = await Promise.all([
    db.select().from(contactFormEntries).where(eq(contactFormEntries.userId, userId)),
    db.select().from(adviceFormEntries).where(eq(adviceFormEntries.userId, userId)),
    db.select().from(contestRegistrations).where(eq(contestRegistrations.userId, userId)),
  ]);
  return { contact, advice, contests };
}

/** Returns the known browsers of a user. */
export function devicesOf(db: Database, userId: number) {
  return db
    .select({
      browser: knownDevices.browser,
      system: knownDevices.system,
      createdAt: knownDevices.createdAt,
      lastSeenAt: knownDevices.lastSeenAt,
    })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(asc(knownDevices.createdAt));
}

/** Returns a user's passkeys, with the names they chose. */
export function passkeysOf(db: Database, userId: number) {
  return db
    .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id));
}

export function sessionsOf(db: Database, userId: number) {
  return db
    .select({
      browser: sessions.browser,
      system: sessions.system,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.id));
}

/** Returns a user's access tokens, without their secrets. */
export function accessTokensOf(db: Database, userId: number) {
  return db
    .select({
      name: accessTokens.name,
      scopes: accessTokens.scopes,
      createdAt: accessTokens.createdAt,
      expiresAt: accessTokens.expiresAt,
      lastUsedAt: accessTokens.lastUsedAt,
    })
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(asc(accessTokens.id));
}

/** Returns the addresses that a user registered to be notified about albums. */
export function webhooksOf(db: Database, userId: number) {
  return db
    .select({ url: webhooks.url, events: webhooks.events, createdAt: webhooks.createdAt })
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(asc(webhooks.id));
}

export async function cartOf(db: Database, userId: number): Promise<NamedItem[]> {
  return (await selectCart(db, userId)).rows.map(({ id, name, version }) => ({
    id,
    name,
    version: version?.label ?? null,
  }));
}
