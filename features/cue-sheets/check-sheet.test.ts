import { expect, test } from "vitest";
import { type Cue, cueSchema, type Programme, programmeSchema } from "#/contract/cue-sheet.ts";
import { checkSheet } from "./check-sheet.ts";
import { lengthOf, totalsOf } from "./cues/cue-length.ts";

const programme = programmeSchema.parse({
  title: "Mékong",
  channel: "Arte",
  broadcastDate: "2026-11-30",
  producer: "Bo Travail",
  duration: 90_000,
});
const cue = (changes: Partial<Cue> = {}): Cue => ({
  ...cueSchema.parse({
    id: "a",
    title: "Delta sans fin",
    writers: [{ name: "Awa Sangaré", share: 100, ipi: "00123456789" }],
    publishers: [{ name: "Éditions Sillon", share: 100 }],
    label: "Sillon",
    reference: "SIL 201-03",
    start: 0,
    end: 250,
  }),
  ...changes,
});
const found = (about: Partial<Programme>, ...cues: Partial<Cue>[]) =>
  checkSheet({ ...programme, ...about }, cues.map(cue)).map(
    ({ level, field, code }) => `${level} ${field} ${code}`,
  );

test("a complete sheet has nothing to put right", () => {
  expect(found({}, {})).toEqual([]);
});

test.each<[Partial<Programme>, Partial<Cue>, string]>([
  [{ title: " " }, {}, "error title missing"],
  [{ channel: "" }, {}, "error channel missing"],
  [{ producer: "" }, {}, "error producer missing"],
  [{ broadcastDate: "" }, {}, "error broadcastDate missing"],
  [{ broadcastDate: "2026-02-30" }, {}, "error broadcastDate noDate"],
  [{ broadcastDate: "30/11/2026" }, {}, "error broadcastDate noDate"],
  [{ duration: null }, {}, "advice duration missing"],
  [{ duration: 100 }, {}, "error duration beyondEnd"],
  [{}, { title: "" }, "error title missing"],
  [{}, { writers: [] }, "error writers noWriter"],
  [{}, { publishers: [] }, "advice publishers missing"],
  [{}, { reference: "" }, "error reference missing"],
  [{}, { label: "" }, "advice label missing"],
  [{}, { isrc: "FR-Z03-14-0012" }, "error isrc isrc"],
  [{}, { iswc: "T-1" }, "error iswc iswc"],
  [{}, { start: 10, end: 10 }, "error end backwards"],
  [{}, { start: null, end: null }, "error duration noLength"],
])("%j and %j: %s", (about, change, expected) => {
  expect(found(about, change)).toEqual([expected]);
});

test.each([
  [[60, 40], []],
  [[33.33, 33.33, 33.33], []],
  [[null, null], []],
  [[60, null], ["error writers shares"]],
  [[60, 50], ["error writers shares"]],
])("writers' shares %j", (shares, expected) => {
  const writers = shares.map((share) => ({
    name: "A",
    role: "C" as const,
    society: "",
    ipi: "123456789",
    share,
  }));
  expect(found({}, { writers })).toEqual(expected);
});

test("codes are taken with or without their signs", () => {
  expect(found({}, { isrc: "fr-z03-14-00123", iswc: "T-034.524.680-1" })).toEqual([]);
});

test("a sheet without music says so, and the same place twice is asked about", () => {
  expect(found({})).toEqual(["error cues noCue"]);
  expect(found({}, { id: "a" }, { id: "b" })).toEqual(["advice start sameTwice"]);
});

test("lengths come from places before durations, and add up by work", () => {
  expect(lengthOf(cue({ duration: 9 }))).toBe(250);
  expect(lengthOf(cue({ start: null, duration: 9 }))).toBe(9);
  const cues = [
    cue(),
    cue({ start: 500, end: 600 }),
    cue({ reference: "", title: "Other", start: null, end: null }),
  ];
  expect(totalsOf(cues)).toEqual({
    works: [
      { key: "sil 201-03", title: "Delta sans fin", uses: 2, frames: 350 },
      { key: "other", title: "Other", uses: 1, frames: 0 },
    ],
    frames: 350,
  });
});
