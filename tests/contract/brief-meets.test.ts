import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BriefTrack, briefSearchEndpoint } from "#/contract/brief.ts";
import { fold } from "#/contract/fold.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { DRUMS_OF_DEMO } from "#/tests/support/drums-of-demo.ts";

/** A version of a track as the database keeps it; the whole track is one. */
interface StoredVersion {
  kind: string;
  seconds: number;
}

/** A track as the database keeps it. */
interface StoredTrack extends Record<string, unknown> {
  id: number;
  bpm: number | null;
  tonality: string | null;
  seconds: number;
  countries: string[];
  terms: string[];
  slugs: string[];
  hasInstruments: boolean;
  versions: (StoredVersion & { id: number })[];
}

/** A part of a brief, and the condition under which a track or version has it. */
interface Part {
  words: string;
  has: (track: StoredTrack, version: StoredVersion) => boolean;
}

let api: TestApi;
let stored: Map<number, StoredTrack>;
beforeAll(async () => {
  api = await apiForTests("demo");
  const { rows } =
    await api.db.execute<StoredTrack>(sql`select tracks.id, bpm, tonality, duration_seconds as seconds,
    (select coalesce(array_agg(name), '{}') from countries, unnest(array[title_fr, title_en]) as name
      where countries.id = tracks.country_id) as countries,
    (select coalesce(array_agg(name), '{}') from terms, unnest(array[title, title_fr]) as name
      where terms.id = any(tracks.term_ids)) as terms,
    (select coalesce(array_agg(slug), '{}') from terms where terms.id = any(tracks.term_ids)) as slugs,
    exists (select 1 from terms join taxonomies on taxonomies.id = terms.taxonomy_id
      where terms.id = any(tracks.term_ids) and taxonomies.slug = 'instruments') as "hasInstruments",
    (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'seconds', duration_seconds)), '[]')
      from track_versions where track_id = tracks.id) as versions from tracks`);
  stored = new Map(rows.map((row) => [row.id, row]));
});
afterAll(() => api.close());

async function search(text: string, locale: string) {
  const query = new URLSearchParams({ search: text, locale, itemsPerPage: "100", facets: "0" });
  const response = await api.fetch(`/api/front/brief_search?${query}`);
  return briefSearchEndpoint.answer.parse(await response.json());
}

const isNamed = (names: readonly string[], words: string) => names.some((name) => fold(name) === fold(words));
const within = (value: number | null, from: number, to: number) =>
  value !== null && value >= from && value <= to;

/** Terms of the demo for music with voices. */
const SUNG = [
  ...["choir-voices", "choral-music", "overtone-polyphony", "table-song", "caucasian-song"],
  ...["griot-repertoire", "hawzi", "hunters-songs"],
];
const isUnsung = ({ hasInstruments, slugs }: StoredTrack) =>
  hasInstruments && !SUNG.some((slug) => slugs.includes(slug));

const isDrumless = ({ hasInstruments, slugs }: StoredTrack) =>
  hasInstruments && !DRUMS_OF_DEMO.some((slug) => slugs.includes(slug));

/** An instrumental version, and any version of a track that nobody sings in, is without voices. */
const KINDS: readonly [words: string, ...kinds: string[]][] = [
  ["sans thème", "underscore"],
  ["no melody", "underscore"],
  ["underscore", "underscore"],
  ["instru", "instrumental"],
  ["stem", "stem"],
  ["virgule", "sting"],
  ["no vocals", "no-vocals", "instrumental"],
];
const KEYS = [
  ["en ré mineur", "D minor"],
  ["in A minor", "A minor"],
] as const;

const figure = fc.oneof(
  fc.tuple(fc.integer({ min: 50, max: 150 }), fc.integer({ min: 1, max: 40 })).map(
    ([from, more]): Part => ({
      words: `${from}-${from + more} bpm`,
      has: ({ bpm }) => within(bpm, from, from + more),
    }),
  ),
  fc.tuple(fc.integer({ min: 5, max: 240 }), fc.integer({ min: 1, max: 60 })).map(
    ([from, more]): Part => ({
      words: `${from}-${from + more} s`,
      has: (_, { seconds }) => within(seconds, from, from + more),
    }),
  ),
  fc.constantFrom(...KEYS).map(
    ([words, key]): Part => ({
      words,
      has: ({ tonality }) => tonality === key,
    }),
  ),
);
const kind = fc.constantFrom(...KINDS).map(
  ([words, ...kinds]): Part => ({
    words,
    has: (track, version) =>
      kinds.includes(version.kind) || (kinds.includes("instrumental") && isUnsung(track)),
  }),
);

