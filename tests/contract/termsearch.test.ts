import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEMPO_BIN, termsearchEndpoint } from "#/contract/search.ts";
import type { Continent } from "#/contract/taxonomy.ts";
import type { Track } from "#/contract/track.ts";
import { trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { readCollection } from "./read-collection.ts";

const PATH = "/api/front/termsearch";

let api: TestApi;
/** The whole catalogue, as plain things to be filtered in JavaScript. */
let catalogue: Plain[];
/** Taxonomy of each term. */
let taxonomyOf: Map<string, string>;

interface Plain {
  id: number;
  terms: string[];
  writers: string[];
  territory: string | undefined;
  bpm: number | null;
  seconds: number;
  tonality: string | null;
  kinds: Set<string>;
}

interface Asked {
  terms: string[];
  not: string[];
  writers: string[];
  territory: string[];
  tonality: string[];
  version: string[];
  tempo: [number, number] | null;
  seconds: [number, number] | null;
}

const NOTHING: Asked = {
  terms: [],
  not: [],
  writers: [],
  territory: [],
  tonality: [],
  version: [],
  tempo: null,
  seconds: null,
};

beforeAll(async () => {
  api = await apiForTests();
  const read = async (page: number): Promise<Track[]> => {
    const found = await readCollection(api, `/api/tracks?itemsPerPage=100&page=${page}`);
    const members = found["hydra:member"] as unknown as Track[];
    return members.length === 0 ? [] : [...members, ...(await read(page + 1))];
  };
  const tracks = await read(1);
  const continents = await readCollection(api, "/api/track_continents");
  const codes = new Map(
    (continents["hydra:member"] as unknown as Continent[])
      .flatMap(({ country }) => country)
      .map(({ id, code }) => [`/api/track_territories/${id}`, code]),
  );
  const versions = await api.db.select().from(trackVersions).where(eq(trackVersions.isEnable, true));
  const kinds = Map.groupBy(versions, ({ trackId }) => trackId);
  taxonomyOf = new Map(tracks.flatMap((track) => track.terms.map((term) => [term.slug, term.taxonomy])));
  catalogue = tracks.map((track) => ({
    id: Number(track.id),
    terms: track.terms.map(({ slug }) => slug),
    writers: track.writer.map(({ slug }) => slug),
    territory: codes.get(track.territory ?? ""),
    bpm: track.bpm,
    seconds: track.durationSeconds ?? 0,
    tonality: track.tonality,
    kinds: new Set(kinds.get(Number(track.id))?.map(({ kind }) => kind)),
  }));
});
afterAll(() => api.close());

const shares = (wanted: readonly string[], carried: Iterable<string>) =>
  wanted.length === 0 || [...carried].some((one) => wanted.includes(one));
const within = (range: [number, number] | null, value: number | null) =>
  range === null || (value !== null && value >= range[0] && value <= range[1]);

/** The tracks that a choice leaves, by plain filtering. */
function leftBy({ terms, not, writers, territory, tonality, version, tempo, seconds }: Asked): Plain[] {
  const groups = [...Map.groupBy(terms, (slug) => taxonomyOf.get(slug)).values()];
  return catalogue.filter(
    (track) =>
      groups.every((group) => shares(group, track.terms)) &&
      !track.terms.some((slug) => not.includes(slug)) &&
      shares(writers, track.writers) &&
      shares(territory, track.territory ? [track.territory] : []) &&
      shares(tonality, track.tonality ? [track.tonality] : []) &&
      shares(version, track.kinds) &&
      within(tempo, track.bpm) &&
      within(seconds, track.seconds),
  );
}

const tally = <Key extends string | number>(keys: Iterable<Key>) => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/**
 * Returns the count of each term by plain filtering. It ignores the terms chosen in the same taxonomy, and the exclusion
 * of the term itself.
 */
function termCounts(asked: Asked): Map<string, number> {
  const counted = [...taxonomyOf].map(([slug, taxonomy]): [string, number] => {
    const terms = asked.terms.filter((other) => taxonomyOf.get(other) !== taxonomy);
    const not = asked.not.filter((other) => other !== slug);
    return [slug, leftBy({ ...asked, terms, not }).filter((track) => track.terms.includes(slug)).length];
  });
  return new Map(counted.filter(([, count]) => count > 0));
}

function addressOf(asked: Asked, more = ""): string {
  const query = new URLSearchParams();
  for (const name of ["terms", "not", "writers", "territory", "tonality", "version"] as const) {
    for (const value of asked[name]) query.append(`${name}[]`, value);
  }
  for (const [name, range] of [
    ["bpm", asked.tempo],
    ["durationSeconds", asked.seconds],
  ] as const) {
    if (!range) continue;
    query.append(`${name}[gte]`, String(range[0]));
    query.append(`${name}[lte]`, String(range[1]));
  }
  return `${PATH}?${query}${more}`;
}

async function read(address: string) {
  const response = await api.fetch(address);
  expect(response.status).toBe(200);
  return termsearchEndpoint.answer.parse(await response.json());
}
const idsOf = (answer: Awaited<ReturnType<typeof read>>) => answer["hydra:member"].map(({ id }) => id);

/** Choices that a person could make: values are taken from one track or another, so that some results are left. */
function choices(): fc.Arbitrary<Asked> {
  const track = fc.constantFrom(...catalogue);
  const some = (valuesOf: (one: Plain) => readonly string[], most: number) =>
    fc
      .array(
        track.chain((one) => (valuesOf(one)[0] ? fc.constantFrom(...valuesOf(one)) : fc.constant("none"))),
        { maxLength: most },
      )
      .map((values) => [...new Set(values)].filter((value) => value !== "none"));
  const range = (figureOf: (one: Plain) => number) =>
    fc.option(
      fc
        .tuple(track, track)
        .map(([one, other]): [number, number] => [
          Math.min(figureOf(one), figureOf(other)),
          Math.max(figureOf(one), figureOf(other)),
        ]),
      { freq: 2 },
    );
  return fc.record({
    terms: some((one) => one.terms, 3),
    not: some((one) => one.terms, 2),
    writers: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: some((one) => one.writers, 2) },
    ),
    territory: fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: some((one) => (one.territory ? [one.territory] : []), 3) },
    ),
    tonality: fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: some((one) => (one.tonality ? [one.tonality] : []), 4) },
    ),
    version: fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: some((one) => [...one.kinds], 2) },
    ),
    tempo: range((one) => one.bpm ?? 100),
    seconds: range((one) => one.seconds),
  });
}

