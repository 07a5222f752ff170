import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { searchBySql } from "#/server/search/sql/search-by-sql.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { refreshTrack } from "../refresh.ts";
import { runBrief } from "../run-brief.ts";
import { SearchModel } from "./search-model.ts";

const BRIEFS = 200;

let api: TestApi;
let model: SearchModel;

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
  await model.refresh();
  // Some tracks change after the full reading, so that a brief searches several segments.
  const listed = await api.db.select({ id: tracks.id }).from(tracks).orderBy(tracks.id);
  for (const [at, { id }] of listed.entries()) {
    if (at % 7 !== 0) continue;
    await api.db
      .update(tracks)
      .set({ popularity: (at * 5) % 40, bpm: at % 14 === 0 ? null : 60 + at, isEnable: at % 21 !== 0 })
      .where(eq(tracks.id, id));
    await refreshTrack(api.db, id);
  }
  await model.refresh();
}, 120_000);
afterAll(async () => {
  await model.close();
  await api.close();
});

/** Parts of briefs of every kind, as people write them. */
const part = fc.constantFrom(
  "tendu",
  "calme",
  "attente",
  "désert",
  "la mer",
  "sad",
  "strings",
  "piano ou guitare",
  "kora",
  "Mali",
  "africain",
  "60 s",
  "violon de 60 s et piano de 30 s",
  "kora 20 s ou fanfare triste 2 min",
  "deux minutes",
  "around 100 bpm",
  "moins de 80 bpm",
  "90-110 bpm",
  "lent",
  "underscore",
  "sous-voix",
  "sans voix",
  "sting",
  "en ré mineur",
  "minor",
  "sans percussions",
  "no drums",
  "pas triste",
  "-piano",
  "+violon",
  "~jazz",
  "-(string section)",
  '"petites horloges"',
  "Awa Sangaré",
  "Delta sans fin",
  "SIL 201",
  "sil 201/3",
  "-SIL 198-01",
  "Poussière rouge",
  "pirogue",
  "Ségou",
  "tensoin",
  "xyzzy",
  "documentaire",
  "cambriolage",
  "dead of winter",
  "Nuit sans vent",
);

const filter = fc.constantFrom(
  "",
  "",
  "",
  "terms[]=calm",
  "not[]=piano",
  "bpm[gte]=90",
  "version[]=60",
  "order[bpm]=desc",
  "order[name]=asc",
  "territory[]=ML&territory[]=FR",
);

test("random briefs give the same by the model as by plain SQL: ids, order, scores, strengths, numbers, facets", async () => {
  let some = 0;
  let many = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      filter,
      fc.nat(25),
      fc.constantFrom("fr", "en"),
      async (parts, query, offset, locale) => {
        const search = parts.join(", ");
        const url = new URL(`http://site/?search=${encodeURIComponent(search)}&${query}`);
        const read: Record<string, string | string[]> = { search, locale };
        for (const key of url.searchParams.keys())
          if (key.endsWith("[]")) read[key] = url.searchParams.getAll(key);
        const run = async (deps: ReturnType<typeof searchBySql>) => {
          const found = await runBrief(deps, {
            query: read as never,
            url,
            paging: { page: 1, size: 20, offset },
          });
          const members = found.members.map(({ id, score, fits, fitting }) => [id, score, fits, fitting?.id]);
          return { ...found, members };
        };
        const plain = await run(searchBySql(api.db));
        expect(await run(model.deps())).toEqual(plain);
        if (plain.total > 0) some += 1;
        if (plain.members.length === 20) many += 1;
      },
    ),
    { numRuns: BRIEFS },
  );
  expect(some).toBeGreaterThan(BRIEFS * 0.7);
  expect(many).toBeGreaterThan(BRIEFS * 0.2);
}, 600_000);

