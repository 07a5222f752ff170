import { expect, test } from "vitest";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { matchSheet } from "./match-sheet.ts";
import { parseSheet } from "./read-sheet.ts";
import { SheetError, sheetText } from "./sheet-text.ts";

const english = translatorFor("en");
const refusal = (text: string) => {
  try {
    parseSheet(text);
  } catch (error) {
    if (error instanceof SheetError) return english.tell(error.notice);
    throw error;
  }
  return null;
};

test.each([
  ["comma", "file,title,bpm\na.mp3,Night,120"],
  ["semicolon", "file;title;bpm\na.mp3;Night;120"],
  ["tab", "file\ttitle\tbpm\na.mp3\tNight\t120"],
  ["bar", "file|title|bpm\na.mp3|Night|120"],
  ["Excel's own line", "sep=;\r\nfile;title;bpm\r\na.mp3;Night;120\r\n"],
  ["byte order mark", "\uFEFFfile;title;bpm\r\na.mp3;Night;120\r\n"],
  ["empty columns and rows of Excel", "file;title;bpm;;\n\na.mp3;Night;120;;\n;;;;\n"],
  ["capitals, spaces and order", " BPM , Title , FILE \n120,Night,a.mp3"],
  ["French headers", "Tempo;Titre;Nom du fichier\n120;Night;a.mp3"],
  ["quotes around the end of a line", 'file,title,bpm\na.mp3,"\nNight",120'],
  ["quotes", 'file,title,bpm\n"a.mp3","Night","120"'],
])("reads a sheet with %s", (_, text) => {
  const { rows, problems } = parseSheet(text);
  expect(rows).toMatchObject([{ file: "a.mp3", title: "Night", bpm: 120 }]);
  expect(problems).toEqual([]);
});

test("recognises every French column name", () => {
  const { rows } = parseSheet(
    "fichier;titre;album;album français;auteurs-compositeurs;éditeur;tempo;tonalité;genres;humeurs;instruments;" +
      "usages;pays;code ISRC;référence;description;description fr;version;répartition;n° IPI\n" +
      'a.wav;Nuit;Night;Nuit;"Ana Díaz ; Léo Martin";Quai;98,6;la mineur;Jazz, Folk;joyeux;piano;radio;FR;FR-Z03-14-00123;' +
      "S 1;Text;Texte;sans voix;62,5/37,5;123456789/",
  );
  expect(rows[0]).toMatchObject({
    file: "a.wav",
    title: "Nuit",
    album: "Night",
    albumFr: "Nuit",
    publisher: "Quai",
    bpm: 99,
    tonality: "A minor",
    genres: ["Jazz", "Folk"],
    moods: ["joyeux"],
    uses: ["radio"],
    territory: "FR",
    isrc: "FRZ031400123",
    reference: "S 1",
    descriptionFr: "Texte",
    version: { kind: "no-vocals", label: "No vocals" },
  });
});

test("reports unknown columns by name, suggests a column for a misspelt one, and reads the rest", () => {
  const { rows, problems } = parseSheet("file,tittel,mood colour,bpm\na.mp3,x,y,120");
  expect(rows).toMatchObject([{ file: "a.mp3", title: null, bpm: 120 }]);
  expect(problems.map(english.tell)).toEqual([
    "The sheet has columns that are not known: tittel (→ title?), mood colour. They were left aside, and the rest was read.",
  ]);
});

test("refuses a sheet without a file column, and lists the columns that it has and those expected", () => {
  expect(refusal("titel x,bpm\nx,120")).toMatch(
    /no column “file”.*it has titel x, bpm\. Expected: file, title/,
  );
  expect(refusal("")).toMatch(/empty/);
  expect(refusal('file,"title\na.mp3,x')).toMatch(/heads of its columns \(line 1\)/);
});

