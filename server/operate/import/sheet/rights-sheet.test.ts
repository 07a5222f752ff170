import { expect, test } from "vitest";
import { type Notice, translatorFor } from "#/server/platform/terminal/words.ts";
import { parseSheet } from "./read-sheet.ts";

const told = (problems: readonly Notice[]) => problems.map(translatorFor("en").tell);
const credits = (text: string) =>
  parseSheet(text).rows.map((row) =>
    row.credits?.map(({ name, role, society, share }) => [name, role, society, share]),
  );

test("rows of one rights holder each form one track: writers and shares are collected, publishers are not writers", () => {
  const { rows, problems } = parseSheet(
    [
      "\uFEFFAlbum : Odyssée portuaire;;;;;;;",
      ";;;;;;;",
      "Nom de fichier;Titre œuvre;N°;Ayant droit;Rôle;N° IPI;Clé DEP;ISRC",
      "a.wav;Quai;1;Hélène Vasseur;C;00412345678;50;FRZ112600021",
      "a.wav;Quai;1;Moussa Diallo;A;00498765432;30;",
      "a.wav;Quai;1;Éditions du Môle;E;00455511122;20;",
      "b.wav;Grue;2;Hélène Vasseur;C;00412345678;40;FRZ112600022",
      "b.wav;Grue;2;Hélène Vasseur;A;;40;",
      "b.wav;Grue;2;Loïc Petit-Jean;AR;;20;",
    ].join("\n"),
  );
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([
    {
      line: 4,
      title: "Quai",
      album: "Odyssée portuaire",
      trackNumber: 1,
      isrc: "FRZ112600021",
      publisher: "Éditions du Môle",
      credits: [
        { name: "Hélène Vasseur", role: "C", share: 50, ipi: "00412345678" },
        { name: "Moussa Diallo", role: "A", share: 30, ipi: "00498765432" },
      ],
    },
    {
      line: 7,
      title: "Grue",
      publisher: null,
      credits: [
        { name: "Hélène Vasseur", role: "CA", share: 80, ipi: "00412345678" },
        { name: "Loïc Petit-Jean", role: "AR", share: 20, ipi: null },
      ],
    },
  ]);
});

test("a row that repeats a file with another title, or without another person, stays its own row", () => {
  const { rows } = parseSheet(
    "file;title;writers\na.wav;Quai;Ana\na.wav;Grue;Léo\na.wav;Quai;Ana\na.wav;;Léo\nA.wav;;Jo",
  );
  expect(rows.map(({ line, credits }) => [line, credits?.map(({ name }) => name)])).toEqual([
    [2, ["Ana", "Léo"]],
    [3, ["Léo"]],
    [4, ["Ana"]],
    [6, ["Jo"]],
  ]);
});

test("shares of several rows that exceed the whole are reported and left out", () => {
  const { rows, problems } = parseSheet("file;title;writers;shares\na.wav;Quai;Ana;60\na.wav;Quai;Léo;60");
  expect(rows[0]?.credits?.map(({ share }) => share)).toEqual([null, null]);
  expect(told(problems)).toEqual([expect.stringMatching(/^Line 2 .*“60; 60” is not a list of shares/)]);
});

test.each([
  ["behind a name", "file,writers\na.wav,Ana 33.333%; Léo 66.667%", [33.33, 66.67]],
  ["of one person named three times", "file,writers\na.wav,Ana 33.3%; Ana 33.3%; Ana 33.8%", [100]],
  ["a little above the whole", "file,writers\na.wav,Ana 100.4%", [100]],
  ["in a column of shares", "file,writers,shares\na.wav,Ana,100.4", [100]],
  ["of one person in two rows", "file,writers,roles,shares\na.wav,Ana,C,70.2\na.wav,Ana,A,30.2", [100]],
  ["that leave a residue", "file,writers,roles,shares\na.wav,Ana,C,1.1\na.wav,Ana,A,2.2", [3.3]],
])("shares %s are rounded to hundredths, and add up to 100 at most", (_, text, expected) => {
  const { rows, problems } = parseSheet(text);
  expect(rows.map(({ credits }) => credits?.map(({ share }) => share))).toEqual([expected]);
  expect(problems).toEqual([]);
});

