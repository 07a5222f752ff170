import { expect, test } from "vitest";
import { rateStatedIn, rateTextInName } from "../time/stated-rate.ts";
import { RATES } from "../time/timecode.ts";
import { pairsOf } from "./avid/marker-pairs.ts";
import { unquoted } from "./clip-title.ts";
import { cueOfUse } from "./cues-of-edit.ts";
import { decide } from "./decisions.ts";
import { editOf, Skipped } from "./edit.ts";
import { speedIn } from "./edl/edl-bases.ts";
import { addLevel } from "./edl/edl-levels.ts";
import { legendIn } from "./edl/marker-colors.ts";
import { endInNote } from "./edl/music-points.ts";
import { namesOf, usesOf } from "./join-clips.ts";
import { withPeopleOfPieces } from "./people-of-pieces.ts";
import { withPersonsOfNames } from "./persons-of-list.ts";
import { mayBePlayedIn } from "./played-music.ts";
import { withoutSenders } from "./prose/chat-lines.ts";
import { readProse } from "./prose/read-prose.ts";
import { titleBeforeCode } from "./prose/title-before-code.ts";
import { SessionFiles } from "./protools/protools-files.ts";
import { rowsOfAlignedColumns } from "./tables/aligned-columns.ts";
import { companiesIn } from "./tables/company-names.ts";
import { rowsOfFixedColumns } from "./tables/fixed-columns.ts";
import { isUnits, meaningOf } from "./tables/head-meaning.ts";
import { columnsOf, headsFrom } from "./tables/heads-in-rows.ts";
import { labelAndCode, withoutCodePart } from "./tables/label-and-code.ts";
import { withTitlesLifted } from "./tables/lifted-titles.ts";
import { notesOfTrack } from "./tables/notes-on-tracks.ts";
import { endsInWords, isEndMark, leadsToAnother, namesThatEnd, timeReached } from "./tables/open-remarks.ts";
import { partiesInColumn } from "./tables/people-columns.ts";
import { partiesIn } from "./tables/people-in-cell.ts";
import { peopleInNote, withPeopleOfNotes } from "./tables/people-in-notes.ts";
import { PeopleOfRows } from "./tables/people-of-rows.ts";
import { isSetAside, isTotalOrOmitted } from "./tables/row-remarks.ts";
import { titleOfRow } from "./tables/row-title.ts";
import { numberMeantBy } from "./tables/same-rows.ts";
import { rangeIn } from "./tables/time-range.ts";
import { asksTitle, leavesDoubt } from "./title-unknown.ts";
import { withoutWriters } from "./writer-in-clip.ts";

/** A pattern that tried all ways to divide these blanks would take minutes. */
const BLANKS = " ".repeat(250_000);

test("the search for a speed in a line of an EDL is fast, however many blanks the line has", () => {
  expect(speedIn(`M2 AX${BLANKS}50 x`, { reel: "AX" })).toBeNull();
  expect(speedIn(`M2 AX${BLANKS}50 00:00:00:00`, { reel: "AX" })).toBe(50);
});

test("the search for a level in a line of an EDL is fast, however many blanks the line has", () => {
  const event = { number: "1", reel: "AX", levels: [] };
  addLevel(`${BLANKS}x`, event, undefined);
  expect(event.levels).toEqual([]);
  addLevel(`${BLANKS}* AUDIO LEVEL AT 00:00:10:00 IS -99 DB`, event, undefined);
  expect(event.levels).toMatchObject([{ at: "00:00:10:00", isSilent: true }]);
});

test("the search for the file of a clip in a Pro Tools session is fast, however many blanks its name has", () => {
  const files = new SessionFiles();
  files.add("ONLINECLIPSINSESSION", ["One", `a${BLANKS}b`]);
  files.add("ONLINECLIPSINSESSION", ["Two", `Delta.wav${BLANKS}[1]`]);
  expect([files.of("One").file.length, files.of("Two").file]).toEqual([BLANKS.length + 2, "Delta.wav"]);
});

test("the search for quotation marks around a title is fast, however many blanks follow the first", () => {
  expect(unquoted(`\u00ab${BLANKS}x`)).toHaveLength(BLANKS.length + 2);
  expect(unquoted(`\u00ab${BLANKS}x${BLANKS}\u00bb`)).toBe("x");
});

test("the search for players in a name is fast, however long the name is", () => {
  for (const words of ["strand ", "rubber band ", "son seul ", "o"])
    expect(mayBePlayedIn(`Quay${" "}${words.repeat(60_000)}`, false)).toBe(false);
});

test("remarks and people in a table are read fast, however many blanks a cell has", () => {
  expect(isSetAside("Delta", [`x${BLANKS}not used`])).toBe(false);
  expect(isSetAside(`Delta${" - x".repeat(60_000)}`, [])).toBe(false);
  for (const words of ["et ", "non:", "nr. ", "son de la radio ", "mais on a coup\u00e9 le son "])
    expect(isSetAside("Delta", [words.repeat(60_000)])).toBe(false);
  for (let row = 0; row < 1_000; row += 1) expect(partiesIn(`Ana Roux${BLANKS}x`, false)).toHaveLength(1);
});

