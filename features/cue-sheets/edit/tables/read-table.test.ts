import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { cueOfUse } from "../cues-of-edit.ts";
import { usesOf } from "../join-clips.ts";
import { isNotMusic } from "../not-music.ts";
import { readEdit, textsOfFile } from "../read-edit.ts";
import { usesAsRead } from "../uses-as-read.ts";

const DELTA = "Delta sans fin 01:00:10:00–01:00:40:00";
const SEL = "Sel gemme 01:01:00:00–01:01:20:00";
const table = (delimiter: string, ...rows: string[][]) => rows.map((row) => row.join(delimiter)).join("\r\n");
const premiere = (delimiter: string, heads: string[]) =>
  table(
    delimiter,
    heads,
    ["Delta sans fin", "", "01:00:10:00", "01:00:40:00", "00:00:30:00", "Comment"],
    ["Sel gemme", "générique de fin", "01:01:00:00", "01:01:20:00", "00:00:20:00", "Chapter"],
  );
const HEADS = ["Marker Name", "Description", "In", "Out", "Duration", "Marker Type"];

test.each(["\t", ",", ";"])(
  "Premiere's table of markers is read with the delimiter %j",
  async (delimiter) => {
    expect((await usesAsRead(premiere(delimiter, HEADS))).heard).toEqual([DELTA, SEL]);
  },
);

test.each([
  [["Nom du marqueur", "Description", "Entrée", "Sortie", "Durée", "Type de marqueur"]],
  [["Nom du repère", "Description", "Point d’entrée", "Point de sortie", "Durée", "Type"]],
  [["Titre de l’œuvre", "Commentaires", "TC début", "TC fin", "Durée", "Rôle"]],
  [["MORCEAU", "DESCRIPTION", "Timecode IN", "Timecode OUT", "DUREE", "PISTE"]],
  [["Markername", "Beschreibung", "In", "Out", "Dauer", "Markertyp"]],
  [["Titel", "Bemerkung", "Startzeit", "Endzeit", "Länge", "Spur"]],
  [["Name des Markers", "Beschreibung", "In-Punkt", "Out-Punkt", "Dauer", "Typ"]],
  [["Werktitel", "Kommentar", "Beginn", "Ende", "Dauer", "Verwendung"]],
  [["Nombre del marcador", "Descripción", "Entrada", "Salida", "Duración", "Tipo de marcador"]],
  [["Título de la obra", "Comentario", "Código de tiempo de inicio", "Fin", "Duración", "Uso"]],
  [["Música", "Observações", "TC entrada", "TC saída", "Duração", "Tipo de uso"]],
  [["Faixa", "Notas", "Início", "Fim", "Duração", "Uso"]],
  [["Titolo", "Note", "Inizio", "Fine", "Durata", "Uso"]],
  [["TÍTULO", "%", "MINUTO INICIO", "MINUTO FINAL", "SEGUNDOS", "¿MÚSICA?"]],
  [["Clip Name", "Description", "Start Timecode", "End Timecode", "Length", "Colour"]],
  [["Track Title", "Notes", "TC-In", "TC-Out", "Dur.", "Usage"]],
  [["Cue Title", "Cue #", "Time In", "Time Out", "Duration", "Usage"]],
  [["Cue Name", "Cue", "Start", "End", "Duration", "Usage"]],
  [["Track", "Notes", "Start", "End", "Duration", "Usage"]],
  [["File name", "Track", "Start", "End", "Duration", "Usage"]],
])("the headings %j are understood", async (heads) => {
  expect((await usesAsRead(premiere(";", heads))).heard).toEqual([DELTA, SEL]);
});

test.each([
  ["TC;TITRE;DUREE"],
  ["Timecode;Title;Duration"],
  ["Time Code;Name;Length"],
  ["Código de tiempo;Título;Duración"],
])("with the headings %j the time code is the start", async (heads) => {
  const rows = [
    ["01:00:10:00", "Delta sans fin", "00:00:30:00"],
    ["01:01:00:00", "Sel gemme", "00:00:20:00"],
  ];
  expect((await usesAsRead(table(";", heads.split(";"), ...rows))).heard).toEqual([DELTA, SEL]);
});

test.each([
  ["Cue #;Cue Title;Time In;Time Out", ["7", "Delta sans fin"]],
  ["Cue;Title;In;Out", ["7", "Delta sans fin"]],
  ["Track;Clip Name;Start;End", ["A3", "Delta sans fin"]],
  ["Timecode;Title;In;Out", ["00:00:05:00", "Delta sans fin"]],
])("the less ambiguous of the headings %j are used", async (heads, [first, title]) => {
  const { heard } = await usesAsRead(
    table(";", heads.split(";"), [first ?? "", title ?? "", "01:00:10:00", "01:00:40:00"]),
  );
  expect(heard).toEqual([DELTA]);
});

