import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { CART_LIMIT } from "#/contract/cart.ts";
import type { Database } from "#/server/db/database.ts";
import { albums } from "#/server/db/schema/albums.ts";
import { cartItems, carts } from "#/server/db/schema/carts.ts";
import { tracks } from "#/server/db/schema/tracks.ts";
import { checkIfMatch } from "#/server/http/if-match.ts";
import { isPublic } from "#/server/tracks/filters.ts";
import type { TrackRow } from "#/server/tracks/present.ts";
import { readTrackList } from "#/server/tracks/read-track-list.ts";
import { readList, writeList } from "#/server/tracks/stored-list.ts";
import { trackColumns } from "#/server/tracks/track-columns.ts";

/** A user's cart: its tracks in their order, and what `If-Match` names. */
export interface Cart {
  trackIds: number[];
  version: number;
}

/** The version of a cart that was never used. */
const UNUSED = 0;

/** The cart of a user; null before its first use (contract §3.1). */
export async function readCart(db: Database, userId: number): Promise<Cart | null> {
  const [cart] = await db.select().from(carts).where(eq(carts.userId, userId));
  return cart ? { trackIds: await readList(db, "cart", userId), version: cart.version } : null;
}

/** The version that `If-Match` names for this cart, used or not. */
export const cartVersion = (cart: Cart | null) => cart?.version ?? UNUSED;

/**
 * Replaces the cart of a user by a list as the body of a PATCH writes it; null empties it. Call it in a transaction.
 * A list that is there already changes nothing.
 * @throws Problem 412 when `ifMatch` names another version.
 * @throws Violations at `cart.tracks` and its members.
 */
export async function replaceCart(
  tx: Database,
  userId: number,
  cart: { tracks: readonly unknown[] } | null,
  ifMatch?: string,
): Promise<Cart> {
  await tx.insert(carts).values({ userId, version: UNUSED }).onConflictDoNothing();
  const [row] = await tx
    .select({ version: carts.version })
    .from(carts)
    .where(eq(carts.userId, userId))
    .for("update");
  const version = row?.version ?? UNUSED;
  checkIfMatch(ifMatch, version);
  const wanted = await readTrackList(tx, cart?.tracks ?? [], { path: "cart.tracks", most: CART_LIMIT });
  const stored = await readList(tx, "cart", userId);
  if (version !== UNUSED && wanted.join() === stored.join()) return { trackIds: stored, version };
  await writeList(tx, "cart", userId, wanted);
  await tx
    .update(carts)
    .set({ version: version + 1, updatedAt: sql`now()` })
    .where(eq(carts.userId, userId));
  return { trackIds: wanted, version: version + 1 };
}

/** The tracks of a cart in its order. Those that are no longer public are taken out of it (contract §7). */
export function selectCartTracks(db: Database, userId: number): Promise<TrackRow[]> {
  return db.transaction(async (tx) => {
    const hidden = await tx
      .delete(cartItems)
      .where(
        and(
          eq(cartItems.userId, userId),
          notInArray(
            cartItems.trackId,
            tx
              .select({ id: tracks.id })
              .from(tracks)
              .innerJoin(albums, eq(albums.id, tracks.albumId))
              .where(isPublic),
          ),
        ),
      )
      .returning({ id: cartItems.trackId });
    if (hidden.length > 0) {
      await tx
        .update(carts)
        .set({ version: sql`${carts.version} + 1` })
        .where(eq(carts.userId, userId));
    }
    return tx
      .select({ ...trackColumns, score: sql<number | null>`null::float8` })
      .from(cartItems)
      .innerJoin(tracks, eq(tracks.id, cartItems.trackId))
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(and(eq(cartItems.userId, userId), isPublic))
      .orderBy(asc(cartItems.position), asc(tracks.id));
  });
}
