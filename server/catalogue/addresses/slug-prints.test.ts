import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SlugKind } from "#/server/platform/edge/pages/missing-paths.ts";
import { createSlugIndex, type SlugIndex } from "#/server/platform/edge/pages/slug-index.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { slugPrints } from "./slug-prints.ts";

let api: TestApi;
let book: SlugIndex;

beforeAll(async () => {
  api = await apiForTests("demo");
  const prints = await slugPrints(api.db);
  book = createSlugIndex(async () => prints, {
    report(error) {
      throw error;
    },
  });
  book.mayBe("", []);
});
afterAll(() => api.close());

test.each<[SlugKind, string, string[]]>([
  ["albums", "albums", ["slug", "slug_fr"]],
  ["tracks", "tracks", ["slug"]],
  ["writers", "writers", ["slug", "slug_en"]],
  ["placements", "placements", ["slug", "slug_en"]],
  ["pages", "cms_pages", ["slug", "slug_en"]],
])("the slug book contains every slug of %s, and no other", async (kind, table, columns) => {
  for (const column of columns) {
    const { rows } = await api.db.execute<{ slug: string }>(
      sql`select ${sql.identifier(column)} as slug from ${sql.identifier(table)}`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { slug } of rows) {
      expect(book.mayBe(slug, [kind])).toBe(true);
      expect(book.mayBe(`${slug}-none`, [kind])).toBe(false);
    }
  }
});
