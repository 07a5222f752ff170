import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { readEdit } from "../read-edit.ts";

/** Reads a table whose rows have these cells: number, title, and then those under `heads`; returns who is stated. */
async function peopleOf(heads: string[], ...rows: string[][]) {
  const lines = rows.map(([number = "", title = "", ...cells], at) => {
    const minute = String(at + 1).padStart(2, "0");
    return [number, title, `01:${minute}:00:00`, `01:${minute}:30:00`, ...cells];
  });
  const table = [["lfd. Nr.", "Title", "In", "Out", ...heads], ...lines];
  const edit = await readEdit(table.map((row) => row.join("\t")).join("\r\n"), RATES["25"]);
  return edit.clips.map(({ writers = [], publishers = [] }) => ({
    writers: writers.map(({ name, role }) => `${name} ${role}`),
    publishers: publishers.map(({ name }) => name),
  }));
}
const OF_FIRST = { writers: ["Ana Roux C", "Léo Brun A"], publishers: ["Rive"] };
const NOBODY = { writers: [], publishers: [] };
const HEADS = ["Komponist", "Texter", "Verlag"];
const FIRST = ["01", "Delta", "Ana Roux", "Léo Brun", "Rive"];

test.each([
  ...["s. Nr. 1", "siehe Nr. 1", "siehe lfd. Nr. 1", "wie Nr. 1", "vgl. 1", "Nr. 1", "s. Nr. 1 (Delta)"],
  ...["como nº 1", "igual que el 1", "ver nº 1", "véase el n.º 1"],
  ...["voir n° 1", "comme le 1", "idem 1", "id. 1", "idem n°1", "cf. 1", "idem ligne 1"],
  ...["see cue 1", "same as 1", "as cue 1", "= 1", "#1"],
])("«%s» means the people and the publisher of the row with that number", async (reference) => {
  const rows = [["2", "Mira", "Jo Lind", "", "Fen"], FIRST, ["3", "Delta", reference, "", reference]];
  expect((await peopleOf(HEADS, ...rows)).at(-1)).toEqual(OF_FIRST);
});

test.each([
  ...["idem n° 1", "(idem 1)", "reprise n°1", "même musique que 1", "same as 1", "Same cue as #1"],
  ...[
    "wie Nr. 1",
    "gleiche Musik wie 1",
    "zelfde als 1",
    "zelfde muziek als nr 1",
    "igual que 1",
    "mismo tema que 1",
  ],
])("the title «%s» means the people of that row, too", async (title) => {
  const rows = [["2", "Mira", "Jo Lind", "", "Fen"], FIRST, ["3", title, "", "", ""]];
  expect((await peopleOf(HEADS, ...rows)).at(-1)).toEqual(OF_FIRST);
});

test("a title that means another row keeps the people beside it", async () => {
  const people = await peopleOf(
    HEADS,
    FIRST,
    ["2", "idem n° 1", "Jo Lind", "", ""],
    ["3", "idem n° 9", "", "", ""],
  );
  expect(people.slice(1)).toEqual([{ writers: ["Jo Lind C"], publishers: [] }, NOBODY]);
});

test("a reference counts for the empty cells beside it, and its row may stand below or refer itself", async () => {
  const rows = [["2", "Mira", "siehe Nr. 1"], FIRST, ["3", "Delta", "siehe Nr. 2"], ["4", "Sel", "idem"]];
  const people = await peopleOf(HEADS, ...rows);
  expect(people.slice(0, 3)).toEqual([OF_FIRST, OF_FIRST, OF_FIRST]);
  expect(people[3]).toEqual({ writers: ["Ana Roux C"], publishers: [] });
});

test("a reference in the column of publishers names no writers", async () => {
  const [, second] = await peopleOf(HEADS, FIRST, ["2", "Mira", "", "", "s. Nr. 1"]);
  expect(second).toEqual({ writers: [], publishers: ["Rive"] });
});

test.each([
  ...[
    "s. Nr. 9",
    "siehe oben",
    "s. o.",
    "siehe Anlage",
    "voir mail",
    "idem début",
    "see notes",
    "wie Vorspann",
  ],
  ...["See above", "como la cabecera", "s. Nr. 1/2", "idem + Moll"],
])("«%s», which refers to no row of the table, names nobody", async (reference) => {
  const rows = [FIRST, ["2", "Mira", reference, "", reference], ["3", "Sel", "idem", "", "idem"]];
  expect((await peopleOf(HEADS, ...rows)).slice(1)).toEqual([NOBODY, NOBODY]);
});

