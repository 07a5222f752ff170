import { expect, test } from "vitest";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { parseSheet } from "./read-sheet.ts";

const read = (...lines: string[]) => {
  const { rows, problems } = parseSheet(lines.join("\n"));
  return {
    rows,
    problems: problems.map(translatorFor("en").tell),
    credits: rows.map((row) =>
      row.credits?.map(({ name, role, share, ipi, society }) => [name, role, share, ipi, society]),
    ),
  };
};

test("in columns without numbers («Composer IPI», not «Composer 1 IPI»), each person gets the value at their place", () => {
  const { credits, problems } = read(
    "file\tComposer\tComposer Share\tComposer IPI\tComposer Society\tLyricist\tLyricist Share\tLyricist IPI",
    "a.wav\tDíaz, Ana; Petit, Léo\t40%; 35%\t412345678; 498765432\tSACEM; PRS\tJo Blot\t25%\t455511122",
    "b.wav\tAna Díaz\t60%\t412345678\tSACEM\tJo Blot\t40%\t455511122",
  );
  expect(problems).toEqual([]);
  expect(credits).toEqual([
    [
      ["Ana Díaz", "C", 40, "00412345678", "SACEM"],
      ["Léo Petit", "C", 35, "00498765432", "PRS"],
      ["Jo Blot", "A", 25, "00455511122", null],
    ],
    [
      ["Ana Díaz", "C", 60, "00412345678", "SACEM"],
      ["Jo Blot", "A", 40, "00455511122", null],
    ],
  ]);
});

test("values that do not fit the number of composers are reported and given to nobody", () => {
  const { credits, problems } = read(
    "file;Composer;Composer IPI;Composer Share;Lyricist;Lyricist IPI;Lyricist Share",
    "a.wav;Ana Díaz & Léo Petit;412345678;50;Jo Blot;455511122;20",
    "b.wav;Ana Díaz;idem;30;Ana Díaz;412345678;20",
  );
  expect(credits).toEqual([
    [
      ["Ana Díaz", "C", null, null, null],
      ["Léo Petit", "C", null, null, null],
      ["Jo Blot", "A", null, null, null],
    ],
    [["Ana Díaz", "CA", null, null, null]],
  ]);
  expect(problems).toHaveLength(4);
});

test("each writer gets the designation and the performance share of their columns, not the mechanical share", () => {
  const { credits, problems, rows } = read(
    "file;Writer 1 Last Name;Writer 1 First Name;Writer 1 Designation;Writer 1 PR Share;Writer 1 MR Share;Writer 2 Last Name;Writer 2 First Name;Writer 2 Designation;Writer 2 PR Share;Writer 2 MR Share;Publisher 1;Publisher 1 Type;Publisher 1 PR Share",
    "a.wav;GARCÍA MÁRQUEZ;Ana Luz;CA;30;20;PETIT;Léo;AR;20;30;Ditto;E;50",
    "b.wav;GARCÍA MÁRQUEZ;Ana Luz;C;50;50;;;;;;Ditto;E;50",
  );
  expect(credits).toEqual([
    [
      ["Ana Luz GARCÍA MÁRQUEZ", "CA", 30, null, null],
      ["Léo PETIT", "AR", 20, null, null],
    ],
    [["Ana Luz GARCÍA MÁRQUEZ", "C", 50, null, null]],
  ]);
  expect(rows.map(({ publisher }) => publisher)).toEqual(["Ditto", "Ditto"]);
  expect(problems).toEqual([
    "The sheet has columns that the catalogue has no place for: Writer 1 MR Share, Writer 2 MR Share, Publisher 1 Type, Publisher 1 PR Share. They were left out.",
  ]);
});

test("columns «Nom» and «Prénom» alone name rights holders, beside DEP and DRM", () => {
  const { credits, problems, rows } = read(
    "file;Titre;Nom;Prénom;Qualité;IPI;DEP;DRM %",
    "a.wav;Quai;GARCÍA MÁRQUEZ;Ana Luz;C;412345678;30;25",
    "a.wav;Quai;PETIT;Léo;A;498765432;20;25",
    "a.wav;Quai;ÉDITIONS DU MÔLE;;E;455511122;50;50",
  );
  expect(credits).toEqual([
    [
      ["Ana Luz GARCÍA MÁRQUEZ", "C", 30, "00412345678", null],
      ["Léo PETIT", "A", 20, "00498765432", null],
    ],
  ]);
  expect(rows[0]?.publisher).toBe("ÉDITIONS DU MÔLE");
  expect(problems).toEqual([expect.stringContaining("no place for: DRM %.")]);
});

