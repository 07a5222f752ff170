import { and, eq, notExists, sql } from "drizzle-orm";
import { CART_LIMIT } from "#/contract/cart.ts";
import { type ItemRow, isItemPublic, selectListed } from "#/server/catalogue/tracks/listed.ts";
import { readItemList } from "#/server/catalogue/tracks/read-item-list.ts";
import { type ItemRef, isSameList, readList, writeList } from "#/server/catalogue/tracks/stored-list.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { cartItems, carts } from "#/server/platform/db/schema/carts.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { checkIfMatch } from "#/server/platform/http/if-match.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { withTracks } from "./with-tracks.ts";

/** A user's cart: its tracks and versions in order, and its version for `If-Match`. */
export interface Cart {
  items: ItemRef[];
  version: number;
}

/** Version of a cart that was never used. */
const UNUSED = 0;

/** Returns the cart of a user; null before its first use (contract §3.1). */
export async function readCart(db: Database, userId: number): Promise<Cart | null> {
  const [cart] = await db.select().from(carts).where(eq(carts.userId, userId));
  return cart ? { items: await readList(db, "cart", userId), version: cart.version } : null;
}

/** Returns the version of a cart for `If-Match`, used or not. */
export const cartVersion = (cart: Cart | null) => cart?.version ?? UNUSED;

/** A cart in the body of a PATCH: the complete list as `items`, or only the `tracks`. */
interface CartBody {
  tracks?: readonly unknown[] | undefined;
  items?: readonly unknown[] | undefined;
}

/**
 * Replaces a user's cart with the body of a PATCH; null empties it. Call it in a transaction. A body with `tracks` only
 * keeps the versions of these tracks. A list equal to the stored one changes nothing.
 * @throws Problem 412 when `ifMatch` names another version.
 * @throws Violations at `cart.tracks` or `cart.items` and their members.
 */
export async function replaceCart(
  tx: Database,
  userId: number,
  cart: CartBody | null,
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
  const stored = await readList(tx, "cart", userId);
  const wanted = await readCartBody(tx, cart, stored);
  if (version !== UNUSED && isSameList(wanted, stored)) return { items: stored, version };
  await writeList(tx, "cart", userId, wanted);
  await tx
    .update(carts)
    .set({ version: version + 1, updatedAt: sql`now()` })
    .where(eq(carts.userId, userId));
  return { items: wanted, version: version + 1 };
}

async function readCartBody(
  tx: Database,
  cart: CartBody | null,
  stored: readonly ItemRef[],
): Promise<ItemRef[]> {
  if (cart?.items) return readItemList(tx, cart.items, { path: "cart.items", most: CART_LIMIT });
  const path = "cart.tracks";
  const tracks = await readItemList(tx, cart?.tracks ?? [], { path, most: CART_LIMIT });
  const wanted = withTracks(stored, tracks);
  if (wanted.length > CART_LIMIT)
    throw violation(path, "tooMany", CART_LIMIT - (wanted.length - tracks.length));
  return wanted;
}

/** A cart as the API shows it, with its version for `If-Match`. */
export interface ShownCart {
  rows: ItemRow[];
  version: number;
}

/** Returns the cart's tracks and versions in order, after removing those that are no longer public (contract §7). */
export async function selectCart(db: Database, userId: number): Promise<ShownCart> {
  // A transaction of its own, because the embedded database answers nobody else until it ends, and reading the list
  // takes many turns. If somebody writes between the two, the list is newer than the version: a client that writes with
  // this version is refused and reads again.
  const version = await db.transaction((tx) => removeHidden(tx, userId));
  return { rows: await selectListed(db, cartItems, eq(cartItems.userId, userId)), version };
}

/** Returns the version of the cart after the removal. */
async function removeHidden(tx: Database, userId: number): Promise<number> {
  const hidden = await tx
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.userId, userId),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(tracks)
            .innerJoin(albums, eq(albums.id, tracks.albumId))
            .leftJoin(trackVersions, eq(trackVersions.id, cartItems.versionId))
            .where(and(eq(tracks.id, cartItems.trackId), isItemPublic(cartItems.versionId))),
        ),
      ),
    )
    .returning({ id: cartItems.trackId });
  const own = eq(carts.userId, userId);
  if (hidden.length > 0)
    await tx
      .update(carts)
      .set({ version: sql`${carts.version} + 1` })
      .where(own);
  const [cart] = await tx.select({ version: carts.version }).from(carts).where(own);
  return cart?.version ?? UNUSED;
}