test("a description is not a title, neither for an empty name nor without a column for names", async () => {
  const { heard, edit } = await usesAsRead(
    table(
      ",",
      HEADS,
      ["", "générique", "01:00:10:00", "01:00:40:00", "", ""],
      ["Sel gemme", "", "01:01:00:00", "01:01:20:00"],
    ),
  );
  expect(heard).toEqual([SEL]);
  expect(edit.skipped).toMatchObject([{ line: 2 }]);
  const nameless = table(",", ["Description", "In", "Out"], ["générique", "01:00:10:00", "01:00:40:00"]);
  await expect(readEdit(nameless)).rejects.toMatchObject({ reason: "columns" });
});

test.each([
  ["sep=;", ";"],
  ['"sep=;"', ";"],
  ["SEP=,", ","],
  ["sep=\t", "\t"],
  ["sep=|", "|"],
  ["sep=~", "~"],
])("the line %j for Excel states the delimiter", async (line, delimiter) => {
  const { heard, edit } = await usesAsRead(`${line}\r\n${premiere(delimiter, HEADS)}`);
  expect(heard).toEqual([DELTA, SEL]);
  expect(edit.title).toBe("");
});

test.each([
  [["Musiques, épisode 2"], "Musiques, épisode 2"],
  [["Musiques : Mékong;;;;;", "", "exporté le 12 novembre 2026"], "Musiques : Mékong"],
  [["Title: Mekong, episode 2", ""], "Title: Mekong, episode 2"],
  [['"Liste\nsur deux lignes";;;;;'], "Liste\nsur deux lignes"],
  [["", ";;;;;"], ""],
])("the lines %j above the headings are its title, and line numbers stay right", async (above, title) => {
  const { heard, edit } = await usesAsRead(
    [...above, premiere(";", HEADS), "Archipel;;later;01:00:40:00;;"].join("\r\n"),
  );
  expect(heard).toEqual([DELTA, SEL]);
  expect(edit.title).toBe(title);
  const lines = above.join("\n").split("\n").length;
  expect(edit.skipped).toMatchObject([{ line: lines + 4, text: expect.stringContaining("later") }]);
});

const inUtf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, "utf16le");
  return new Blob([isBig ? bytes.swap16() : bytes]);
};
test.each([
  ["little-endian with a byte order mark", "\uFEFF", false],
  ["little-endian without one", "", false],
  ["big-endian with a byte order mark", "\uFEFF", true],
  ["big-endian without one", "", true],
] as const)("a table in UTF-16, %s, is read", async (_, mark, isBig) => {
  const [{ text }] = await textsOfFile(inUtf16(mark + premiere("\t", HEADS).replace("Sel", "Sél"), isBig));
  expect((await usesAsRead(text)).heard).toEqual([DELTA, SEL.replace("Sel", "Sél")]);
});

test("quoted drop-frame times with semicolons are read in a table whose delimiter is a semicolon", async () => {
  const edit = await readEdit('Marker Name;In;Out\n"Delta; suite";"01;00;10;00";"01;00;40;00"');
  expect(edit).toMatchObject({
    countingRate: RATES["29.97 DF"],
    clips: [{ name: "Delta; suite", startCode: "01;00;10;00", endCode: "01;00;40;00" }],
  });
});

const rows = (delimiter: string, title: string) =>
  table(
    delimiter,
    ["Name", "In", "Out"],
    [title, "01:00:10:00", "01:00:40:00"],
    ["Sel gemme", "01:01:00:00", "01:01:20:00"],
    ['Archipel (12" mix)', "later", "01:00:40:00"],
  );
test.each([
  ["\t", '"Delta', '"Delta'],
  ["\t", '"Delta" sans fin', '"Delta" sans fin'],
  ["\t", '"Delta sans fin"', "Delta sans fin"],
  ["\t", '"Delta (12"" mix)"', 'Delta (12" mix)'],
  [";", '"Delta', '"Delta'],
  [",", '"Delta, suite"', "Delta, suite"],
])("with the delimiter %j the title %j does not include further rows", async (delimiter, written, title) => {
  const { heard, edit } = await usesAsRead(rows(delimiter, written));
  expect(heard).toEqual([`${title} 01:00:10:00–01:00:40:00`, SEL]);
  expect(edit.skipped).toMatchObject([{ line: 4, text: expect.stringContaining("later") }]);
});

test("in Excel's tab-separated text every cell may be quoted", async () => {
  const quoted = premiere("\t", HEADS).replace(/[^\t\r\n]+/g, '"$&"');
  expect((await usesAsRead(quoted)).heard).toEqual([DELTA, SEL]);
});

test.each([
  ["have two lines", 'Name;"In\n(timecode)";Out;Note'],
  ["follow a line that ends as on an old Mac", "Musiques\rName;In;Out;Note"],
])("quoted headings that %s are found, and rows are reported with their first line", async (_, head) => {
  const row = (...cells: string[]) => [...cells, '"sur\ndeux lignes"'].join(";");
  const text = [
    head,
    row("Delta sans fin", "01:00:10:00", "01:00:40:00"),
    row("Archipel", "later", "01:00:40:00"),
    row("Sel gemme", "01:01:00:00", "01:01:20:00"),
  ].join("\n");
  const { heard, edit } = await usesAsRead(text);
  expect(heard).toEqual([DELTA, SEL]);
  expect(edit.skipped).toMatchObject([{ line: 5 }]);
});

