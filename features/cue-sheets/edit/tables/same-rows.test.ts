import { expect, test } from "vitest";
import { decide } from "../decisions.ts";
import type { EditClip } from "../edit.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";
import { usesAsRead } from "../uses-as-read.ts";
import { setReplacedAside } from "./replaced-rows.ts";

const FRENCH = [
  "Journal des musiques;;;;;;",
  "N\u00b0;TC in;TC out;Dur\u00e9e;Nature;Titre;Version;Obs.",
  "1;0:10;0:40;0'30;G\u00e9n\u00e9rique;Interlude bleu;;",
  "2;1:10;1:40;0'30;Musique;Quai nord;Instrumental;",
  ";2:00;2:30;;Itw;Le gardien du phare;;",
  "3;3:00;3:30;0'20;Musique;idem n\u00b02;Sans batterie;sous commentaire",
  "4;4:00;4:10;0'10;Ambiance;Port au matin;;",
  "5;5:00;5:30;0'30;Musique;Interview imaginaire;;version courte",
  "6;6:00;6:30;0'30;Musique;\u00ab\u00a0Quai sud\u00a0\u00bb;v2;",
  ";6:30;6:40;;Musique;(suite);;",
];

/** Returns the names of a table's uses: first those that are taken, then the others. */
async function sortedUses(rows: readonly string[]) {
  const edit = await readEdit(rows.join("\n"));
  const decisions = usesOf(edit.clips).map((use) => decide(use, []));
  const named = (isTaken: boolean) =>
    decisions.filter((one) => one.isTaken === isTaken).map(({ use }) => use.name);
  return { taken: named(true), left: named(false), edit };
}

test("a column separates music from other kinds, a row may refer to another by its number, and versions have a column", async () => {
  const { taken, left, edit } = await sortedUses(FRENCH);
  expect(taken).toEqual([
    "Interlude bleu",
    "Quai nord (Instrumental)",
    "Quai nord (Sans batterie)",
    "Interview imaginaire (courte)",
    "Quai sud",
  ]);
  expect(left).toEqual(["Le gardien du phare", "Port au matin"]);
  expect(edit.unlike).toEqual([{ line: 6, name: "Quai nord (Sans batterie)", written: "0'20" }]);
});

test("a log with cue numbers is read in the same way", async () => {
  const { taken, left, edit } = await sortedUses([
    "Cue Number\tTitle\tTC In\tTC Out\tTiming\tNotes",
    "1M1\tHarbour Wall (Main Title)\t01:00:00:00\t01:00:31:15\t:31\ton camera",
    "1M2\tTin Whistle\t01:01:02:10\t01:01:44:29\t:42\tNo Drums mix",
    "\tSFX - rain\t01:02:00:00\t01:02:10:00\t:10\t",
    "1M3\tsame as 1M2\t01:03:00:00\t01:03:20:00\t:20\tUnderscore",
    "1M4\tSame as It Ever Was\t01:04:00:00\t01:04:20:00\t20\t",
    "1M5\tsame as 1M2\t01:05:00:00\t01:05:20:00\t:20\t",
    "1M6\tsame as 9M9\t01:06:00:00\t01:06:20:00\t:20\t",
  ]);
  expect(taken).toEqual([
    "Harbour Wall (Main Title)",
    "Tin Whistle (No Drums)",
    "Tin Whistle (Underscore)",
    "Same as It Ever Was",
    "Tin Whistle (No Drums)",
    "same as 9M9",
  ]);
  expect([left, edit.unlike]).toEqual([["SFX - rain"], []]);
});

test.each([
  ["Delta (60 s)", "30 s", "Delta (60 s)"],
  ["Delta", "under dialogue", "Delta"],
  ["Delta", "vocals removed", "Delta"],
  ["Turn", "radio", "Turn"],
  ["Turn", "short", "Turn"],
  ["Turn", "no idea", "Turn"],
  ["Turn", "Radio edit", "Turn (Radio)"],
  ["Turn", "30 s", "Turn (30 s)"],
  ["Catch (60)", "30 s", "Catch (60)"],
  ["MX 3", "Sans voix", "MX 3 (Sans voix)"],
])("the row «%s» with the note «%s» has the name «%s»", async (title, note, name) => {
  const { heard } = await usesAsRead(`Title;In;Out;Notes\n${title};0:10;0:20;${note}`);
  expect(heard).toEqual([`${name} 00:00:10:00\u201300:00:20:00`]);
});

