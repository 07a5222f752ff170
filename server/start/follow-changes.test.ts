import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ChangeWatch } from "#/server/catalogue/changes/change-watch.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { freshDatabase } from "#/tests/support/fresh-database.ts";
import { followChanges } from "./follow-changes.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase("demo");
});
afterAll(() => database.close());

test("a change of the catalogue is reported once, even when made by SQL; a listening is no change", async () => {
  const { db } = database;
  const watch = new ChangeWatch(db);
  expect(await watch.hasNews()).toBe(false);
  expect(await watch.hasNews()).toBe(false);
  await db.execute(sql`update albums set is_enable = false where id = 3`);
  expect(await watch.hasNews()).toBe(true);
  expect(await watch.hasNews()).toBe(false);
  await db.update(tracks).set({ popularity: 7 }).where(eq(tracks.id, 5));
  expect(await watch.hasNews()).toBe(false);
  await db.delete(tracks).where(eq(tracks.id, 5));
  await db.update(albums).set({ isEnable: true }).where(eq(albums.id, 3));
  expect(await watch.hasNews()).toBe(true);
});

test("pages are purged after each change, and again after a failed purge", async () => {
  const { db } = database;
  const watch = new ChangeWatch(db);
  await watch.hasNews();
  const errors: object[] = [];
  const purges: (() => void)[] = [];
  let isRefusing = true;
  let told: () => void = () => undefined;
  const purged = () =>
    new Promise<void>((resolve) => {
      told = resolve;
    });
  const follower = followChanges({
    hasNews: () => watch.hasNews(),
    async purge() {
      if (isRefusing) {
        isRefusing = false;
        throw new Error("not yet");
      }
      purges.push(told);
      told();
    },
    log: { error: (details) => errors.push(details) },
    intervalMs: 1,
  });
  onTestFinished(() => follower.close());
  for (const name of ["One", "Two", "Three"]) {
    const done = purged();
    await db.update(albums).set({ name }).where(eq(albums.id, 1));
    await done;
  }
  await follower.close();
  expect([purges.length, errors.length]).toEqual([3, 1]);
});
