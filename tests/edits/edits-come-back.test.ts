import fc from "fast-check";
import { expect, test } from "vitest";
import type { Edit } from "#/features/cue-sheets/edit/edit.ts";
import { readEdit } from "#/features/cue-sheets/edit/read-edit.ts";
import { type FrameRate, nameOfRate } from "#/features/cue-sheets/time/timecode.ts";
import {
  type RangesByName,
  randomEdit,
  rangesByName,
  rangesIn,
  sourcesIn,
  sourcesOf,
  withAllAudible,
} from "./made-edit.ts";
import { writeEdl } from "./write-edl.ts";
import { OTHER, writeFcpxml } from "./write-fcpxml.ts";
import { TIME_FORMATS, writeSession } from "./write-session.ts";
import { writeTable } from "./write-table.ts";
import { writeXmeml } from "./write-xmeml.ts";

/**
 * Random edits are written by the documents of each format, without code of the readers, and must be read as they were
 * made.
 */
const isAll = process.env.CIRCLE === "all";
const CASES = isAll ? 10_000 : 500;
const timeout = (isAll ? 600 : 120) * 1_000;

const read = ({ clips }: Edit): RangesByName =>
  rangesByName(clips.map(({ name, start, end, isOff = false }) => ({ name, start, end, isOff })));

test("xmeml: a written edit is read back, with clips that are off, nested, faded and cut", {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(randomEdit({ depth: 2, fades: true, ways: 8 }), async (edit) => {
      const back = await readEdit(writeXmeml(edit));
      expect(read(back)).toEqual(rangesIn(edit));
      expect(sourcesOf(back.clips)).toEqual(expect.arrayContaining(sourcesIn(edit)));
      expect(back.rate).toEqual(edit.counting);
    }),
    { numRuns: CASES },
  );
});

test("FCPXML: a written edit is read back, with compound clips, angles and connected clips", {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(randomEdit({ depth: 2, fades: false, ways: 24 }), async (edit) => {
      const back = await readEdit(writeFcpxml(edit));
      const { [OTHER]: other, ...ranges } = read(back);
      expect(ranges).toEqual(rangesIn(edit));
      expect(other?.heard ?? []).toEqual([]);
      expect(sourcesOf(back.clips)).toEqual(expect.arrayContaining(sourcesIn(edit)));
      expect(back.rate).toEqual(edit.counting);
    }),
    { numRuns: CASES },
  );
});

test("EDL: a written edit is read back, with dissolves and levels", { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(randomEdit({ depth: 0, fades: true, ways: 2 }), async (edit) => {
      const list = writeEdl(edit);
      const guessed = await readEdit(list);
      // The list does not state its rate, but the rate at which it was written is always possible.
      expect(guessed.rates).toContain(nameOfRate(edit.counting as FrameRate));
      const back = await readEdit(list, edit.counting as FrameRate, true);
      expect(read(back)).toEqual(rangesIn(edit));
      expect(sourcesOf(back.clips)).toEqual(expect.arrayContaining(sourcesIn(edit)));
    }),
    { numRuns: CASES },
  );
});

test("session text: a written edit is read back, in every time format", { timeout }, async () => {
  const cases = fc.record({
    edit: randomEdit({ depth: 0, fades: false, ways: 6 }),
    format: fc.constantFrom(...TIME_FORMATS),
    isOld: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ edit, format, isOld }) => {
      const back = await readEdit(writeSession(edit, format, isOld));
      expect(read(back)).toEqual(rangesIn(edit));
      expect(back.rate).toEqual(edit.counting);
    }),
    { numRuns: CASES },
  );
});

test("table: a written edit is read back, with any delimiter and any form of times", {
  timeout,
}, async () => {
  const cases = fc.record({
    edit: randomEdit({ depth: 0, fades: false, ways: 1 }),
    form: fc.record({
      heads: fc.constantFrom("en" as const, "fr" as const, "de" as const, "es" as const),
      above: fc.constantFrom("" as const, "Musiques du film" as const, "sep=" as const),
      delimiter: fc.constantFrom("," as const, ";" as const, "\t" as const),
      times: fc.constantFrom("code" as const, "clock" as const, "seconds" as const),
      hasEnd: fc.boolean(),
    }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ edit, form }) => {
      const back = await readEdit(writeTable(edit, form), edit.counting as FrameRate, true);
      expect(read(back)).toEqual(rangesIn(withAllAudible(edit)));
    }),
    { numRuns: CASES },
  );
});