test("if two columns mean the same, the first filled one counts in each row, which is reported", () => {
  const { rows, problems } = parseSheet("file,bpm,tempo\na.mp3,,90\nb.mp3,120,60");
  expect(rows.map(({ bpm }) => bpm)).toEqual([90, 120]);
  expect(problems.map(english.tell)).toEqual([
    "Several columns of the sheet mean “bpm”: bpm, tempo. Of each row the first of them that is filled counts.",
  ]);
});

test("with two album columns, the title is the name and the code is the reference", () => {
  const { rows, problems } = parseSheet(
    "album;titre_album;fichier\nSIL118;Lames;a.wav\nSIL119;;b.wav\nRives;Lames;c.wav",
  );
  expect(rows.map(({ album, reference }) => [album, reference])).toEqual([
    ["Lames", "SIL118"],
    ["SIL119", null],
    ["Lames", null],
  ]);
  expect(problems).toMatchObject([{ key: "sheetTwice", values: { names: "titre_album, album" } }]);
});

test("an IPI of zeros is refused", () => {
  const { rows, problems } = parseSheet("file,writers,ipi\na.mp3,Ana;Léo,000000;00000000000");
  expect(rows[0]?.credits?.map(({ ipi }) => ipi)).toEqual([null, null]);
  expect(problems.map(({ values }) => values?.value)).toEqual(["000000", "00000000000"]);
});

test("several publishers are separated by semicolons", () => {
  const { rows } = parseSheet('file,publisher\na.mp3,"Universal / MCA Music ;Rive"');
  expect(rows[0]?.publisher).toBe("Universal / MCA Music; Rive");
});

test("reports a wrong value with its line and leaves it out; the rest of the row is used", () => {
  const { rows, problems } = parseSheet(
    'file,title,bpm,tonality,isrc,version,writers,shares,ipi,roles,societies,iswc\na.mp3,"Two\nlines",fast,H,123,remix,Ana;Léo,60,12,X;C,<b>;,T1',
  );
  expect(rows[0]).toMatchObject({
    title: "Two lines (remix)",
    bpm: null,
    tonality: null,
    isrc: null,
    version: null,
  });
  expect(rows[0]?.credits).toEqual([
    { name: "Ana", share: null, ipi: null, role: null, society: null },
    { name: "Léo", share: null, ipi: null, role: "C", society: null },
  ]);
  const told = problems.map(english.tell);
  expect(told).toHaveLength(8);
  expect(told.every((text) => text.startsWith("Line 3 of the sheet"))).toBe(true);
  expect(told).toContainEqual(
    expect.stringMatching(/“fast” is not a tempo: a number from 20 to 400\. The value was left out\./),
  );
});

test("leaves out a row with more cells than columns, because its values may be misplaced", () => {
  const { rows, problems } = parseSheet("file;writers;bpm\na.mp3;Ana;Léo;98\nb.mp3;Ana;98");
  expect(rows.map(({ file }) => file)).toEqual(["b.mp3"]);
  expect(problems.map(english.tell)).toEqual([
    expect.stringMatching(/^Line 2 .*more cells.*quotation marks/),
  ]);
});

test.each([
  ["50;50", [50, 50]],
  ["66,67/33.33", [66.67, 33.33]],
  ["50%|50%", [50, 50]],
])("shares %s belong to the writers in their order", (shares, expected) => {
  const { rows } = parseSheet(`file;writers;shares\na.mp3;"Ana;Léo";"${shares}"`);
  expect(rows[0]?.credits?.map(({ share }) => share)).toEqual(expected);
});

test.each([
  ["33.33;33.33;33.33", [33.33, 33.33, 33.33]],
  ["0.5;0.25;0.25", [50, 25, 25]],
  ["0,333/0,333/0,333", [33.3, 33.3, 33.3]],
])("shares %s of three writers add up to the whole, and are not reported", (shares, expected) => {
  const { rows, problems } = parseSheet(`file;writers;publisher;shares\na.mp3;"Ana;Léo;Jo";Rive;"${shares}"`);
  expect(rows[0]?.credits?.map(({ share }) => share)).toEqual(expected);
  expect(problems).toEqual([]);
});

