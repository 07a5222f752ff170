import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fold } from "#/contract/fold.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { runTermSearch } from "#/server/search/run-term-search.ts";
import { searchBySql } from "#/server/search/sql/search-by-sql.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import type { Finder, FoundByWords } from "../finder.ts";
import { refreshTrack } from "../refresh.ts";
import { runSearch } from "../run-search.ts";
import { runSynonymSearch } from "../run-synonym-search.ts";
import { SearchModel } from "./search-model.ts";

/** Number of random searches, different in each run. */
const SEARCHES = process.env.CIRCLE === "all" ? 1_000 : 250;

let api: TestApi;
let model: SearchModel;
let words: string[];
let slugs: string[];
let writerSlugs: string[];

const distinct = async (table: string, column: string) => {
  const { rows } = await api.db.execute<{ value: string }>(
    sql`select distinct ${sql.raw(column)} as value from ${sql.raw(table)} order by 1`,
  );
  return rows.map(({ value }) => value);
};

beforeAll(async () => {
  api = await apiForTests("demo");
  model = new SearchModel({
    db: api.db,
    log: {
      error({ err }) {
        throw err;
      },
    },
  });
  expect(model.state().state).toBe("warming");
  await model.refresh();
  // Some tracks change after the full reading: popularity, title, visibility.
  const listed = await api.db.select({ id: tracks.id }).from(tracks).orderBy(tracks.id);
  for (const [at, { id }] of listed.entries()) {
    if (at % 5 === 0)
      await api.db
        .update(tracks)
        .set({ popularity: (at * 7) % 40 })
        .where(eq(tracks.id, id));
    if (at % 17 === 0) await api.db.update(tracks).set({ isEnable: false }).where(eq(tracks.id, id));
    if (at % 23 === 0)
      await api.db
        .update(tracks)
        .set({ name: `Kora de nuit ${at}` })
        .where(eq(tracks.id, id));
    if (at % 5 === 0 || at % 17 === 0 || at % 23 === 0) await refreshTrack(api.db, id);
  }
  await model.refresh();
  // Fewer change later: one again, one for the first time, one comes back, one goes.
  for (const [at, change] of [
    [0, { name: "Kora de jour", isEnable: true }],
    [1, { name: "Kora de nuit 1" }],
    [17, { isEnable: true }],
    [46, { isEnable: false }],
  ] as const) {
    const id = listed[at]?.id ?? 0;
    await api.db.update(tracks).set(change).where(eq(tracks.id, id));
    await refreshTrack(api.db, id);
  }
  await model.refresh();
  words = await distinct("lexemes", "word");
  slugs = await distinct("terms", "slug");
  writerSlugs = await distinct("writers", "slug");
}, 120_000);
afterAll(async () => {
  await model.close();
  await api.close();
});

const pick = (values: readonly string[]) => fc.nat(values.length - 1).map((at) => values[at] ?? "");

/** Words of the catalogue, whole, cut or misspelt, combined as people could combine them. */
function texts(): fc.Arbitrary<string> {
  const known = fc.nat(words.length - 1).map((at) => words[at] ?? "kora");
  const common = fc.constantFrom(
    "kora",
    "piano",
    "nuit",
    "calme",
    "calm",
    "la",
    "de",
    "strings",
    "eau",
    "editions",
  );
  const misspelt = known.map((word) => (word.length > 4 ? `${word.slice(0, 2)}${word.slice(3)}` : word));
  const phrase = fc.constantFrom(
    '"chasseurs de Ségou"',
    '"string section"',
    '"petites horloges"',
    '"dernière rame"',
    "post-rock",
    "SIL 201",
    "O’Clock",
  );
  const word = fc.oneof(
    { weight: 4, arbitrary: known },
    { weight: 4, arbitrary: common },
    { weight: 2, arbitrary: misspelt },
    { weight: 2, arbitrary: phrase },
  );
  const unit = fc.oneof(
    { weight: 6, arbitrary: word },
    { weight: 1, arbitrary: word.map((one) => `-${one}`) },
    { weight: 1, arbitrary: fc.tuple(word, word).map(([one, other]) => `${one} OR ${other}`) },
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.array(unit, { minLength: 1, maxLength: 3 }).map((units) => units.join(" ")) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("Poussière rouge", "petites", "carte du ciel", "la", "Kora de nuit 0"),
    },
  );
}

