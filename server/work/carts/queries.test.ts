import { setImmediate as nextTurn } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { carts } from "#/server/platform/db/schema/carts.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { readCart, replaceCart, selectCart } from "./queries.ts";

let api: TestApi;
let userId: number;

beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  const [row] = await api.db
    .insert(users)
    .values({ email: "ana@example.org", passwordHash: "none" })
    .returning({ id: users.id });
  userId = row?.id ?? 0;
});

const replace = (list: unknown[] | null, ifMatch?: string) =>
  api.db.transaction((tx) => replaceCart(tx, userId, list && { tracks: list }, ifMatch));

/** Plain tracks, as stored in carts. */
const tracksOf = (...ids: number[]) => ids.map((trackId) => ({ trackId, versionId: null }));

test("a cart exists once it is used, and keeps its order", async () => {
  expect(await readCart(api.db, userId)).toBeNull();
  await replace([12, "7", "/api/tracks/3", 12]);
  expect(await readCart(api.db, userId)).toEqual({ items: tracksOf(12, 7, 3), version: 1 });
  await replace([3, 12]);
  expect(await readCart(api.db, userId)).toEqual({ items: tracksOf(3, 12), version: 2 });
});

test("the same cart again changes nothing, null empties it", async () => {
  await replace([1, 2]);
  expect((await replace([1, 2])).version).toBe(1);
  expect(await replace(null)).toEqual({ items: tracksOf(), version: 2 });
});

test("a write that names another version is refused and changes nothing", async () => {
  await replace([1], '"0"');
  await expect(replace([2], '"0"')).rejects.toMatchObject({ status: 412 });
  expect((await readCart(api.db, userId))?.items).toEqual(tracksOf(1));
  await replace([2], '"1"');
});

test("each member that is not a public track gets a violation", async () => {
  const [hidden] = await api.db.update(tracks).set({ isEnable: false }).where(eq(tracks.id, 5)).returning();
  expect(hidden?.id).toBe(5);
  await expect(replace([1, 999_999, "x", 5, -1, {}])).rejects.toMatchObject({
    violations: [1, 2, 3, 4, 5].map((index) => ({ propertyPath: `cart.tracks[${index}]` })),
  });
  expect(await readCart(api.db, userId)).toBeNull();
  await api.db.update(tracks).set({ isEnable: true }).where(eq(tracks.id, 5));
});

test("more than five hundred tracks are refused", async () => {
  const many = Array.from({ length: 501 }, (_, index) => index + 1);
  await expect(replace(many)).rejects.toMatchObject({ violations: [{ propertyPath: "cart.tracks" }] });
});

test("a track that is no longer public leaves the cart when it is read", async () => {
  await replace([4, 6]);
  await api.db.update(tracks).set({ isEnable: false }).where(eq(tracks.id, 4));
  expect((await selectCart(api.db, userId)).rows.map(({ id }) => id)).toEqual([6]);
  await api.db.update(tracks).set({ isEnable: true }).where(eq(tracks.id, 4));
  expect(await readCart(api.db, userId)).toEqual({ items: tracksOf(6), version: 2 });
});

test("other requests are answered while a long cart is read", async () => {
  const ids = Array.from({ length: 190 }, (_, index) => index + 1);
  await replace(ids);
  const ended: string[] = [];
  await Promise.all([
    selectCart(api.db, userId).then(() => ended.push("cart")),
    api.db
      .select()
      .from(users)
      .where(eq(users.id, userId))
      .then(() => ended.push("other")),
  ]);
  expect(ended).toEqual(["other", "cart"]);
});

test("a read never returns an old list with a newer version, wherever another device writes in between", async () => {
  const long = Array.from({ length: 110 }, (_, index) => index + 1);
  const told = new Set<string>();
  for (let turns = 0, isAfter = false; !isAfter; turns += 1) {
    const before = await replace(long);
    let isRead = false;
    const read = selectCart(api.db, userId).finally(() => {
      isRead = true;
    });
    for (let turn = 0; turn < turns && !isRead; turn += 1) await nextTurn();
    isAfter = isRead;
    await replace([1]);
    const { rows, version } = await read;
    told.add(`${rows.length}, version ${version === before.version ? "before" : "after"}`);
  }
  // A newer list with the older version does no harm: a client that writes with it is refused and reads again.
  expect([...told]).toContain("110, version before");
  expect([...told]).not.toContain("110, version after");
});

test("of many simultaneous writes, one is stored completely", async () => {
  const bodies = Array.from({ length: 20 }, (_, index) => [index + 1, index + 2]);
  await Promise.all(bodies.map((body) => replace(body)));
  const stored = (await readCart(api.db, userId))?.items;
  expect(bodies.map((body) => tracksOf(...body))).toContainEqual(stored);
  const [row] = await api.db.select().from(carts).where(eq(carts.userId, userId));
  expect(row?.version).toBe(20);
});

test("two devices that write with `If-Match` lose none of eighty additions each", async () => {
  const device = async (first: number) => {
    for (let id = first; id < first + 80; id += 1) {
      for (;;) {
        const cart = await readCart(api.db, userId);
        const added = await replace(
          [...(cart?.items ?? []).map(({ trackId }) => trackId), id],
          `"${cart?.version ?? 0}"`,
        ).catch(() => null);
        if (added) break;
      }
    }
  };
  await Promise.all([device(1), device(81)]);
  expect(new Set((await readCart(api.db, userId))?.items.map(({ trackId }) => trackId)).size).toBe(160);
});