test("in a column for versions any name of a version counts", async () => {
  const { heard } = await usesAsRead("Title;In;Out;Version\nTurn;0:10;0:20;radio\nSel;0:30;0:40;short");
  expect(heard.map((one) => one.replace(/ 00:.*/, ""))).toEqual(["Turn (radio)", "Sel (short)"]);
});

test("if most markers start with «ZIK», the others are notes, and one without a title yet is music", async () => {
  const { taken, left } = await sortedUses([
    "Nom du marqueur;Description;Entr\u00e9e;Sortie;Type de marqueur",
    "ZIK : Quai nord;instru;00:00:03:12;00:00:41:12;Commentaire",
    "zik - Quai sud;;00:01:00:00;00:01:30:00;Commentaire",
    "ZIK ???;plus l\u00e9ger;00:02:00:00;00:02:30:00;Commentaire",
    "SON : averse;;00:03:00:00;00:03:30:00;Commentaire",
  ]);
  expect(taken).toEqual(["ZIK : Quai nord (instru)", "zik - Quai sud", "ZIK ???"]);
  expect(left).toEqual(["SON : averse"]);
});

const CHAIN = ["1M2;Delta v1;replaced by 1M3", "1M3;Delta v2;remplacé par 1M4", "1M4;Delta v3;"];
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
/** Reads rows at one place in every order, and returns the different results: the names of those that are heard. */
async function heardInEveryOrder(rows: readonly string[]) {
  const found = await Promise.all(
    ORDERS.map(async (order) => {
      const table = order.map((at) => rows[at]?.replace(/;(?=[^;]*$)/, ";0:10;0:40;"));
      const { heard } = await usesAsRead(["N\u00b0;Title;In;Out;Notes", ...table].join("\n"));
      return heard.map((one) => one.replace(/ 00:.*/, "")).sort();
    }),
  );
  return [...new Set(found.map((names) => names.join(", ")))];
}

test.each([
  ["a chain leads to the last row", CHAIN, ["Delta v3"]],
  [
    "a row in the middle is struck out as well",
    ["1M2;Delta v1;replaced by 1M3", "1M3;Delta v2;OUT - replaced by 1M4", "1M4;Delta v3;"],
    ["Delta v3"],
  ],
  [
    "the last row of a chain is not used, so that the row before it is heard",
    ["1M2;Delta v1;replaced by 1M3", "1M3;Delta v2;replaced by 1M4", "1M4;Delta v3;not used"],
    ["Delta v2"],
  ],
  [
    "rows that replace each other stay",
    ["1;Delta;replaced by 2", "2;Sel;replaced by 1", "3;Brume;"],
    ["Brume, Delta, Sel"],
  ],
  [
    "a row that replaces itself stays",
    ["1;Delta;replaced by 1", "2;Sel;ersetzt durch Nr 3", "3;Brume;"],
    ["Brume, Delta"],
  ],
])("whatever the order of the rows, %s", async (_, rows, expected) => {
  expect(await heardInEveryOrder(rows)).toEqual(expected);
});

test("a chain of rows that are struck out leads nowhere if the last one is not used", async () => {
  const rows = [
    "1;Delta;0:10;0:40;replaced by 2",
    "2;Sel;0:10;0:40;OUT - replaced by 3",
    "3;Brume;0:10;0:40;OUT - replaced by 4",
    "4;Quai;0:10;0:40;not used",
  ];
  for (const order of [rows, rows.toReversed()]) {
    const { heard } = await usesAsRead(["N\u00b0;Title;In;Out;Notes", ...order].join("\n"));
    expect(heard).toEqual(["Delta 00:00:10:00\u201300:00:40:00"]);
  }
});

test.each([
  ["each row replaces the one before", (at: number) => [`Delta ${at}`, `replaced by ${at + 1}`], 99_999],
  ["all rows have one title", () => ["Sel", "replaced by Sel"], 0],
  ["one row replaces all others", (at: number) => [`Delta ${at}`, "replaced by 99999"], 99_999],
] as const)("the replaced ones of 100,000 rows are found fast where %s", (_, row, count) => {
  const rows = Array.from({ length: 100_000 }, (_, at) => {
    const [name = "", remark = ""] = row(at);
    const place = { start: 0, end: 750, hasPicture: false };
    const clip: EditClip = { name, file: "", reel: "", channel: "A1", ...place };
    return { clip, number: `${at}`, remarks: at === 99_999 && name !== "Sel" ? [] : [remark] };
  });
  setReplacedAside(rows);
  expect(rows.filter(({ clip }) => clip.isOff)).toHaveLength(count);
});