function filters(): fc.Arbitrary<string> {
  const some = (name: string, values: () => readonly string[], most: number) =>
    fc.array(pick(values()), { maxLength: most }).map((list) => list.map((value) => [`${name}[]`, value]));
  const rarely = <T>(arbitrary: fc.Arbitrary<T[]>) =>
    fc.oneof({ weight: 9, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary });
  const order = fc.constantFrom("name", "bpm", "durationSeconds", "createdAt", "sortOrder");
  return fc
    .tuple(
      rarely(some("terms", () => [...slugs, "unknown"], 2)),
      rarely(some("writers", () => writerSlugs, 2)),
      rarely(some("tonality", () => ["A minor", "C major", "D minor", "E minor"], 3)),
      rarely(some("territory", () => ["ML", "fr", "US", "JP"], 2)),
      rarely(
        fc.tuple(fc.nat(120), fc.nat(100)).map(([from, width]) => [
          ["bpm[gte]", String(40 + from)],
          ["bpm[lt]", String(40 + from + width)],
        ]),
      ),
      rarely(fc.nat(140).map((least) => [["durationSeconds[gt]", String(least)]])),
      rarely(fc.tuple(order, fc.constantFrom("asc", "desc")).map(([by, way]) => [[`order[${by}]`, way]])),
      rarely(order.map((by) => [[`order[${by}]`, "asc"]])),
    )
    .map((parts) => new URLSearchParams(parts.flat()).toString());
}

const collect = (query: string) => {
  const read: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(query)) {
    if (key.endsWith("[]")) read[key] = [...[read[key] ?? []].flat(), value];
    else read[key] = value;
  }
  return read;
};

test("tracks are presented as by the database alone", async () => {
  const { rows } = await api.db.execute<{ id: number }>(
    sql`select id from tracks where is_enable order by id`,
  );
  const hits = rows.map(({ id }, at) => ({ id, score: at % 2 === 0 ? null : 1 / (at + 1) }));
  const plain = await searchBySql(api.db).readTracks(hits);
  expect(plain.some(({ writer, terms }) => writer.length > 1 && terms.length > 1)).toBe(true);
  expect(JSON.stringify(await model.deps().readTracks(hits))).toBe(JSON.stringify(plain));
});

test("beginnings are completed as by the database alone", async () => {
  const beginnings = new Set(words.flatMap((word) => [1, 2, 3, 4].map((length) => word.slice(0, length))));
  expect(beginnings.size).toBeGreaterThan(1_000);
  for (const beginning of [...beginnings, "été", "Kor", "zzz", ""])
    expect([beginning, await model.deps().complete(beginning)]).toEqual([
      beginning,
      await searchBySql(api.db).complete(beginning),
    ]);
});

