import fc from "fast-check";
import { expect, test } from "vitest";
import { CIRCLE } from "./circle-of-fifths.ts";
import {
  cycled,
  EVERYTHING,
  GUIDED_ORDERS,
  type GuidedState,
  guidedQuery,
  OFFERED_KINDS,
  readGuidedState,
  switched,
  writeGuidedState,
} from "./guided-state.ts";
import { readTempo, SECONDS_SCALE } from "./tempo-scale.ts";

const read = (query: string) => readGuidedState(new URLSearchParams(query));

test("a term and a country of the address are pre-selected", () => {
  expect(read("terms=tension").terms).toEqual(["tension"]);
  expect(guidedQuery(read("terms=tension&territory=ml"))).toEqual({
    "terms[]": ["tension"],
    "territory[]": ["ML"],
    itemsPerPage: "20",
  });
});

test("any state can be written to an address and read back", () => {
  const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/), { maxLength: 6 });
  const states: fc.Arbitrary<GuidedState> = fc
    .record({
      slugs,
      cut: fc.nat(6),
      territory: fc.uniqueArray(fc.stringMatching(/^[A-Z]{2}$/), { maxLength: 3 }),
      tonality: fc.uniqueArray(fc.constantFrom(...CIRCLE.map(({ tonalities }) => tonalities[0])), {
        maxLength: 4,
      }),
      version: fc.subarray([...OFFERED_KINDS]),
      writers: fc.uniqueArray(fc.stringMatching(/^[a-z][a-z-]{0,8}$/), { maxLength: 3 }),
      length: fc.tuple(fc.nat(200), fc.nat(60)),
      bpm: fc.tuple(fc.integer({ min: 40, max: 180 }), fc.nat(60)),
      order: fc.constantFrom(...GUIDED_ORDERS),
      page: fc.integer({ min: 1, max: 99 }),
    })
    .map(({ slugs: all, cut, bpm: [low, width], length: [least, more], ...rest }) => ({
      ...rest,
      terms: all.slice(0, cut),
      not: all.slice(cut),
      tempo: readTempo(`${low}-${low + width}`),
      seconds: readTempo(`${least}-${least + more}`, SECONDS_SCALE),
    }));
  fc.assert(
    fc.property(states, (state) => {
      expect(read(writeGuidedState(state))).toEqual(state);
    }),
  );
  expect(writeGuidedState(EVERYTHING)).toBe("");
});

test("invalid values in an address are ignored", () => {
  expect(read("tonality=H+minor&version=90&bpm=fast&order=love&page=-1&terms=,,")).toEqual(EVERYTHING);
});

test("a term both wanted and excluded in an address is wanted", () => {
  expect(read("terms=calm&not=calm,roots")).toEqual({ ...EVERYTHING, terms: ["calm"], not: ["roots"] });
});

test("any name of a tonality selects its key, which is requested by all its names", () => {
  const state = read("tonality=C%23+major,Db+major,D+minor");
  expect(state.tonality).toEqual(["Db major", "D minor"]);
  expect(guidedQuery(state)).toMatchObject({ "tonality[]": ["Db major", "C# major", "D minor"] });
});

test("a term goes from off to wanted to excluded to off, back on the first page each time", () => {
  const wanted = cycled({ ...EVERYTHING, page: 4 }, "calm");
  expect(wanted).toEqual({ ...EVERYTHING, terms: ["calm"] });
  const excluded = cycled({ ...wanted, page: 2 }, "calm");
  expect(excluded).toEqual({ ...EVERYTHING, not: ["calm"] });
  expect(cycled(excluded, "calm")).toEqual(EVERYTHING);
});

test("at most twenty terms are included at once", () => {
  const many = Array.from({ length: 25 }, (_, index) => `term-${index}`);
  const full = read(`terms=${many.join()}`);
  expect(full.terms).toHaveLength(20);
  expect(cycled(full, "one-more")).toBe(full);
});

test("the other filters switch on and off, back on the first page", () => {
  const chosen = switched({ ...EVERYTHING, page: 4 }, "version", "60");
  expect(chosen).toEqual({ ...EVERYTHING, version: ["60"] });
  expect(switched(chosen, "version", "60")).toEqual(EVERYTHING);
});

test("tempo and order are sent with the API's names", () => {
  expect(guidedQuery(read("bpm=70-112&order=newest&not=voice&page=3"))).toEqual({
    "not[]": ["voice"],
    "bpm[gte]": "70",
    "bpm[lte]": "112",
    "order[createdAt]": "desc",
    page: "3",
    itemsPerPage: "20",
  });
});
