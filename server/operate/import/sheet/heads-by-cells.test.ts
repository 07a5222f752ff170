import { expect, test } from "vitest";
import { type Notice, translatorFor } from "#/server/platform/terminal/words.ts";
import { parseSheet } from "./read-sheet.ts";

const told = (problems: readonly Notice[]) => problems.map(translatorFor("en").tell);

test("a column whose cells are all ISRCs is that of the ISRCs, whatever its header", () => {
  for (const header of ["Recording Code", "Enregistrement", "Kennung"]) {
    const { rows, problems } = parseSheet(
      `Title;BPM;${header};No\nDelta;90;GB-SIL-24-00001;1\nReed;;;2\nQuay;91;GBSIL2400003;3`,
    );
    expect(rows.map(({ isrc }) => isrc)).toEqual(["GBSIL2400001", null, "GBSIL2400003"]);
    expect(problems).toEqual([]);
  }
});

test("a column with other cells among the ISRCs, beside an ISRC column, or one of two is none", () => {
  const isrcs = (sheet: string) => parseSheet(sheet).rows.map(({ isrc }) => isrc);
  expect(isrcs("Title;BPM;Kennung;No\nDelta;90;GBSIL2400001;1\nReed;91;later;2")).toEqual([null, null]);
  expect(isrcs("Title;ISRC;Kennung;No\nDelta;GBSIL2400001;GBSIL2400009;1")).toEqual(["GBSIL2400001"]);
  expect(isrcs("Title;No;old code;new code;BPM\nDelta;1;GBSIL2400001;GBSIL2400009;90")).toEqual([null]);
});

test("heads of cue lists and of French lists of titles are read", () => {
  const cues = parseSheet(
    "Label Code\tAlbum\tCue #\tCue Title\tTime\tOriginal Publisher\nSIL201\tRives\t3\tEstran\t2:10\tKelp Music",
  );
  expect(cues.rows).toMatchObject([
    { title: "Estran", trackNumber: 3, reference: "SIL201", publisher: "Kelp Music" },
  ]);
  expect(told(cues.problems)).toEqual([]);
  const titles = parseSheet("Réf. album;Réf. œuvre;N° plage;Titre\nSIL 201;SIL201-05;5;Brise");
  expect(titles.rows).toMatchObject([{ title: "Brise", trackNumber: 5, reference: "SIL 201" }]);
  expect(told(titles.problems)).toEqual([expect.stringContaining("Réf. œuvre")]);
  const alone = parseSheet("Réf. œuvre;N° plage;Titre;Éditeur original\nSIL201-05;5;Brise;Kelp");
  expect(alone.rows).toMatchObject([{ reference: "SIL201-05", publisher: "Kelp" }]);
});

test("the label code of a broadcaster is no reference", () => {
  const { rows } = parseSheet("Label Code;Titel;Nr.;Originalverlag\nLC 01234;Deich;1;Seefeld");
  expect(rows).toMatchObject([{ reference: null, publisher: "Seefeld" }]);
});

test("the name and number of a cue stand aside for those of the track", () => {
  const sheet = "cue name;cue no;title;track no\nOpening;3;Delta;5";
  expect(parseSheet(sheet).rows.map(({ title, trackNumber }) => [title, trackNumber])).toEqual([
    ["Delta", 5],
  ]);
});
