import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { LINK_LIMIT } from "#/contract/playlist-link.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { playlistLinks, playlists } from "#/server/platform/db/schema/projects.ts";
import { notFound, violation } from "#/server/platform/http/problem.ts";
import { ownPlaylist, type Viewer } from "./access.ts";

export type LinkRow = typeof playlistLinks.$inferSelect;

/** Bytes of a token: too many to guess one. */
const TOKEN_BYTES = 32;
/** A token in base64url. Other strings never reach the database: some are not valid text there. */
const TOKEN_FORM = /^[\w-]{43}$/;

/**
 * Returns the share pages of a playlist, newest first.
 * @throws Problem 403, 404
 */
export function selectLinks(db: Database, playlistId: number, viewer: Viewer): Promise<LinkRow[]> {
  return db.transaction(async (tx) => {
    await ownPlaylist(tx, playlistId, viewer);
    return tx
      .select()
      .from(playlistLinks)
      .where(eq(playlistLinks.playlistId, playlistId))
      .orderBy(desc(playlistLinks.id));
  });
}

function own(db: Database, id: number, viewer: Viewer): SQL {
  const mine = db.select({ id: playlists.id }).from(playlists).where(eq(playlists.userId, viewer.id));
  return and(eq(playlistLinks.id, id), sql`${playlistLinks.playlistId} in ${mine}`) as SQL;
}

/**
 * Returns a share page of one of the viewer's playlists.
 * @throws Problem 404
 */
export async function ownLink(db: Database, id: number, viewer: Viewer): Promise<LinkRow> {
  const [row] = await db
    .select()
    .from(playlistLinks)
    .where(own(db, id, viewer));
  if (!row) throw notFound();
  return row;
}

interface NewLink {
  allowsDownload: boolean;
  message: string | null;
  expiresAt: Date | null;
  at: Date;
}

/**
 * Creates a share page for one of the viewer's playlists.
 * @throws Problem 403, 404
 * @throws Violations for an expiry in the past, and above the limit of pages.
 */
export function createLink(
  db: Database,
  playlistId: number,
  viewer: Viewer,
  { allowsDownload, message, expiresAt, at }: NewLink,
): Promise<LinkRow> {
  if (expiresAt && expiresAt <= at) {
    throw violation("expiresAt", "choice", "This value should be in the future.");
  }
  return db.transaction(async (tx) => {
    await ownPlaylist(tx, playlistId, viewer);
    if ((await tx.$count(playlistLinks, eq(playlistLinks.playlistId, playlistId))) >= LINK_LIMIT) {
      throw violation("expiresAt", "tooMany", `A playlist can have ${LINK_LIMIT} share pages at most.`);
    }
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    const [row] = await tx
      .insert(playlistLinks)
      .values({ playlistId, token, allowsDownload, message, expiresAt, createdAt: at })
      .returning();
    if (!row) throw new Error("The share page was not stored");
    return row;
  });
}

/**
 * Changes the message of a share page and returns it; null removes the message, undefined keeps it.
 * @throws Problem 404
 */
export async function rewordLink(
  db: Database,
  id: number,
  viewer: Viewer,
  message: string | null | undefined,
): Promise<LinkRow> {
  if (message === undefined) return ownLink(db, id, viewer);
  const [row] = await db
    .update(playlistLinks)
    .set({ message })
    .where(own(db, id, viewer))
    .returning();
  if (!row) throw notFound();
  return row;
}

/**
 * Deletes a share page of one of the viewer's playlists.
 * @throws Problem 404
 */
export async function revokeLink(db: Database, id: number, viewer: Viewer): Promise<void> {
  const deleted = await db
    .delete(playlistLinks)
    .where(own(db, id, viewer))
    .returning({ id: playlistLinks.id });
  if (deleted.length === 0) throw notFound();
}

/**
 * Returns the open share page of a token.
 * @throws Problem 404 once it is revoked or expired, without telling which of the two.
 */
export async function openLink(db: Database, token: string, at: Date): Promise<LinkRow> {
  if (!TOKEN_FORM.test(token)) throw notFound();
  const lasts = or(isNull(playlistLinks.expiresAt), gt(playlistLinks.expiresAt, at));
  const [row] = await db
    .select()
    .from(playlistLinks)
    .where(and(eq(playlistLinks.token, token), lasts));
  if (!row) throw notFound();
  return row;
}

/** Counts an opened share page, a track heard on it, or files downloaded from it. */
export async function countLinkEvent(
  db: Database,
  id: number,
  event: { kind: "opened" | "heard" | "downloaded"; files?: number; at: Date },
): Promise<void> {
  const { kind, files = 1, at } = event;
  await db
    .update(playlistLinks)
    .set({
      [kind]: sql`${playlistLinks[kind]} + ${files}`,
      ...(kind === "opened" && { openedAt: at }),
      ...(kind === "heard" && { heardAt: at }),
    })
    .where(eq(playlistLinks.id, id));
}