test.each([
  `BC_0455 - Delta${BLANKS}x`,
  `temp${BLANKS}x`,
  `2-pop${BLANKS}x`,
  `BC_0455${"_x".repeat(120_000)}`,
])("codes, people and stand-ins in the name of clip %# are sought fast, however long it is", (name) => {
  const clip = { name, file: "", reel: "", channel: "FX 1", start: 0, end: 50, hasPicture: false };
  const stem = { ...clip, name: "Delta_STEM bass" };
  const uses = usesOf([clip, stem]);
  expect(uses).toHaveLength(2);
  expect(namesOf(uses).length).toBeGreaterThan(1);
  for (const use of uses) expect([decide(use, []).isTaken, cueOfUse(use, null).start]).toEqual([false, 0]);
});

test("people in notes are read fast, however long the notes are and however many there are", () => {
  const long = ["Ana Roux / ", "A. ", " - ", "50-", ", ed. ", "(a"].map((part) => part.repeat(50_000));
  for (const note of long) for (let row = 0; row < 1_000; row += 1) peopleInNote(note);
  const clip = { name: "Delta", file: "", reel: "", channel: "M", start: 0, end: 1, hasPicture: false };
  const notes = Array.from({ length: 20_000 }, (_, at) => `Ana Roux${at} - Rive${at % 1_000} Music`);
  expect(withPeopleOfNotes(notes.map((note) => ({ ...clip, note }))).length).toBe(notes.length);
});

test("the people of a piece are looked for fast, however long the names of its clips and the comment of its track are", () => {
  const clip = { name: "Delta", file: "", reel: "", channel: "M", start: 0, end: 1, hasPicture: false };
  const named = { ...clip, writers: [{ name: "Ana Roux", society: "", share: null }] };
  for (const sign of ["-", ". ", " - ", "_ - "]) {
    const long = { ...clip, name: sign.repeat(100_000) };
    expect(withPeopleOfPieces([named, long])[1]).toEqual(long);
  }
  expect(companiesIn(`Rive Music${BLANKS}x`)).toHaveLength(1);
  const comment = `SLT = Rive Music${BLANKS}x`;
  expect(notesOfTrack(comment, [clip])({ ...clip, name: "SLT 0231 - Delta" })).toBe(comment);
});

test("legends, stated rates and mails are read fast, however long they are", async () => {
  for (const part of ["red: ", "25 ", "> ", "0:10 ", "(a", "instead ", "25 images "]) {
    const text = part.repeat(250_000);
    expect(rateStatedIn(text)).toBeNull();
    expect(legendIn([text]).size).toBe(0);
    expect(endInNote(text)).toBe("");
    readProse(`0:10-0:20 Sel gris\n${text.slice(0, 150_000)}`, { rate: RATES["25"], isChosen: false });
  }
  for (const part of [
    "used A instead of ",
    "mis A \u00e0 la place de ",
    "Swapped A for ",
    "A a \u00e9t\u00e9 ",
    "a\n",
  ]) {
    const sentences =
      part === "a\n" ? part.repeat(70_000) : `${part.repeat(390 / part.length)}\n`.repeat(400);
    readProse(`0:10-0:20 Sel gris\n${sentences}`, { rate: RATES["25"], isChosen: false });
  }
  const row = "- 0:10 Copper Sun, replaced by a ".padEnd(390, "> ? vers (a ");
  const lines = Array.from({ length: 450 }, () => row).join("\n");
  readProse(`- 0:10-0:20 Sel gris\n${lines}`, { rate: RATES["25"], isChosen: false });
});

test("a mail is read fast, however many rows it has and however many sentences replace their music", () => {
  const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => `${clock(7 * at)} - ${clock(7 * at + 5)} Sel gris ${at}`);
  const sentences = Array.from({ length: 1_500 }, (_, at) => `We used Delta instead of Sel gris ${at}.`);
  const read = (lines: readonly string[]) =>
    readProse(lines.join("\n"), { rate: RATES["25"], isChosen: false })?.clips ?? [];
  expect(read(rows(4_000))).toHaveLength(4_000);
  expect(read([...rows(1_500), ...sentences]).map(({ name }) => name)).toEqual(Array(1_500).fill("Delta"));
});

test.each([
  "_",
  " ",
  "A. ",
  "A_A",
  " - ",
  ", A",
  "RIV 12/",
  "ES_A - ",
  "idem n\u00b0 ",
  "(A Roux",
  "Ana Roux, ",
])("titles, people and codes that stand together are parted fast in «%s» many times", (part) => {
  const text = part.repeat(100_000);
  for (const one of [`${text}x`, text.slice(0, 190)]) {
    const clip = { name: one, file: "", reel: "", channel: "M", start: 0, end: 1, hasPicture: false };
    const edit = editOf(
      { format: "table", title: "", rates: null, countingRate: RATES["25"], clips: [clip] },
      new Skipped(),
    );
    expect(withPersonsOfNames(edit).clips).toHaveLength(1);
    expect(withoutWriters(one, ["Nora Falk"])).toBe(one);
    expect(titleBeforeCode(one.slice(0, 400), "XYZ 1/2")).toBe(one.slice(0, 400));
    expect([numberMeantBy(one), withoutCodePart(one).hasCode]).toEqual([null, false]);
    expect(labelAndCode(one).code.length).toBeLessThan(201);
  }
});

