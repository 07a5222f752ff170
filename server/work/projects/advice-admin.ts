import { and, desc, eq, sql } from "drizzle-orm";
import { writeList } from "#/server/catalogue/tracks/stored-list.ts";
import { bareCode } from "#/server/platform/db/bare-code.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { musicAdvices } from "#/server/platform/db/schema/projects.ts";
import { users } from "#/server/platform/db/schema/users.ts";

/** A new selection for a client. */
export interface NewAdvice {
  email: string;
  name: string;
  comment: string | null;
  /** References, with any separators, or slugs, in the order of the selection. */
  tracks: readonly string[];
}

/** The outcome; nothing is stored unless it is `made`. */
export type AddedAdvice =
  | { outcome: "made"; id: number; count: number }
  | { outcome: "noAccount" }
  /** Someone signed up with the address but has not confirmed it. */
  | { outcome: "unconfirmed" }
  | { outcome: "known" }
  | { outcome: "unknownTracks"; tracks: string[] };

/** Creates a selection for the account of an address. */
export function addAdvice(
  db: Database,
  { email, name, comment, tracks: named }: NewAdvice,
): Promise<AddedAdvice> {
  return db.transaction(async (tx) => {
    // Locked, so that of two simultaneous commands the second sees the first one's selection.
    const columns = { id: users.id, isVerified: users.isVerified };
    const [user] = await tx.select(columns).from(users).where(eq(users.email, email)).for("update");
    if (!user) return { outcome: "noAccount" };
    if (!user.isVerified) return { outcome: "unconfirmed" };
    const same = and(eq(musicAdvices.userId, user.id), eq(musicAdvices.name, name));
    const [known] = await tx.select({ id: musicAdvices.id }).from(musicAdvices).where(same);
    if (known) return { outcome: "known" };
    const found = await trackIds(tx, named);
    const unknown = named.filter((_, index) => found[index] === null);
    if (unknown.length > 0) return { outcome: "unknownTracks", tracks: unknown };
    const [advice] = await tx
      .insert(musicAdvices)
      .values({ userId: user.id, name, comment })
      .returning({ id: musicAdvices.id });
    if (!advice) throw new Error("An inserted row came back as none.");
    const ids = [...new Set(found)].filter((id) => id !== null);
    const items = ids.map((trackId) => ({ trackId, versionId: null }));
    await writeList(tx, "advice", advice.id, items);
    return { outcome: "made", id: advice.id, count: ids.length };
  });
}

/** Returns the ids of the public tracks with these references or slugs, in order; null where there is none. */
async function trackIds(tx: Database, names: readonly string[]): Promise<(number | null)[]> {
  const { rows } = await tx.execute<{ id: number | null }>(sql`
    select found.id from unnest(${sql.param([...names])}::text[]) with ordinality as named(name, place)
    left join lateral (
      select track.id from tracks track join albums album on album.id = track.album_id
      where track.is_enable and album.is_enable and (
        track.slug = lower(named.name)
        or ${bareCode(sql`track.reference`)} = ${bareCode(sql`named.name`)})
      order by track.slug = lower(named.name) desc, track.id limit 1
    ) found on true
    order by named.place`);
  return rows.map(({ id }) => id);
}

export interface ListedAdvice {
  id: number;
  email: string;
  name: string;
  count: number;
  createdAt: Date;
}

/** Returns all selections, or those for one address, newest first. */
export function listAdvices(db: Database, email?: string): Promise<ListedAdvice[]> {
  return db
    .select({
      id: musicAdvices.id,
      email: users.email,
      name: musicAdvices.name,
      count: sql<number>`(select count(*)::int from music_advice_items where music_advice_id = "music_advices"."id")`,
      createdAt: musicAdvices.createdAt,
    })
    .from(musicAdvices)
    .innerJoin(users, eq(users.id, musicAdvices.userId))
    .where(email === undefined ? undefined : eq(users.email, email))
    .orderBy(desc(musicAdvices.createdAt), desc(musicAdvices.id));
}

/** Deletes a selection; returns its name, or null when there is none. */
export async function removeAdvice(db: Database, id: number): Promise<string | null> {
  const [removed] = await db
    .delete(musicAdvices)
    .where(eq(musicAdvices.id, id))
    .returning({ name: musicAdvices.name });
  return removed?.name ?? null;
}
