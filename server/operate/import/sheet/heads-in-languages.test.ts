import { expect, test } from "vitest";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { parseSheet } from "./read-sheet.ts";

const read = (...lines: string[]) => {
  const { rows, problems } = parseSheet(lines.join("\n"));
  return {
    rows,
    credits: rows.map(({ credits }) => credits?.map(({ name, role, share }) => [name, role, share])),
    problems: problems.map(translatorFor("en").tell),
  };
};

test.each([
  [
    "codice;disco;n.;titolo;compositori;%;edizioni;bpm;tonalità;genere;versione;durata",
    "MN018;Città sospese;2;Piazza vuota;Tullio Ferrante, Elia Bonfà;50,50;Mare Nostro;66;la minore;Jazz;strumentale;2'10",
  ],
  [
    "Katalognr.;Albumtitel;Nr.;Titelname;Komponisten;Prozent;Verlag;BPM;Tonart;Stil;Fassung;Laufzeit",
    "MN018;Città sospese;2;Piazza vuota;Tullio Ferrante, Elia Bonfà;50/50;Mare Nostro;66;a-Moll;Jazz;Instrumental;2:10",
  ],
  [
    "Código;Título del disco;Número;Título del tema;Compositores;Cuotas;Editorial;BPM;Tonalidad;Género;Versión;Duración",
    "MN018;Città sospese;2;Piazza vuota;Tullio Ferrante, Elia Bonfà;50/50;Mare Nostro;66;la menor;Jazz;instrumental;2:10",
  ],
])("a sheet with the heads «%s» is read whole", (heads, row) => {
  const { rows, credits, problems } = read(heads, row);
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([
    {
      reference: "MN018",
      album: "Città sospese",
      trackNumber: 2,
      title: "Piazza vuota",
      publisher: "Mare Nostro",
      bpm: 66,
      tonality: "A minor",
      genres: ["Jazz"],
      version: { kind: "instrumental" },
    },
  ]);
  expect(credits[0]?.map(([name, , share]) => [name, share])).toEqual([
    ["Tullio Ferrante", 50],
    ["Elia Bonfà", 50],
  ]);
});

test.each([
  ["file;autore;compositore;arrangiatore", "a.wav;Léo Bo;Ana Re;Jo Mi"],
  ["archivo;letrista;compositor;arreglista", "a.wav;Léo Bo;Ana Re;Jo Mi"],
  ["Datei;Textdichter;Komponist;Bearbeiter", "a.wav;Léo Bo;Ana Re;Jo Mi"],
])("under «%s» each person has the role of the column", (heads, row) => {
  const { credits } = read(heads, row);
  expect(credits[0]?.map(([name, role]) => `${name} ${role}`).toSorted()).toEqual([
    "Ana Re C",
    "Jo Mi AR",
    "Léo Bo A",
  ]);
});

test.each([
  "Ana Díaz, paroles Léo Petit",
  "Musique Ana Díaz, paroles Léo Petit",
  "Ana Díaz / lyrics by Léo Petit",
  "Musik: Ana Díaz / Text: Léo Petit",
  "Ana Díaz, testo di Léo Petit",
  "Música de Ana Díaz; letra de Léo Petit",
  "Ana Díaz (m), Léo Petit (t)",
])("in «%s» the words for roles are no names", (cell) => {
  const { credits, problems } = read("file\tcompositeur(s)\tparts", `a.wav\t${cell}\t60/40`);
  expect(problems).toEqual([]);
  expect(credits).toEqual([
    [
      ["Ana Díaz", "C", 60],
      ["Léo Petit", "A", 40],
    ],
  ]);
});

test.each(["Text Ure", "Ana Music", "Ana Díaz & Musica Nova Ensemble"])("«%s» keeps its words", (cell) => {
  const { credits } = read("file\twriters", `a.wav\t${cell}`);
  expect(credits[0]?.map(([name]) => name).join(" & ")).toBe(cell);
});

test.each([
  "à placer",
  "À définir",
  "TBC",
  "tbd",
  "da definire",
  "por definir",
  "noch offen",
  "to be confirmed",
  "?",
])("«%s» is nobody's name", (text) => {
  const { rows, problems } = read("file;writers;publisher;title", `a.wav;${text};${text};${text}`);
  expect(rows).toMatchObject([{ credits: null, publisher: null, title: text }]);
  expect(problems).toEqual([]);
});

test.each([
  ["Vaultline Music (BMI) 50; Vaultline Sounds (ASCAP) 50", "Vaultline Music; Vaultline Sounds"],
  ["Rive (SACEM) 66,67 & Môle (SUISA) 33,33", "Rive; Môle"],
  ["Studio 54", "Studio 54"],
])("of the publishers «%s» the names are «%s»", (cell, expected) => {
  expect(read("file\tpublisher", `a.wav\t${cell}`).rows).toMatchObject([{ publisher: expected }]);
});

test.each([
  ["50,50", [50, 50]],
  ["70,30", [70, 30]],
  ["66,67", [null, null]],
])("the shares «%s» of two writers are %j", (shares, expected) => {
  const { credits } = read("file\twriters\t%", `a.wav\tAna; Léo\t${shares}`);
  expect(credits[0]?.map(([, , share]) => share)).toEqual(expected);
});

test("shares of writers beside composers, and heads of a German list, are read", () => {
  expect(read("title;composer;Writer Share;bpm", "Reed;Ana Roux / Léo Han;60/40;90").credits).toEqual([
    [
      ["Ana Roux", null, 60],
      ["Léo Han", null, 40],
    ],
  ]);
  const heads =
    "VÖ-Datum;Titel;Titel (engl.);Fassung;Komponist(en);Anteil Komponist(en);Verwertungsges.;GEMA-Werknr.";
  const { rows, credits, problems } = read(
    heads,
    "02.10.2026;Ried;Reed;Haupt;Ana Roux; 100;SUISA;21448870-001",
  );
  expect(problems).toEqual([expect.stringMatching(/no place for: Titel \(engl\.\), GEMA-Werknr\./)]);
  expect(credits).toEqual([[["Ana Roux", null, 100]]]);
  expect(rows).toMatchObject([
    { releaseDate: "2026-10-02", credits: [{ society: "SUISA" }], version: { kind: "full" } },
  ]);
  expect(read("title;mix;bpm;composer", "Reed;30 sec;90;Ana Roux").rows).toMatchObject([
    { version: { kind: "30" } },
  ]);
});
