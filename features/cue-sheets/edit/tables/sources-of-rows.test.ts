import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

const readRows = async (...rows: string[][]) =>
  usesOf((await readEdit(rows.map((cells) => cells.join("\t")).join("\n"))).clips).map(
    ({ name, start, end, isOff }) => `${isOff ? "off: " : ""}${name} ${start / 25}\u2013${end / 25}`,
  );

test.each([
  ["Nr", "Zeit", "Dauer", "Quelle", "Musik", "Zuspieler", "Studio"],
  ["N\u00b0", "Heure", "Dur\u00e9e", "Source", "Son / musique", "EVS 2", "Plateau"],
  ["No", "Start", "Duration", "Source", "Title", "VT", "Studio B"],
  ["N", "Inicio", "Duraci\u00f3n", "Fuente", "T\u00edtulo", "Cart", "Plat\u00f3"],
])("a column of sources such as %5$s is neither title nor file of its rows", async (...heads) => {
  const [number = "", start = "", length = "", source = "", title = "", first = "", second = ""] = heads;
  const rows = await readRows(
    [number, start, length, source, title],
    ["1", "19:00:00", "0:20", first, "Delta"],
    ["2", "19:00:20", "0:40", first, "Echo"],
    ["3", "19:02:00", "1:00", second, "Sal y luna"],
  );
  expect(rows).toEqual(["Delta 68400\u201368420", "Echo 68420\u201368460", "Sal y luna 68520\u201368580"]);
});

test("labels that return beside different titles are sources too, files that return are not", async () => {
  const list = (files: string[]) => [
    ["Start", "End", "File", "Title"],
    ...files.map((file, at) => [`0:0${at}`, `0:0${at + 1}`, file, `Piece ${"ABCDEF"[at]}`]),
  ];
  expect(await readRows(...list(["north", "north", "south", "south", "north", "south"]))).toHaveLength(6);
  const files = ["a.wav", "a.wav", "b.wav", "b.wav", "a.wav", "b.wav"];
  expect(await readRows(...list(files))).toHaveLength(4);
});

test.each([
  "sans musique",
  "Sans musique jusqu\u2019au g\u00e9n\u00e9rique",
  "n\u00e9ant",
  "no music",
  "keine Musik",
  "geen muziek",
  "sin m\u00fasica",
  "-",
  "\u2013",
  "none",
  "musique : non",
])("the title %j means that nothing is heard", async (title) => {
  const rows = await readRows(
    ["Start", "End", "Title", "Composer"],
    ["0:00", "0:10", "Delta", "Ana Roux"],
    ["0:10", "0:20", title, ""],
  );
  expect(rows).toEqual(["Delta 0\u201310", `off: ${title} 10\u201320`]);
});

test.each(["No Music No Life", "None of Us", "Sans musique, la vie", "Minus - Plus"])(
  "the title %j is music",
  async (title) => {
    const rows = await readRows(
      ["Start", "End", "Title"],
      ["0:00", "0:10", "Delta"],
      ["0:10", "0:20", title],
    );
    expect(rows[1]).toBe(`${title} 10\u201320`);
  },
);

test("a dash or a question beside a code or a writer is music without its title", async () => {
  const rows = await readRows(
    ["Start", "End", "Title", "Composer"],
    ["0:00", "0:10", "-", "Ana Roux"],
    ["0:15", "0:20", "?", ""],
  );
  expect(rows).toEqual(["?? 0\u201310", "?? 15\u201320"]);
});

test.each([
  ["SUJET SAUT\u00c9 (Delta) \u2013 report\u00e9 \u00e0 jeudi", ""],
  ["Delta", "item skipped, ran out of time"],
  ["Delta", "verschoben auf morgen"],
  ["Delta", "onderwerp vervallen"],
  ["Delta", "aplazado al lunes"],
  ["Delta", "held over"],
  ["Delta", "moved to next week"],
  ["Delta", "pushed to a later show"],
  ["Delta", "report\u00e9e \u00e0 la prochaine \u00e9mission"],
  ["Delta", "verschoben auf n\u00e4chste Woche"],
  ["Delta", "verplaatst naar volgende aflevering"],
  ["Delta", "item dropped for time"],
  ["Delta", "sujet report\u00e9 \u00e0 lundi prochain"],
  ["Item dropped", ""],
])("the music of an item that was left out or put off is off: %j %j", async (title, note) => {
  const rows = await readRows(
    ["Start", "End", "Title", "Notes"],
    ["0:00", "0:10", "Echo", ""],
    ["0:10", "0:20", title, note],
  );
  expect(rows).toEqual(["Echo 0\u201310", `off: ${title} 10\u201320`]);
});

test.each([
  "d\u00e9cal\u00e9 \u00e0 0:10",
  "moved to 0:10",
  "report story",
  "verschoben auf Takt 2",
  "the item Delta",
  "moved to next scene",
  "moved to later in the scene",
  "moved in later",
  "moved to Sunday lunch scene",
  "moved for Saturday montage",
  "report\u00e9e \u00e0 la prochaine sc\u00e8ne",
  "verschoben auf n\u00e4chste Szene",
  "verplaatst naar volgende sc\u00e8ne",
  "item dropped in volume",
  "story not used in trailer",
])("with the note %j the music is heard", async (note) => {
  const rows = await readRows(
    ["Start", "End", "Title", "Notes"],
    ["0:00", "0:10", "Echo", ""],
    ["0:10", "0:20", "Delta", note],
  );
  expect(rows).toEqual(["Echo 0\u201310", "Delta 10\u201320"]);
});

test.each([
  "Postponed",
  "Held Over",
  "Moved to Tuesday",
  "Story Dropped Dead",
  "The Story Is Cancelled",
  "Report\u00e9e",
])("the title «%s» is that of music", async (title) => {
  const rows = await readRows(["Start", "End", "Title"], ["0:00", "0:10", "Echo"], ["0:10", "0:20", title]);
  expect(rows).toEqual(["Echo 0\u201310", `${title} 10\u201320`]);
});
