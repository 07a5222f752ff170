import { expect, test } from "vitest";
import { parseSheet } from "./read-sheet.ts";

const versions = (...lines: string[]) =>
  parseSheet(lines.join("\n")).rows.map(({ title, version }) =>
    version ? `${title}: ${version.kind}, ${version.label}` : title,
  );

test.each([
  ["Bed", "underscore, Bed"],
  ["Nappe", "underscore, Nappe"],
  ["Sous-jacente (underscore)", "underscore, Underscore"],
  ["Cutdown 60", "60, 60 s edit"],
  ["30 Sek. Cutdown", "30, 30 s edit"],
  ["60 Sekunden", "60, 60 s edit"],
  ["Unterlegversion", "underscore, Underscore"],
  ["TV Edit :30", "30, 30 s edit"],
  ["60 sec cutdown", "60, 60 s edit"],
  ["Instrumental 30 Second", "instrumental, Instrumental, 30 s edit"],
  ["Sans voix / Instrumental", "instrumental, Instrumental"],
  ["Bumper", "sting, Bumper"],
  ["15 Second", "other, 15 s edit"],
  ["Sans harpe", "other, Sans harpe"],
])("a row with the version «%s», beside the whole track, is %s", (version, expected) => {
  const rows = versions("File;Title;Version", "1.wav;Ebb;Full Mix", `2.wav;Ebb (${version});${version}`);
  expect(rows[1]).toBe(`Ebb: ${expected}`);
  const alike = versions("File;Title;Version", `2.wav;Ebb;${version}`, "1.wav;Ebb;Intégrale");
  expect(alike[0]).toBe(`Ebb: ${expected}`);
});

test("rows of one «Master ID» on an album are versions of one track, whatever their titles", () => {
  expect(
    versions(
      "File;Album;Master ID;Title;Version",
      "1.wav;Shore;7;Ebb;Full Vocal",
      "2.wav;Shore;7;Ebbing;No Harp",
      "3.wav;Shore;8;Reef;",
      "4.wav;Deep;7;Ebb;No Harp",
    ),
  ).toEqual(["Ebb", "Ebb: other, No Harp", "Reef", "Ebb (No Harp)"]);
});

test("the main version is the row of the «Main Track Number»", () => {
  expect(
    versions(
      "File;TRACK: Title;TRACK: Number;TRACK: Main Track Number;TRACK: Version",
      "1.wav;Ebb;1;;Main",
      "2.wav;Ebb - Harp Only;2;1;Harp Only",
      "3.wav;Reef;3;;Main",
      "4.wav;Reef - Bed;4;3;Bed",
    ),
  ).toEqual(["Ebb", "Ebb: other, Harp Only", "Reef: full, Full", "Reef: underscore, Bed"]);
});

test.each([
  ["Main/Alternate;Main Track ID", "Main;", "Alternate;TDL_001_01"],
  ["Main Track ID", "", "x/tdl_001_01.WAV"],
  ["Main Track ID", "TDL_001_01", "TDL_001_01"],
  ["Track ID;Main Track ID", "9001;", "9002;9001"],
  ["Reference;Main Track Code", "TDL-1-01;", "TDL-1-02;TDL 1 01"],
  ["ISRC;Parent Track", "FRZ032100042;", "FRZ032100043;fr-z03-21-00042"],
  ["Version;Version de", "Main;", "Rain;Parade"],
  ["Track no;Hauptversion", "1;", "2;1"],
])("under «%s» a row names the main one, whatever its own title", (heads, main, own) => {
  const others = heads.replace(/[^;]/g, "");
  expect(
    versions(
      `File;Title;${heads}`,
      `TDL_001_01.wav;Parade;${main}`,
      `TDL_001_02.wav;Rain;${own}`,
      `TDL_001_03.wav;Parade (No Drums);${own}`,
      `TDL_001_04.wav;Night Bus;${others}`,
    ).map((title) => title?.replace("full, Full", "")),
  ).toEqual([
    expect.stringMatching(/^Parade(?:: )?$/),
    "Parade: other, Rain",
    expect.stringMatching(/^Parade: (?:no-drums, No drums|other, Rain)$/),
    "Night Bus",
  ]);
});

test.each([
  ["Main Track ID", "", "X-77", "X-77"],
  ["Main Version", "Yes", "No", "No"],
  ["Main/Alternate", "Main", "Alternate", "Alternate"],
  ["Track ID;Main Track ID", "1;1", "2;2", "3;3"],
])("under «%s» rows that name no other row stay tracks", (heads, ...cells) => {
  const titles = ["Parade", "Rain", "Night Bus"];
  const rows = cells.map((own, at) => `TDL_001_0${at}.wav;${titles[at]};${own}`);
  expect(versions(`File;Title;${heads}`, ...rows)).toEqual(titles);
});