/** Expects a row to claim a part of the brief if and only if the stored track or version meets it. */
function expectTrue(part: Part, at: number, { id, fits, fitting, name }: BriefTrack) {
  const track = stored.get(Number(id)) as StoredTrack;
  const version = fitting
    ? (track.versions.find((one) => one.id === fitting.id) as StoredVersion)
    : { kind: "full", seconds: track.seconds };
  expect([part.words, name, fits[at] === 1]).toEqual([part.words, name, part.has(track, version)]);
}

test("all that a row is told to meet its track or that very version has, and all that it has is told: any brief of terms, figures, kinds and countries", async () => {
  const named = (pick: (track: StoredTrack) => string[]) =>
    [...new Set([...stored.values()].flatMap(pick))].filter((name) => !/[(),]/.test(name)).sort();
  const has = { term: 0, near: 0, whole: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...named(({ terms }) => terms)) },
          { weight: 1, arbitrary: fc.constantFrom(...named(({ countries }) => countries)) },
        ),
        { minLength: 1, maxLength: 3 },
      ),
      fc.option(figure, { freq: 1 }),
      fc.option(kind, { freq: 1 }),
      fc.constantFrom("fr", "en"),
      async (names, ...others) => {
        const [measured, version, locale] = others;
        const parts = [
          ...names.map(
            (words): Part => ({
              words,
              has: ({ terms, countries }) => isNamed([...terms, ...countries], words),
            }),
          ),
          ...[measured, version].filter((part) => part !== null),
        ];
        const answer = await search(parts.map(({ words }) => words).join(", "), locale);
        const members = answer["hydra:member"];
        for (const part of parts) {
          const at = answer.concepts.findIndex(({ words }) => part.words.endsWith(words));
          // A name that is read in parts, «Musique de chambre», or as something else, is nothing to compare.
          const concept = answer.concepts[at];
          if (!concept || concept.words.length < part.words.length - 3 || concept.mode !== "wanted") continue;
          if (names.includes(part.words) && !["term", "territory"].includes(concept.kind)) continue;
          for (const row of members) expectTrue(part, at, row);
          has.term += members.filter(({ fits }) => fits[at] === 1).length;
          has.near += members.filter(({ fits }) => within(fits[at] ?? null, 0.6, 0.999)).length;
        }
        const isWhole = members.map(({ fits }) => fits.every((fit) => (fit ?? 1) === 1));
        expect(isWhole.filter(Boolean)).toHaveLength(Math.min(answer.whole, members.length));
        // Titles that were typed come before.
        const isTyped = ({ name, albumDetails: album }: BriefTrack) =>
          names.some((words) => fold(`${name} ${album.name} ${album.nameFr}`).includes(fold(words)));
        const ranked = members.flatMap((row, at) => (isTyped(row) ? [] : isWhole[at]));
        expect(ranked).toEqual(ranked.toSorted((one, other) => Number(other) - Number(one)));
        has.whole += answer.whole;
      },
    ),
    { numRuns: 60 },
  );
  for (const count of Object.values(has)) expect(count).toBeGreaterThan(0);
});

test.each([
  ["documentaire sur la fonte des glaces, calme mais inquiet, piano, sans voix, 60 secondes", "fr"],
  ["calm piano without vocals, 60 seconds", "en"],
] as const)(
  "the 60-second edit of a track that nobody sings in meets «%s», that of a sung one does not",
  async (text, locale) => {
    const { concepts, "hydra:member": members } = await search(text, locale);
    const [kind, length] = ["version", "length"].map((one) =>
      concepts.findIndex((concept) => concept.kind === one),
    ) as [number, number];
    const edits = members.filter(({ fitting }) => fitting?.kind === "60");
    for (const { id, fits } of edits)
      expect([id, fits[kind] === 1]).toEqual([id, isUnsung(stored.get(Number(id)) as StoredTrack)]);
    expect(edits.some(({ fits }) => fits[kind] === 1 && fits[length] === 1)).toBe(true);
  },
);

test.each([
  ["piano tendu, version sans batterie", "fr"],
  ["tense drums, version without drums", "en"],
] as const)(
  "a track without drums meets the drumless version of «%s», a track with drums is not near it",
  async (text, locale) => {
    const { concepts, "hydra:member": members } = await search(text, locale);
    const kind = concepts.findIndex((concept) => concept.kind === "version");
    const told = members.map(({ id, fits }) => ({
      fit: fits[kind],
      track: stored.get(Number(id)) as StoredTrack,
    }));
    const own = told.filter(({ track }) => track.versions.every((version) => version.kind !== "no-drums"));
    for (const { fit, track } of own) expect([track.id, fit]).toEqual([track.id, isDrumless(track) ? 1 : 0]);
    expect(own.some(({ fit }) => fit === 1)).toBe(true);
  },
);

