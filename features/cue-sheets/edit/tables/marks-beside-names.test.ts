import { expect, test } from "vitest";
import { cueOfUse } from "../cues-of-edit.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

/** Reads a table and returns its titles with their writers and publishers, and what is in doubt. */
async function sheetOf(table: readonly string[]) {
  const { clips, doubts = [], skippedCount } = await readEdit(table.join("\n"));
  const cues = usesOf(clips).map((use) => {
    const { title = "", writers = [], publishers = [] } = cueOfUse(use, null);
    return [
      title,
      ...writers.map(({ name, role, society, share }) =>
        [name, role, society, share].filter(Boolean).join(" "),
      ),
      ...publishers.map(({ name, society, share }) => [name, "E", society, share].filter(Boolean).join(" ")),
    ].join(" | ");
  });
  return { cues, doubts: doubts.map(({ text }) => text), skippedCount };
}
const FIRST = ["01:00:20:00", "01:00:50:00"].join(";");
const SECOND = ["01:02:00:00", "01:02:31:05"].join(";");
const READ = {
  cues: ["Delta | Ana Roux C 50 | Léo Brun A 25 | Rive Music E 25", "Alba | Jo Lind C 100"],
  doubts: [],
  skippedCount: 0,
};

test.each<[string, string[]]>([
  [
    "a column «Name» beside a title",
    [
      "Cue;Title;TC In;TC Out;Name;Role;Share",
      `1;Delta;${FIRST};Ana Roux;Composer;50%`,
      ";;;;Léo Brun;Author;25%",
      ";;;;Rive Music;Music publisher;25%",
      `2;Alba;${SECOND};Jo Lind;Composer;100%`,
    ],
  ],
  [
    "numbers of the parties, a total, and a number that is repeated",
    [
      "N°;Titre de l'œuvre;TC début;TC fin;Nom;Qualité;IPI;Part (%)",
      `1;Delta;${FIRST};Ana Roux;Compositeur;00123456789;50`,
      "1;;;;Léo Brun;Auteur;00223456789;25",
      "1;;;;Rive Music;Sous-éditeur;;25",
      ";;;;Total;;;100",
      `2;Alba;${SECOND};Jo Lind;Compositeur;;100`,
    ],
  ],
  [
    "rows that repeat the title and the place, and shares as parts of one",
    [
      "Nr;Werktitel;In;Out;Berechtigter;Funktion;Anteil",
      `1;Delta;${FIRST};Ana Roux;Komponist;0,5`,
      `1;Delta;${FIRST};Léo Brun;Textdichter;0,25`,
      `1;Delta;${FIRST};Rive Music;Verlag;0,25`,
      `2;Alba;${SECOND};Jo Lind;K;1`,
    ],
  ],
  [
    "the role before the name, a sign for the same title, and a performer",
    [
      "Título;Entrada;Salida;Rol;Nombre;Porcentaje",
      `Delta;${FIRST};Compositora;Ana Roux;50 %`,
      '"""";;;Letra;Léo Brun;25 %',
      '"""";;;Editorial;Rive Music;25 %',
      `Alba;${SECOND};Compositor;Jo Lind;100 %`,
      '"""";;;Intérprete;Los Faros;',
    ],
  ],
  [
    "people who start below the row of the title",
    [
      "Titolo;Inizio;Fine;Nome;Ruolo;Quota",
      `Delta;${FIRST};;;`,
      ";;;Ana Roux;Compositrice;50%",
      ";;;Léo Brun;Autore;25%",
      ";;;Rive Music;Editore;25%",
      `Alba;${SECOND};;;`,
      ";;;Jo Lind;Compositore;100%",
    ],
  ],
  [
    "right-holders in Dutch",
    [
      "Titel;Begintijd;Eindtijd;Rechthebbende;Hoedanigheid;Aandeel %",
      `Delta;${FIRST};Ana Roux;Componist;50`,
      ";;;Léo Brun;Tekstschrijver;25",
      ";;;Rive Music;Uitgever;25",
      `Alba;${SECOND};Jo Lind;Componist;100`,
    ],
  ],
])("each row of a table is one right-holder: %s", async (_, table) => {
  expect(await sheetOf(table)).toEqual(READ);
});

test("societies and shares between the columns of writers and of publishers belong to the names before them", async () => {
  const { cues } = await sheetOf([
    "Cue Title;Time In;Time Out;Writer;PRO;Share;Publisher;PRO;Share",
    `Delta;${FIRST};Ana Roux;SACEM;50;Rive Music;PRS;50`,
    ";;;Léo Brun;BMI;50;Fen Lane Music;ASCAP;50",
    `Alba;${SECOND};Jo Lind;GEMA;100;;;`,
  ]);
  expect(cues).toEqual([
    "Delta | Ana Roux C SACEM 50 | Léo Brun C BMI 50 | Rive Music E PRS 50 | Fen Lane Music E ASCAP 50",
    "Alba | Jo Lind C GEMA 100",
  ]);
});

test("a role that is not known, or that is missing, leaves a doubt, and the next right-holder is read", async () => {
  const { cues, doubts } = await sheetOf([
    "Title;In;Out;Interested Party;Capacity;Share",
    `Delta;${FIRST};Ana Roux;Composer;50%`,
    ";;;Léo Brun;Heir;25%",
    ";;;Rive Music;Original Publisher;25%",
    `Alba;${SECOND};Jo Lind;;100%`,
  ]);
  expect(cues).toEqual(["Delta | Ana Roux C 50 | Rive Music E 25", "Alba"]);
  expect(doubts).toEqual(["Ana Roux (C) 50%\nLéo Brun (Heir ?) 25%\nRive Music (E) 25%", "Jo Lind 100%"]);
});

test.each<[string, string[], string[]]>([
  [
    "the only title is «Name», and «Role» is that of the music",
    ["Name;Role;In;Out", `Delta;Background;${FIRST}`, `Alba;Theme;${SECOND}`],
    ["Delta", "Alba"],
  ],
  [
    "«Name» is the title beside a column of labels",
    ["Title;Name;In;Out", `Marker;Delta;${FIRST}`, `Marker;Alba;${SECOND}`],
    ["Delta", "Alba"],
  ],
  [
    "«Title» is that of the programme, beside shares",
    ["Title;Name;Share;In;Out", `Pilot;Delta;100;${FIRST}`, `Pilot;Alba;80;${SECOND}`],
    ["Delta", "Alba"],
  ],
  [
    "the type is that of the sound",
    ["Title;In;Out;Composer;Type", `Delta;${FIRST};Ana Roux;Music`, `Alba;${SECOND};Jo Lind;Music`],
    ["Delta | Ana Roux C", "Alba | Jo Lind C"],
  ],
  [
    "letters are those of the use",
    ["Title;In;Out;Composer;Use", `Delta;${FIRST};Ana Roux;B`, `Alba;${SECOND};Jo Lind;T`],
    ["Delta | Ana Roux C", "Alba | Jo Lind C"],
  ],
  [
    "the same music is used twice, the second time without its place",
    ["Title;In;Out;Composer;Role", `Delta;${FIRST};Ana Roux;Composer`, "Delta;;;Léo Brun;Composer"],
    ["Delta | Ana Roux C", "Delta | Léo Brun C"],
  ],
])("other tables are read as before: %s", async (_, table, cues) => {
  expect((await sheetOf(table)).cues).toEqual(cues);
});
