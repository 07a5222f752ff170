import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fold } from "#/contract/fold.ts";
import { freshDatabase } from "#/tests/support/fresh-database.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase("empty");
});
afterAll(() => database.close());

/** Letters and signs of all alphabets, kana, and width variants; without recent additions to Unicode. */
const RANGES = [
  [0x20, 0x1c7f],
  [0x1d00, 0x24ff],
  [0x2c80, 0x30ff],
  [0xa640, 0xa6ff],
  [0xac00, 0xac80],
  [0xf900, 0xfefe],
  [0xff00, 0xffff],
] as const;

test("the database folds as `fold` does, letter by letter and in whole titles", async () => {
  const letters = RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)),
  );
  const titles = [
    "Cœur d’Ægir, Straße",
    "E\u0301te\u0301 a\u0300 Se\u0301ville",
    "ＳＩＬ　２０１",
    "한국".normalize("NFD"),
  ];
  const texts = [...letters, ...titles];
  const { rows } = await database.db.execute<{ folded: string }>(sql`
    select public.fold(one) as folded
    from unnest(${sql.param(texts)}::text[]) with ordinality as given(one, place) order by place`);
  expect(rows).toHaveLength(texts.length);
  const differences = texts.flatMap((one, at) => {
    const { folded } = rows[at] ?? { folded: "" };
    return folded === fold(one) ? [] : [[one.codePointAt(0)?.toString(16), folded, fold(one)]];
  });
  expect(differences).toEqual([]);
});
