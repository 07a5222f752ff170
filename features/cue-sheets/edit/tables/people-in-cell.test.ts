import { expect, test } from "vitest";
import { partiesIn } from "./people-in-cell.ts";

type Read = [name: string, role: string, share: number | null][];
const read = (cell: string, areCompanies = false): Read =>
  partiesIn(cell, areCompanies).map(({ name, role = "", share }) => [name, role, share]);

test.each<[string, Read]>([
  [
    "Owen Brandt (C) 50% - Saskia Moll (C) 50%",
    [
      ["Owen Brandt", "C", 50],
      ["Saskia Moll", "C", 50],
    ],
  ],
  [
    "Ana Roux (C) 6/12, Léo Brun (A) 4/12, Jo Lind (AR) 2/12",
    [
      ["Ana Roux", "C", 50],
      ["Léo Brun", "A", 33.33],
      ["Jo Lind", "AR", 16.67],
    ],
  ],
  [
    "Nino Belcourt (compo) 75, Ada Flynn (paroles) 25",
    [
      ["Nino Belcourt", "C", 75],
      ["Ada Flynn", "A", 25],
    ],
  ],
  [
    "Roth, Tilman (Musik) 50 %, Keller, Jana (Text) 50 %",
    [
      ["Roth, Tilman", "C", 50],
      ["Keller, Jana", "A", 50],
    ],
  ],
  [
    "Ana Roux (CA, SACEM, 50 %)\r\nLéo Brun (A) 50 pour cent",
    [
      ["Ana Roux", "CA", 50],
      ["Léo Brun", "A", 50],
    ],
  ],
  ["Ana Roux\n(C) 100 %", [["Ana Roux", "C", 100]]],
  [
    "Marta Quiroga (música) 60 y Iván Peral (letra) 40",
    [
      ["Marta Quiroga", "C", 60],
      ["Iván Peral", "A", 40],
    ],
  ],
  [
    "50% Ana Roux, 50% Léo Brun",
    [
      ["Ana Roux", "", 50],
      ["Léo Brun", "", 50],
    ],
  ],
  [
    "Musik: Tilman Roth, Text: Greta Simm",
    [
      ["Tilman Roth", "C", null],
      ["Greta Simm", "A", null],
    ],
  ],
  [
    "Paroles de Ana Roux, musique de Léo Brun",
    [
      ["Ana Roux", "A", null],
      ["Léo Brun", "C", null],
    ],
  ],
  [
    "Ana Roux (arr. Jo Lind)",
    [
      ["Ana Roux", "", null],
      ["Jo Lind", "AR", null],
    ],
  ],
  ["Popular (D.P.), arr. M. Quiroga", [["M. Quiroga", "AR", null]]],
  ["Ana Roux (paroles et musique)", [["Ana Roux", "CA", null]]],
  ["Ana Roux CA 50 %", [["Ana Roux", "CA", 50]]],
  ["Ada Flynn (maison)", [["Ada Flynn", "", null]]],
  ["Ana Roux (feat. Léo)", [["Ana Roux (feat. Léo)", "", null]]],
  [
    "mus. F. Riva, testo Ada Venier",
    [
      ["F. Riva", "C", null],
      ["Ada Venier", "A", null],
    ],
  ],
  [
    "Ana Roux, letra Iván Peral",
    [
      ["Ana Roux", "", null],
      ["Iván Peral", "A", null],
    ],
  ],
  ["Trio Malbec (3 x 33,33)", [["Trio Malbec", "", null]]],
  ["Lyrics Born", [["Lyrics Born", "", null]]],
  [
    "Claire Vasseur, Jean-Luc Morin",
    [
      ["Claire Vasseur", "", null],
      ["Jean-Luc Morin", "", null],
    ],
  ],
  [
    "T Hale, R Novak",
    [
      ["T Hale", "", null],
      ["R Novak", "", null],
    ],
  ],
  [
    "Lucía Gómez, Pablo Sanz",
    [
      ["Lucía Gómez", "", null],
      ["Pablo Sanz", "", null],
    ],
  ],
  ["Gómez Prado, Lucía Inés", [["Gómez Prado, Lucía Inés", "", null]]],
  ["Silva Ramos, Ana", [["Silva Ramos, Ana", "", null]]],
  ["Claire Vasseur, Rive Editions", [["Claire Vasseur, Rive Editions", "", null]]],
])("the cell «%s» names %j", (cell, people) => {
  expect(read(cell)).toEqual(people);
});

test.each([
  ["Ines Kapoor / Tom Reyes, 50-50", [50, 50]],
  ["Ines Kapoor / Tom Reyes (60/40)", [60, 40]],
  ["Ines Kapoor & Tom Reyes 66,66 % / 33,34 %", [66.66, 33.34]],
  ["Ines Kapoor, Tom Reyes à parts égales", [50, 50]],
  ["Ines Kapoor; Tom Reyes; Jo Lind (zu gleichen Teilen)", [33.33, 33.33, 33.33]],
  ["Ines Kapoor y Tom Reyes, a partes iguales", [50, 50]],
  ["Ines Kapoor and Tom Reyes, 1/2 each", [50, 50]],
  ["Ines Kapoor et Tom Reyes (½ chacun)", [50, 50]],
  ["Ines Kapoor und Tom Reyes, je 50 %", [50, 50]],
  ["Ines Kapoor / Tom Reyes / Jo Lind, 50-50", [null, null, null]],
])("the end of «%s» states the shares %j of its people", (cell, shares) => {
  expect(read(cell).map(([, , share]) => share)).toEqual(shares);
  expect(read(cell).map(([name]) => name)).toEqual(
    ["Ines Kapoor", "Tom Reyes", "Jo Lind"].slice(0, shares.length),
  );
});

