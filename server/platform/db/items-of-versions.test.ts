import { rm } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { sql } from "drizzle-orm";
import { drizzle as onNode } from "drizzle-orm/node-postgres";
import { migrate as migrateNode } from "drizzle-orm/node-postgres/migrator";
import { drizzle as onPglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withEmptyPostgres } from "#/tests/support/empty-postgres.ts";
import { migrationsBefore, NEWEST_MIGRATIONS } from "#/tests/support/migrations-before.ts";
import { ownPostgres } from "#/tests/support/own-postgres.ts";

const SLOW = 60_000;
/** The migrations before lists contained versions. */
let former: string;

beforeAll(async () => {
  former = await migrationsBefore("items-of-versions");
});
afterAll(() => rm(former, { recursive: true }));

interface Opened {
  migrate(folder: string): Promise<void>;
  run(statement: string): Promise<Record<string, unknown>[]>;
}

const FILLED = [
  "insert into users (id, email, password_hash) values (1, 'ana@example.org', 'none')",
  "insert into albums (id, name, name_fr, slug, slug_fr) values (1, 'A', 'A', 'a', 'a')",
  `insert into tracks (id, album_id, name, slug, duration_seconds, mp3_file) values
    (1, 1, 'Un', 'un', 90, 'un.mp3'), (2, 1, 'Deux', 'deux', 90, 'deux.mp3')`,
  `insert into track_versions (id, track_id, kind, label, name, duration_seconds, mp3_file)
    values (7, 1, '60', '60 s edit', 'Un', 60, 'un-60.mp3')`,
  "insert into carts (user_id) values (1)",
  "insert into cart_items (user_id, track_id, position) values (1, 2, 1), (1, 1, 2)",
  "insert into playlists (id, user_id, name) values (1, 1, 'Doc'), (2, 1, 'Kept to oneself')",
  "insert into playlist_links (playlist_id, token) values (1, 'page')",
  "insert into playlist_items (playlist_id, track_id, position) values (1, 2, 1), (1, 1, 2)",
  `insert into playlist_notes (playlist_id, track_id, user_id, at, text) values
    (1, 1, 1, 4, 'Ici'), (2, 1, 1, 4, 'Bof')`,
  "insert into music_advices (id, user_id, name) values (1, 1, 'Pour vous')",
  "insert into music_advice_items (music_advice_id, track_id, position) values (1, 1, 1)",
];
const LISTS = [
  ["cart_items", "user_id"],
  ["playlist_items", "playlist_id"],
  ["music_advice_items", "music_advice_id"],
] as const;

/** Checks that stored rows stay unchanged, and that a duplicate track is still refused but its version is not. */
async function bringOver({ migrate, run }: Opened): Promise<void> {
  await migrate(former);
  for (const statement of FILLED) await run(statement);
  await migrate(NEWEST_MIGRATIONS);
  const kept = await run(
    "select track_id, version_id from cart_items union all select track_id, version_id from playlist_items order by 1",
  );
  expect(kept).toEqual([1, 1, 2, 2].map((track_id) => ({ track_id, version_id: null })));
  // Notes that the clients of a share page could read stay visible to them; all others are private.
  expect(await run("select track_id, version_id, text, is_shared from playlist_notes order by id")).toEqual([
    { track_id: 1, version_id: null, text: "Ici", is_shared: true },
    { track_id: 1, version_id: null, text: "Bof", is_shared: false },
  ]);
  for (const [table, owner] of LISTS) {
    const put = (version: string) =>
      run(`insert into ${table} (${owner}, track_id, version_id, position) values (1, 1, ${version}, 9)`);
    await expect(put("null")).rejects.toThrow();
    await put("7");
    await expect(put("7")).rejects.toThrow();
  }
  await run("delete from track_versions where id = 7");
  for (const [table] of LISTS) {
    expect(await run(`select version_id from ${table} where version_id is not null`)).toEqual([]);
  }
}

test(
  "the lists of tracks in an embedded database are migrated to items",
  async () => {
    const client = await PGlite.create({ extensions: { unaccent, pg_trgm } });
    const db = onPglite({ client });
    await bringOver({
      migrate: (migrationsFolder) => migratePglite(db, { migrationsFolder, migrationsSchema: "public" }),
      run: async (statement) => (await db.execute<Record<string, unknown>>(sql.raw(statement))).rows,
    });
    await client.close();
  },
  SLOW,
);

const server = ownPostgres();

test.runIf(server)(
  "the lists of tracks in a Postgres are migrated to items",
  () =>
    withEmptyPostgres(server ?? "", async (url) => {
      const pool = new pg.Pool({ connectionString: url });
      const db = onNode({ client: pool });
      await bringOver({
        migrate: (migrationsFolder) => migrateNode(db, { migrationsFolder, migrationsSchema: "public" }),
        run: async (statement) => (await db.execute<Record<string, unknown>>(sql.raw(statement))).rows,
      });
      await pool.end();
    }),
  SLOW,
);
