import { expect, test } from "vitest";
import { xlsxOf } from "#/contract/workbook/test-workbook.ts";
import { readEdit } from "../read-edit.ts";
import { usesAsRead } from "../uses-as-read.ts";

const DELTA = "Delta sans fin 01:00:10:00\u201301:00:40:05";
const SEL = "Sel gemme 01:01:00:12\u201301:01:20:00";
const ROWS = ["Delta sans fin;1;0;10;0;1;0;40;5;", "Sel gemme;01;01;00;12;01;01;20;00;sous la voix"];

test.each([
  ["letters without more", ["Titre;H;M;S;I;H;M;S;I;Remarques"]],
  [
    "doubled letters below their times",
    [";D\u00e9but;;;;Fin;;;;", "Titre;hh;mm;ss;ff;hh;mm;ss;ff;Remarques"],
  ],
  ["doubled letters below all headings", ["Title;In;;;;Out;;;;Notes", ";hh;mm;ss;ff;hh;mm;ss;ff;"]],
  ["words", ["Titre;Heures;Minutes;Secondes;Images;Heures;Minutes;Secondes;Images;Remarques"]],
  [
    "letters beside their times",
    ["Titre;D\u00e9but H;D\u00e9but M;D\u00e9but S;D\u00e9but I;Fin H;Fin M;Fin S;Fin I;Remarques"],
  ],
  ["letters before their times", ["Title;H in;M in;S in;F in;H out;M out;S out;F out;Notes"]],
  ["a time beside the first letter", ["Title;TC in hh;mm;ss;ff;TC out hh;mm;ss;ff;Notes"]],
  ["German words", ["Titel;Stunden;Minuten;Sekunden;Bilder;Stunden;Minuten;Sekunden;Bilder;Bemerkungen"]],
  ["a title above", ["Musiques du film;;;;;;;;;", "Titre;H;M;S;I;H;M;S;I;Remarques"]],
])("time in four columns under %s is time code", async (_, heads) => {
  for (const delimiter of [";", "\t", ","]) {
    const { heard, edit } = await usesAsRead([...heads, ...ROWS].join("\n").replaceAll(";", delimiter));
    expect(heard).toEqual([DELTA, SEL]);
    expect(edit.clips[1]).toMatchObject({ startCode: "01:01:00:12" });
    expect(edit.skippedCount).toBe(0);
    expect(edit.title).toBe(heads[0]?.startsWith("Musiques") ? "Musiques du film" : "");
  }
});

test("the times of an end before its start keep the order that their headings state", async () => {
  const { heard } = await usesAsRead(
    "Titre;Fin;;;;D\u00e9but;;;\n;H;M;S;I;H;M;S;I\nDelta sans fin;1;0;40;5;1;0;10;0",
  );
  expect(heard).toEqual([DELTA]);
});

test("a start, and a length in four columns, make a row; one without an end waits for it", async () => {
  const heads = ";D\u00e9but;;;;Dur\u00e9e;;;\nTitre;H;M;S;I;H;M;S;I";
  const { edit } = await usesAsRead(
    `${heads}\nDelta sans fin;1;0;10;0;0;0;30;5\nSel gemme;1;1;0;12;;;;\nTitre;H;M;S;I;H;M;S;I\nRive;1;2;x;0;0;0;5;0`,
  );
  expect(edit.clips).toMatchObject([
    { name: "Delta sans fin", start: 90_250, end: 91_005 },
    { name: "Sel gemme", start: 91_512, isPoint: true },
  ]);
  expect(edit.skipped).toMatchObject([{ line: 6, text: expect.stringContaining("Rive") }]);
});

test("columns with the names of units and without figures are no times", async () => {
  const { heard } = await usesAsRead(
    "Titre;H;M;S;I;TC in;TC out\nDelta sans fin;oui;non;oui;non;01:00:10:00;01:00:40:05",
  );
  expect(heard).toEqual([DELTA]);
});

test("time in four columns of a worksheet is read too, and its hidden columns are named", async () => {
  const bytes = await xlsxOf([
    {
      name: "Musiques",
      rows: [
        ["Titre", "H", "M", "S", "I", "H", "M", "S", "I", "Remarques"],
        ["Delta sans fin", ...[1, 0, 10, 0, 1, 0, 40, 5].map((number) => ({ number })), "x"],
      ],
      hiddenColumns: [9],
    },
  ]);
  const edit = await readEdit(new Blob([new Uint8Array(bytes)]));
  expect(edit.clips).toMatchObject([{ name: "Delta sans fin", start: 90_250, end: 91_005 }]);
  expect(edit.worksheet?.hiddenColumns).toEqual(["Remarques"]);
});