test.each([
  ["Roth, Tilman / Keller, Jana (je 50 %)", ["Roth, Tilman", "Keller, Jana"]],
  ["Roth, Tilman, Keller, Jana (je 50 %)", ["Roth, Tilman", "Keller, Jana"]],
  ["Roth, Tilman & Keller, Jana", ["Roth, Tilman", "Keller, Jana"]],
  ["H. Carpentier, Jean Rouvière", ["H. Carpentier", "Jean Rouvière"]],
  ["Ana Roux, Léo Brun et Jo Lind", ["Ana Roux", "Léo Brun", "Jo Lind"]],
  ["Ana Roux - Léo Brun", ["Ana Roux", "Léo Brun"]],
  ["Kapoor & Reyes", ["Kapoor", "Reyes"]],
  ["Roth, Tilman", ["Roth, Tilman"]],
  ["Bach, J. S.", ["Bach, J. S."]],
  ["Jean-Pierre Roux", ["Jean-Pierre Roux"]],
  ["Ana Roux and the Sea Band", ["Ana Roux and the Sea Band"]],
  ["Rive & Fils", ["Rive & Fils"]],
  ["Maroon 5", ["Maroon 5"]],
])("the people in «%s» are %j", (cell, names) => {
  expect(read(cell).map(([name]) => name)).toEqual(names);
});

test("numbers without a sign are shares if each name has one; they need not add up", () => {
  expect(read("Kapoor 50 / Reyes 30")).toEqual([
    ["Kapoor", "", 50],
    ["Reyes", "", 30],
  ]);
  expect(read("Ana Roux 60, Léo Brun 60").map(([, , share]) => share)).toEqual([60, 60]);
  expect(read("Rive 50; Fen 50", true).map(([name, , share]) => [name, share])).toEqual([
    ["Rive", 50],
    ["Fen", 50],
  ]);
  expect(read("Rive; Studio 54", true).map(([name]) => name)).toEqual(["Rive", "Studio 54"]);
});

test.each([
  ["Northlight Music (LC 54321)", ["Northlight Music"]],
  ["Rive (E) 50 %, Fen (E) 50 %", ["Rive", "Fen"]],
  ["Bright Crate (UK)", ["Bright Crate (UK)"]],
  ["Rive & Fils", ["Rive & Fils"]],
  ["Sony/ATV Music", ["Sony/ATV Music"]],
  ["Tre Archi / Ed. Collina", ["Tre Archi", "Ed. Collina"]],
  ["Nordwerk Musik + Ed. Kattegat", ["Nordwerk Musik", "Ed. Kattegat"]],
  ["Laurel Ediciones y Sierra Norte Pub.", ["Laurel Ediciones", "Sierra Norte Pub."]],
  ["Rive et Fen", ["Rive et Fen"]],
])("the publishers in «%s» are %j", (cell, names) => {
  expect(read(cell, true).map(([name]) => name)).toEqual(names);
});

test.each([
  ...["Eigenproduktion", "eig. Prod.", "eigene Prod.", "im Selbstverlag", "unveröffentlicht"],
  ...["prod. propre", "autoprod.", "autoproduit", "inédit", "sans éditeur", "(maison)"],
  ...["in-house", "In House Production", "self-published", "unpublished"],
  ...["Inédita", "producción propia", "autoeditado", "sin editorial"],
  ...["Auftragskomp.", "Auftragskomposition", "Auftragsmusik", "Prod.", "Produktion", "Production"],
  ...["commande", "musique de commande", "musique originale", "orig.", "compo maison"],
  ...["commissioned", "commissioned work", "original music", "bespoke", "m\u00fasica de encargo"],
  ...["produzione propria", "autoprodotto", "senza editore"],
])("«%s» is no publisher", (cell) => {
  expect(read(cell, true)).toEqual([]);
});

test.each(["Eigen Music", "In-House Records", "Inédits du Sud", "Maison Rive"])(
  "«%s» is a publisher",
  (cell) => {
    expect(read(cell, true).map(([name]) => name)).toEqual([cell]);
  },
);

test("no one is named alone beside a reference to another row", () => {
  expect(read("Tilman Roth / s. Nr. 1")).toEqual([]);
});

test("a publisher whose name has two letters before a slash is one", () => {
  expect(partiesIn("AC / DC Music", true).map(({ name }) => name)).toEqual(["AC / DC Music"]);
  expect(partiesIn("Rive / Ed. Fen", true).map(({ name }) => name)).toEqual(["Rive", "Ed. Fen"]);
});
