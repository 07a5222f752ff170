import { expect, test } from "vitest";
import { parseSheet } from "./read-sheet.ts";

test.each([
  [
    "FICHE DE DÉCLARATION – Éditions Tamaris – Album TMZ042 « Salaisons & Cie »",
    { reference: "TMZ042", album: "Salaisons & Cie", releaseDate: null, publisher: null },
  ],
  [
    '"Werkanmeldung – Album LND 077 ""Nachtzug"" – VÖ 01.11.2021"',
    { reference: "LND 077", album: "Nachtzug", releaseDate: "2021-11-01" },
  ],
  ["Album 12 « Rives », sortie 2024", { reference: null, album: null, releaseDate: null }],
])("the title line %s gives %j", (line, expected) => {
  expect(parseSheet(`${line}\n\nFichier;Titre;BPM\na.wav;Quai;90`).rows).toMatchObject([expected]);
});

test.each([
  ["CD Number", "BRT118", "BRT118", null],
  ["CD Number", "2", null, 2],
])("a column «%s» with %s contains the album's code or disc numbers", (head, value, reference, disc) => {
  expect(parseSheet(`Full Filename,${head},Release Year\na.wav,${value},2022`).rows).toMatchObject([
    { file: "a.wav", reference, disc, releaseDate: "2022-01-01" },
  ]);
});

test.each([
  ["Category", "Country; Blues", ["Country", "Blues"]],
  ["Category", "MUSIC", null],
  ["Category;Genre", "Music;Blues", ["Blues"]],
])("«%s» with «%s» gives the genres if no other column does", (heads, cells, genres) => {
  const [row] = parseSheet(
    `file\ttitle\t${heads.replace(";", "\t")}\na.wav\tQuai\t${cells.replace(/;(?! )/, "\t")}`,
  ).rows;
  expect(row?.genres).toEqual(genres);
});