test("an empty sep= is ignored and is not the title", async () => {
  const { heard, edit } = await usesAsRead(`sep=\r\n${premiere(";", HEADS)}`);
  expect(heard).toEqual([DELTA, SEL]);
  expect(edit.title).toBe("");
});

test("a mistyped frame number skips only its row, which is reported with its line", async () => {
  const { heard, edit } = await usesAsRead(
    table(
      ";",
      ["Name", "In", "Out"],
      ["Delta sans fin", "01:00:10:00", "01:00:40:00"],
      ["Archipel", "01:00:50:12", "01:01:20:80"],
      ["Sel gemme", "01:01:00:00", "01:01:20:00"],
    ),
  );
  expect(heard).toEqual([DELTA, SEL]);
  expect(edit).toMatchObject({ countingRate: RATES["25"], skipped: [{ line: 3 }] });
});

test("a length of one minute does not rule out drop-frame time code", async () => {
  const minute = table(",", ["Name", "Start", "Duration"], ["Delta sans fin", "01:00:10:00", "00:01:00:00"]);
  expect((await readEdit(minute, RATES["29.97 DF"])).countingRate).toEqual(RATES["29.97 DF"]);
});

test("a marker without a length is not a use, and is reported with its line", async () => {
  const { heard, edit } = await usesAsRead(
    table(
      "\t",
      HEADS,
      ["Repère", "", "01:00:05:00", "01:00:05:00", "00:00:00:00", "Comment"],
      ["Delta sans fin", "", "01:00:10:00", "01:00:40:00", "00:00:30:00", "Comment"],
    ),
  );
  expect(heard).toEqual([DELTA]);
  expect(edit.skipped).toMatchObject([{ line: 2 }]);
});

const INDEX = [
  "#",
  "Reel",
  "Match",
  "V",
  "C",
  "Dur",
  "Source In",
  "Source Out",
  "Record In",
  "Record Out",
  "Name",
  "Comments",
];
const indexRow = (number: number, track: string, times: [string, string], name: string) => [
  ...[
    String(number),
    "AX",
    "",
    track,
    "C",
    "00:00:30:00",
    "00:00:05:00",
    "00:00:35:00",
    ...times,
    name,
    "à revoir",
  ],
];
const SHOWN = indexRow(1, "V1", ["01:00:00:00", "01:00:30:00"], "Interview.mov");
const HEARD = [
  indexRow(2, "A3", ["01:00:10:00", "01:00:40:00"], "Delta sans fin"),
  indexRow(3, "A4", ["01:01:00:00", "01:01:20:00"], "Sel gemme"),
];

test.each(["\t", ","])(
  "the sound in Resolve's edit index is read at its place in the programme (%j)",
  async (delimiter) => {
    const { heard, edit } = await usesAsRead(table(delimiter, INDEX, SHOWN, ...HEARD));
    expect(heard).toEqual([DELTA, SEL]);
    expect(edit.clips).toMatchObject([{ channel: "A3", hasPicture: false }, { channel: "A4" }]);
  },
);

test("subtitles in Resolve's edit index are left out; a stereo track of another table is not", async () => {
  const words = (track: string) => [indexRow(5, track, ["01:00:20:00", "01:00:23:00"], "Sel gemme ?")];
  const { heard } = await usesAsRead(table(",", INDEX, SHOWN, ...HEARD, ...words("ST1")));
  expect(heard).toEqual([DELTA, SEL]);
  const stereo = await usesAsRead(
    table(",", ["Name", "Track", "Start", "End"], ["Delta sans fin", "ST1", "01:00:10:00", "01:00:40:00"]),
  );
  expect(stereo.heard).toEqual([DELTA]);
});

test("an edit index with picture tracks only is listed as coming with picture", async () => {
  const { edit } = await usesAsRead(table(",", INDEX, SHOWN));
  expect(edit.clips).toMatchObject([{ name: "Interview.mov", hasPicture: true }]);
});

test.each(["Video 1", "Vidéo 1", "video", "V1"])(
  "only the sound is read from a table with the tracks %j and A1",
  async (picture) => {
    const { heard } = await usesAsRead(
      table(
        ",",
        ["Name", "Track", "Start", "End"],
        ["Interview.mov", picture, "01:00:00:00", "01:00:30:00"],
        ["Delta sans fin", "A1", "01:00:10:00", "01:00:40:00"],
      ),
    );
    expect(heard).toEqual([DELTA]);
  },
);

const marker = (number: string, at: string, after: string, tags: string) =>
  `${number}  001      V     C        ${at} ${after} ${at} ${after}  \n${tags}\n`;