test("two whole tracks with one title stay two, and a bracket without a version is part of the title", () => {
  expect(
    versions(
      "File;Title;Version",
      "1.wav;Ebb;Main",
      "2.wav;Ebb;Main",
      "3.wav;Reef;",
      "4.wav;Reef (at night);",
      "5.wav;Reef (No Drums);",
    ),
  ).toEqual(["Ebb: full, Full", "Ebb: full, Full", "Reef", "Reef (at night)", "Reef: no-drums, No drums"]);
});

test.each([
  ["File;Title;Version", "x/a.wav;Love;Full", "y/b.wav;Love;", ["Love: full, Full", "Love"]],
  ["File;Title;Version", "a.wav;Ebb;Full", "a.wav;Ebb;Choir", ["Ebb: full, Full", "Ebb (Choir)"]],
  ["File;Title;Version;Master ID", "a.wav;Ebb;Full;1", "b.wav;Weir;;1", ["Ebb: full, Full", "Weir"]],
])("under «%s», the rows «%s» and «%s» are not versions of one track", (heads, one, other, expected) => {
  expect(versions(heads, one, other)).toEqual(expected);
});

test.each([
  ["Home;;Ana;", "Home;Piano;Léo;", "Home (Piano)"],
  ["Prelude;;Bach;", "Prelude;No. 2;Chopin;", "Prelude (No. 2)"],
  ["Love;;Ana;", "Love - Bed;;Léo;", "Love - Bed"],
  ["Ebb;;Ana;T-034.524.680-1", "Ebb;Choir;Ana;T-034.524.681-2", "Ebb (Choir)"],
  ["Ebb;;Ana;", 'Ebb;Choir;"Ana; Léo";', "Ebb: other, Choir"],
  ["Ebb;;Ana;", "Ebb;Choir;;", "Ebb: other, Choir"],
])("beside «%s» the row «%s» is «%s»", (one, other, expected) => {
  expect(versions("File;Title;Version;Writer;ISWC", `a.wav;${one}`, `b.wav;${other}`)[1]).toBe(expected);
});

test("a track with a row for each of its people has versions as well", () => {
  const { rows } = parseSheet(
    [
      "File;Title;Version;Writer;Share",
      "a.wav;Ebb;Full;Ana;50",
      "a.wav;Ebb;;Jo;50",
      "b.wav;Ebb;Choir;Ana;50",
      "b.wav;Ebb;;Jo;50",
    ].join("\n"),
  );
  expect(rows).toMatchObject([
    { title: "Ebb", version: null, credits: [{ name: "Ana" }, { name: "Jo" }] },
    { title: "Ebb", version: { kind: "other", label: "Choir" }, credits: [{ name: "Ana" }, { name: "Jo" }] },
  ]);
});

test("a version without a title takes missing values from the row above", () => {
  const { rows, problems } = parseSheet(
    [
      "Trk,Title,Ver,Writer 1,IPI 1,Sh 1,Writer 2,Sh 2,BPM,Key,ISRC,File",
      "1,Ebb,Main,Ben Ode,1.2E+09,60%,Jo Ash,40%,slowish,F,GBODL2500701,ODL_01_Ebb.wav",
      "2,,30,,,,,,,,GBODL2500702,ODL_02_Ebb 30.wav",
      "3,,,Jo Ash,,100%,,,90,,GBODL2500703,ODL_03_Ebb_NoHarp.wav",
      "4,,,,,,,,,,GBODL2500704,ODL_04_Reef.wav",
    ].join("\n"),
  );
  expect(rows).toMatchObject([
    { title: "Ebb", tonality: "F major" },
    {
      title: "Ebb",
      tonality: "F major",
      trackNumber: 2,
      isrc: "GBODL2500702",
      version: { kind: "30" },
      credits: [
        { name: "Ben Ode", share: 60 },
        { name: "Jo Ash", share: 40 },
      ],
    },
    { title: "Ebb", bpm: 90, credits: [{ name: "Jo Ash", share: 100 }] },
    { title: null, credits: null, tonality: null },
  ]);
  expect(problems.map(({ values }) => values?.line)).toEqual([2, 2]);
});

