import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

const LIST = ["0:00-0:20 Sel gris", "0:20-0:40 Ondine", "0:40-1:00 Sel gris", "1:00-1:24 Delta"];
const ROWS = [
  "Sel gris 00:00:00:00\u201300:00:20:00",
  "Ondine 00:00:20:00\u201300:00:40:00",
  "Sel gris 00:00:40:00\u201300:01:00:00",
  "Delta 00:01:00:00\u201300:01:24:00",
];
const readWith = async (...lines: string[]) => {
  const { heard, off, edit } = await usesAsRead([...LIST.map((row) => `- ${row}`), "", ...lines].join("\n"));
  return { heard, off, left: edit.skipped.map(({ text }) => text) };
};

test.each([
  "client says no to Ondine sorry",
  "le client a dit non \u00e0 Ondine",
  "Finalement on a vir\u00e9 \u00ab\u00a0Ondine\u00a0\u00bb",
  "Ondine a \u00e9t\u00e9 supprim\u00e9e",
  "We dropped \u201cOndine\u201d in the end.",
  "Ondine is out",
  "Par contre Ondine a saut\u00e9 au mix hier (le r\u00e9al voulait du vent seul)",
  "Ondine fliegt raus",
  "wir haben Ondine gestrichen",
  "hemos quitado Ondine",
  "Ondine queda fuera",
  "abbiamo tolto Ondine",
])("«%s» sets the row that it names aside", async (sentence) => {
  const { heard, off, left } = await readWith(sentence);
  expect(heard).toEqual(ROWS.filter((row) => !row.startsWith("Ondine")));
  expect([off, left]).toEqual([[ROWS[1]], []]);
});

test.each([
  ["a question", "did we drop Ondine?"],
  ["a question", "client says no to Ondine?"],
  ["a condition", "si on a vir\u00e9 Ondine, dis-le"],
  ["two rows with the title", "on a vir\u00e9 Sel gris"],
  ["a title that no row has", "we dropped Tin Whistle"],
])("a sentence with %s is a remark: «%s»", async (_, sentence) => {
  expect(await readWith(sentence)).toEqual({ heard: ROWS, off: [], left: [sentence] });
});

test("other music for the place of what a line above takes out is a row without the people of the former", async () => {
  const { heard, off, left } = await readWith(
    "client says no to Ondine",
    'ok swapped for "Tin Roof Rain" same in/out',
  );
  expect(heard).toEqual([ROWS[0], "Tin Roof Rain 00:00:20:00\u201300:00:40:00", ROWS[2], ROWS[3]]);
  expect([off, left]).toEqual([[ROWS[1]], []]);
});

test.each(["Swapped for Echo.", "Remplac\u00e9 par Echo", "Ersetzt durch Echo"])(
  "a line of its own may start with that: \u00ab%s\u00bb",
  async (line) => {
    expect((await readWith("Ondine is out.", line)).heard[1]).toBe("Echo 00:00:20:00\u201300:00:40:00");
  },
);

test("other music that the same sentence names is a row, too", async () => {
  const { heard, off, left } = await readWith("Finalement on a vir\u00e9 Ondine, remplac\u00e9 par Echo.");
  expect(heard).toEqual([ROWS[0], "Echo 00:00:20:00\u201300:00:40:00", ROWS[2], ROWS[3]]);
  expect([off, left]).toEqual([[ROWS[1]], []]);
});

test.each([
  ["*Delta starts 1:02 not 1:00, my bad", "Delta 00:01:02:00\u201300:01:24:00"],
  ["Delta beginnt bei 1:02, nicht 1:00", "Delta 00:01:02:00\u201300:01:24:00"],
  ["Delta empieza a 1:02, no 1:00", "Delta 00:01:02:00\u201300:01:24:00"],
  ["Delta finit \u00e0 1:20 et pas 1:24", "Delta 00:01:00:00\u201300:01:20:00"],
])("«%s» corrects a row", async (sentence, row) => {
  expect(await readWith(sentence)).toEqual({ heard: [...ROWS.slice(0, 3), row], off: [], left: [] });
});

test.each(["Delta starts 1:02 not 1:05", "Delta starts 1:30 not 1:00", "Sel starts late, not 1:00"])(
  "«%s» corrects nothing",
  async (sentence) => {
    expect(await readWith(sentence)).toEqual({ heard: ROWS, off: [], left: [sentence] });
  },
);

test.each(["0:41 to 0.58 Nuit", "0.41 - 0:58 Nuit"])(
  "in the range «%s» the point is a colon",
  async (row) => {
    const { heard } = await usesAsRead(`- 0:00-0:20 Sel gris\n- ${row}`);
    expect(heard[1]).toBe("Nuit 00:00:41:00\u201300:00:58:00");
  },
);

test.each(["Fin de Nuit bleue : 1'22 pile.", "Nuit bleue ends at 1:22", "Nuit endet bei 1:22"])(
  "«%s» is the end of a row that has none",
  async (sentence) => {
    const { heard } = await usesAsRead(`- 0:00-0:20 Sel gris\n- 0:30 > ? : Nuit bleue\n\n${sentence}`);
    expect(heard[1]).toBe("Nuit bleue 00:00:30:00\u201300:01:22:00");
  },
);

test("a sentence may name a row by the first word of its title", async () => {
  const { off } = await usesAsRead(
    "- 0:00-0:20 Sel gris\n- 0:30-0:40 Kites Over Tangier\n\nKites a saut\u00e9 au mix",
  );
  expect(off).toEqual(["Kites Over Tangier 00:00:30:00\u201300:00:40:00"]);
});

test("a sentence with further times stays among the lines that were not read", async () => {
  const sentence = "Ondine a saut\u00e9 au mix. Et l'ouverture sort plus t\u00f4t : 0'31 et pas 0'34.";
  const { off, left } = await readWith(sentence);
  expect([off, left]).toEqual([[ROWS[1]], [sentence]]);
});

test.each([
  ["Ondine is out, swapped it for Tin Roof, same times, Ana Roux too, RIV 1980 trk 9", "Ana Roux"],
  ["Ondine a saut\u00e9, remplac\u00e9 par Tin Roof, aussi de Ana Roux, RIV 1980 piste 9", "Ana Roux"],
  ["Ondine a saut\u00e9, remplac\u00e9 par Tin Roof, Ana Roux aussi, RIV 1980 piste 9", "Ana Roux"],
  ["Ondine fliegt raus, ersetzt durch Tin Roof (Ana Roux auch), RIV 1980/9", "Ana Roux"],
  ["Ondine is out, swapped for Tin Roof, told Ana Roux already, RIV 1980/9", ""],
])("«%s» states the code of the other music, and who wrote it too", async (sentence, writer) => {
  const { edit } = await usesAsRead([...LIST.map((row) => `- ${row}`), "", sentence].join("\n"));
  const other = edit.clips.find(({ name }) => name === "Tin Roof");
  expect(other?.reference).toMatch(/^RIV 1980/);
  expect((other?.writers ?? []).map(({ name }) => name).join()).toBe(writer);
});
