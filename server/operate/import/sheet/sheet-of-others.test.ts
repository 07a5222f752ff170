import { expect, test } from "vitest";
import { type Notice, translatorFor } from "#/server/platform/terminal/words.ts";
import { matchSheet } from "./match-sheet.ts";
import { parseSheet } from "./read-sheet.ts";

const told = (problems: readonly Notice[]) => problems.map(translatorFor("en").tell);

test("numbered columns give each writer's first and last name, role, society, IPI and share", () => {
  const { rows, problems } = parseSheet(
    [
      "Filename,Writer 1 First Name,Writer 1 Last Name,Writer 1 Capacity,Writer 1 PRO,Writer 1 IPI #,Writer 1 Share," +
        "Writer 2 First Name,Writer 2 Last Name,Writer 2 Capacity,Writer 2 PRO,Writer 2 IPI #,Writer 2 Share," +
        "Publisher 1 Name,Publisher 1 IPI,Publisher 2 Name",
      "a.wav,Nora,El-Amin,C,BUMA,00411822391,70,Per,von Essen,A,STIM,512334417,30,Kade Music,77,Lund Förlag",
      "b.wav,Nora,El-Amin,CA,BUMA,00411822391,100,,,,,,,Kade Music,77,",
    ].join("\n"),
  );
  expect(rows.map(({ credits }) => credits)).toEqual([
    [
      { name: "Nora El-Amin", role: "C", society: "BUMA", ipi: "00411822391", share: 70 },
      { name: "Per von Essen", role: "A", society: "STIM", ipi: "00512334417", share: 30 },
    ],
    [{ name: "Nora El-Amin", role: "CA", society: "BUMA", ipi: "00411822391", share: 100 }],
  ]);
  expect(rows.map(({ publisher }) => publisher)).toEqual(["Kade Music; Lund Förlag", "Kade Music"]);
  expect(told(problems)).toEqual([expect.stringMatching(/no place for: Publisher 1 IPI\. It was left out/)]);
});

test("numbered writers keep the order of their numbers and their whole names", () => {
  const { rows } = parseSheet("fichier;Compositeur 2;Compositeur n° 1\na.wav;Zoé;Ana");
  expect(rows[0]?.credits?.map(({ name }) => name)).toEqual(["Ana", "Zoé"]);
});

test("a column of lyricists separates composers from lyricists; a share for all is not the composer's alone", () => {
  const { rows, problems } = parseSheet(
    "Datei;Komponist;Textdichter;Anteil;IPI\na.wav;Uwe Groß;Rosa Kühn;100;123456789\nb.wav;Uwe Groß;;100;\nc.wav;Uwe Groß;Uwe Groß;;",
  );
  expect(
    rows.map(({ credits }) => credits?.map(({ name, role, share, ipi }) => [name, role, share, ipi])),
  ).toEqual([
    [
      ["Uwe Groß", "C", null, "00123456789"],
      ["Rosa Kühn", "A", null, null],
    ],
    [["Uwe Groß", null, 100, null]],
    [["Uwe Groß", "CA", null, null]],
  ]);
  expect(told(problems)).toEqual([expect.stringMatching(/^Line 2 .*1 values? in “shares” for 2 writers/)]);
});

test.each([
  [
    "Fichier;Titre;Réf.;N° piste;Compositeur;Auteur;Arrangeur;Tempo;Tonalité\na.wav;Le canal;HDN 7;1;Ana Roux;Rose Ader;Théo Lambert;92,5;Do# mineur",
    { trackNumber: 1, bpm: 93, tonality: "C# minor", reference: "HDN 7" },
    ["Ana Roux C", "Rose Ader A", "Théo Lambert AR"],
  ],
  [
    "Dateiname;Titel;Titel-Nr.;Komponist;Bearbeiter;Tonart;Tempo (BPM)\na.wav;Über;2;Jörg Weiß;Lena Kühn;h-Moll;96,0",
    { trackNumber: 2, bpm: 96, tonality: "B minor" },
    ["Jörg Weiß C", "Lena Kühn AR"],
  ],
  [
    "Audio file,Title (EN),Album (EN),#,Composers,Arranger,Musical key\na.wav,Clay,Field,1,Ana Roux,Ana Roux,C maj",
    { title: "Clay", album: "Field", trackNumber: 1, tonality: "C major" },
    ["Ana Roux C"],
  ],
])(
  "arrangers are writers with their own role, and headers may contain numbers and units: %s",
  (text, values, credited) => {
    const { rows, problems } = parseSheet(text);
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([values]);
    expect(rows[0]?.credits?.map(({ name, role }) => `${name} ${role}`)).toEqual(credited);
  },
);