test("fractions of 1 are read in rows of one rights holder each, and 1 is the whole share of a single writer", () => {
  const { rows, doubts } = parseSheet(
    "file;writers;shares\na.mp3;Ana;0.5\na.mp3;Léo;0,5\nb.mp3;Ana;1\nc.mp3;Ana;0.5",
  );
  expect(rows.map(({ credits }) => credits?.map(({ share }) => share))).toEqual([[50, 50], [100], [0.5]]);
  expect(doubts).toMatchObject([{ key: "doubtShares", values: { line: 5 } }]);
});

test("a code that a spreadsheet has turned into a number is reported, and only that value is lost", () => {
  const { rows, problems } = parseSheet(
    "file;Writer 1;W1 IPI;Writer 2;W2 IPI;bpm;ref;isrc\n" +
      "a.mp3;Ana;00451236775;Léo;7,74125E+08;1,24E+02;3.70123E+12;1E+11",
  );
  expect(rows[0]).toMatchObject({ bpm: null, reference: null, isrc: null });
  expect(rows[0]?.credits?.map(({ ipi }) => ipi)).toEqual(["00451236775", null]);
  expect(problems.map(({ values }) => values?.value)).toEqual([
    "1E+11",
    "7,74125E+08",
    "1,24E+02",
    "3.70123E+12",
  ]);
});

test.each(["#N/A", "#REF!", " #n/a ", "#VALUE!", "#DIV/0!", "#NAME?", "#NV", "#WERT!", "#VALEUR!", "####"])(
  "a cell with %s is empty",
  (cell) => {
    const { rows, problems } = parseSheet(
      `file;title;bpm;isrc;writers\na.mp3;${cell};${cell};${cell};${cell}`,
    );
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([{ title: null, bpm: null, isrc: null, credits: null }]);
  },
);

test.each([
  ["amid a cell", ",", 'Sunset (12" mix)', 'Sunset (12" mix)'],
  ["at its end", ";", 'Vinyl 7"', 'Vinyl 7"'],
  ["between tabs, at both ends", "\t", '"Heroes"', '"Heroes"'],
  ["between tabs, at the start", "\t", '"Heroes', '"Heroes'],
  ["in a quoted cell, doubled", ",", '"Sunset (12"" mix), night"', 'Sunset (12" mix), night'],
  ["in a quoted cell, not doubled", ",", '"Sunset (12" mix), night"', 'Sunset (12" mix), night'],
  ["around the first word", ";", '"Heroes" (live)', '"Heroes" (live)'],
])("a quotation mark %s is part of the text", (_, delimiter, written, title) => {
  const text = [
    ["file", "title", "bpm"],
    ["a.mp3", written, "120"],
    ["b.mp3", '"Plain"', "90"],
  ];
  const { rows, problems } = parseSheet(text.map((cells) => cells.join(delimiter)).join("\r\n"));
  expect(problems).toEqual([]);
  expect(rows.map(({ file, bpm }) => [file, bpm])).toEqual([
    ["a.mp3", 120],
    ["b.mp3", 90],
  ]);
  expect(rows[0]?.title).toBe(title);
});

test.each([
  ["a mark that is never closed", 'b.mp3,"Dusk'],
  ["such a mark before a quoted cell of the next row", 'b.mp3,"Dusk,1'],
  ["more cells than columns", "b.mp3,Dusk,1,,x"],
])("a row with %s is left out alone and reported with its line", (_, bad) => {
  const { rows, problems } = parseSheet(
    ["sep=,", "file,title,bpm", '"a.mp3","Dawn\n(first light)",120', bad, '"c.mp3","Noon, again",90'].join(
      "\n",
    ),
  );
  expect(rows.map(({ file, title, line }) => [file, title, line])).toEqual([
    ["a.mp3", "Dawn (first light)", 4],
    ["c.mp3", "Noon, again", 6],
  ]);
  expect(problems.map(english.tell)).toEqual([expect.stringMatching(/^Line 5 of the sheet.*left out\.$/)]);
});

