import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

const PLACE = "Delta 01:00:10:00–01:00:40:00";

/** Reads a table with one row of two places, and returns its uses as «Title start–end». */
async function usesOfTable(...rows: string[]) {
  const edit = await readEdit(rows.join("\n"));
  return usesOf(edit.clips).map(({ name, startCode, endCode }) => `${name} ${startCode}–${endCode}`);
}

test.each([
  ...[
    "Band-TC in;Band-TC out",
    "Sendungs-TC in;Sendungs-TC out",
    "TC IN (prog);TC OUT (prog)",
    "Time code début;Time code fin",
  ],
  ...["Record In;Record Out", "Début (hh:mm:ss:ii);Fin (hh:mm:ss:ii)", "In-point;Out-point"],
  ...[
    "Start TC 25fps;End TC 25fps",
    "TC-Start (25 fps);TC-End (25 fps)",
    "In [hh:mm:ss:ff];Out [hh:mm:ss:ff]",
  ],
  ...["Début / Start;Fin / End", "Début – Start;Fin – End", "3. In;4. Out", "(3) In;(4) Out", "b) In;c) Out"],
  ...[
    '"TC\nIN";"TC\nOUT"',
    '"Beginn /\nStart";"Ende /\nEnd"',
    "Programme In;Programme Out",
    "Prog TC start;Prog TC end",
  ],
  ...["Start (in the programme);End (in the programme)", "Entrada (h:m:s:f);Salida (h:m:s:f)"],
  ...[
    "Cue start;Cue end",
    "Position début;Position fin",
    "TC film début;TC film fin",
    "Sequence In;Sequence Out",
  ],
  ...["Start (if known);End (if known)", "Début approx.;Fin approx.", "Entrata TC;Uscita TC"],
  ...["Entra;Sale", "Entra;Esce", "Inizia;Finisce", "Empieza;Acaba", "TC entra;TC sale"],
  ...["Entre;Sort", "Commence;Finit", "Enters;Exits", "Starts;Ends", "Beginnt;Endet", "Ein;Aus", "Rein;Raus"],
])("«%s» are the start and the end of a row", async (heads) => {
  expect(await usesOfTable(`Titre;${heads}`, "Delta;01:00:10:00;01:00:40:00")).toEqual([PLACE]);
});

test.each([
  ...[
    "Titre de l'œuvre / Title",
    "Titre de l’œuvre",
    "3. Titre",
    "Title of the musical work",
    "Titel des Musikstücks",
  ],
  ...[
    "Original title",
    "Titre (exact)",
    "Nom du morceau utilisé",
    '"Titel /\nTitle"',
    "Work Title (as registered)",
  ],
  ...[
    "Título de la obra musical",
    "Titolo del brano",
    "Cue / Title",
    "2) Titre de la musique",
    "Music Title / Artist",
    "Musiktitel (Originaltitel)",
  ],
])("«%s» is the title of a row", async (head) => {
  expect(await usesOfTable(`N°;${head};In;Out`, "1;Delta;01:00:10:00;01:00:40:00")).toEqual([PLACE]);
});

test.each([
  ...["Durée utilisée", "Durée (mm:ss)", "Durée d'utilisation", "Duration of use", "Dauer im Film", "Timing"],
  ...[
    "Duración utilizada",
    "Durata (mm:ss)",
    "6. Durée",
    "Length used",
    '"Duration\n(mm:ss)"',
    "Länge / Length",
  ],
])("«%s» is the length of a row", async (head) => {
  const edit = await readEdit(`Titre;In;${head}\nDelta;01:00:10:00;00:30`);
  expect(edit.clips.map(({ name, start, end }) => [name, end - start])).toEqual([["Delta", 750]]);
});