test("a part with a number belongs to the person with that number before it", () => {
  const { rows, problems } = parseSheet(
    "Fichier;Titre;Compositeur 1;Part 1;IPI 1;Compositeur 2;Part 2;IPI 2\na.wav;Quai;Ana Roux;60 %;123456789;Zoé Lam;40 %;",
  );
  expect(problems).toEqual([]);
  expect(rows[0]?.credits?.map(({ name, share, ipi }) => [name, share, ipi])).toEqual([
    ["Ana Roux", 60, "00123456789"],
    ["Zoé Lam", 40, null],
  ]);
});

test.each([
  ["File;Catalog No;Title;Writer Share;Writer(s)", "a.wav;HDN 7;Quai;100%;Ana Roux", [100], "HDN 7"],
  [
    "Archivo;Código de álbum;Pista;Compositores;Porcentajes;Tempo (ppm)",
    "a.wav;HDN 7;3;Ana Roux;100;84",
    [100],
    "HDN 7",
  ],
  ["Fichier;Réf. album;Titre;Compositeur·rice", "a.wav;HDN 7;Quai;Ana Roux", [null], "HDN 7"],
])("the headers «%s» are known", (heads, row, shares, reference) => {
  const { rows, problems } = parseSheet(`${heads}\n${row}`);
  expect(problems).toEqual([]);
  expect(rows[0]).toMatchObject({ reference });
  expect(rows[0]?.credits?.map(({ share }) => share)).toEqual(shares);
});

test.each([
  ["Fichier;Auteur·rice;Compositeur·rice", "a.wav;Ana Roux;Zoé Lam"],
  ["Fichier;Autrice;Compositeur", "a.wav;Ana Roux;Zoé Lam"],
  ["Fichier;Auteur;Compositrice", "a.wav;Ana Roux;Zoé Lam"],
])("under «%s», one person wrote the lyrics and the other the music", (heads, row) => {
  const { rows, problems } = parseSheet(`${heads}\n${row}`);
  expect(problems).toEqual([]);
  expect(rows[0]?.credits?.map(({ name, role }) => [name, role]).sort()).toEqual([
    ["Ana Roux", "A"],
    ["Zoé Lam", "C"],
  ]);
});

test("a numbered part is the publisher's of that number only directly after the publisher", () => {
  const { rows } = parseSheet(
    "Fichier;Compositeur 1;Compositeur 2;Éditeur 1;IPI 2;Part 1;Part 2\na.wav;Ana Roux;Zoé Lam;Rand;00023456798;60;40",
  );
  expect(rows[0]?.credits?.map(({ share, ipi }) => [share, ipi])).toEqual([
    [60, null],
    [40, "00023456798"],
  ]);
});

test("a publisher's share cannot be stored, which is reported, and the writers keep theirs", () => {
  const { rows, problems } = parseSheet(
    "Dateiname;Komponist;Anteil;Verlag;Verlagsanteil\na.wav;Ana Roux;50;Rand;50",
  );
  expect(told(problems)).toEqual([expect.stringMatching(/no place for: Verlagsanteil/)]);
  expect(rows[0]).toMatchObject({ publisher: "Rand", credits: [{ share: 50 }] });
});

test.each(["Complète", "Vollversion", "Completa"])("«%s» is the whole track", (version) => {
  expect(parseSheet(`Fichier;Version\na.wav;${version}`).rows[0]?.version).toMatchObject({ kind: "full" });
});

test("IPI numbers may be separated by commas", () => {
  const { rows, problems } = parseSheet(
    'Fichier;Compositeurs;IPI\na.wav;"Ana Roux, Zoé Lam";"00023456798, 31002264"',
  );
  expect(problems).toEqual([]);
  expect(rows[0]?.credits?.map(({ ipi }) => ipi)).toEqual(["00023456798", "00031002264"]);
});

test("headers in German and Spanish are known, with track number, date and length", () => {
  const german = parseSheet(
    "Dateiname;Titel;Länge;Tonart;Erscheinungsdatum;Verlag;Stimmung;Disc;Track #\na.wav;Öde;02:11;b-Moll;03.04.2022;Rand;ruhig, weit;2;07",
  );
  expect(german.problems).toEqual([]);
  expect(german.rows).toMatchObject([
    {
      title: "Öde",
      tonality: "Bb minor",
      releaseDate: "2022-04-03",
      publisher: "Rand",
      moods: ["ruhig", "weit"],
      disc: 2,
      trackNumber: 7,
    },
  ]);
  const spanish = parseSheet("Archivo;Título;Compositor;Fecha\na.wav;Año;Íñigo Peña;03/04/2022");
  expect(spanish.rows).toMatchObject([
    { title: "Año", releaseDate: "2022-04-03", credits: [{ name: "Íñigo Peña" }] },
  ]);
});