test("Resolve's markers as EDL are clips with their names and lengths; notes are not titles", async () => {
  const { heard, edit } = await usesAsRead(
    [
      "TITLE: Timeline 1\nFCM: NON-DROP FRAME\n",
      marker(
        "001",
        "01:00:10:00",
        "01:00:10:01",
        "entre doucement,\nsous la voix |C:ResolveColorBlue |M:Delta sans fin |D:750",
      ),
      marker("002", "01:00:50:00", "01:00:50:01", " |C:ResolveColorRed |M:Marker 2 |D:1"),
      marker("003", "01:01:00:00", "01:01:00:01", " |C:ResolveColorGreen |M:Sel gemme |D:500"),
    ].join("\n"),
  );
  expect(heard).toEqual([DELTA, SEL]);
  expect(edit).toMatchObject({ format: "edl", title: "Timeline 1", skippedCount: 1 });
  expect(edit.skipped).toEqual([{ line: 8, text: "01:00:50:00 Marker 2" }]);
});

test("markers that all lack a length are refused with the line of the first one", async () => {
  const text = `TITLE: Timeline 1\n${marker("001", "01:00:50:00", "01:00:50:01", "note |C:ResolveColorRed |M:Marker 1 |D:1")}`;
  await expect(readEdit(text)).rejects.toMatchObject({ reason: "times", line: { line: 2 } });
});

test("a marker whose name only means music has its title in its note", async () => {
  const named = (name: string, note: string) => [name, note, "01:00:10:00", "01:00:40:00"];
  for (const name of ["MUSIQUE", "MX01", "Music 2", "zik", "TMP2", "musique temp 3"]) {
    const { heard } = await usesAsRead(
      table(",", ["Marker Name", "Description", "In", "Out"], named(name, "Delta sans fin")),
    );
    expect([name, heard]).toEqual([name, [DELTA]]);
  }
  const { heard } = await usesAsRead(
    table(",", ["Marker Name", "Comment", "In", "Out"], named("Delta sans fin", "musique")),
  );
  expect(heard).toEqual([DELTA]);
});

test.each([
  ["M12", "Delta sans fin", "fade under VO"],
  ["Music", "Delta sans fin", "fade under VO"],
  ["MX01", "", "Delta sans fin"],
  ["M 3", "rushes.mov", "Delta sans fin"],
  ["M4", "", "Delta sans fin"],
])(
  "a marker %s of the file «%s» with the note «%s» has its title in the file or else in the note",
  async (...row) => {
    const heads = ["Marker Name", "File", "Comment", "In", "Out"];
    const { edit } = await usesAsRead(table(",", heads, [...row, "01:00:10:00", "01:00:40:00"]));
    expect(edit.clips).toMatchObject([{ name: "Delta sans fin", file: row[1] }]);
  },
);

test.each(["M", "M 117", "Delta"])("%s is a title beside a note", async (title) => {
  const heads = ["Marker Name", "Comment", "In", "Out"];
  const { edit } = await usesAsRead(
    table(",", heads, [title, "fade under VO", "01:00:10:00", "01:00:40:00"]),
  );
  expect(edit.clips.map(({ name }) => name)).toEqual([title]);
});

test("rows below a title in merged cells are uses of it, but not below a row that could not be read", async () => {
  const { heard, edit } = await usesAsRead(
    table(
      ",",
      ["Título", "Autor", "Entrada", "Salida"],
      ["Delta sans fin", "Ana", "01:00:10:00", "01:00:40:00"],
      ["", "", "01:01:10:00", "01:01:40:00"],
      ["Archipel", "", "later", ""],
      ["", "", "01:02:10:00", "01:02:40:00"],
      ["Sel gemme", "", "01:01:00:00", "01:01:20:00"],
      ["", "Ana", "01:03:10:00", "01:03:40:00"],
    ),
  );
  expect(heard).toEqual([DELTA, SEL, "Delta sans fin 01:01:10:00–01:01:40:00"]);
  expect(edit.skipped.map(({ line }) => line)).toEqual([4, 5, 7]);
});

test.each([
  [["Nr.", "Titel", "Musik IN", "Musik OUT"], "01:00:10:00", "01:00:40:00"],
  [["Cue", "Track title", "Start (s)", "Length (s)"], "3610,00", "30,00"],
])("a table with the headings %j is read", async (heads, start, end) => {
  const { heard } = await usesAsRead(table(";", heads, ["1", "Delta sans fin", start, end]));
  expect(heard).toEqual([DELTA]);
});

test("a file with a video extension comes with picture in a table too", async () => {
  const { edit } = await usesAsRead(
    table(",", ["Name", "V", "Record In", "Record Out"], ["A001.mov", "A1", "01:00:10:00", "01:00:40:00"]),
  );
  expect(edit.clips).toMatchObject([{ name: "A001.mov", hasPicture: true }]);
});

test("Media Composer's markers are read although they have no headings", async () => {
  const { heard, edit } = await usesAsRead(
    [
      "ana\t01:00:10:00\tA3\tmagenta\tMX: Delta sans fin\t750",
      "ana\t01:00:12:10\tV1\tred\tflou sur le logo\t1",
      "ana\t01:00:50:00\tA3\tred\ttrop fort\t1",
      "ana\t01:01:00:00\tA3\tmagenta\tSel gemme\t500",
    ].join("\n"),
  );
  expect(heard).toEqual([DELTA, SEL]);
  expect(edit.skipped).toEqual([{ line: 3, text: "ana 01:00:50:00 A3 red trop fort 1" }]);
});