test("a cell for writers and publishers is divided fast, however many blanks it has", () => {
  const column = { at: 0, kind: "holder", slots: ["C", "publisher"] } as const;
  expect(partiesInColumn(`Ana Roux${BLANKS}b`, column).map(({ name }) => name)).toEqual(["Ana Roux"]);
  const named = partiesInColumn("Ana Roux  /  Rive Music", column);
  expect(named.map(({ name, role }) => `${name} ${role}`)).toEqual(["Ana Roux C", "Rive Music publisher"]);
});

test("the people in a long cell are found fast, whatever signs it repeats", () => {
  for (const sign of ["1/", "50 - ", "a: ", "A, ", "Ab et ", ")a,", "(", "50%, ", "s. Nr. "])
    for (let row = 0; row < 20; row += 1)
      expect(partiesIn(sign.repeat(100_000), true).length).toBeLessThan(1_000);
});

test("rows of people that refer to each other in a long chain are read fast", () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => [
    `${at}`,
    "Delta",
    at === 0 ? "Ana Roux" : `see ${at - 1}`,
  ]);
  const people = new PeopleOfRows([{ at: 2, kind: "C" }], rows.reverse(), { number: 0, title: 1, notes: [] });
  expect(rows.filter(() => people.next().writers?.[0]?.name === "Ana Roux")).toHaveLength(rows.length);
});

test("markers are paired fast, however many marks there are", () => {
  const markers = Array.from({ length: 100_000 }, (_, at) => {
    return { comment: `M${at >> 1} ${at % 2 ? "OUT" : "IN"}`, track: "A1", frame: at };
  });
  expect(pairsOf(markers, () => null).size).toBe(markers.length);
});

test.each([
  BLANKS,
  "h".repeat(250_000),
  "in (".repeat(60_000),
  "1:10 - ".repeat(40_000),
  "fin de ".repeat(40_000),
  "mus".repeat(80_000),
])("headings, ends and titles are looked for fast in a cell of one thing many times", (cell) => {
  expect([meaningOf(cell), rangeIn(cell), leadsToAnother(cell)]).toEqual([null, null, null]);
  expect([isUnits(cell), isEndMark(cell), isTotalOrOmitted([cell], cell)]).toEqual([false, false, false]);
  expect([timeReached([cell]), titleOfRow(cell, "", "")]).toEqual(["", cell]);
  expect(namesThatEnd(cell).length).toBeLessThan(3);
  expect([endsInWords(cell), asksTitle([cell]), rateTextInName(cell)]).toEqual([false, false, ""]);
});

test.each([
  "removed by x ",
  "client ",
  "on a vir\u00e9 ",
  "Delta starts 1:02 ",
  "? ",
  "[11/03/2026, 18:02:14] a",
  "- ",
])("remarks, doubts and senders are looked for fast in «%s» many times", (part) => {
  const text = part.repeat(40_000);
  expect(isSetAside("", [text])).toBe(false);
  leavesDoubt(text, true);
  expect(withoutSenders([text, text])).toHaveLength(2);
  const lines = `${part.repeat(390 / part.length)}\n`.repeat(400);
  readProse(`0:10-0:20 Sel gris\n${lines}`, { rate: RATES["25"], isChosen: false });
});

test("the headings above a row of 2,000,000 cells are looked for fast", () => {
  const rows = [["Title", "Start"], Array<string>(2_000_000).fill("a")];
  for (let again = 0; again < 10; again += 1) expect(headsFrom(rows, 0)?.hasEnd).toBe(false);
});

test("a line of 25,000 cells is no row of headings, whatever its cells say", () => {
  const cells = ["Title", "Start", "End", ...Array<string>(25_000).fill("a")];
  expect([columnsOf(cells), columnsOf(cells.slice(0, 100))?.hasEnd]).toEqual([null, true]);
});

test.each(["same Delta", "Radio - RIV 140/6 again"])(
  "rows that repeat the music of former ones are read fast, however many a table has: %j",
  (name) => {
    const clip = { file: "", reel: "", channel: "A1", start: 0, end: 25, hasPicture: false };
    const rows = Array.from({ length: 8_000 }, (_, at) => ({ ...clip, name: `Alba ${at}` }));
    const repeats = rows.map(() => ({ ...clip, name }));
    expect(withTitlesLifted([...rows, ...repeats], true).at(-1)?.name).toBe(name);
  },
);

test.each([
  BLANKS,
  `In  Title  Out${BLANKS}x`,
  `${"In  Out  Title  ".repeat(60)}\n`.repeat(2_000),
  `${"0:10  ".repeat(160)}\n`.repeat(2_000),
  `${"- ".repeat(490)}\n`.repeat(2_000),
])("columns set by blanks are sought fast in hostile text %#", (text) => {
  expect([rowsOfFixedColumns(text), rowsOfAlignedColumns(text)]).toEqual([null, null]);
});