test.each([
  ["beside writers", "file;Compositeur;Nom;Prénom", "a.wav;Ana Díaz;Blot;Jo"],
  ["alone", "file;Compositeur;Nom", "a.wav;Ana Díaz;Blot"],
  ["beside columns of letters", "file;Compositeur;A;C;E", "a.wav;Ana Díaz;50;25;25"],
])("a family name %s is ignored, and columns named with one letter are not roles", (_, heads, row) => {
  const { credits, problems } = read(heads, row);
  expect(credits).toEqual([[["Ana Díaz", null, null, null, null]]]);
  expect(problems).toEqual([expect.stringContaining("not known: ")]);
});

test("«IPI compositeur» and «Compositeur part» are both read as the composer's, and two columns of shares are reported", () => {
  const { credits, problems } = read(
    "file;Nom du compositeur;Prénom du compositeur;IPI compositeur;Compositeur part;Part",
    "a.wav;Díaz;Ana;412345678;60;40",
  );
  expect(credits).toEqual([[["Ana Díaz", null, 40, "00412345678", null]]]);
  expect(problems).toEqual([expect.stringContaining("Several columns of the sheet mean “shares”")]);
});

test("rows below a title add rights holders, with the roles of a German declaration", () => {
  const { credits, problems, rows } = read(
    "Track;Werktitel;Urheber;Rolle;IPI;Anteil AR %;Anteil VR %",
    "1;Quai;Kessler, Ruth;K;412345678;41,67;37,5",
    ";;Wolff, Dieter;B;498765432;25,00;22,5",
    ";;Ditto;V;455511122;33,33;40",
    "2;Grue;Arendt, Pia;T;600124714;100;100",
    ";;Seite 1;;;;",
  );
  expect(credits).toEqual([
    [
      ["Kessler, Ruth", "C", 41.67, "00412345678", null],
      ["Wolff, Dieter", "AR", 25, "00498765432", null],
    ],
    [["Arendt, Pia", "A", 100, "00600124714", null]],
    [["Seite 1", null, null, null, null]],
  ]);
  expect(rows.map(({ title, publisher }) => [title, publisher])).toEqual([
    ["Quai", "Ditto"],
    ["Grue", null],
    [null, null],
  ]);
  expect(problems).toEqual([expect.stringContaining("no place for: Anteil VR %.")]);
});

test.each([
  ["Éditeur", "E"],
  ["sous-éditeur", "SE"],
  ["Publisher", "AM"],
  ["V", "SE"],
])("with the roles «%s» and «%s», rights holders are publishers, not writers", (one, other) => {
  const { credits, problems, rows } = read(
    "file;Ayant droit;Rôle;IPI",
    "a.wav;Ana Díaz;AC;412345678",
    `;Ditto;${one};498765432`,
    `;AR;${other};455511122`,
  );
  expect(credits).toEqual([[["Ana Díaz", "CA", null, "00412345678", null]]]);
  expect(rows[0]?.publisher).toBe("Ditto; AR");
  expect(problems).toEqual([]);
});

test.each([
  ["García Márquez, Ana Luz", "C", "412345678", ["Ana Luz García Márquez"]],
  ["Ana Díaz, Léo Petit", "", "412345678; 498765432", ["Ana Díaz", "Léo Petit"]],
  ["Ana Díaz, Léo Petit", "C", "", ["Ana Díaz", "Léo Petit"]],
  ["Díaz, Ana", "C", "412345678", ["Díaz, Ana"]],
])("«%s» with the role «%s» and the number «%s» names %j", (names, role, ipi, expected) => {
  const { credits } = read("file\tAyant droit\tRôle\tIPI", `a.wav\t${names}\t${role}\t${ipi}`);
  expect(credits[0]?.map(([name]) => name)).toEqual(expected);
});

test("a header that occurs behind each of several people belongs to the person before it", () => {
  const { credits, problems } = read(
    "file;Writer 1;%;Society;Writer 2;%;Society",
    "a.wav;Ana Díaz;70;SACEM;Léo Petit;30;PRS",
    "b.wav;Jo Blot;100;;;;",
  );
  expect(problems).toEqual([]);
  expect(credits).toEqual([
    [
      ["Ana Díaz", null, 70, null, "SACEM"],
      ["Léo Petit", null, 30, null, "PRS"],
    ],
    [["Jo Blot", null, 100, null, null]],
  ]);
});

test("where such headers are not behind people, the first that is filled counts", () => {
  const { credits } = read("file;%;Writer 1;bpm;%", "a.wav;40;Ana Díaz;90;60");
  expect(credits).toEqual([[["Ana Díaz", null, 40, null, null]]]);
});