test.each([
  "In use?;Title;In;Out",
  "Out of scope;Title;In;Out",
  "In of show;Title;TC IN (prog);TC OUT (prog)",
  "Titre de l'émission;Titre;In;Out",
  "Title (programme);Title;In;Out",
  "Name (artist);Work;In;Out",
  "Source in;Title;Record in;Record out",
  "Rush in;Title;Séquence in;Séquence out",
  "Track In;Title;Prog In;Prog Out",
  "Tape in;Title;Program in;Program out",
  "CD in;Title;Film in;Film out",
  "In (source);Title;In (programme);Out (programme)",
  "In;Title;TC IN (prog);TC OUT (prog)",
  "Start;Title;Record In;Record Out",
  "Total duration;Title;In;Out",
  "Start date;Title;In;Out",
  "Licence start;Title;In;Out",
  "End of film;Title;In;Out",
  "Final mix;Title;In;Out",
  "Début émission;Title;In;Out",
  "Time;Title;In;Out",
  "TC;Title;In;Out",
])(
  "the column below the first of the headings «%s» is neither the title of a row nor its place",
  async (heads) => {
    const row = "00:00:05:00;Delta;01:00:10:00;01:00:40:00";
    expect(await usesOfTable(heads, row)).toEqual([PLACE]);
  },
);

test("a plain end beside the start in the programme belongs to the plain start", async () => {
  const row = "Delta;00:00:05:00;00:00:35:00;01:00:10:00;00:30";
  expect(await usesOfTable("Title;In;Out;Record In;Duration", row)).toEqual(["Delta 01:00:10:00–undefined"]);
  const edit = await readEdit(`Title;In;Out;Record In\n${row}`);
  expect(edit.clips).toMatchObject([{ startCode: "01:00:10:00", isPoint: true }]);
});

test.each([
  "Source in;Source out",
  "Out of scope;In use?",
  "Broadcast start;Broadcast end",
  "Shoot start;Shoot end",
  "Programme start;Programme end",
  "Start date;End date",
  "Total duration;Programme duration",
  "Start of show;End of show",
  "Song start;Song end",
])("«%s» are no places, so that such a table is refused", async (heads) => {
  const read = usesOfTable(`Title;${heads}`, "Delta;01:00:10:00;01:00:40:00");
  await expect(read).rejects.toMatchObject({ reason: expect.stringMatching(/columns|unknown/) });
});

test.each([
  ["Film title;Shoot start;Shoot end;Channel", "Les Marées;12/01/2024;14/02/2024;ARTE"],
  ["Programme title;Broadcast start;Broadcast end;Channel", "Les Marées;20:50:00;21:45:00;ARTE"],
  ["Titre;Début PAD;Fin PAD;Chaîne", "Les Marées;20:50:00;21:45:00;ARTE"],
  ["Title;Programme start;Programme end;Channel", "The Tides;10:00:00:00;10:52:00:00;ARTE"],
  ["Title;Programme in;Programme out;Channel", "The Tides;10:00:00:00;10:52:00:00;ARTE"],
  ["Title;TC;Channel;", "The Tides;10:00:00:00;ARTE;"],
])("lines on the programme above the list, «%s», are not read as rows", async (...block) => {
  const list = ["Cue;Title;In;Out", "1;Delta;01:00:10:00;01:00:40:00"];
  expect(await usesOfTable(...block, ";;;", ...list)).toEqual([PLACE]);
});

test.each([
  ["Titre;Compositeur;Timecode;;Durée", ";;IN;OUT;"],
  ["Titre;Compositeur;Programme;;Durée", ";;TC in;TC out;(mm:ss)"],
  ["Titre;Compositeur;In;Out;Durée", ";;hh:mm:ss:ii;hh:mm:ss:ii;mm:ss"],
  ["Titre;Compositeur;In;Out;Durée", "Title;Composer;In;Out;Length"],
])("headings in two rows, «%s» above «%s», are read as one", async (...heads) => {
  const edit = await readEdit([...heads, "Delta;Ana Roux;01:00:10:00;01:00:40:00;00:30"].join("\n"));
  expect(edit.clips).toMatchObject([
    { name: "Delta", startCode: "01:00:10:00", endCode: "01:00:40:00", writers: [{ name: "Ana Roux" }] },
  ]);
  expect(edit.skipped).toEqual([]);
});