test("rows that refer to each other name nobody, and neither does a number that two works have", async () => {
  const rows = [
    ["1", "Delta", "see 2"],
    ["2", "Mira", "see 1"],
    ["3", "Sel", "idem"],
  ];
  expect(await peopleOf(["Composer"], ...rows)).toEqual([NOBODY, NOBODY, NOBODY]);
  const twice = [FIRST, ["1", "Mira", "Jo Lind"], ["2", "Sel", "s. Nr. 1"]];
  expect((await peopleOf(HEADS, ...twice)).at(-1)).toEqual(NOBODY);
});

test.each(["idem début", "siehe oben", "wie Vorspann", "see opening"])(
  "«%s» means the people of a row with the same title",
  async (reference) => {
    const rows = [FIRST, ["2", "Mira", "Jo Lind", "", "Fen"], ["3", "Delta", reference, "", reference]];
    expect((await peopleOf(HEADS, ...rows)).at(-1)).toEqual(OF_FIRST);
  },
);

test.each(["wie oben", "as above", "comme ci-dessus", "como arriba", "lo mismo", "mêmes compos", "dsgl."])(
  "«%s» means the cell above",
  async (sign) => {
    const people = await peopleOf(["Komponist"], FIRST, ["2", "Mira", sign]);
    expect(people[1]).toEqual({ writers: ["Ana Roux C"], publishers: [] });
  },
);

test.each(["w.o.", "w. o.", "wie oben", "c.s.", "C. S.", "come sopra", "id. c.s.", "as above"])(
  "«%s» means the people of the same piece before, and without one those of the row above",
  async (sign) => {
    const rows = [
      ["1", "NWK 118/6 Delta (ohne Schlagzeug)", "Ana Roux", "", "Rive"],
      ["2", "Mira", "Jo Lind", "", "Fen"],
      ["3", "Delta (Soloklavier)", sign, "", sign],
      ["4", "Sel", sign, "", ""],
    ];
    const people = await peopleOf(HEADS, ...rows);
    expect(people.slice(2)).toEqual([
      { writers: ["Ana Roux C"], publishers: ["Rive"] },
      { writers: ["Ana Roux C"], publishers: [] },
    ]);
  },
);

test.each([
  ...["\u00eddem", "id.", "ibid.", '"', "''", "-\u201c-", ",,", "\u2191"],
  ...["lo stesso", "stesso autore", "gli stessi"],
])("the lone sign «%s» means the cell above", async (sign) => {
  const rows = [
    ["1", "Delta", "Ana Roux"],
    ["2", "Mira", "Jo Lind"],
    ["3", "Sel", sign],
  ];
  expect((await peopleOf(["Komponist"], ...rows))[2]).toEqual({ writers: ["Jo Lind C"], publishers: [] });
});

test.each(["s. Nr. 2", "HG, s. Nr. 2", "voir n\u00b0 2", "vedi n. 2", "ver n\u00ba 2"])(
  "a row without people has those of the row with its piece that the note «%s» means",
  async (note) => {
    const rows = [
      ["1", "Mira", "Jo Lind", "Fen", ""],
      ["2", "NWK 118/6 Delta (ohne Schlagzeug)", "Ana Roux", "Rive", ""],
      ["3", "NWK118/6 Delta - Vollversion", "", "", note],
      ["4", "Sel", "", "", note],
    ];
    const people = await peopleOf(["Komponist", "Verlag", "Bemerkung"], ...rows);
    expect(people.slice(2)).toEqual([{ writers: ["Ana Roux C"], publishers: ["Rive"] }, NOBODY]);
  },
);