test("a date of zeros is empty, an impossible or ambiguous one is reported with its line", () => {
  const { rows, problems } = parseSheet(
    "file;release date\na.wav;0000-00-00\nb.wav;30/02/2023\nc.wav;04/05/2023",
  );
  expect(rows.map(({ releaseDate }) => releaseDate)).toEqual([null, null, null]);
  expect(told(problems)).toEqual([
    expect.stringMatching(/^Line 3 .*“30\/02\/2023” is not a date/),
    expect.stringMatching(/^Line 4 .*“04\/05\/2023” is not a date/),
  ]);
});

test.each([
  ["104 BPM", 104],
  ["~ 88", 88],
  ["≈ 71,5 bpm", 72],
  ["ca. 120", 120],
])("the tempo «%s» is %d", (text, bpm) => {
  expect(parseSheet(`file;tempo\na.wav;${text}`)).toMatchObject({ rows: [{ bpm }], problems: [] });
});

test.each(["6/8", "fast", "120-130", "128/96", "ninety", "Take 5 (60) 70"])("«%s» is not a tempo", (text) => {
  expect(parseSheet(`file;tempo\na.wav;${text}`)).toMatchObject({ rows: [{ bpm: null }], problems: [{}] });
});

test("a cell may hold several ISRCs", () => {
  const { rows } = parseSheet('file\tISRC\tMoods\na.wav\tDE-A12-23-00001; DE-A12-23-00002\t"dark, slow"');
  expect(rows).toMatchObject([
    { isrc: "DEA122300001", otherIsrcs: ["DEA122300002"], moods: ["dark", "slow"] },
  ]);
});

test("a row may name its file without the extension, and then matches the format that is imported", () => {
  const files = ["X 7_B.WAV", "cd/one.mp3", "cd/two.mp3", "cd/two.wav", "cd/Sea.wav", "lp/sea.mp3"].map(
    (relative) => ({ relative, path: relative }),
  );
  const problems: Notice[] = [];
  const { rows } = parseSheet("file\nx 7_b\none\ncd/two\nsea\ncd/two.mp3\n");
  const matched = matchSheet(rows, files, (notice) => problems.push(notice));
  expect([...matched].map(([path, { line }]) => [path, line])).toEqual([
    ["X 7_B.WAV", 2],
    ["cd/one.mp3", 3],
    ["cd/two.wav", 4],
    ["cd/two.mp3", 6],
  ]);
  expect(told(problems)).toEqual([expect.stringMatching(/^Line 5 .*2 files are called “sea”/)]);
});

test("a version of unknown kind becomes part of the title, and is reported without a title", () => {
  const { rows, problems } = parseSheet(
    "file;title;version\nc.wav;;Night Take\na.wav;Lagune;Night Take\nb.wav;Lagune (night take);Night Take\nd.wav;Lagune;30",
  );
  expect(rows.map(({ title, version }) => [title, version?.kind ?? null])).toEqual([
    [null, null],
    ["Lagune (Night Take)", null],
    ["Lagune (night take)", null],
    ["Lagune", "30"],
  ]);
  expect(told(problems)).toEqual([expect.stringMatching(/^Line 2 .*“Night Take” is not a version/)]);
});

test("«Track» is the title, and beside a title the number", () => {
  expect(parseSheet("file,Track\na.wav,Ebb").rows).toMatchObject([{ title: "Ebb", trackNumber: null }]);
  expect(parseSheet("Track,Title,File\n4/9,Ebb,a.wav").rows).toMatchObject([
    { title: "Ebb", trackNumber: 4 },
  ]);
});

test.each([
  ["Fichier;Auteur 1;Compositeur 1", "Ana;Léo", ["Léo C", "Ana A"]],
  ["Fichier;Auteurs;Compositeurs", "Ana / Jo;Léo|Jo", ["Léo C", "Jo CA", "Ana A"]],
  ["Fichier;Auteur;Éditeur", "Ana;Quai", ["Ana"]],
  ["Filename;Composer 1;Lyricist 1;Composer 2", "Ana;Léo;Jo", ["Ana C", "Jo C", "Léo A"]],
  ["Filename;Composer;Composer 2", "Ana;Léo", ["Ana", "Léo"]],
  ["Filename;Writer 2;Writer", "Ana;AC/DC", ["AC/DC", "Ana"]],
  ["Filename;Composer 1;Writer 1", "Ana;Léo", ["Ana", "Léo"]],
  ["Filename;Writers;Writer 1;Writer 2", "Jo & Ana;Ana;Léo", ["Ana", "Léo", "Jo"]],
])("under the headers %s no writer is lost", (heads, people, expected) => {
  const { rows, problems } = parseSheet(`${heads}\na.wav;${people}`);
  expect(problems).toEqual([]);
  expect(rows[0]?.credits?.map(({ name, role }) => (role ? `${name} ${role}` : name))).toEqual(expected);
});