test("lines with the line ends of old Macs are counted and read", () => {
  const { rows, problems } = parseSheet(
    'sep=;\rfile;title\ra.mp3;"One\r\rtwo"\r\rb.mp3;"Open\rc.mp3;Three\r',
  );
  expect(rows.map(({ title, line }) => [title, line])).toEqual([
    ["One two", 5],
    ["Three", 8],
  ]);
  expect(problems.map(({ values }) => values?.line)).toEqual([7]);
});

test.each([
  ["123456789;abc;00000000199", ["00123456789", null, "00000000199"], ["abc"]],
  ["1234567890123; 141.073.38 ;1-2", [null, "00014107338", null], ["1234567890123", "1-2"]],
  [";;14 107 338", [null, null, "00014107338"], []],
])("of the IPI numbers %s only the wrong ones are left out and reported", (ipis, expected, wrong) => {
  const { rows, problems } = parseSheet(`file,writers,ipi\na.mp3,Ana;Léo;Jo,${ipis}`);
  expect(rows[0]?.credits?.map(({ ipi }) => ipi)).toEqual(expected);
  expect(problems.map(({ values }) => [values?.line, values?.value])).toEqual(wrong.map((one) => [2, one]));
});

test("a wrong role or society leaves those of the other writers", () => {
  const { rows, problems } = parseSheet("file,writers,roles,societies\na.mp3,Ana;Léo,A;X,<b>;PRS");
  expect(rows[0]?.credits).toMatchObject([
    { role: "A", society: null },
    { role: null, society: "PRS" },
  ]);
  expect(problems.map(({ values }) => values?.value)).toEqual(["X", "<b>"]);
});

test("decodes the text files of every spreadsheet program; refuses other files with a clear message", () => {
  expect(sheetText(Buffer.from("é"), "a.csv")).toBe("é");
  expect(sheetText(Buffer.from("\uFEFFé", "utf16le"), "a.csv")).toBe("é");
  expect(sheetText(Buffer.from([0x63, 0x72, 0xe9, 0xe9]), "a.csv")).toBe("créé");
  const notice = (bytes: Uint8Array) => {
    try {
      return sheetText(bytes, "a.csv");
    } catch (error) {
      return error instanceof SheetError ? english.tell(error.notice) : error;
    }
  };
  expect(notice(Buffer.from([1, 0, 2]))).toMatch(/a\.csv is neither .* nor a text file/);
});

test("rows match files by path or by a unique bare name, in the spelling of any file system", () => {
  const files = ["a/Été.mp3".normalize("NFD"), "a/one.mp3", "b/one.mp3", "b/X.mp3"].map((relative) => ({
    relative,
    path: `/music/${relative}`,
  }));
  const { rows } = parseSheet("file\nété.MP3\na\\one.mp3\none.mp3\nb/x.mp3\nx.mp3\n../secret.mp3\n");
  const problems: Notice[] = [];
  const matched = matchSheet(rows, files, (notice) => problems.push(notice));
  expect([...matched].map(([path, row]) => [path.normalize("NFC"), row.line])).toEqual([
    ["/music/a/Été.mp3", 2],
    ["/music/a/one.mp3", 3],
    ["/music/b/X.mp3", 5],
  ]);
  expect(problems.map(english.tell)).toEqual([
    expect.stringMatching(/^Line 4 .*2 files are called “one\.mp3”/),
    expect.stringMatching(/^Line 6 .*“x\.mp3” has a row already/),
    expect.stringMatching(/^Line 7 .*no sound file “\.\.\/secret\.mp3” in the folder/),
  ]);
});