/** Reads a table with shares beside the people; rows are complete, so that some may have no times. */
async function sharesOf(heads: string[], ...rows: string[][]) {
  const table = [["Nr.", "Titel", "In", "Out", ...heads], ...rows];
  const edit = await readEdit(table.map((row) => row.join("\t")).join("\r\n"), RATES["25"]);
  return {
    skipped: edit.skippedCount,
    people: edit.clips.map(({ writers = [], publishers = [] }) =>
      [...writers, ...publishers].map(({ name, share }) => [name, share].filter(Boolean).join(" ")),
    ),
  };
}
const FIRST_PLACE = ["01:00:00:00", "01:00:30:00"];
const SECOND_PLACE = ["01:01:00:00", "01:01:30:00"];

test("a row that holds nothing but another writer belongs to the row above, and «idem» below means both", async () => {
  const read = await sharesOf(
    ["Autores", "%", "Editorial"],
    ["1", "Delta", ...FIRST_PLACE, "Ana Roux (C)", "60", "Rive"],
    ["", "", "", "", "Leo Brun (C)", "40", ""],
    ["2", "Mira", ...SECOND_PLACE, "idem", "", "idem"],
  );
  const both = ["Ana Roux 60", "Leo Brun 40", "Rive"];
  expect(read).toEqual({ skipped: 0, people: [both, both] });
});

test("a row with a remark of its own, or below a reference, is no further line of the row above", async () => {
  const read = await sharesOf(
    ["Komponist", "Bemerkung"],
    ["1", "Delta", ...FIRST_PLACE, "Ana Roux", ""],
    ["", "", "", "", "Leo Brun", "R\u00fcckfragen: Schnitt"],
    ["2", "Mira", ...SECOND_PLACE, "s. Nr. 1", ""],
    ["", "", "", "", "Jo Lind", ""],
  );
  expect(read).toEqual({ skipped: 2, people: [["Ana Roux"], ["Ana Roux"]] });
});

test.each([
  ["Ana Roux", "100", ["Ana Roux 100"]],
  ["M\u00fasica: Ana Roux / Letra: Leo Brun", "50/50", ["Ana Roux 50", "Leo Brun 50"]],
  ["Ana Roux / Leo Brun", "66,67 % - 33,33 %", ["Ana Roux 66.67", "Leo Brun 33.33"]],
  ["Ana Roux / Leo Brun", "0,25/0,75", ["Ana Roux 25", "Leo Brun 75"]],
  ["Ana Roux", "1", ["Ana Roux 100"]],
  ["Ana Roux / Leo Brun", "100", ["Ana Roux", "Leo Brun"]],
  ["Ana Roux / Leo Brun", "1/2", ["Ana Roux", "Leo Brun"]],
  ["Ana Roux 60 / Leo Brun 40", "50/50", ["Ana Roux 60", "Leo Brun 40"]],
])("«%s» with «%s» in the column of shares beside it is %j", async (cell, share, people) => {
  const read = await sharesOf(["Autores", "Anteil (%)"], ["1", "Delta", ...FIRST_PLACE, cell, share]);
  expect(read.people).toEqual([people]);
});

test.each([
  "S. Moll",
  "Perry Como",
  "See Me Songs",
  "Ditto Music",
  "Voir Dire",
  "As de Pique",
  "No. 1 Music",
])("«%s» is a name", async (name) => {
  const [, second] = await peopleOf(["Verlag"], ["1", "Delta", "Rive"], ["2", "Mira", name]);
  expect(second?.publishers).toEqual([name]);
});

test.each([
  ["Auteur / Compositeur", "Ana Roux (C)", ["Ana Roux C"]],
  ["Autores", "Ana Roux (C) 50% / Léo Brun (A) 50%", ["Ana Roux C", "Léo Brun A"]],
  ["Autores", "Ana Roux", ["Ana Roux CA"]],
  ["Komponist", "Ana Roux (Text)", ["Ana Roux A"]],
  ["Komponist/Texter", "Ana Roux", ["Ana Roux CA"]],
  ["Urheber", "Ana Roux (Musik), Léo Brun (Text)", ["Ana Roux C", "Léo Brun A"]],
  ["Compositeur", "Ana Roux (CA)", ["Ana Roux CA"]],
  ["Compositeur", "Ana Roux (AR)", ["Ana Roux AR"]],
  ["Bearbeiter", "Ana Roux", ["Ana Roux AR"]],
  ["Parolier", "Ana Roux", ["Ana Roux A"]],
  ["Qui (auteur / compo)", "Ana Roux (paroles)", ["Ana Roux A"]],
])("under «%s», «%s» is %j", async (head, cell, writers) => {
  const [one] = await peopleOf([head], ["1", "Delta", cell]);
  expect(one).toEqual({ writers, publishers: [] });
});

