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
  "a database with the former folding is migrated, and keeps the heaviest of synonyms that become equal",
  async () => {
    const former = await migrationsBefore("one-folding");
    const client = await PGlite.create({ extensions: { unaccent, pg_trgm } });
    const db = drizzle({ client });
    const rows = async (query: string) => (await db.execute(sql.raw(query))).rows;
    const migrateTo = (migrationsFolder: string) =>
      migrate(db, { migrationsFolder, migrationsSchema: "public" });
    await migrateTo(former);
    await rows(`insert into synonyms (word, term, title, title_fr, weight) values
      ('йога', 'yoga', 'Yoga', 'Yoga', 0.8), ('иога', 'yoga', 'Yoga', 'Yoga', 0.5),
      ('йога' || U&'\\200B', 'yoga', 'Yoga', 'Yoga', 0.8), ('йога', 'calm', 'Calm', 'Calme', 0.4)`);
    await rows("insert into albums (id, name, name_fr, slug, slug_fr) values (1, 'A', 'A', 'a', 'a')");
    await rows(`insert into tracks (id, album_id, name, slug, duration_seconds, mp3_file)
      values (1, 1, 'Тёплый дождь', 'dozhd', 90, 'un.mp3')`);
    await migrateTo(NEWEST_MIGRATIONS);
    expect(await rows("select id, word, term, weight from synonyms order by term")).toEqual([
      { id: 4, word: "иога", term: "calm", weight: 0.4 },
      { id: 3, word: "иога", term: "yoga", weight: 0.8 },
    ]);
    expect(
      await rows("select id from tracks where words_sx @@ phraseto_tsquery('public.sx', 'теплыи дождь')"),
    ).toEqual([{ id: 1 }]);
    await rows("set enable_seqscan = off");
    expect(
      await rows("select id from tracks where public.fold(name) operator(public.%) 'теплыи дождь'"),
    ).toEqual([{ id: 1 }]);
    await client.close();
    await rm(former, { recursive: true });
  },
  SLOW,
);
