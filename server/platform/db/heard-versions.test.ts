import { rm } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { expect, test } from "vitest";
import { migrationsBefore, NEWEST_MIGRATIONS } from "#/tests/support/migrations-before.ts";

const SLOW = 60_000;

test(
  "listenings without a version are kept as those of the track; a deleted version keeps its listenings",
  async () => {
    const former = await migrationsBefore("listened-version");
    const client = await PGlite.create({ extensions: { unaccent, pg_trgm } });
    const db = drizzle({ client });
    const rows = async (query: string) => (await db.execute(sql.raw(query))).rows;
    const migrateTo = (migrationsFolder: string) =>
      migrate(db, { migrationsFolder, migrationsSchema: "public" });
    await migrateTo(former);
    await rows("insert into users (id, email, password_hash) values (1, 'ana@example.org', 'none')");
    await rows("insert into albums (id, name, name_fr, slug, slug_fr) values (1, 'A', 'A', 'a', 'a')");
    await rows(`insert into tracks (id, album_id, name, slug, duration_seconds, mp3_file)
      values (1, 1, 'Un', 'un', 90, 'un.mp3')`);
    await rows(`insert into track_versions (id, track_id, kind, label, name, duration_seconds, mp3_file)
      values (7, 1, '60', '60 s edit', 'Un', 60, 'un-60.mp3')`);
    await rows(
      "insert into listened (id, track_id, user_id) overriding system value values (1, 1, 1), (2, 1, null)",
    );
    await migrateTo(NEWEST_MIGRATIONS);
    await rows(
      "insert into listened (id, track_id, user_id, version_id) overriding system value values (3, 1, 1, 7)",
    );
    const heard = () => rows("select id, track_id, user_id, version_id from listened order by id");
    const before = [
      { id: 1, track_id: 1, user_id: 1, version_id: null },
      { id: 2, track_id: 1, user_id: null, version_id: null },
    ];
    expect(await heard()).toEqual([...before, { id: 3, track_id: 1, user_id: 1, version_id: 7 }]);
    await rows("delete from track_versions where id = 7");
    expect(await heard()).toEqual([...before, { id: 3, track_id: 1, user_id: 1, version_id: null }]);
    await client.close();
    await rm(former, { recursive: true });
  },
  SLOW,
);
