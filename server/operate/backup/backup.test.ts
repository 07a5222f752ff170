import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { writeCursor } from "#/server/catalogue/changes/cursor.ts";
import { makeWebhook } from "#/server/operate/webhooks/queries.ts";
import { queueMessages } from "#/server/operate/webhooks/queue-messages.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { cartItems, carts } from "#/server/platform/db/schema/carts.ts";
import { playlists } from "#/server/platform/db/schema/projects.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { webhookDeliveries, webhookKnown, webhooks } from "#/server/platform/db/schema/webhooks.ts";
import { freshDatabase } from "#/tests/support/fresh-database.ts";
import { restoreBackup, writeBackup } from "./backup-file.ts";
import { fillEmpty, NotEmptyError, readRows } from "./copy-rows.ts";

// These tests copy whole catalogues.
vi.setConfig({ testTimeout: 90_000 });

let before: Database;
let rowsBefore: Record<string, string[]>;
let folder: string;
let file: string;
let count: number;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  before = await open("demo");
  rowsBefore = await contents(before);
  folder = await mkdtemp(join(tmpdir(), "sillon-backup-"));
  file = join(folder, "catalogue.gz");
  count = await writeBackup(before, file);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const close of closing) await close();
});

async function open(filling: "empty" | "demo"): Promise<Database> {
  const { db, close } = await freshDatabase(filling);
  closing.push(close);
  return db;
}

/** Returns all rows by table, sorted. */
async function contents(db: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  await readRows(db, async ({ table, json }) => {
    const rows = (JSON.parse(json) as unknown[]).map((row) => JSON.stringify(row));
    all[table] = [...(all[table] ?? []), ...rows].toSorted();
  });
  return all;
}

/** Returns counts that are right only if generated columns and indexes were built again. */
async function found(db: Database): Promise<unknown> {
  const { rows } = await db.execute(sql`select
    (select count(*)::int from tracks where words_sx @@ to_tsquery('public.sx', 'delta')) as words,
    (select count(*)::int from terms where family_id is not null) as families`);
  return rows[0];
}

test("a backup restores every row, and the next row gets a new id", async () => {
  expect(await readdir(folder)).toEqual(["catalogue.gz"]);
  const after = await open("empty");
  expect(await restoreBackup(after, file)).toBe(count);
  const rows = await contents(after);
  expect(rows).toEqual(rowsBefore);
  expect(rows.tracks?.length).toBeGreaterThan(100);
  expect(await found(after)).toEqual(await found(before));
  const insert = sql`insert into writers (slug, slug_en, name) values ('nouveau', 'new', 'Nouveau') returning id`;
  const most = sql`select max(id) as id from writers`;
  const highest = (await after.execute<{ id: number }>(most)).rows[0]?.id ?? 0;
  expect((await after.execute<{ id: number }>(insert)).rows[0]?.id).toBe(highest + 1);
  await expect(
    after.execute(sql`insert into album_writers (album_id, writer_id, position) values (-1, -1, 0)`),
    "references are checked again",
  ).rejects.toThrow();
});

/**
 * Tables that backups leave out: the table of migrations, and tables of transaction numbers, which mean nothing in
 * another database.
 */
const EXCLUDED_TABLES = ["__drizzle_migrations", "catalogue_changes", "search_changes"];

test("a backup contains every table except those that mean nothing in another database", async () => {
  const from = await open("demo");
  // Adds rows of kinds that the demo does not contain.
  const [user] = await from
    .insert(users)
    .values({ email: "ana@example.org", passwordHash: "none" })
    .returning();
  const userId = user?.id ?? 0;
  await from.insert(carts).values({ userId });
  await from.insert(cartItems).values({ userId, trackId: 1, position: 0 });
  await from.insert(playlists).values({ userId, name: "Kept" });
  const { rows } = await from.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const filled: string[] = [];
  for (const { name } of rows) {
    const some = await from.execute(sql`select from ${sql.identifier(name)} limit 1`);
    if (some.rows.length > 0) filled.push(name);
  }
  expect(filled).toEqual(expect.arrayContaining(["carts", "cart_items", "playlists", "users", "tracks"]));
  expect(Object.keys(await contents(from)).toSorted()).toEqual(
    filled.filter((name) => !EXCLUDED_TABLES.includes(name)),
  );
});

test("rows move from one database to another without a file", async () => {
  const after = await open("empty");
  await fillEmpty(after, (put) => readRows(before, put));
  expect(await contents(after)).toEqual(rowsBefore);
});

test("webhooks receive no message about restored rows, and one about every later change", async () => {
  const from = await open("demo");
  const [user] = await from
    .insert(users)
    .values({ email: "ana@example.org", passwordHash: "none" })
    .returning();
  const events = ["album.published", "album.changed", "album.withdrawn"] as const;
  for (const xact of [1, 999_999_999]) {
    const made = await makeWebhook(from, "secret", {
      userId: user?.id ?? 0,
      url: "https://hooks.example.org/",
      events,
      at: new Date(),
    });
    const webhookId = made?.row.id ?? 0;
    await from
      .update(webhooks)
      .set({ cursor: writeCursor({ xact, kind: "album", id: 1 }), startXact: xact })
      .where(eq(webhooks.id, webhookId));
    await from.insert(webhookKnown).values({ webhookId, albumId: 2, publishedXact: 1 });
  }
  const after = await open("empty");
  await fillEmpty(after, (put) => readRows(from, put));
  const tell = async () => {
    await queueMessages(after, { siteUrl: "https://sillon.example.org", at: new Date(), quiet: 0 });
    const deliveries = await after.select({ event: webhookDeliveries.event }).from(webhookDeliveries);
    return deliveries.map(({ event }) => event);
  };
  expect(await tell()).toEqual([]);
  await after.execute(sql`update albums set description = 'Anew' where id = 2`);
  expect(await tell()).toEqual(["album.changed", "album.changed"]);
});

test("rows are not copied into a database that is not empty", async () => {
  await expect(restoreBackup(before, file)).rejects.toThrow(NotEmptyError);
  expect(await contents(before)).toEqual(rowsBefore);
});

describe("a file that is not a complete backup of this version is refused and changes nothing", () => {
  let after: Database;
  beforeAll(async () => {
    after = await open("empty");
  });

  test.each([
    ["no backup", () => Buffer.from("title,bpm\n"), "foreign"],
    ["another compressed file", () => gzipSync("title,bpm\n"), "foreign"],
    ["an empty file", () => Buffer.alloc(0), "cut"],
    ["a file cut in its bytes", (whole: Buffer) => whole.subarray(0, whole.length >> 1), "cut"],
    [
      "a file cut between lines",
      (whole: Buffer) => gzipSync(String(gunzipSync(whole)).replace(/rows \d+\n$/, "")),
      "cut",
    ],
    [
      "one of another version",
      (whole: Buffer) => gzipSync(String(gunzipSync(whole)).replace(/^(Sillon backup )\w/, "$1x")),
      "otherVersion",
    ],
  ])("%s", async (_, made, reason) => {
    const broken = join(folder, "broken.gz");
    await writeFile(broken, made(await readFile(file)));
    await expect(restoreBackup(after, broken)).rejects.toMatchObject({ reason });
    expect(await contents(after)).toEqual({});
  });
});
