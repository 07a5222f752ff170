import fc from "fast-check";
import { expect, test } from "vitest";
import {
  CUE_ORIGINS,
  CUE_USES,
  type Cue,
  cueSchema,
  programmeSchema,
  WRITER_ROLES,
} from "#/contract/cue-sheet.ts";
import { FRAME_RATES } from "#/contract/frame-rates.ts";
import { csvOf, NoCueSheet, sheetOfCsv, type ValuesByName } from "./sheet-csv.ts";
import { sheetRows } from "./sheet-rows.ts";

const values = {
  use: Object.fromEntries(CUE_USES.map((use) => [use, use])),
  origin: Object.fromEntries(CUE_ORIGINS.map((origin) => [origin, origin])),
  version: {},
} as ValuesByName;
const same = {
  use: (use: Cue["use"]) => use,
  origin: (origin: Cue["origin"]) => origin,
  version: (label: string) => label,
};

/** Text of a cell: anything but the bar that separates entries, without spaces at its ends. */
const text = fc.string({ unit: "grapheme", maxLength: 30 }).map((one) =>
  one
    .normalize("NFC")
    .replace(/[|\0\uFEFF]/g, "")
    .replace(/^['\s]+|\s+$/g, ""),
);
const filled = text.filter((one) => one !== "");
const share = fc.option(fc.integer({ min: 0, max: 100 }));
const party = fc.record({ name: filled, society: filled, ipi: filled, share });
const aCue = fc
  .record({
    title: filled,
    writers: fc.array(
      fc.record({
        name: filled,
        society: filled,
        ipi: filled,
        share,
        role: fc.constantFrom(...WRITER_ROLES),
      }),
      { maxLength: 3 },
    ),
    publishers: fc.array(party, { maxLength: 2 }),
    versionLabel: text,
    label: text,
    reference: text,
    isrc: text,
    iswc: text,
    clip: text,
    note: text,
    origin: fc.constantFrom(...CUE_ORIGINS),
    use: fc.constantFrom(...CUE_USES),
    start: fc.integer({ min: 0, max: 1_000_000 }),
    length: fc.integer({ min: 1, max: 10_000 }),
    sourceIn: fc.option(fc.integer({ min: 0, max: 100_000 })),
  })
  .map(({ start, length, ...rest }) => ({ ...rest, start, end: start + length, duration: null }));
const aSheet = fc.record({
  programme: fc.record({
    title: text,
    channel: text,
    producer: text,
    rate: fc.constantFrom(...FRAME_RATES),
    duration: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  }),
  cues: fc.array(aCue, { maxLength: 5 }),
});

test.each(["fr", "en"] as const)("any sheet written in %s reads back the same", (lang) => {
  fc.assert(
    fc.property(aSheet, (given) => {
      const programme = programmeSchema.parse(given.programme);
      const cues = given.cues.map((cue, index) => cueSchema.parse({ id: `row-${index + 1}`, ...cue }));
      expect(sheetOfCsv(csvOf(sheetRows(programme, cues, same), lang), values)).toEqual({ programme, cues });
    }),
    { numRuns: 300 },
  );
});

test("a name that every table inherits is read as ordinary text", () => {
  const cue = cueSchema.parse({ id: "row-1", title: "A", versionLabel: "__proto__" });
  const csv = csvOf(sheetRows(programmeSchema.parse({}), [cue], same), "en");
  expect(sheetOfCsv(csv, values).cues).toEqual([cue]);
  expect(sheetOfCsv(csv.replace("library", "constructor"), values).cues[0]?.origin).toBe("unknown");
});

test("no cell starts a formula", () => {
  const cue = cueSchema.parse({ id: "a", title: "=HYPERLINK(1)", note: "+1", label: "@x", clip: "-1" });
  const csv = csvOf(sheetRows(programmeSchema.parse({}), [cue], same), "en");
  expect(csv).not.toMatch(/(^|[;"\n])[=+@-]/);
  expect(csv).toContain(";'=HYPERLINK(1);");
});

test.each(["", "a;b\n1;2", '"', "Titre de l’œuvre"])("%j is not a cue sheet", (text) => {
  expect(() => sheetOfCsv(text, values)).toThrow(NoCueSheet);
});