const MARKED = "ana\t01:00:10:00\tA3\tmagenta\tDelta sans fin\t750";
test.each([
  ["a comment on the list", `ana\t01:00:00:00\tV1\tred\tMontage 24 i/s\t1\n${MARKED}`, "24"],
  ["a line above them", `Film, 30 fps\n\n${MARKED}`, "30"],
  ["a line below them", `${MARKED}\nCadence : 24`, "24"],
] as const)("%s states the rate of Media Composer's markers", async (_, text, rate) => {
  const edit = await readEdit(text);
  expect(edit).toMatchObject({ rates: [rate], clips: [{ name: "Delta sans fin" }] });
});

test("a comment on a shot does not state the rate of Media Composer's markers", async () => {
  const edit = await readEdit(`ana\t01:00:00:00\tV1\tred\tralenti 50 i/s\t1\n${MARKED}`);
  expect(edit.rate).toBeNull();
});

test.each([
  ["Étalonnage à revoir", ["MUS - Delta sans fin", "MUS - Sel gemme"], true],
  ["Étalonnage à revoir", ["MX: Delta sans fin", "Sel gemme"], false],
  ["Archipel", ["Musique - thème", "Sel gemme"], false],
])("«%s» beside %j is a note and not music: %s", async (name, others, isNote) => {
  const rows = [name, ...others].map((one, at) => [one, `01:00:${at}0:00`, `01:00:${at}9:00`]);
  const { edit } = await usesAsRead(table("\t", ["Marker Name", "In", "Out"], ...rows));
  const [use, ...music] = usesOf(edit.clips);
  expect(use && isNotMusic(use)).toBe(isNote);
  expect(music.map(isNotMusic)).toEqual([false, false]);
});

test("Media Composer's markers for starts and ends are read as pairs, and music without a partner waits for it", async () => {
  const { heard, edit } = await usesAsRead(
    [
      "ana\t01:00:10:00\tA3\tgreen\tMX1 IN  Delta sans fin\t1",
      "ana\t01:00:20:00\tA3\tgreen\tMX3 - IN - Piqûre\t1",
      "ana\t01:00:21:00\tA3\tgreen\tMX3 - OUT\t1",
      "ana\t01:00:40:00\tA3\tgreen\tMX1 OUT\t1",
      "ana\t01:00:50:00\tA1\tblue\tADR line 4: fade in the music\t1",
      "ana\t01:01:00:00\tA3\tgreen\tMX1 in: Sel gemme\t1",
      "ana\t01:01:20:00\tA3\tgreen\tmx1 Out\t1",
      "ana\t01:02:00:00\tA3\tgreen\tMX2 IN Nuit\t1",
      "ana\t01:03:00:00\tA3\tgreen\tMX4 OUT\t1",
      "ana\t01:04:00:00\tA3\tgreen\tVFX OUT\t1",
    ].join("\n"),
  );
  expect(heard.slice(0, 3)).toEqual([DELTA, "Piqûre 01:00:20:00–01:00:21:00", SEL]);
  const [nuit, last] = usesOf(edit.clips).slice(3);
  expect(nuit && cueOfUse(nuit, null)).toMatchObject({ title: "Nuit", start: 3720 * 25, end: null });
  expect(last && cueOfUse(last, null)).toMatchObject({ title: "MX4", start: null, end: 3780 * 25 });
  expect(edit.skipped.map(({ line }) => line)).toEqual([5, 10]);
});

test("a marker of Media Composer that a remark sets aside is off, and numbers of cues are music beside «MUS»", async () => {
  const { heard, off } = await usesAsRead(
    [
      "ana\t01:00:10:00\tA3\tgreen\t1M1 IN - Delta sans fin\t1",
      "ana\t01:00:40:00\tA3\tgreen\t1M1 OUT\t1",
      "ana\t01:01:00:00\tA3\tgreen\tMUS IN - Sel - NOT USED\t1",
      "ana\t01:01:20:00\tA3\tgreen\tMUS OUT\t1",
    ].join("\n"),
  );
  expect(heard).toEqual([DELTA]);
  expect(off).toEqual(["Sel - NOT USED 01:01:00:00\u201301:01:20:00"]);
});