test("a plain column of publishers is the first of those with numbers", () => {
  const { rows } = parseSheet("file,Publisher 2,Publisher\na.wav,Rive,Universal / MCA");
  expect(rows[0]?.publisher).toBe("Universal / MCA; Rive");
});

test("values in numbered columns belong to the person of that number, whoever else a cell names", () => {
  const { rows, problems } = parseSheet(
    [
      "file,Composers,Lyricist 1,Lyricist 1 IPI,Lyricist 1 Share",
      "a.wav,Ana & Léo,Jo,123456789,",
      "b.wav,Ana,Ana,123456789,50",
      "c.wav,,Jo & Ana,123456789,",
    ].join("\n"),
  );
  expect(rows.map(({ credits }) => credits?.map(({ name, ipi, share }) => [name, ipi, share]))).toEqual([
    [
      ["Ana", null, null],
      ["Léo", null, null],
      ["Jo", "00123456789", null],
    ],
    [["Ana", "00123456789", 50]],
    [
      ["Jo", null, null],
      ["Ana", null, null],
    ],
  ]);
  expect(told(problems)).toEqual([expect.stringMatching(/^Line 4 .*1 values? in “ipi” for 2 writers/)]);
});

test.each([
  ["file,Writer 1,Writer 1", "Writer 1", "x"],
  ["file,Writer 1 IPI,Writer 1 CAE", "Writer 1 IPI", null],
  ["file,Composer,Composers", "writers", "x"],
  ["file,Publisher,Verlag", "publisher", null],
])("the headers %s mean the same, which is reported", (heads, column, writer) => {
  const { rows, problems } = parseSheet(`${heads}\na.wav,x,y`);
  expect(rows[0]?.credits?.[0]?.name ?? null).toBe(writer);
  expect(problems).toContainEqual({
    key: "sheetTwice",
    values: { column, names: heads.split(",").slice(1).join(", ") },
  });
});

test("a number sign in a header is read as a word or ignored", () => {
  const { rows, problems } = parseSheet(
    "File #;Track #;ISRC #;IPI #;Ref #;ISWC #;BPM #;Length #;Writer;Writer #2;Writer 2 Share #;Publisher #\n" +
      "a.wav;7;DEA122300001;123456789;S 1;T0345246801;96;2:02;;Ana;40;Quai",
  );
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([
    {
      trackNumber: 7,
      isrc: "DEA122300001",
      reference: "S 1",
      iswc: "T0345246801",
      bpm: 96,
      credits: [{ name: "Ana", ipi: "00123456789", share: 40 }],
      publisher: "Quai",
    },
  ]);
});

test("a person who is named twice keeps the first spelling", () => {
  const { rows } = parseSheet("file,composer,lyricist\na.wav,Noël Lefèvre,LEFEVRE Noel / NOEL LEFEVRE");
  expect(rows[0]?.credits?.map(({ name }) => name)).toEqual(["Noël Lefèvre"]);
});

test("«W1» is the first writer", () => {
  const { rows, problems } = parseSheet(
    "Filename,Writer 1,W1 IPI,W1 Share,W2,W2 IPI,W2 %\na.wav,Ana Roux,451236775,33.33,Zoé Lam,,66.67",
  );
  expect(problems).toEqual([]);
  expect(rows[0]?.credits).toMatchObject([
    { name: "Ana Roux", ipi: "00451236775", share: 33.33 },
    { name: "Zoé Lam", ipi: null, share: 66.67 },
  ]);
});

test("beside a column of figures, a tempo in words is ignored", () => {
  const { rows } = parseSheet("file,Tempo,BPM\na.wav,Medium,110");
  expect(rows[0]?.bpm).toBe(110);
});

test("«Disque» is the album by its name, and the disc by its number", () => {
  const { rows, problems } = parseSheet("Disque;Piste;Fichier\n2;1;a.wav\nPoudres;1;b.wav\n1989;1;c.wav");
  expect(problems).toEqual([]);
  expect(rows.map(({ album, disc }) => [album, disc])).toEqual([
    [null, 2],
    ["Poudres", null],
    ["1989", null],
  ]);
});
