import { expect, test } from "vitest";
import { cueOfUse } from "../cues-of-edit.ts";
import { usesOf } from "../join-clips.ts";
import { mergeIntoSheet } from "../merge-into-sheet.ts";
import { readEdit } from "../read-edit.ts";

const HEADS = "Cue;In;Out;Dur;Title;Composer;Notes";
const read = (...rows: string[]) => readEdit([HEADS, ...rows].join("\n"));
const cuesOf = async (...rows: string[]) =>
  usesOf((await read(...rows)).clips).map((use) => {
    const { title, start, end, duration } = cueOfUse(use, null);
    return [title, ...[start, end, duration].map((frame) => (typeof frame === "number" ? frame / 25 : null))];
  });
const [DELTA, ECHO] = ["1m1;0:00;0:42;0:42;Delta;Ana Roux;", "1m3;1:30;3:05;1:35;Echo;Ana Roux;"];

test.each([
  ["tbc;tbc;0:20;Sal;Ana Roux;", 20],
  ["TBD;;;Sal;;", null],
  ["?;?;;Sal;;", null],
  ["\u00e0 pr\u00e9ciser;;0:20;Sal;;", 20],
  ["folgt;folgt;;Sal;;", null],
  ["volgt;;0:20;Sal;;", 20],
  ["por confirmar;;;Sal;;", null],
  [";;0:20;Sal;;", 20],
  [";;;Sal;Ana Roux;", null],
])("a row with a title and the times %j is listed, and the person enters its place", async (row, length) => {
  expect(await cuesOf(DELTA, `1m2;${row}`, ECHO)).toEqual([
    ["Delta", 0, 42, null],
    ["Sal", null, null, length],
    ["Echo", 90, 185, null],
  ]);
});

test.each([
  ["the end of a part", ";;;PART 1 ENDS 11:40;;"],
  ["a total", ";;13:02;Total;;"],
  ["a heading", ";;;Second half;;"],
  ["a time that nobody can read", "10h5x;10h6x;0:20;Sal;Ana Roux;"],
])("%s is no such row", async (_, row) => {
  const edit = await read(DELTA, `;${row}`, ECHO);
  expect(edit.clips.map(({ name }) => name)).toEqual(["Delta", "Echo"]);
});

test.each([
  "Gesamtdauer",
  "Gesamtl\u00e4nge Musik",
  "Total g\u00e9n\u00e9rique",
  "Total minutes of music",
  "Totale duur",
  "Totaal muziek",
  "Sous-total illustration",
  "Dur\u00e9e totale des musiques",
  "Dur\u00e9e de l'\u00e9mission",
  "Programme length",
  "Sendungsl\u00e4nge",
  "Durata totale musica",
  "Tiempo total de m\u00fasica",
  "Music total:",
  "TRT",
])("the row «%s» with a length alone is no music", async (title) => {
  const edit = await read(DELTA, `;;;52:00;${title};;`, ECHO);
  expect(edit.clips.map(({ name }) => name)).toEqual(["Delta", "Echo"]);
});

test.each(["Wie lange", "Summertime", "Sum of Us", "Lengthy Road"])(
  "the row «%s» with a length alone is music",
  async (title) => {
    const edit = await read(DELTA, `;;;0:52;${title};;`, ECHO);
    expect(edit.clips.map(({ name }) => name)).toEqual(["Delta", title, "Echo"]);
  },
);

test("music whose place is not known fills no row that has one", async () => {
  const [use] = usesOf((await read("1m2;tbc;tbc;0:20;Sal;;", ECHO)).clips).filter(
    ({ name }) => name === "Sal",
  );
  if (!use) throw new Error("not listed");
  const base = {
    id: "u",
    track: null,
    version: null,
    writers: [],
    publishers: [],
    note: "",
    use: "background",
  };
  const taken = { ...base, clip: "Sal", ...cueOfUse(use, null) } as never;
  const placed = { ...base, id: "r", clip: "", title: "Sal", start: 0, end: 500, duration: null } as never;
  const { cues, added } = mergeIntoSheet([placed], [taken], new Set());
  expect([cues.length, added]).toEqual([2, 1]);
});

test.each(["~1:30", "vers 1:30", "ca. 1:30", "1:30ish", "about 1:30", "rond 1:30"])(
  "the start %j is read, and has to be checked",
  async (start) => {
    const edit = await read(DELTA, `1m2;${start};2:00;;Sal;;`);
    expect(edit.clips.map(({ name, start: from }) => `${name} ${from / 25}`)).toEqual(["Delta 0", "Sal 90"]);
    expect(edit.doubts).toEqual([{ line: 3, name: "Sal", text: start }]);
  },
);