test("any choice gives the tracks, the order, the total and the counts that plain filtering gives", async () => {
  expect(catalogue.length).toBeGreaterThan(100);
  await fc.assert(
    fc.asyncProperty(choices(), async (asked) => {
      const answer = await read(addressOf(asked, "&itemsPerPage=100"));
      const left = leftBy(asked);
      expect(answer["hydra:totalItems"]).toBe(left.length);
      // The whole catalogue was read in the order that is the default here too.
      expect(idsOf(answer)).toEqual(left.slice(0, 100).map(({ id }) => id));
      expect(new Map(answer.availableTerms.map(({ slug, count }) => [slug, count]))).toEqual(
        termCounts(asked),
      );
      const { territories, tonalities, versions, tempo } = answer.facets;
      expect(new Map(territories?.map(({ code, count }) => [code, count]))).toEqual(
        tally(leftBy({ ...asked, territory: [] }).flatMap(({ territory }) => territory ?? [])),
      );
      expect(new Map(tonalities?.map(({ tonality, count }) => [tonality, count]))).toEqual(
        tally(leftBy({ ...asked, tonality: [] }).flatMap(({ tonality }) => tonality ?? [])),
      );
      expect(new Map(versions?.map(({ kind, count }) => [kind, count]))).toEqual(
        tally(leftBy({ ...asked, version: [] }).flatMap(({ kinds }) => [...kinds])),
      );
      expect(new Map(tempo?.map(({ from: bin, count }) => [bin, count]))).toEqual(
        tally(
          leftBy({ ...asked, tempo: null }).flatMap(({ bpm }) =>
            bpm === null ? [] : Math.floor(bpm / TEMPO_BIN) * TEMPO_BIN,
          ),
        ),
      );
      expect(new Map(answer.facets.writers.map(({ slug, count }) => [slug, count]))).toEqual(
        tally(leftBy({ ...asked, writers: [] }).flatMap(({ writers }) => writers)),
      );
    }),
    { numRuns: 40 },
  );
}, 120_000);