test("each of two demands finds its own tracks, and shows their version of its own length", async () => {
  for (const deps of [searchBySql(api.db), model.deps()]) {
    const { concepts, members, whole } = await runBrief(deps, {
      query: { search: "violon de 60 s et accordéon de 30 s", locale: "fr" } as never,
      url: new URL("http://site/"),
      paging: { page: 1, size: 100, offset: 0 },
    });
    expect(concepts.map(({ title }) => title)).toEqual(["Violin", "\u2248 60 s", "Accordion", "\u2248 30 s"]);
    const own = (track: (typeof members)[number]) => new Set(track.terms.map(({ slug }) => slug));
    const [violins, accordions] = [
      members.filter((track) => own(track).has("violin")),
      members.filter((track) => own(track).has("accordion") && !own(track).has("violin")),
    ];
    const met = (tracks: typeof members) =>
      tracks.filter(({ fits }) => fits.every((fit) => fit === null || fit === 1));
    for (const [tracks, from, seconds] of [
      [violins, 0, 60],
      [accordions, 2, 30],
    ] as const) {
      expect(met(tracks).length).toBeGreaterThan(0);
      for (const { fits, fitting } of met(tracks)) {
        expect(fits.map((fit) => fit !== null)).toEqual([0, 0, 2, 2].map((group) => group === from));
        expect(Math.abs((fitting?.durationSeconds ?? 0) - seconds)).toBeLessThan(10);
      }
    }
    expect(whole).toBe(met(violins).length + met(accordions).length);
  }
});

test("names are in the order of the database, punctuation included", async () => {
  const search = "Nuit sans vent, tendu";
  const url = new URL(`http://site/?search=${encodeURIComponent(search)}&order[name]=asc`);
  for (const deps of [searchBySql(api.db), model.deps()]) {
    const { members } = await runBrief(deps, {
      query: { search, locale: "fr" } as never,
      url,
      paging: { page: 1, size: 100, offset: 0 },
    });
    const names = members.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith("Quai"))).toEqual([
      "Quai numéro neuf",
      "Quai, minuit et demi",
    ]);
  }
});

test("a brief of exclusions alone finds all other tracks", async () => {
  const url = new URL("http://site/?search=sans piano");
  const found = await runBrief(model.deps(), {
    query: { search: "sans piano" } as never,
    url,
    paging: { page: 1, size: 100, offset: 0 },
  });
  const { rows } = await api.db.execute<{ count: number }>(sql`select count(*)::int as count from tracks
    where is_enable and not term_ids && (select array_agg(id) from terms where slug = 'piano')`);
  expect(found.concepts).toEqual([expect.objectContaining({ mode: "excluded", kind: "term" })]);
  expect(found.total).toBeGreaterThan(50);
  expect(found.total).toBeLessThanOrEqual(rows[0]?.count ?? 0);
  for (const { terms } of found.members) expect(terms.map(({ slug }) => slug)).not.toContain("piano");
});

/** A title as people remember it: without accents and punctuation. */
const words = (title: string) =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ");

test("a complete title ranks first even if it contains a negation; a minus sign excludes it", async () => {
  for (const deps of [searchBySql(api.db), model.deps()])
    for (const [search, isFirst] of [
      ["Nuit sans vent", true],
      ["gobi, sans repère", true],
      ["gobi sans repere", true],
      ["nuit -vent", false],
    ] as const) {
      const found = await runBrief(deps, {
        query: { search, locale: "fr" } as never,
        url: new URL("http://site/"),
        paging: { page: 1, size: 20, offset: 0 },
      });
      const [first] = found.members.map(({ name }) => name);
      const isTyped = first !== undefined && words(first) === words(search);
      expect([search, isTyped]).toEqual([search, isFirst]);
    }
});