test.each([
  [
    "their titles",
    ["0 A5 IN - Delta", "10 A5 IN - Sel (underscore) - Ana Roux", "20 A6 OUT - Delta", "30 A6 OUT - Sel"],
    ["Delta 0-20", "Sel (underscore) - Ana Roux 10-30"],
  ],
  [
    "the whole titles first",
    ["0 A5 IN - Delta II", "10 A5 IN - Delta - Ana Roux", "20 A5 OUT - Delta", "30 A5 OUT - Delta II"],
    ["Delta II 0-30", "Delta - Ana Roux 10-20"],
  ],
  [
    "their tracks",
    ["0 A5 IN - Delta", "10 A6 IN - Sel", "20 A6 OUT", "30 A5 OUT"],
    ["Delta 0-30", "Sel 10-20"],
  ],
  [
    "their order",
    ["0 A5 IN - Delta", "10 A5 IN - Sel", "20 A5 OUT", "30 A5 OUT"],
    ["Delta 0-20", "Sel 10-30"],
  ],
  [
    "their order if an end is missing",
    ["0 A5 IN - Delta", "10 A5 IN - Sel", "20 A5 OUT"],
    ["Delta 0-?", "Sel 10-20"],
  ],
  [
    "their titles, so that an end without its start ends nothing else",
    ["0 A5 IN - Delta", "5 A5 OUT - Sel", "10 A5 OUT - Delta", "12 A5 IN - Sel", "20 A5 OUT - Sel"],
    ["Delta 0-10", "Sel ?-5", "Sel 12-20"],
  ],
  ["their order if the end has a remark", ["0 A5 IN - Delta", "10 A5 OUT - fondu"], ["Delta 0-10"]],
  [
    "their titles, on every use",
    ["0 A5 IN - Delta", "5 A5 OUT - Delta", "10 A5 IN - Delta", "15 A5 OUT - Delta"],
    ["Delta 0-5", "Delta 10-15"],
  ],
])("starts and ends in Media Composer's markers are paired by %s", async (_, markers, expected) => {
  const text = markers.map((one) => {
    const [second = "", track, ...comment] = one.split(" ");
    return `ana\t01:00:${second.padStart(2, "0")}:00\t${track}\tgreen\tMUS ${comment.join(" ")}\t1`;
  });
  const { edit } = await usesAsRead(text.join("\n"));
  const second = (frame: number) => frame / 25 - 3600;
  const places = usesOf(edit.clips).map((use) => {
    const { start = null, end = null } = cueOfUse(use, null);
    return `${use.name} ${[start, end].map((frame) => (frame === null ? "?" : second(frame))).join("-")}`;
  });
  expect(places).toEqual(expected);
});

test.each([
  "virer la mus \u00e0 partir d'ici, son seul jusqu'\u00e0 01:04:30",
  "couper la musique",
  "kill music from here",
  "Music out here",
  "Musik raus ab hier",
  "quitar la m\u00fasica aqu\u00ed",
  "via la musica da qui",
])("the comment «%s» ends the music of its track", async (comment) => {
  const { heard, edit } = await usesAsRead(
    `ana\t01:00:10:00\tA7\tgreen\tMUS IN Delta sans fin\t1\nana\t01:00:40:00\tA7\tred\t${comment}\t1`,
  );
  expect([heard, edit.skippedCount]).toEqual([[DELTA], 0]);
});

test.each([
  "mus in + out 01:00:40:00 : Delta sans fin",
  "MUS IN/OUT 01:00:40:00 Delta sans fin",
  "Musik in und out 01:00:40:00 - Delta sans fin",
])("the comment «%s» has its end in it", async (comment) => {
  const { heard } = await usesAsRead(`ana\t01:00:10:00\tA5\tgreen\t${comment}\t1`);
  expect(heard).toEqual([DELTA]);
});

test.each([
  ["MUS IN Delta sans fin", "music out"],
  ["Musik EIN Delta sans fin", "Musik AUS"],
  ["Musik ein: Delta sans fin", "Musik raus"],
  ["MUS ENTR\u00c9E Delta sans fin", "mus sortie"],
  ["M\u00fasica entra: Delta sans fin", "M\u00fasica fuera"],
  ["Musica ENTRA Delta sans fin", "Musica ESCE"],
])("the comments «%s» and «%s» are a pair, whatever word for music they have", async (starts, ends) => {
  const { heard } = await usesAsRead(
    `ana\t01:00:10:00\tA5\tgreen\t${starts}\t1\nana\t01:00:40:00\tA5\tgreen\t${ends}\t1`,
  );
  expect(heard).toEqual([DELTA]);
});

test("a comment «Musik aus der Ferne» ends nothing", async () => {
  const { clips } = await marked(["MUS - Delta", "1"], ["Musik aus der Ferne", "1"]);
  expect(clips).toEqual([["MUS - Delta", "end is asked"]]);
});

test("«MUS OUT» without a start is music whose start and title are asked", async () => {
  const { edit } = await usesAsRead("ana\t01:00:40:00\tA5\tgreen\tMUS OUT\t1");
  const [use] = usesOf(edit.clips);
  expect(use && cueOfUse(use, null)).toMatchObject({ title: "", start: null, end: 3640 * 25 });
});

test("a jingle is music whose end is asked, unless its comment says what to do with it", async () => {
  const { clips, skippedCount } = await marked(
    ["MUS IN - Delta", "1"],
    ["jingle fin emission habituel", "1"],
    ["jingle \u00e0 revoir", "1"],
  );
  expect(clips).toEqual([
    ["Delta", "end is asked"],
    ["jingle fin emission habituel", "end is asked"],
  ]);
  expect(skippedCount).toBe(1);
});

