import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { readEdit } from "../read-edit.ts";

/** Returns the codes of a table whose last column has a heading. */
async function codesBelow(head: string, ...cells: readonly string[]) {
  const rows = cells.map((cell, at) => `Titel ${"ABCDEF"[at]}\t0:${at}5\t0:${at}9\t${cell}`);
  const { clips } = await readEdit([`Titel\tvon\tbis\t${head}`, ...rows].join("\n"), RATES["25"]);
  return clips.map(({ reference = "" }) => reference);
}

test.each([
  ...["Best.-Nr.", "Best.Nr.", "Bestell-Nr.", "Kat.-Nr.", "Kat. Nr.", "Art.-Nr.", "Archiv-Nr."],
  ...["Cat. no.", "Cat No", "R\u00e9f. n\u00b0", "Ref. No.", "Label / Best.-Nr."],
])("a column with the heading «%s» has the codes of libraries", async (head) => {
  expect(await codesBelow(head, "DT 310/4", "", "KUB-2207-01")).toEqual(["DT 310/4", "", "KUB-2207-01"]);
});

test.each(["Best", "Best of", "Art", "Art des Tons", "Kat", "Nr.", "Archiv"])(
  "a column with the heading «%s» has none",
  async (head) => {
    expect(await codesBelow(head, "Album 3104", "Reihe 12", "Film 7")).toEqual(["", "", ""]);
  },
);