test.each([
  ["accordéon joyeux pour une recette, 90 à 100 bpm", "fr", 90, 100],
  ["happy accordion for a cooking show, 90 to 100 bpm", "en", 90, 100],
  ["calm piano, under 70 bpm", "en", 0, 70],
] as const)(
  "of «%s» all within the tempo that have anything else come first",
  async (text, locale, from, to) => {
    const { concepts, "hydra:member": members } = await search(text, locale);
    const tempo = concepts.findIndex(({ kind }) => kind === "tempo");
    const isWithin = members.map(({ bpm }) => within(bpm, from, to));
    const hasMore = members.map(({ fits }) => fits.some((fit, at) => at !== tempo && fit === 1));
    expect(isWithin).toEqual(members.map(({ fits }) => fits[tempo] === 1));
    const first = isWithin.map((isIn, at) => isIn && hasMore[at]);
    expect(first).toEqual(first.toSorted((one, other) => Number(other) - Number(one)));
    expect(first[0]).toBe(true);
    expect(isWithin).toContain(false);
  },
);

test("an approximate tempo is a wish: a track that meets more of the brief may come before", async () => {
  const { concepts, "hydra:member": members } = await search("calme, piano, vers 100 bpm", "fr");
  const tempo = concepts.findIndex(({ kind }) => kind === "tempo");
  const isNear = members.map(({ fits }) => fits[tempo] === 1);
  expect(isNear).not.toEqual(isNear.toSorted((one, other) => Number(other) - Number(one)));
});

test("if a brief asks for two kinds of version, a row does not claim the second, since it shows one version", async () => {
  const { concepts, whole, "hydra:member": members } = await search("kora, sans thème, stem", "fr");
  expect(concepts.slice(1).map(({ versions }) => versions)).toEqual([["underscore"], ["stem"]]);
  for (const { fits } of members) expect(fits[2]).toBeNull();
  expect(members.some(({ fits: [kora, kind] }) => kora === 1 && kind === 1)).toBe(true);
  expect(whole).toBe(0);
});

test("of two lengths in one brief no row meets both", async () => {
  const { whole, "hydra:member": members } = await search("30 s, 60 s", "fr");
  expect(members.some(({ fits: [first] }) => first === 1)).toBe(true);
  for (const { fits } of members) expect(fits[1]).toBeNull();
  expect(whole).toBe(0);
});

test.each([
  ["60 s sans thème", "fr"],
  ["60 s underscore", "en"],
] as const)("no 60-second edit and no underscore of 1:12 meets all of «%s»", async (text, locale) => {
  const { concepts, "hydra:member": members, whole } = await search(text, locale);
  expect(concepts.map((concept) => concept.kind)).toEqual(["length", "version"]);
  const fits = members.map(({ fitting, fits: [length, isKind] }) => ({
    kind: fitting?.kind,
    seconds: fitting?.durationSeconds ?? 0,
    length,
    isKind,
  }));
  for (const one of fits) {
    expect([one.kind, one.isKind === 1]).toEqual([one.kind, one.kind === "underscore"]);
    expect([one.seconds, one.length === 1]).toEqual([one.seconds, within(one.seconds, 55, 65)]);
  }
  expect(fits.some(({ length = 0 }) => within(length, 0.6, 0.999))).toBe(true);
  expect(whole).toBe(fits.filter(({ length, isKind }) => length === 1 && isKind === 1).length);
});

test.each([
  ["solo piano", "en", "solo-piano"],
  ["piano seul", "fr", "solo-piano"],
] as const)(
  "«%s» is met by the tracks that have its term, and by none that only has a related one",
  async (text, locale, slug) => {
    const { "hydra:member": members } = await search(text, locale);
    const carries = members.map(({ terms }) => terms.some((term) => term.slug === slug));
    expect(members.map(({ fits }) => fits[0] === 1)).toEqual(carries);
    expect(members.some(({ fits: [fit = 0] }) => within(fit, 0.6, 0.999))).toBe(true);
    expect(carries).toContain(true);
    expect(carries).toContain(false);
  },
);

/** Families, with members that the thesaurus gives nearly as much as the first. */
const FAMILIES = [
  ["percussions", "fr", ["congas", "cowbell", "snare-drum", "talking-drum", "frame-drum", "darbuka"]],
  ["brass", "en", ["trumpet", "trombone", "horn", "tuba"]],
  ["anches", "fr", ["oboe", "clarinet"]],
] as const;