test.each([
  ["VO1", "Marie Dupont", "MX1", [true, false]],
  ["VO1", "Marie Dupont", "Cue 1", [true, false]],
  ["Lower third", "Marie Dupont", "MX1", [true, false]],
  ["Cue 2", "Archipel", "Cue 1", [false, false]],
  ["Off the Wall", "", "Cue 1", [false, false]],
  ["Off the Wall", "", "MX1", [true, false]],
])(
  "the mark «%s» of «%s» beside «%s» decides which clips are not music: %j",
  async (mark, title, other, told) => {
    const { edit } = await usesAsRead(
      [
        `ana\t01:00:00:00\tA3\tgreen\t${mark} IN ${title}\t1`,
        `ana\t01:00:05:00\tA3\tgreen\t${mark} OUT\t1`,
        `ana\t01:00:10:00\tA3\tgreen\t${other} IN Delta sans fin\t1`,
        `ana\t01:00:40:00\tA3\tgreen\t${other} OUT\t1`,
      ].join("\n"),
    );
    const uses = usesOf(edit.clips);
    expect(uses.map(({ name }) => name)).toEqual([title || mark, "Delta sans fin"]);
    expect(uses.map(isNotMusic)).toEqual(told);
  },
);

test.each([
  ["Fade in", "Fade out"],
  ["Audio fade IN", "Audio fade OUT"],
  ["Crossfade start", "Crossfade end"],
  ["Fondu début", "Fondu fin"],
])("«%s» and «%s» are not a pair", async (begins, ends) => {
  const { heard, edit } = await usesAsRead(
    [
      `ana\t01:00:00:00\tA3\tgreen\t${begins}\t1`,
      `ana\t01:00:05:00\tA3\tgreen\t${ends}\t1`,
      "ana\t01:00:10:00\tA3\tgreen\tMX1 IN Delta sans fin\t1",
      "ana\t01:00:40:00\tA3\tgreen\tMX1 OUT\t1",
    ].join("\n"),
  );
  expect(heard).toEqual([DELTA]);
  expect(edit.skipped.map(({ line }) => line)).toEqual([1, 2]);
});

/** The clips of Media Composer's markers with these comments and lengths, a minute apart: title, and whether it has an end. */
async function marked(...markers: readonly (readonly [comment: string, frames: string, track?: string])[]) {
  const rows = markers.map(([comment, frames, track = "A3"], at) =>
    ["ana", `01:0${at}:00:00`, track, "green", comment, ...(frames === "" ? [] : [frames])].join("\t"),
  );
  const { clips, skippedCount } = await readEdit(rows.join("\n"));
  return {
    clips: clips.map(({ name, isPoint }) => [name, isPoint ? "end is asked" : "has its end"]),
    skippedCount,
  };
}

test.each([
  ["in a list without lengths", ["Delta sans fin", "", "A3"], ["Sel gemme", "", "A3"]],
  ["in a newer list without lengths", ["Delta sans fin", "1", "A3"], ["Sel gemme", "1", "A3"]],
  ["with a prefix for music", ["MUS - Delta sans fin", "1", "A3"], ["MX: Sel gemme", "1", "A3"]],
  ["on tracks of picture", ["Delta sans fin", "", "V1"], ["Sel gemme", "", "V1"]],
] as const)("Media Composer's markers without an end wait for it: %s", async (_, first, second) => {
  const { clips, skippedCount } = await marked(first, second);
  expect(clips.map(([name = "", end]) => [name.replace("MUS - ", ""), end])).toEqual([
    ["Delta sans fin", "end is asked"],
    ["Sel gemme", "end is asked"],
  ]);
  expect(skippedCount).toBe(0);
});

test("notes among Media Composer's markers without an end are reported, and music is placed where its marker stands", async () => {
  const notes = ["trop fort", "Fix the cut", "Check this?", "SFX whoosh", "25 i/s"] as const;
  const { clips, skippedCount } = await marked(
    ["Delta sans fin", "1"],
    ...notes.map((note) => [note, "1"] as const),
  );
  expect([clips, skippedCount]).toEqual([[["Delta sans fin", "end is asked"]], notes.length]);
  const edit = await readEdit("ana\t01:00:10:00\tA3\tgreen\tDelta sans fin");
  expect(edit.clips).toMatchObject([{ start: 90_250, end: 90_251, startCode: "01:00:10:00", channel: "A3" }]);
});

test("among Media Composer's markers with lengths or a prefix, a marker without either is a note", async () => {
  const long = ["Delta sans fin", "750"] as const;
  expect(await marked(long, ["Sel gemme", "1"])).toMatchObject({
    clips: [["Delta sans fin", "has its end"]],
  });
  const between = await marked(long, ["Copper Sun", "1"], long);
  expect(between.clips[1]).toEqual(["Copper Sun", "end is asked"]);
  const prefixed = await marked(["MX: Delta sans fin", "1"], ["Sel gemme", "1"]);
  expect(prefixed).toEqual({ clips: [["Delta sans fin", "end is asked"]], skippedCount: 1 });
});