test.each([
  [
    "John Smith (PRS) 50%, Ana Díaz (SGAE) 50%",
    [
      ["John Smith", null, "PRS", 50],
      ["Ana Díaz", null, "SGAE", 50],
    ],
  ],
  ["Anna Lindqvist (Stim) 100 %", [["Anna Lindqvist", null, "Stim", 100]]],
  [
    "Smith, John (PRS); Ana Díaz",
    [
      ["Smith, John", null, "PRS", null],
      ["Ana Díaz", null, null, null],
    ],
  ],
  [
    "Ana Díaz - 62,5% / Léo (SACEM, 37.5%)",
    [
      ["Ana Díaz", null, null, 62.5],
      ["Léo", null, "SACEM", 37.5],
    ],
  ],
  ["Prince (The Artist), Jr", [["Prince (The Artist), Jr", null, null, null]]],
  ["Suede (UK)", [["Suede (UK)", null, null, null]]],
  [
    "DUPONT (JEAN); DUPONT (MARIE)",
    [
      ["DUPONT (JEAN)", null, null, null],
      ["DUPONT (MARIE)", null, null, null],
    ],
  ],
  [
    "ANA DÍAZ (SGAE), LÉO MARTIN (SACEM) & DUPONT (JEAN)",
    [
      ["ANA DÍAZ", null, "SGAE", null],
      ["LÉO MARTIN", null, "SACEM", null],
      ["DUPONT (JEAN)", null, null, null],
    ],
  ],
  ["Ewa Nowak [ZAiKS]", [["Ewa Nowak", null, "ZAiKS", null]]],
  ["Eleni Dimou (AEPI)", [["Eleni Dimou", null, "AEPI", null]]],
  ["Luz Mora (SPAC)", [["Luz Mora", null, "SPAC", null]]],
  ["John Smith (PRS-MCPS)", [["John Smith", null, "PRS-MCPS", null]]],
])("in the cell «%s», society and share are not part of the name", (cell, expected) => {
  expect(credits(`file\tcomposer\na.wav\t${cell}`)).toEqual([expected]);
});

test.each([
  [
    "Henry Calder (PRS) 66.67% [00098173441], Julie Ménard (SACEM) 33.33% [00774125339]",
    ["Henry Calder PRS 66.67 00098173441", "Julie Ménard SACEM 33.33 00774125339"],
  ],
  [
    "[00098173441] Henry Calder (PRS) 50%, [00774125339] Julie Menard (SACEM) 50%",
    ["Henry Calder PRS 50 00098173441", "Julie Menard SACEM 50 00774125339"],
  ],
  [
    "Anne Kerouédan (C) 50 % IPI 00451236775 / Yann Le Gœuff (A) 50 % IPI 339812053",
    ["Anne Kerouédan C 50 00451236775", "Yann Le Gœuff A 50 00339812053"],
  ],
  ["Anne Kerouédan 100% 00451236775", ["Anne Kerouédan 100 00451236775"]],
  ["Anne Kerouédan (CA) 60 % / Jo (CA) 40 %", ["Anne Kerouédan CA 60", "Jo CA 40"]],
  [
    "Anne Kerouédan (C) / Yann Le Gœuff (A) / Henry Calder (arr)",
    ["Anne Kerouédan C", "Yann Le Gœuff A", "Henry Calder AR"],
  ],
  ["Anne Kerouédan (C); Anne Kerouédan (A)", ["Anne Kerouédan CA"]],
  ["Odile Marchetti (C, SACEM) ; Néo Vidal (A, SACEM)", ["Odile Marchetti C SACEM", "Néo Vidal A SACEM"]],
  [
    "Odile Marchetti (SACEM, C) 66,67 % et Néo Vidal (SABAM / A) 33,33 %",
    ["Odile Marchetti C SACEM 66.67", "Néo Vidal A SABAM 33.33"],
  ],
  [
    "Odile Marchetti (Ar, SACEM), Néo Vidal [GEMA - C+A, 00098173441, 80 %] & Jo Petit (Auteur)",
    ["Odile Marchetti AR SACEM", "Néo Vidal CA GEMA 80 00098173441", "Jo Petit A"],
  ],
  [
    "Britta Kolm (GEMA) [00098173441] 70%, Tunde Bello (PRS) [00774125339] 30%",
    ["Britta Kolm GEMA 70 00098173441", "Tunde Bello PRS 30 00774125339"],
  ],
  ["Britta Kolm 50% / Tunde Bello 40%", ["Britta Kolm 50", "Tunde Bello 40"]],
  ["Prince (The Artist, C)", ["Prince (The Artist, C)"]],
  ["John (E) Smith", ["John (E) Smith"]],
  ["Mary (C) Jones, Ann (A) Lee", ["Mary (C) Jones", "Ann (A) Lee"]],
  ["Blink 182", ["Blink 182"]],
  ["Opération 1234567", ["Opération 1234567"]],
])("in the cell «%s», role, share and IPI number are not part of the name", (cell, expected) => {
  const { rows, problems } = parseSheet(`file\tcomposer\na.wav\t${cell}`);
  const values = rows[0]?.credits?.map(({ name, role, society, share, ipi }) =>
    [name, role, society, share, ipi].filter((value) => value !== null).join(" "),
  );
  expect(values).toEqual(expected);
  expect(problems).toEqual([]);
});

