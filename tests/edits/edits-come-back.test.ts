import fc from "fast-check";
import { expect, test } from "vitest";
import type { Edit } from "#/features/cue-sheets/edit/edit.ts";
import { readEdit } from "#/features/cue-sheets/edit/read-edit.ts";
import { type FrameRate, nameOfRate } from "#/features/cue-sheets/time/timecode.ts";
import { allHeard, anEdit, type Heard, heardIn, heardOf, sourcesIn, sourcesOf } from "./made-edit.ts";
import { writeEdl } from "./write-edl.ts";
import { OTHER, writeFcpxml } from "./write-fcpxml.ts";
import { TIME_FORMATS, writeSession } from "./write-session.ts";
import { writeTable } from "./write-table.ts";
import { writeXmeml } from "./write-xmeml.ts";

/** Edits of each format, written by the formats' own documents without a line of the readers. */
const isAll = process.env.CIRCLE === "all";
const CASES = isAll ? 10_000 : 500;
const timeout = (isAll ? 600 : 120) * 1_000;

const read = ({ clips }: Edit): Heard =>
  heardOf(clips.map(({ name, start, end, isOff = false }) => ({ name, start, end, isOff })));

test("xmeml: what was written comes back, with what is off, nested, faded and cut", { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(anEdit({ depth: 2, fades: true, ways: 8 }), async (edit) => {
      const back = await readEdit(writeXmeml(edit));
      expect(read(back)).toEqual(heardIn(edit));
      expect(sourcesOf(back.clips)).toEqual(expect.arrayContaining(sourcesIn(edit)));
      expect(back.rate).toEqual(edit.counting);
    }),
    { numRuns: CASES },
  );
});

test("FCPXML: what was written comes back, with compound clips, angles and what is connected", {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anEdit({ depth: 2, fades: false, ways: 24 }), async (edit) => {
      const back = await readEdit(writeFcpxml(edit));
      const { [OTHER]: other, ...told } = read(back);
      expect(told).toEqual(heardIn(edit));
      expect(other?.heard ?? []).toEqual([]);
      expect(sourcesOf(back.clips)).toEqual(expect.arrayContaining(sourcesIn(edit)));
      expect(back.rate).toEqual(edit.counting);
    }),
    { numRuns: CASES },
  );
});

test("EDL: what was written comes back, with dissolves and levels", { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(anEdit({ depth: 0, fades: true, ways: 2 }), async (edit) => {
      const list = writeEdl(edit);
      const guessed = await readEdit(list);
      // The list does not tell its rate, and the one in which it was written is never excluded.
      expect(guessed.rates).toContain(nameOfRate(edit.counting as FrameRate));
      const back = await readEdit(list, edit.counting as FrameRate, true);
      expect(read(back)).toEqual(heardIn(edit));
      expect(sourcesOf(back.clips)).toEqual(expect.arrayContaining(sourcesIn(edit)));
    }),
    { numRuns: CASES },
  );
});

test("session text: what was written comes back, in every time format", { timeout }, async () => {
  const cases = fc.record({
    edit: anEdit({ depth: 0, fades: false, ways: 6 }),
    format: fc.constantFrom(...TIME_FORMATS),
    isOld: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ edit, format, isOld }) => {
      const back = await readEdit(writeSession(edit, format, isOld));
      expect(read(back)).toEqual(heardIn(edit));
      expect(back.rate).toEqual(edit.counting);
    }),
    { numRuns: CASES },
  );
});

test("table: what was written comes back, whatever parts its cells and tells its times", {
  timeout,
}, async () => {
  const cases = fc.record({
    edit: anEdit({ depth: 0, fades: false, ways: 1 }),
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
      expect(read(back)).toEqual(heardIn(allHeard(edit)));
    }),
    { numRuns: CASES },
  );
});