test.each(["Titre;TC IN (prog);TC OUT (prog)", "Titre;TC IN (prog);Durée utilisée"])(
  "lines on the programme without times, above «%s», are not read as rows",
  async (heads) => {
    const rows = ["Title;Prog in;Prog out", "Les Marées;12/01/2024;14/02/2024", ";;"];
    const edit = await readEdit([...rows, heads, "Delta;01:00:10:00;01:00:40:00"].join("\n"));
    expect(edit.clips.map(({ name }) => name)).toEqual(["Delta"]);
    expect([edit.title, edit.skipped]).toEqual(["Title Prog in Prog out", []]);
  },
);

test("the places are the columns below «Programme», not those below «Source», if headings take two rows", async () => {
  const rows = [
    "Title;Source;;Programme;",
    ";In;Out;In;Out",
    "Delta;00:00:05:00;00:00:35:00;01:00:10:00;01:00:40:00",
  ];
  expect(await usesOfTable(...rows)).toEqual([PLACE]);
});

test("headings that are repeated on each page are not read as rows", async () => {
  const heads = "N°;Titre;TC in (prog);TC out (prog)";
  const row = (at: number) => `${at};Delta ${at};01:0${at}:10:00;01:0${at}:40:00`;
  const edit = await readEdit([heads, row(1), heads, row(2)].join("\n"));
  expect([edit.clips.length, edit.skipped]).toEqual([2, []]);
});

test.each([
  ["3. Compositeur(s) – Composer", ["Ana Roux"]],
  ["Komponist/in", ["Ana Roux"]],
  ["Komponist(en)", ["Ana Roux"]],
  ["Writer(s) / Affiliation / %", ["Ana Roux"]],
  ["Composer (C) / Author (A)", ["Ana Roux"]],
  ["Compositeur·rice(s)", ["Ana Roux"]],
  ["Composer (first and last name)", ["Ana Roux"]],
  ["Compositeur 1;Compositeur 2", ["Ana Roux", "Léo Brun"]],
])("«%s» name the writers", async (head, names) => {
  const people = "Ana Roux;Léo Brun";
  const edit = await readEdit(`Title;In;Out;${head}\nDelta;01:00:10:00;01:00:40:00;${people}`);
  expect(edit.clips[0]?.writers?.map(({ name }) => name)).toEqual(names);
});

test("a publisher whose name has the word «music» in every row is no kind of sound", async () => {
  const edit = await readEdit("Title;In;Out;Publisher\nDelta;0:10;0:40;Fen Lane Music");
  expect(edit.clips).toMatchObject([{ role: "", publishers: [{ name: "Fen Lane Music" }] }]);
});

test("long cells and many rows above the headings are searched fast", async () => {
  const cells = [
    "(".repeat(50_000),
    "in ".repeat(50_000),
    "h".repeat(50_000),
    " - / ".repeat(20_000),
    "a(b".repeat(20_000),
  ];
  const rows = Array.from({ length: 40 }, () => cells.join(";"));
  await expect(readEdit(rows.join("\n"))).rejects.toMatchObject({ reason: expect.any(String) });
  const text = ["Title;In;Out;Notes", `Delta;0:10;;${cells[1]}`, ...rows.slice(0, 3)].join("\n");
  expect((await readEdit(text)).clips).toMatchObject([{ name: "Delta" }]);
});

test("a mail whose words could be headings is read as a mail", async () => {
  const edit = await readEdit(
    'Title, start and end as promised:\n0:10-0:20 "Delta", Ana Roux\n0:30-0:40 "Sel"',
  );
  expect(edit).toMatchObject({ format: "text", clips: [{ name: "Delta" }, { name: "Sel" }] });
});