test("Media Composer's markers that are all on picture tracks are listed as coming with picture, and all others are reported", async () => {
  const { heard, edit } = await usesAsRead(
    [
      "ana\t01:00:10:00\tV1\tmagenta\tMX: Delta sans fin\t750",
      "ana\t01:00:50:00\tV1\tred\ttrop fort\t1",
      "ana\t01:00:52:00\tA3\tred\ttrop bas\t1",
    ].join("\n"),
  );
  expect(heard).toEqual([DELTA]);
  expect(edit.clips).toMatchObject([{ channel: "V1", hasPicture: true }]);
  expect(edit.skipped.map(({ line }) => line)).toEqual([2, 3]);
});

test.each([
  [["Marker Name", "In", "Out", "Marker Type"], "Comment"],
  [["Title", "Start (frames)", "End (frames)", "Note"], ""],
  [["Titre", "Début (images)", "Fin (images)", "Note"], ""],
  [["Title", "Frame In", "Frame Out", "Frame rate"], "25"],
])("times under %j are numbers of frames", async (heads, more) => {
  const { heard, edit } = await usesAsRead(table("\t", heads, ["Delta sans fin", "90250", "91000", more]));
  expect(heard).toEqual([DELTA]);
  expect(edit.rate).toBeNull();
});

test.each([
  ["Title;Start (s);End (s);Frame rate"],
  ["Titre;Début;Fin;Images"],
  ["Titel;Beginn;Ende;Bilder"],
  ["Title;Start (s);End;Frames"],
  ["Title;Start sec;End (frames);Marker Type"],
])("under %s times are seconds, whatever the other headings are", async (heads) => {
  const { heard } = await usesAsRead(table(";", heads.split(";"), ["Delta sans fin", "3610", "3640", "25"]));
  expect(heard).toEqual([DELTA]);
});

test("a quoted title may contain a line break", async () => {
  const { heard } = await usesAsRead(
    table(",", ["Title", "In", "Out"], ['"Delta\nsans fin"', "01:00:10:00", "01:00:40:00"]),
  );
  expect(heard).toEqual([DELTA]);
});

test.each([
  ["Title,Start,End\nLate,1,240001\nDelta sans fin,01:00:10:00,01:00:40:00", 2],
  ["Title\tStart (frames)\tEnd (frames)\nLate\t10\t6000001\nDelta sans fin\t90250\t91000", 2],
  ["ana\t66:39:50:00\tA3\tred\tLate\t251\nana\t01:00:10:00\tA3\tred\tDelta sans fin\t750", 1],
  [
    "TITLE: T\n001  AX A C 00:00:00:00 00:00:10:00 98:00:00:00 98:00:10:00\n* FROM CLIP NAME: Late\n002  AX A C 00:00:00:00 00:00:30:00 01:00:10:00 01:00:40:00\n* FROM CLIP NAME: Delta sans fin",
    null,
  ],
])("a row later than the last place of a sheet is reported and skipped: %j", async (text, line) => {
  const { heard, edit } = await usesAsRead(text);
  expect(heard).toEqual([DELTA]);
  expect(edit.skipped).toEqual([{ line, text: expect.stringContaining("Late") }]);
});

test.each([
  ["Title,Start,End\nEdge,239999,240000", "Edge 66:39:59:00–66:40:00:00"],
  ["ana\t66:39:50:00\tA3\tred\tEdge\t250", "Edge 66:39:50:00–66:40:00:00"],
])("a row may end at the last place of a sheet: %j", async (text, heard) => {
  expect((await usesAsRead(text)).heard).toEqual([heard]);
});

test.each([
  ["¿MÚSICA O EFECTO?", "música", "efecto"],
  ["Art", "Musik", "Geräusch"],
  ["Type", "MX", "SFX"],
])("a column «%s» decides which rows are music", async (head, music, other) => {
  const { edit } = await usesAsRead(
    table(
      ";",
      ["Title", "In", "Out", head],
      ["Delta sans fin", "01:00:10:00", "01:00:40:00", music],
      ["Grillos noche", "01:00:40:00", "01:00:50:00", other],
    ),
  );
  expect(usesOf(edit.clips).map((use) => [use.name, isNotMusic(use)])).toEqual([
    ["Delta sans fin", false],
    ["Grillos noche", true],
  ]);
});

test.each([
  ["Version mix\u00e9e, TC d\u00e9but 10:00:00:00 (25 i/s)", ["25"]],
  ["Timeline 24 fps", ["24"]],
  ["12 musiques, film de 52 minutes", null],
])("the text «%s» above a table states its rate", async (above, rates) => {
  const edit = await readEdit(
    `RELEVE;;\n${above};;\nTitre;TC in;TC out\nDelta;10:00:10:00;10:00:20:12\nSel;10:01:10:00;10:01:20:12`,
  );
  if (rates) expect(edit.rates).toEqual(rates);
  else expect(edit.rates.length).toBeGreaterThan(1);
});