test("an author beside a column of composers wrote the words, and an arranger is listed for that too", async () => {
  const [one] = await peopleOf(
    ["Compositor", "Autor", "Arreglos"],
    ["1", "Delta", "Ana Roux", "Léo Brun", "Ana Roux"],
  );
  expect(one?.writers).toEqual(["Ana Roux C", "Léo Brun A", "Ana Roux AR"]);
});

test.each([
  ["Verlag / Label (LC)", "Rive (LC 12345)", ["Rive"]],
  ["Verlag / Label", "Rive / Fen Records", ["Rive"]],
  ["Label / Verlag", "Fen Records / Rive", ["Rive"]],
  ["Éditeur(s) / Label", "Rive", ["Rive"]],
  ["Chez qui ?", "Rive", ["Rive"]],
  ["Label", "Fen Records", []],
])("under «%s», the publishers in «%s» are %j", async (head, cell, publishers) => {
  const [one] = await peopleOf([head], ["1", "Delta", cell]);
  expect(one).toEqual({ writers: [], publishers });
});

test.each([
  ["Rechteinhaber", "Ana Roux (C) 50 %, Rive (E) 50 %"],
  ["Ayants droit", "Ana Roux (compo), Rive (éditeur)"],
  ["Titulares de los derechos", "Ana Roux (C); Rive (editorial)"],
  ["Rights holders", "Ana Roux (composer), Rive (publisher)"],
  ["Composer / Publisher", "Ana Roux / Rive"],
  ["Auteur / Compositeur / Éditeur", "Ana Roux (C) - Rive (E)"],
])("under «%s», «%s» has a composer and a publisher", async (head, cell) => {
  const [one] = await peopleOf([head], ["1", "Delta", cell]);
  expect(one).toEqual({ writers: ["Ana Roux C"], publishers: ["Rive"] });
});

test.each(["Rechteinhaber", "Ayants droit", "Composer / Publisher"])(
  "under «%s», a name without a role is neither a writer nor a publisher",
  async (head) => {
    expect(await peopleOf([head], ["1", "Delta", "Ana Roux"])).toEqual([NOBODY]);
  },
);

test("one writer named twice with the same role has the sum of the shares", async () => {
  const table =
    "Title\tIn\tOut\tWriters\r\nDelta\t01:00:00:00\t01:00:30:00\tAna Roux (C) 25 %, Ana Roux (C) 25 %, Jo Lind (C) 50 %";
  const edit = await readEdit(table, RATES["25"]);
  expect(edit.clips[0]?.writers).toMatchObject([
    { name: "Ana Roux", role: "C", share: 50 },
    { name: "Jo Lind", role: "C", share: 50 },
  ]);
});

test.each(["idem", "ditto", "id.", '"', "dto."])(
  "«%s» below a row that names nobody means the people of the same piece, and nobody from farther up",
  async (reference) => {
    const rows = [
      FIRST,
      ["2", "Mira", "Jo Lind", "", "Fen"],
      ["3", "Silence"],
      ["4", "Delta", reference, reference, reference],
      ["5", "Silence"],
      ["6", "Sel", reference, "", reference],
    ];
    const people = await peopleOf(HEADS, ...rows);
    expect([people[3], people[5]]).toEqual([OF_FIRST, NOBODY]);
  },
);

test("«idem» right below a row means its people, whatever the piece, and a heading of a part is no row", async () => {
  const rows = [FIRST, ["2", "Mira", "Jo Lind", "", "Fen"], ["3", "Delta", "idem", "", "idem"]];
  expect((await peopleOf(HEADS, ...rows))[2]).toEqual({ writers: ["Jo Lind C"], publishers: ["Fen"] });
  const table = [
    "Titre;IN;OUT;Compositeur",
    "Delta;0:10;0:40;Ana Roux",
    "PARTIE 2;;;",
    "Mira;1:00;1:30;idem",
  ];
  const { clips } = await readEdit(table.join("\n"), RATES["25"]);
  expect(clips[1]?.writers).toMatchObject([{ name: "Ana Roux" }]);
});
