import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { withEmptyPostgres } from "#/tests/support/empty-postgres.ts";
import { ownPostgres } from "#/tests/support/own-postgres.ts";
import { DataFolderInUseError } from "./folder-lock.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { openDatabase } from "./open.ts";
import { taxonomies } from "./schema/terms.ts";

const SLOW = 60_000;

test(
  "a folder keeps its data, refuses a second process, and is free once closed",
  async () => {
    const root = mkdtempSync(join(tmpdir(), "sillon-open-"));
    const folder = join(root, "new/database");
    const first = await openDatabase({ folder });
    await first.db.insert(taxonomies).values({ slug: "moods", title: "Moods", titleFr: "Humeurs" });
    await expect(openDatabase({ folder })).rejects.toBeInstanceOf(DataFolderInUseError);
    await first.close();
    const second = await openDatabase({ folder });
    expect(await second.db.select({ slug: taxonomies.slug }).from(taxonomies)).toEqual([{ slug: "moods" }]);
    await second.close();
    expect(existsSync(`${folder}.lock`)).toBe(false);
    rmSync(root, { recursive: true });
  },
  SLOW,
);

test(
  "the embedded database caches at most about 20 MB of its files",
  async () => {
    const { db, close } = await openDatabase();
    const { rows } = await db.execute<{ bytes: number }>(
      sql`select pg_size_bytes(current_setting('shared_buffers'))::int as bytes`,
    );
    expect(rows[0]?.bytes).toBeLessThan(24_000_000);
    await close();
  },
  SLOW,
);

test(
  "a failed opening leaves no lock behind",
  async () => {
    const root = mkdtempSync(join(tmpdir(), "sillon-open-"));
    const folder = join(root, "database");
    writeFileSync(folder, "a file where the folder should be");
    await expect(openDatabase({ folder })).rejects.toThrow();
    expect(existsSync(`${folder}.lock`)).toBe(false);
    rmSync(root, { recursive: true });
  },
  SLOW,
);

const server = ownPostgres();

test.runIf(server)(
  "several processes that start at once migrate a Postgres once",
  () =>
    withEmptyPostgres(server ?? "", async (url) => {
      const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url })));
      const { rows } = (await opened[0]?.db.execute(
        sql`select count(*)::int as n from __drizzle_migrations`,
      )) ?? {
        rows: [],
      };
      expect(rows).toEqual([{ n: journal.entries.length }]);
      await Promise.all(opened.map((database) => database.close()));
    }),
  SLOW,
);

test.runIf(server)("an address where no database answers is an error, not a wait", async () => {
  await expect(openDatabase({ url: "postgres://nobody@127.0.0.1:1/none" })).rejects.toThrow(/ECONNREFUSED/);
});