test.each([
  ["Halcyon Music (PRS) 100% [00226771854]", "Halcyon Music"],
  ["Halcyon Music (PRS) 50%; Rive 50%", "Halcyon Music; Rive"],
  ["Kolm Edition (GEMA)", "Kolm Edition"],
  ["Universal / MCA Music; Rive (Paris)", "Universal / MCA Music; Rive (Paris)"],
])("for the publisher «%s», share and number are not part of the name", (cell, expected) => {
  expect(parseSheet(`file\tpublisher\na.wav\t${cell}`).rows[0]?.publisher).toBe(expected);
});

test("shares after names that exceed the whole are reported and left out", () => {
  const { rows, problems } = parseSheet('file,composer\na.wav,"Ana 60%, Léo 60%"');
  expect(rows[0]?.credits?.map(({ share }) => share)).toEqual([null, null]);
  expect(told(problems)).toEqual([expect.stringMatching(/^Line 2 .*“60; 60” is not a list of shares/)]);
});

test("a single share far above the whole is reported and left out", () => {
  const { rows, problems } = parseSheet("file,composer\na.wav,Ana 120%");
  expect(rows[0]?.credits?.map(({ share }) => share)).toEqual([null]);
  expect(told(problems)).toEqual([expect.stringMatching(/^Line 2 .*“120” is not a list of shares/)]);
});

test("lines above the headers are skipped, whatever separates the cells, and still counted", () => {
  const { rows, problems } = parseSheet(
    "Catalogue, novembre 2026\n\nLabel;Quai\nFichier;Titre;Tempo\na.wav;Un;fast",
  );
  expect(rows).toMatchObject([{ line: 5, title: "Un", label: "Quai" }]);
  expect(told(problems)).toEqual([expect.stringMatching(/^Line 5 .*“fast” is not a tempo/)]);
});

test("columns of Soundminer and bilingual sheets that the catalogue cannot store are reported", () => {
  const { rows, problems } = parseSheet(
    "Filename\tTrackTitle\tCDTitle\tLibrary\tCatalog\tTrack\tSample Rate\na.wav\tSky\tOpen\tBravura\tBRV014\t1\t48000",
  );
  expect(rows).toMatchObject([{ title: "Sky", album: "Open", reference: "BRV014", trackNumber: 1 }]);
  expect(told(problems)).toEqual([expect.stringMatching(/no place for: Library\./)]);
  const both = parseSheet("Audio file,Title (EN),Titre (FR)\na.wav,Clay,Argile");
  expect(both.rows).toMatchObject([{ title: "Clay" }]);
  expect(told(both.problems)).toEqual([expect.stringMatching(/no place for: Titre \(FR\)\./)]);
  expect(parseSheet("Fichier;Titre (FR)\na.wav;Argile")).toMatchObject({
    rows: [{ title: "Argile" }],
    problems: [],
  });
});

test("cells with broken letters are repaired and reported with their line", () => {
  const { rows, mended } = parseSheet("file;title\na.wav;FÃªte");
  expect(rows).toMatchObject([{ title: "Fête" }]);
  expect(mended).toEqual([{ line: 2, from: "FÃªte", to: "Fête" }]);
});

test.each([
  ["SOCAN & JASRAC", "60/40", ["SOCAN 60", "JASRAC 40"]],
  ["SOCAN / JASRAC", "60 % & 40 %", ["SOCAN 60", "JASRAC 40"]],
  ["SACEM-SDRM ; PRS & MCPS", "66,67, 33,33", ["SACEM-SDRM 66.67", "PRS & MCPS 33.33"]],
  ["SOCAN et JASRAC", "50 - 50", ["SOCAN 50", "JASRAC 50"]],
])("societies «%s» and shares «%s» follow the order of the composers", (societies, shares, expected) => {
  const { rows, problems } = parseSheet(
    `File\tComposers\tPRO\tSplit\na.wav\tBritta Kolm & Tunde Bello\t${societies}\t${shares}`,
  );
  expect(problems).toEqual([]);
  expect(rows[0]?.credits?.map(({ society, share }) => `${society} ${share}`)).toEqual(expected);
});

test("shares for the writers only are theirs, beside an arranger without one", () => {
  const { rows, problems } = parseSheet("File;Composer;Share;Arranger\na.wav;Britta Kolm;100;Tunde Bello");
  expect(problems).toEqual([]);
  expect(rows[0]?.credits?.map(({ name, role, share }) => [name, role, share])).toEqual([
    ["Britta Kolm", "C", 100],
    ["Tunde Bello", "AR", null],
  ]);
});