test("a typed title that the brief excludes meets none of its concepts", async () => {
  const search = "Nuit sans piano";
  const { id = 0 } = (await api.db.select().from(tracks).where(eq(tracks.name, "Nuit sans vent")))[0] ?? {};
  await api.db.update(tracks).set({ name: search }).where(eq(tracks.id, id));
  await api.db.execute(
    sql`insert into track_terms (track_id, term_id, position) select ${id}, id, 99 from terms where slug = 'piano'`,
  );
  await refreshTrack(api.db, id);
  await model.refresh();
  for (const deps of [searchBySql(api.db), model.deps()]) {
    const { concepts, members } = await runBrief(deps, {
      query: { search, locale: "fr" } as never,
      url: new URL("http://site/"),
      paging: { page: 1, size: 100, offset: 0 },
    });
    expect(concepts.map(({ mode }) => mode)).toEqual(["wanted", "excluded"]);
    expect(members[0]?.name).toBe(search);
    expect(members[0]?.fits[0]).toBeLessThan(1);
    expect(members.map(({ fits }) => fits[0])).toContain(1);
  }
});

test("phrases are found by the order of their words, also in changed tracks", async () => {
  const [{ id } = { id: 0 }] = await api.db.select().from(tracks).where(eq(tracks.isEnable, true)).limit(1);
  await api.db.update(tracks).set({ name: "月光の海 Petites pendules" }).where(eq(tracks.id, id));
  await refreshTrack(api.db, id);
  await model.refresh();
  for (const [search, isFound] of [
    ["月光", true],
    ["月光の海", true],
    // The same characters in another order.
    ["光月", false],
    ["月光宝", false],
    ["鹿鼎記", false],
    ['"petites pendules"', true],
    // Matches in the dictionary of one language.
    ['"petite pendule"', true],
    ['"pendules petites"', false],
    ['"petites xyzzy"', false],
  ] as const) {
    const found = await Promise.all(
      [searchBySql(api.db), model.deps()].map((deps) =>
        runBrief(deps, {
          query: { search, locale: "fr" } as never,
          url: new URL("http://site/"),
          paging: { page: 1, size: 100, offset: 0 },
        }),
      ),
    );
    const [plain, modelled] = found.map(({ members, ...rest }) => ({
      ...rest,
      members: members.map((one) => [one.id, one.score, one.fits]),
    }));
    expect(modelled).toEqual(plain);
    expect([search, modelled?.members.some(([found]) => found === id)]).toEqual([search, isFound]);
  }
});

test("a track of unknown length meets no length", async () => {
  const [{ id } = { id: 0 }] = await api.db.select().from(tracks).where(eq(tracks.isEnable, true)).limit(1);
  await api.db.update(tracks).set({ durationSeconds: 0 }).where(eq(tracks.id, id));
  await api.db.delete(trackVersions).where(eq(trackVersions.trackId, id));
  await refreshTrack(api.db, id);
  await model.refresh();
  for (const deps of [searchBySql(api.db), model.deps()]) {
    const { members } = await runBrief(deps, {
      query: { search: "moins de 90 s", locale: "fr" } as never,
      url: new URL("http://site/"),
      paging: { page: 1, size: 1000, offset: 0 },
    });
    expect(members.length).toBeGreaterThan(0);
    expect(members.map((track) => track.id)).not.toContain(id);
  }
});

test("an edit named after its seconds has that length, however long its last note sounds", async () => {
  const [edit] = await api.db
    .select({ id: trackVersions.id, trackId: trackVersions.trackId, title: tracks.name })
    .from(trackVersions)
    .innerJoin(tracks, eq(tracks.id, trackVersions.trackId))
    .where(and(eq(trackVersions.kind, "30"), eq(tracks.isEnable, true)))
    .limit(1);
  await api.db
    .update(trackVersions)
    .set({ durationSeconds: 37 })
    .where(eq(trackVersions.id, edit?.id ?? 0));
  await refreshTrack(api.db, edit?.trackId ?? 0);
  await model.refresh();
  for (const deps of [searchBySql(api.db), model.deps()]) {
    const { members } = await runBrief(deps, {
      query: { search: `${edit?.title} 30s`, locale: "fr" } as never,
      url: new URL("http://site/"),
      paging: { page: 1, size: 5, offset: 0 },
    });
    const [first] = members;
    expect([first?.name, first?.fitting?.kind, first?.fits.at(-1)]).toEqual([edit?.title, "30", 1]);
  }
});
