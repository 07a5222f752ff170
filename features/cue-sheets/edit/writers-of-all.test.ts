import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { readEdit } from "./read-edit.ts";
import { writersOfAll } from "./writers-of-all.ts";

const ROWS = [
  "0:10 - 0:40 \u00ab Delta \u00bb",
  "1:00 - 1:30 \u00ab Alba \u00bb (trad.)",
  "2:00 - 2:30 \u00ab Mira \u00bb RIV 12-3",
  "3:00 - 3:30 \u00ab Nera \u00bb (K. Marsden)",
  "4:00 - 4:30 \u00e0 la radio : \u00ab Orla \u00bb, disque du commerce",
];
/** Returns the writers of the rows of a mail below a sentence, and the edit. */
async function below(sentence: string, rows: readonly string[] = ROWS) {
  const edit = await readEdit([sentence, "", ...rows].join("\n"), RATES["25"]);
  return { edit, people: edit.clips.map(({ writers = [] }) => writers.map(({ name }) => name).join(" / ")) };
}

test.each([
  "Toute la BO originale est de Ada Roux, sauf indication.",
  "Toute la bande originale est sign\u00e9e Ada Roux",
  "Sauf mention contraire, musique originale de Ada Roux",
  "Host: Jo Kerr. Mix: Sal. All original music by **Ada Roux** unless it says otherwise.",
  "All the original score composed by Ada Roux",
  "Original music: Ada Roux, unless noted",
  "all score comp. Ada Roux unless said",
])("«%s» gives its writer to the original music that names nobody", async (sentence) => {
  const { edit, people } = await below(sentence);
  expect(people).toEqual(["Ada Roux", "", "", "K. Marsden", ""]);
  expect(edit.doubts).toEqual([{ line: 1, name: "Delta", text: sentence.replaceAll("**", "") }]);
});

test.each(["Toutes les musiques sont de A. Roux, sauf indication", "All music by A. Roux unless said"])(
  "«%s» gives its writer neither to libraries nor to records nor to traditional music",
  async (sentence) => {
    expect((await below(sentence)).people).toEqual(["A. Roux", "", "", "K. Marsden", ""]);
  },
);

test.each([
  "\u00ab Alba \u00bb (Wet Leg)",
  "\u00ab Alba \u00bb (Debussy)",
  "\u00ab Alba \u00bb, Chuck Berry",
  "\u00ab Alba \u00bb (RIV Music)",
  "Alba - The Sea Band",
  "HFX-5531 Gable End",
  "RIV 12-3 Gable End",
  "Gable End RIV 12-3",
  "Volkslied \u00ab Alba \u00bb",
  "\u00ab Alba \u00bb, traditional",
  "\u00ab Alba \u00bb sung by the kids",
  "ambience, street",
  "sfx: door slam",
])("the writer of all music is not that of the row «%s»", async (row) => {
  for (const sentence of ["All original music by Ada Roux", "All music by Ada Roux unless noted"]) {
    const { people } = await below(sentence, [`0:10 - 0:40 ${row}`, "1:00 - 1:30 \u00ab Delta \u00bb"]);
    expect(people).toEqual(["", "Ada Roux"]);
  }
});

test("a version behind the title leaves it to the writer of all music", async () => {
  const rows = ["0:10 - 0:40 \u00ab Delta \u00bb (Radio Edit)", "1:00 - 1:30 Alba - Instrumental"];
  expect((await below("All music by Ada Roux unless noted", rows)).people).toEqual(["Ada Roux", "Ada Roux"]);
});

test.each([
  "La BO est de qui ?",
  "Toute la BO est de Ada Roux ?",
  "Toute la BO n'est pas de Ada Roux",
  "Toute la musique est de la biblioth\u00e8que Rive",
  "Toute la musique est de Rive Gauche, sauf indication",
  "All music by the band unless noted",
  "All music by Rive Music unless noted",
  "All the music is great, Ada Roux loves it",
  "Music by Ada Roux",
  "Original music by Ada Roux",
  "Toute la musique est chez Ada Roux",
  "All music edited by Ada Roux",
])("«%s» names nobody for the whole list", async (sentence) => {
  expect(writersOfAll(sentence)).toBeNull();
  expect((await below(sentence)).people[0]).toBe("");
});

test("a person who is named as co-writer of one piece stands beside the writer of all music, not in the title", async () => {
  const { edit, people } = await below("Toute la BO est de Ada Roux, sauf indication", [
    "0:10 - 0:40 Filature 3, avec Leo Brun (co-compo)",
    "1:00 - 1:30 Filature 4 with Jo Lind (co-writer)",
    "2:00 - 2:30 Duo, avec Leo Brun",
    "3:00 - 3:30 \u00ab Delta \u00bb",
  ]);
  expect(people).toEqual(["Ada Roux / Leo Brun", "Ada Roux / Jo Lind", "Ada Roux", "Ada Roux"]);
  expect(edit.clips.map(({ name }) => name)).toEqual([
    "Filature 3",
    "Filature 4",
    "Duo, avec Leo Brun",
    "Delta",
  ]);
});

test("the line above a table names the writer of its rows without people", async () => {
  const table = [
    "Musique originale : Ada Roux, sauf mention contraire",
    "Titre;IN;OUT;Compositeur",
    "Delta;0:10;0:40;",
    "Alba;1:00;1:30;trad.",
    "Mira;2:00;2:30;K. Marsden",
    "Nera (Wet Leg);3:00;3:30;",
  ];
  const { clips, doubts } = await readEdit(table.join("\n"), RATES["25"]);
  expect(clips.map(({ writers }) => writers?.[0]?.name)).toEqual([
    ...["Ada Roux", undefined, "K. Marsden", undefined],
  ]);
  expect(doubts).toHaveLength(1);
});

test("the comment of a Pro Tools track names the writer of the music on this track alone", async () => {
  const track = (name: string, comment: string, clip: string, at: string) => [
    `TRACK NAME:\t${name}`,
    `COMMENTS:\t${comment}`,
    "STATE: ",
    "CHANNEL\tEVENT\tCLIP NAME\tSTART TIME\tEND TIME\tDURATION\tSTATE",
    `1\t1\t${clip}\t01:0${at}:00:00\t01:0${at}:30:00\t00:00:30:00\tUnmuted`,
    `1\t2\t${clip} Two\t01:0${at}:40:00\t01:0${at}:50:00\t00:00:10:00\tUnmuted`,
  ];
  const session = [
    "SESSION NAME:\tFilm",
    "SAMPLE RATE:\t48000.000000",
    "SESSION START TIMECODE:\t01:00:00:00",
    "TIMECODE FORMAT:\t25 Frame",
    ...track("MX SCORE", "all score comp. Ada Roux unless said", "Delta", "1"),
    ...track("MX SOURCE", "", "Alba", "2"),
  ];
  const { clips, doubts } = await readEdit(session.join("\n"), RATES["25"]);
  expect(clips.map(({ name, writers }) => [name, writers?.[0]?.name])).toEqual([
    ["Delta", "Ada Roux"],
    ["Delta Two", "Ada Roux"],
    ["Alba", undefined],
    ["Alba Two", undefined],
  ]);
  expect(doubts).toEqual([
    { line: null, name: "Delta, Delta Two", text: "all score comp. Ada Roux unless said" },
  ]);
});