test.each(FAMILIES)(
  "«%s» is met by each member of its family, required or wanted",
  async (text, locale, slugs) => {
    const [wanted, required] = [await search(text, locale), await search(`+${text}`, locale)];
    const rows = await api.db.execute<{ id: number; slugs: string[] }>(sql`
    select tracks.id, array_agg(terms.slug) as slugs from tracks join terms on terms.id = any(tracks.term_ids)
    where tracks.is_enable group by tracks.id`);
    const carried = new Map(rows.rows.map((row) => [row.id, row.slugs]));
    for (const slug of slugs) {
      const rows = wanted["hydra:member"].filter(({ id }) => carried.get(Number(id))?.includes(slug));
      expect([slug, rows.map(({ fits }) => fits)]).toEqual([slug, rows.map(() => [1])]);
    }
    const members = [...carried].filter(([, own]) => slugs.some((slug) => own.includes(slug)));
    expect(required["hydra:totalItems"]).toBeGreaterThanOrEqual(members.length);
  },
);

test.each(["désert", "macabre", "église", "guitare saturée"])(
  "a track whose terms only go with «%s» is not told as meeting it",
  async (text) => {
    const {
      concepts: [concept],
      "hydra:member": members,
    } = await search(text, "fr");
    const further = (concept?.leads ?? []).filter(({ weight }) => weight < 0.95).map(({ slug }) => slug);
    const meant = (concept?.leads ?? []).filter(({ weight }) => weight >= 0.95).map(({ slug }) => slug);
    const only = members.filter(({ terms, name }) => {
      const own = terms.map(({ slug }) => slug);
      return (
        further.some((slug) => own.includes(slug)) &&
        !meant.some((slug) => own.includes(slug)) &&
        !fold(name).includes(fold(text))
      );
    });
    expect(only.length).toBeGreaterThan(0);
    expect(only.map(({ fits }) => fits[0] === 1)).not.toContain(true);
  },
);

const PERCUSSION = [...DRUMS_OF_DEMO, "shakers", "cowbell", "calabash", "gongs"];

test.each([
  ["sans batterie", "fr", DRUMS_OF_DEMO, "shakers"],
  ["no drums", "en", DRUMS_OF_DEMO, "shakers"],
  ["-batterie", "fr", DRUMS_OF_DEMO, "shakers"],
  ["sans percussions", "fr", PERCUSSION, "marimba"],
  ["no percussion", "en", PERCUSSION, "marimba"],
] as const)(
  "«%s» excludes every instrument of the family, and no other",
  async (text, locale, family, stays) => {
    const found = (await search(text, locale))["hydra:member"];
    expect(found.length).toBeGreaterThan(40);
    const carried = new Set(found.flatMap(({ terms }) => terms.map(({ slug }) => slug)));
    expect(family.filter((slug) => carried.has(slug))).toEqual([]);
    expect(carried).toContain(stays);
  },
);

test("a wish for drums does not lead to an instrument that only the exclusion of drums includes", async () => {
  const [batterie] = (await search("batterie", "fr")).concepts;
  expect(batterie?.leads.map(({ slug }) => slug)).not.toContain("darbuka");
});

const isOfKind =
  (kind: string): ((version: StoredVersion) => boolean) =>
  (version) =>
    version.kind === kind;
const isOfLength =
  (from: number, to: number): ((version: StoredVersion) => boolean) =>
  ({ seconds }) =>
    within(seconds, from, to);

test.each([
  ["60 s et 1'20", "fr", [isOfLength(55, 65), isOfLength(74, 86)]],
  ["a 1:00 and a 1:20", "en", [isOfLength(55, 65), isOfLength(74, 86)]],
  ["avec une version sans thème et une virgule", "fr", [isOfKind("underscore"), isOfKind("sting")]],
  ["with an underscore and a stem", "en", [isOfKind("underscore"), isOfKind("stem")]],
] as const)("tracks that have both versions of «%s» come first", async (text, locale, wishes) => {
  const { concepts, "hydra:member": members } = await search(text, locale);
  expect(concepts).toHaveLength(2);
  const counts = members.map(({ id }) => {
    const { versions, seconds } = stored.get(Number(id)) as StoredTrack;
    return wishes.filter((has) => [{ kind: "full", seconds }, ...versions].some(has)).length;
  });
  expect(counts[0]).toBe(2);
  expect(counts).toContain(1);
  const both = counts.map((count) => count === 2);
  expect(both).toEqual(both.toSorted((one, other) => Number(other) - Number(one)));
});