test.each([
  ["01 Ebb.wav;Ebb;Full", "02 Reed.wav;;Full", false],
  ["01 Ebb.wav;Ebb;Full", "03 Weir.wav;;60", false],
  ["01 Ebb.wav;Ebb;Full", "02 Pebbles_60.wav;;", false],
  ["01 Ebb.wav;Ebb;Full", "03 Web Boat_60.wav;;60", false],
  ["01 Sun.wav;Sun;", "02 Sunday.wav;;", false],
  ["01 Ebb.wav;Ebb;Full", "02 Ebb.wav;;", false],
  ["01_60.wav;Ebb;60", "01_30.wav;;30", false],
  ["01 Ebb.wav;Ebb;Full", "02 Ebb.wav;;Full", false],
  ["01 Ebb.wav;Ebb;Full", ";;Full", false],
  ["01 Ebb.wav;Ebb;Full", ";;60", true],
  ["x/01 Ebb.wav;Ebb;Full", "x/02 Ebb_60.wav;;", true],
  ["01 Ebb.wav;Ebb;Full", "ODL007_001b_Ebb_Choir.wav;;Choir", true],
  ["ODL_01_SlowEb.wav;Slow Ebb;Full", "ODL_02_SlowEb_60.wav;;", true],
  ["01 24 Hours.wav;24 Hours;Full", "02 24 Hours 30s.wav;;30", true],
])("after «%s», the row «%s» belongs to the same track: %s", (above, own, isSame) => {
  const { rows } = parseSheet(`File;Title;Version;Writer\n${above};Ana\n${own};`);
  expect(rows[1]?.credits?.map(({ name }) => name)).toEqual(isSame ? ["Ana"] : undefined);
  expect(rows[1]?.title?.replace(/ \(.*/, "")).toBe(isSame ? rows[0]?.title : undefined);
});

test.each([
  ["that is too long", "02 Reed.wav;Reed;Full;Jo;5;6"],
  ["that is broken", '02 Reed.wav;Reed;Full;"Jo'],
])("a row after one %s takes nothing from the row before that", (_, left) => {
  const { rows } = parseSheet(
    `File;Title;Version;Writer\n01 Ebb.wav;Ebb;Full;Ana\n${left}\n03 Ebb_60.wav;;60;`,
  );
  expect(rows.slice(1).map(({ title }) => title)).toEqual([null]);
});

test("a row that names only another writer belongs to the row above", () => {
  const { rows } = parseSheet(
    [
      "Album Code;Track;Title;Version;Composer;Share;Arranger;File Name",
      "ODL 7;3;Ebb;Main;Ben Ode;50;Lu Fee;a.wav",
      "ODL 7;3;;;Jo Ash;50;;",
      "ODL 7;4;;;Jo Ash;50;;",
    ].join("\n"),
  );
  expect(
    rows.map(({ line, credits }) => [line, credits?.map(({ name, share }) => `${name} ${share}`)]),
  ).toEqual([
    [2, ["Ben Ode 50", "Jo Ash 50", "Lu Fee null"]],
    [4, ["Jo Ash 50"]],
  ]);
});

test.each(["Total: 7 tracks", "TOTAL", "Nombre de titres : 7", "Sous-total 12:30"])(
  "«%s» is no row, and «Total Eclipse» is one",
  (total) => {
    const { rows } = parseSheet(`Title;File;Writer\nTotal Eclipse;;Jo\nEbb;a.wav;Jo\n${total};;`);
    expect(rows.map(({ title }) => title)).toEqual(["Total Eclipse", "Ebb"]);
  },
);

test("in a sheet without files a track may be called «Total»", () => {
  const { rows } = parseSheet("Title;BPM;Writer\nEbb;96;Ana\nTotal;;\nTotal: 2;;");
  expect(rows.map(({ title }) => title)).toEqual(["Ebb", "Total"]);
});

test.each([
  ["says which rows are whole", "Track No;Main Version", ["1;1", "2;0", "3;1"]],
  ["says so of all", "Track No;Main Track", ["1;1", "2;1", "3;1"]],
  ["is the album's", "Track No;Parent ID", ["1;2", "2;2", "3;2"]],
])("no track is a version of another by a figure that %s", (_, heads, [one, two, three]) => {
  const rows = [`1.wav;Ebb;${one}`, `2.wav;Reed;${two}`, `3.wav;Marl;${three}`];
  expect(versions(`File;Title;${heads}`, ...rows)).toEqual(["Ebb", "Reed", "Marl"]);
});

test("a figure that all rows have names the main one of a single track", () => {
  const rows = ["1.wav;Ebb;1;1", "2.wav;Ebb Bed;2;1", "3.wav;Ebb Harp;3;1"];
  expect(versions("File;Title;Track No;Main Track", ...rows)).toEqual([
    "Ebb",
    "Ebb: other, Bed",
    "Ebb: other, Harp",
  ]);
});
