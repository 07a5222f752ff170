import { expect, test } from "vitest";
import { readEdit } from "../read-edit.ts";

const START = (at: number) => `00:0${at}:00;00:0${at}:30`;
/** Reads a log with these columns before its times and these after, separated by bars. */
async function logOf(head: string, ...rows: readonly string[]) {
  const [before = "", behind = ""] = head.split("|");
  const lines = rows.map((row, at) => {
    const [first, last] = row.split("|");
    return `${first};${START(at)};${last}`;
  });
  return readEdit([`${before};in;out;${behind}`, ...lines].join("\n"));
}
const TEXTS = ["Cabecera gala", "saludo", "Calle larga", "aplausos", "R\u00e1faga gala", "sorteo"];
const CHANNELS = ["PLAY1", "MIC1", "DIRECTO", "MIC2", "PLAY1", "PLAY2"];

test.each(["canal|descripci\u00f3n", "channel|description", "Kanal|Beschreibung", "piste|commentaire"])(
  "in a log with the columns «%s» the few labels are no titles, and the guess is named",
  async (head) => {
    const edit = await logOf(head, ...TEXTS.map((text, at) => `${CHANNELS[at]}|${text}`));
    expect(edit.clips.map(({ name }) => name)).toEqual(TEXTS);
    expect(edit.clips.map(({ channel }) => channel)).toEqual(CHANNELS);
    expect(edit.guessed).toEqual([{ column: "name", heading: head.split("|")[1] }]);
  },
);

test.each([
  ["titres", "Titre|commentaire", TEXTS.map((text) => `${text}|sous voix`)],
  ["tracks that differ", "track|comment", TEXTS.map((text, at) => `${text}|note ${"abcdef"[at]}xyz`)],
  ["few titles of music", "Title|comment", TEXTS.map((_, at) => `Delta ${at % 2}|note ${"abcdef"[at]}xyz`)],
  [
    "few tracks with numbers",
    "track|comments",
    ["Delta", "Delta 2", "Delta 3", "Alba", "Alba 2", "DELTA"].map(
      (text, at) => `${text}|note ${"abcdef"[at]}xyz`,
    ),
  ],
  [
    "few tracks in capitals",
    "track|comments",
    TEXTS.map((text, at) => `${at % 2 ? "ALBA" : "DELTA"}|${text}`),
  ],
  ["few descriptions", "track|comment", CHANNELS.map((one, at) => `${one}|${at === 0 ? "Intro" : ""}`)],
])("%s stay the titles beside other texts", async (_, head, rows) => {
  const edit = await logOf(head, ...rows);
  expect(edit.clips.map(({ name }) => name)).toEqual(rows.map((row) => row.split("|")[0]));
});

/** Reads a table with three titles, whose last two columns have these headings and cells. */
async function tableOf(heads: readonly string[], ...rows: readonly (readonly string[])[]) {
  const titles = ["Bumbling Along", "Sneaky Socks", "Oh No", "Moon Over", "Closing Song"];
  const lines = rows.map((cells, at) => [titles[at], `00:0${at}:00`, `00:0${at}:30`, ...cells].join("\t"));
  const edit = await readEdit([["Title", "In", "Out", ...heads].join("\t"), ...lines].join("\n"));
  return {
    people: edit.clips.map(({ writers = [] }) =>
      writers.map(({ name, role }) => `${name} ${role}`).join(" / "),
    ),
    codes: edit.clips.map(({ reference = "" }) => reference),
    guessed: edit.guessed,
  };
}

test.each([
  ["Column4", "Column5"],
  ["", ""],
  ["Spalte 4", "Spalte 5"],
  ["Unnamed: 3", "Unnamed: 4"],
  ["Champ4", "Champ5"],
])("the columns «%s» and «%s» are read by the people and the codes in them", async (...heads) => {
  const { people, codes, guessed } = await tableOf(
    heads,
    ["H. Petrov", "MTN 045-12"],
    ["L. Okaf, words D. Fench", "orig"],
    ["C. Adar / H. Petrov", "MTN 051-07"],
    ["trad.", "orig"],
    ["Ana Roux", "WPL 1107"],
  );
  expect(people).toEqual([
    "H. Petrov C",
    "L. Okaf C / D. Fench A",
    "C. Adar C / H. Petrov C",
    "",
    "Ana Roux C",
  ]);
  expect(codes).toEqual(["MTN 045-12", "", "MTN 051-07", "", "WPL 1107"]);
  expect(guessed).toEqual([
    { column: "writers", heading: heads[0] || "4" },
    { column: "code", heading: heads[1] || "5" },
  ]);
});

test.each([
  ["R\u00e9alisateur", ["H. Petrov", "L. Okaf", "C. Adar", "J. Nyst"]],
  ["Column4", ["Grand Hotel", "New York", "Radio Nova", "Rue Verte"]],
  ["Column4", ["sous voix", "H. Petrov", "fort", "fade"]],
  ["Column4", ["Paris Bistro", "Lyon Croix", "Grenoble Lac", "Nice Vieux"]],
  ["Column4", ["Wet Leg", "Daft Punk", "Buena Vista", "Dire Straits"]],
  ["Column4", ["Wet Leg", "Daft Punk", "Buena Vista", "J. Nyst"]],
  ["Column4", ["Anna", "Ben", "Chris", "Dora"]],
])("the column «%s» with %j names no writers", async (head, cells) => {
  const { people, guessed } = await tableOf([head], ...cells.map((cell) => [cell]));
  expect(people).toEqual(["", "", "", ""]);
  expect(guessed).toEqual([]);
});

test.each([
  ["Column4", ["1", "2", "3", "4"]],
  ["Column4", ["MTN 045-12", "laut", "leise", "weg"]],
  ["Szene", ["MTN 045-12", "MTN 045-13", "MTN 045-14", "MTN 045-15"]],
])("the column «%s» with %j has no codes", async (head, cells) => {
  const { codes, guessed } = await tableOf([head], ...cells.map((cell) => [cell]));
  expect(codes).toEqual(["", "", "", ""]);
  expect(guessed).toEqual([]);
});
