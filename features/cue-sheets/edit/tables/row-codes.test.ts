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

test.each([
  ["Éditeur / Label – Réf.", "Rive Média – RIV 2318 pl. 5"],
  ["Éditeur & référence", "Rive Média, RIV 2318 pl. 5"],
  ["Publisher / Cat. No.", "Rive Média RIV 2318 pl. 5"],
  ["Verlag / Best.-Nr.", "Rive Média: RIV 2318 pl. 5"],
  ["Uitgever (nummer)", "Rive Média (RIV 2318 pl. 5)"],
  ["Editorial y ref.", "Rive Média / RIV 2318 pl. 5"],
])("a column with the heading «%s» has publishers and codes", async (head, cell) => {
  const table = `Titel\tvon\tbis\t${head}\nDelta\t0:05\t0:09\t${cell}\nAlba\t0:15\t0:19\tFen Lane`;
  const { clips } = await readEdit(table, RATES["25"]);
  expect(clips.map(({ reference = "" }) => reference)).toEqual(["RIV 2318 pl. 5", ""]);
  const named = clips.map(({ publishers = [] }) => publishers.map(({ name }) => name));
  expect(named).toEqual([["Rive Média"], ["Fen Lane"]]);
});

test("the label before a code is no part of it, whatever the shape of the code", async () => {
  const codes = await codesBelow(
    "Label / nummer",
    "De Kade K.A.D. 188",
    "Sonar SCD 1042/6",
    "Blauw",
    "DT 310/4",
  );
  expect(codes).toEqual(["K.A.D. 188", "SCD 1042/6", "", "DT 310/4"]);
});

test("a publisher in capitals with a digit is no code", async () => {
  const rows = ["4AD", "M6 MUSIC", "K.A.D. 188", "Blauw 7"];
  const lines = rows.map((cell, at) => `Delta ${at}\t0:${at}5\t0:${at}9\t${cell}`);
  const { clips } = await readEdit(["Title\tIn\tOut\tPublisher / Cat No", ...lines].join("\n"));
  expect(clips.map(({ reference = "" }) => reference)).toEqual(["", "", "K.A.D. 188", "7"]);
  expect(clips.map(({ publishers = [] }) => publishers.map(({ name }) => name).join())).toEqual([
    "4AD",
    "M6 MUSIC",
    "",
    "Blauw",
  ]);
});

test("a column for the codes of publishers names none", async () => {
  const { clips } = await readEdit("Titel\tvon\tbis\tPublisher No\nDelta\t0:05\t0:09\t31042", RATES["25"]);
  expect(clips[0]?.publishers).toBeUndefined();
});