test("walking the pages gives every track of a choice once, in any order asked for", async () => {
  const asked = { ...NOTHING, terms: ["roots"] };
  const walked: (number | string)[] = [];
  let next: string | undefined = addressOf(asked, "&order[bpm]=desc&itemsPerPage=40");
  while (next) {
    const answer = await read(next);
    walked.push(...idsOf(answer));
    next = answer["hydra:view"]?.["hydra:next"];
  }
  const left = leftBy(asked);
  expect(walked.toSorted((a, b) => Number(a) - Number(b))).toEqual(
    left.map(({ id }) => id).toSorted((a, b) => a - b),
  );
  const bpms = walked.map((id) => catalogue.find((track) => track.id === id)?.bpm ?? 0);
  expect(bpms).toEqual(bpms.toSorted((a, b) => b - a));
});

describe("the parameters", () => {
  test("a search without choices gives the whole catalogue", async () => {
    const answer = await read(PATH);
    expect(answer["hydra:totalItems"]).toBe(catalogue.length);
    expect(answer.ignoredTerms).toEqual([]);
  });

  test("unknown terms are ignored and reported", async () => {
    const answer = await read(addressOf({ ...NOTHING, terms: ["calm", "xyz"], not: ["nobody", "xyz"] }));
    expect(answer.ignoredTerms).toEqual(["xyz", "nobody"]);
    expect(answer["hydra:totalItems"]).toBe(leftBy({ ...NOTHING, terms: ["calm"] }).length);
  });

  test("a term that is both wanted and excluded gives no results", async () => {
    const answer = await read(addressOf({ ...NOTHING, terms: ["calm"], not: ["calm"] }));
    expect(answer["hydra:totalItems"]).toBe(0);
  });

  test("every track counts as its own full version, and an unknown kind gives no results", async () => {
    const whole = await read(addressOf({ ...NOTHING, version: ["full", "60"] }));
    expect(whole["hydra:totalItems"]).toBe(catalogue.length);
    expect((await read(addressOf({ ...NOTHING, version: ["90"] })))["hydra:totalItems"]).toBe(0);
  });

  test("bounds that are no numbers, orders that do not exist and unknown parameters are ignored", async () => {
    const answer = await read(`${PATH}?bpm[gte]=fast&durationSeconds[lte]=&order[love]=asc&nothing=1`);
    expect(answer["hydra:totalItems"]).toBe(catalogue.length);
  });

  test.each(["terms", "not"] as const)(
    "more than twenty %s are refused by name, the same one twice is one",
    async (name) => {
      // Contract §5.
      const slugs = Array.from({ length: 20 }, (_, index) => `term-${index}`);
      await read(addressOf({ ...NOTHING, [name]: [...slugs, "term-0"] }));
      const refused = await api.fetch(addressOf({ ...NOTHING, [name]: [...slugs, "one-more"] }));
      expect(refused.status).toBe(422);
      const { violations } = (await refused.json()) as { violations: { propertyPath: string }[] };
      expect(violations.map(({ propertyPath }) => propertyPath)).toEqual([name]);
    },
  );

  test("an invalid page number is refused, a page past the end is empty", async () => {
    expect((await api.fetch(`${PATH}?page=0`)).status).toBe(400);
    expect((await api.fetch(`${PATH}?itemsPerPage=-1`)).status).toBe(400);
    const past = await read(`${PATH}?page=9999`);
    expect([idsOf(past), past["hydra:totalItems"]]).toEqual([[], catalogue.length]);
  });

  test("the answer is the same for everyone, with or without a token", async () => {
    const signed = await api.fetch(`${PATH}?terms[]=calm`, { headers: { Authorization: "Bearer nonsense" } });
    expect(signed.status).toBe(200);
    expect(signed.headers.get("Cache-Control")).toContain("public");
  });
});