test("random searches give the same as plain SQL: ids, order, scores, numbers, facets", async () => {
  const kinds = ["track", "album", "writer", "placement"] as const;
  const found = { some: 0, none: 0 };
  await fc.assert(
    fc.asyncProperty(
      texts(),
      filters(),
      fc.nat(30),
      fc.constantFrom("track", "album"),
      async (text, query, offset, facets) => {
        const url = new URL(`http://site/?search=${encodeURIComponent(text)}&${query}`);
        const requested = {
          pages: kinds.map((kind) => [kind, { size: 20, offset }] as const),
          facets,
        } as const;
        // Compares the results, not the rows that the same function would read for both.
        const run = async (deps: ReturnType<typeof searchBySql>) => {
          const found: FoundByWords[] = [];
          const byWords: Finder["byWords"] = async (...asked) => {
            found.push(await deps.finder.byWords(...asked));
            return found[0] as FoundByWords;
          };
          const { head } = await runSearch(
            { ...deps, finder: { ...deps.finder, byWords } },
            collect(url.search) as never,
            url.searchParams,
            requested,
          );
          return { head, found };
        };
        const plain = await run(searchBySql(api.db));
        expect(await run(model.deps())).toEqual(plain);
        found[plain.head.counts.track > 0 ? "some" : "none"] += 1;
      },
    ),
    { numRuns: SEARCHES * 0.7 },
  );
  expect(found.some).toBeGreaterThan(SEARCHES * 0.1);
  expect(found.none).toBeGreaterThan(0);
}, 300_000);

test("random guided searches give the same as plain SQL", async () => {
  const guided = fc.tuple(
    filters(),
    fc.array(pick(slugs), { maxLength: 2 }),
    fc.array(fc.constantFrom("full", "60", "30", "sting"), { maxLength: 2 }),
    fc.nat(60),
  );
  await fc.assert(
    fc.asyncProperty(guided, async ([query, not, versions, offset]) => {
      const more = [...not.map((slug) => `not[]=${slug}`), ...versions.map((kind) => `version[]=${kind}`)];
      const url = new URL(`http://site/?${[query, ...more].join("&")}`);
      const run = async (deps: ReturnType<typeof searchBySql>) => {
        const paging = { page: 1, size: 20, offset };
        const search = await runTermSearch(deps, {
          query: collect(url.search) as never,
          url,
          paging,
        });
        return { ...search, members: search.members.map(({ id }) => id) };
      };
      expect(await run(model.deps())).toEqual(await run(searchBySql(api.db)));
    }),
    { numRuns: SEARCHES * 0.3 },
  );
}, 300_000);

test("searches by synonyms give the same as plain SQL", async () => {
  const narrowed = ["", "terms[]=tension&bpm[gte]=90", "order[bpm]=asc&not[]=calm", "version[]=60"];
  for (const text of [
    ...["peur", "joy", "cordes", "string section", "pluie", "xyz", "Film noir", "train", "musique"],
    ...["peur, mer, vers 100 bpm", "3 sous-voix tendus, 60 s, sans piano", "joy -strings, Mali"],
  ]) {
    for (const [at, more] of narrowed.entries()) {
      const url = new URL(`http://site/?${more}`);
      const paging = { page: 1, size: 20, offset: at % 2 === 0 ? 0 : 15 };
      const query = { ...collect(url.search), search: text } as never;
      const run = async (deps: ReturnType<typeof searchBySql>) => {
        const search = await runSynonymSearch(deps, { query, url, paging });
        return { ...search, members: search.members.map(({ id, score }) => [id, score]) };
      };
      expect(await run(model.deps())).toEqual(await run(searchBySql(api.db)));
    }
  }
});

test("words are split as by the database alone", async () => {
  await api.db.update(tracks).set({ name: "Lo Fi Is Land" }).where(eq(tracks.id, 2));
  await refreshTrack(api.db, 2);
  await model.refresh();
  const { rows } = await api.db.execute<{ name: string }>(sql`select name from ${tracks}`);
  const pairs = rows.flatMap(({ name }) => {
    const words = fold(name).split(/[^\p{L}\p{N}]+/u);
    return words.slice(1).map((word, at) => `${words[at]}${word}`);
  });
  const asked = ["lofi", "fiis", "island", "xqzwv", "piano", ...pairs];
  const splitWords = await model.deps().splitWords(asked);
  expect(splitWords).toEqual(await searchBySql(api.db).splitWords(asked));
  expect(splitWords.get("lofi")).toEqual(["lo fi"]);
  expect(splitWords.get("island")).toBeUndefined();
  expect(splitWords.size).toBeGreaterThan(50);
});
