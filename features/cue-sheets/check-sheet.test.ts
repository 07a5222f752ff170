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
const party = { name: "Awa Sangaré", society: "", share: 100 };
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
const writer = (changes: object) => ({ ...party, role: "C" as const, ipi: "00123456789", ...changes });
const publisher = (changes: object) => ({ ...party, ipi: "", ...changes });
const found = (about: Partial<Programme>, ...cues: Partial<Cue>[]) =>
  checkSheet({ ...programme, ...about }, cues.map(cue)).map(
    ({ level, field, code }) => `${level} ${field} ${code}`,
  );

test("a complete sheet has no findings", () => {
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
  [{}, { origin: "unknown", reference: "" }, "error origin noOrigin"],
  [{}, { isrc: "FR-Z03-14-0012" }, "error isrc isrc"],
  [{}, { iswc: "T-1" }, "error iswc iswc"],
  [{}, { start: 10, end: 10 }, "error end backwards"],
  [{}, { start: null, end: null }, "error duration noLength"],
  [{ broadcastDate: " " }, {}, "error broadcastDate missing"],
  [{ duration: 249 }, {}, "error duration beyondEnd"],
  [{ broadcastDate: "2026-11-30x" }, {}, "error broadcastDate noDate"],
  [{ broadcastDate: "x2026-11-30" }, {}, "error broadcastDate noDate"],
  [{ broadcastDate: "2026-13-01" }, {}, "error broadcastDate noDate"],
  [{}, { isrc: "FR-Z03-14-00123X" }, "error isrc isrc"],
  [{}, { isrc: "XFR-Z03-14-00123" }, "error isrc isrc"],
  [{}, { iswc: "T-034.524.680-11" }, "error iswc iswc"],
  [{}, { iswc: "XT-034.524.680-1" }, "error iswc iswc"],
  [{}, { start: 10, end: 9 }, "error end backwards"],
  [{}, { start: null, end: null, duration: 0 }, "error duration noLength"],
  [{}, { writers: [writer({ ipi: "" })] }, "advice writers.0.ipi noIpi"],
  [{}, { writers: [writer({ ipi: " " })] }, "advice writers.0.ipi noIpi"],
  [{}, { writers: [writer({ ipi: "12345678" })] }, "error writers.0.ipi ipi"],
  [{}, { writers: [writer({ ipi: "123456789012" })] }, "error writers.0.ipi ipi"],
  [
    {},
    { writers: [writer({ share: 50 }), writer({ name: " ", share: 50 })] },
    "error writers.1.name missing",
  ],
  [{}, { publishers: [publisher({ name: "" })] }, "error publishers.0.name missing"],
  [{}, { publishers: [publisher({ ipi: "x" })] }, "error publishers.0.ipi ipi"],
  [{}, { publishers: [publisher({ share: 99 })] }, "error publishers shares"],
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

test("correct values are not reported", () => {
  expect(found({ duration: 250 }, {})).toEqual([]);
  expect(found({ duration: null }, { start: 0, end: 1e6 })).toEqual(["advice duration missing"]);
  expect(found({}, { publishers: [], origin: "live" })).toEqual([]);
  expect(found({}, { reference: "", label: "", origin: "commissioned" })).toEqual([]);
  expect(found({}, { isrc: " ", iswc: " " })).toEqual([]);
  expect(found({}, { isrc: " FRZ031400123 ", iswc: " T0345246801 " })).toEqual([]);
  expect(found({}, { writers: [writer({ ipi: "00 123.456 789" })] })).toEqual([]);
  expect(found({}, { writers: [writer({ share: 99.5 })] })).toEqual([]);
  expect(found({}, { start: null, end: null, duration: 9 })).toEqual([]);
  expect(found({}, { start: null, end: 0, duration: 9 })).toEqual([]);
  expect(found({}, { start: 5, end: null, duration: 9 })).toEqual([]);
  expect(found({}, { title: " ", origin: "library", reference: " ", label: " " })).toEqual([
    "error title missing",
    "error reference missing",
    "advice label missing",
  ]);
});

test("a writer without a name does not count as one", () => {
  expect(found({}, { writers: [writer({ name: " " })] })).toEqual([
    "error writers noWriter",
    "error writers.0.name missing",
  ]);
});

test("a finding names its cue, and only cues with a known place can coincide", () => {
  const cues = [cue({ id: "a", title: "" }), cue({ id: "b", start: 300, end: 550 })];
  expect(checkSheet({ ...programme, title: "" }, cues)).toEqual([
    { level: "error", field: "title", code: "missing" },
    { level: "error", cue: "a", field: "title", code: "missing" },
  ]);
  const nowhere = { start: null, end: null, duration: 9 };
  expect(found({}, nowhere, nowhere)).toEqual([]);
  expect(found({}, { track: "/api/tracks/1" }, { track: "/api/tracks/2", end: 249 })).toEqual([]);
});

test("codes are accepted with or without their separators", () => {
  expect(found({}, { isrc: "fr-z03-14-00123", iswc: "T-034.524.680-1" })).toEqual([]);
});

test("a sheet without cues is an error", () => {
  expect(found({})).toEqual(["error cues noCue"]);
});

test.each<[Partial<Cue>, string]>([
  [{}, "error start sameTwice"],
  [{ title: "Other" }, "error start sameTwice"],
  [{ version: "/api/track_versions/7" }, "error start sameTwice"],
  [{ end: 251 }, "advice start sameTwice"],
  [{ track: "/api/tracks/2" }, "advice start samePlace"],
])("a second use at the time code of one from 0 to 250 is reported: %j gives %s", (other, expected) => {
  const track = "/api/tracks/1";
  expect(found({}, { track }, { id: "b", track, ...other })).toEqual([expected]);
});

test("lengths come from places before durations, and add up by work", () => {
  expect(lengthOf(cue({ duration: 9 }))).toBe(250);
  expect(lengthOf(cue({ start: null, duration: 9 }))).toBe(9);
  expect(lengthOf(cue({ end: null, duration: 9 }))).toBe(9);
  expect(lengthOf(cue({ start: 5, end: 5, duration: 9 }))).toBeNull();
  expect(lengthOf(cue({ start: null, end: null, duration: 0 }))).toBeNull();
  expect(lengthOf(cue({ start: null, end: null, duration: 1 }))).toBe(1);
  expect(lengthOf(cue({ start: null, end: null, duration: null }))).toBeNull();
  const unnamed = cue({ reference: " ", title: " " });
  expect(
    totalsOf([unnamed, cue({ reference: " ", title: " Delta " }), cue({ track: "/api/tracks/1" })]),
  ).toEqual({
    works: [
      { key: "delta", title: " Delta ", uses: 1, frames: 250 },
      { key: "/api/tracks/1", title: "Delta sans fin", uses: 1, frames: 250 },
    ],
    frames: 500,
  });
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

test("works whose reference is that of an album add up by their titles", () => {
  const ofAlbum = (title: string) => cue({ reference: "QRS 311", title });
  const { works } = totalsOf([ofAlbum("Delta"), ofAlbum("Mira"), ofAlbum("mira "), ofAlbum("Delta")]);
  expect(works.map(({ title, uses }) => [title, uses])).toEqual([
    ["Delta", 2],
    ["Mira", 2],
  ]);
});
