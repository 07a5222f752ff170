import { expect, test } from "vitest";
import { type Notice, translatorFor } from "#/server/platform/terminal/words.ts";
import { parseSheet } from "./read-sheet.ts";

const told = (problems: readonly Notice[]) => problems.map(translatorFor("en").tell);

/** Parses a sheet of one row from its headers and cells. */
const ofOne = (cells: Readonly<Record<string, string>>) =>
  parseSheet(`${Object.keys(cells).join("\t")}\n${Object.values(cells).join("\t")}`);

test("headers with another program's table name before the column are read", () => {
  const { rows, problems } = ofOne({
    "LIBRARY: Name": "Kelp Music",
    "ALBUM: Code": "ODL007",
    "ALBUM: Title": "Low Tide",
    "ALBUM: Display Title": "ODL007 Low Tide",
    "ALBUM: Description": "Coasts and fog.",
    "ALBUM: Keywords": "sea, fog",
    "ALBUM: Release Date": "2025-03-14",
    "TRACK: Title": "Kelp Forest",
    "TRACK: Number": "4",
    "TRACK: Is Main": "Y",
    "TRACK: Main Track Number": "",
    "TRACK: Version": "Main",
    "TRACK: Duration": "00:02:10",
    "TRACK: BPM": "96",
    "TRACK: Genre": "Ambient",
    "TRACK: Instrumentation": "harp, celesta",
    "TRACK: Keywords": "water",
    "TRACK: Composer(s)": "Odile Marchetti (SACEM) 60% / Ben Ode (PRS) 40%",
    "TRACK: Publisher(s)": "Kelp Publishing (PRS) 100%",
    "CODE: ISRC": "GBODL2500704",
    "TRACK: Audio Filename": "ODL007_04.wav",
    "WRITER:1: Capacity": "CA",
    "WRITER:1: First Name": "Odile",
    "WRITER:1: Middle Name": "",
    "WRITER:1: Last Name": "Marchetti",
    "WRITER:1: Society": "SACEM",
    "WRITER:1: IPI": "00098173441",
    "WRITER:1: Owner Performance Share %": "60",
    "WRITER:2: Capacity": "C",
    "WRITER:2: First Name": "Ben",
    "WRITER:2: Middle Name": "T",
    "WRITER:2: Last Name": "Ode",
    "WRITER:2: Society": "PRS",
    "WRITER:2: IPI": "00774125339",
    "WRITER:2: Owner Performance Share %": "40",
    "PUBLISHER:1: Name": "Kelp Publishing",
    "PUBLISHER:1: Owner Performance Share %": "100",
  });
  expect(rows).toMatchObject([
    {
      file: "ODL007_04.wav",
      title: "Kelp Forest",
      album: "Low Tide",
      reference: "ODL007",
      releaseDate: "2025-03-14",
      trackNumber: 4,
      bpm: 96,
      genres: ["Ambient"],
      instruments: ["harp", "celesta"],
      isrc: "GBODL2500704",
      description: "Coasts and fog.",
      publisher: "Kelp Publishing",
      credits: [
        { name: "Odile Marchetti", role: "CA", society: "SACEM", share: 60 },
        { name: "Ben T Ode", role: "C", society: "PRS", share: 40 },
      ],
    },
  ]);
  expect(rows[0]?.credits).toHaveLength(2);
  expect(told(problems)).toEqual([
    expect.stringMatching(
      /no place for: PUBLISHER:1: Owner Performance Share %, LIBRARY: Name, ALBUM: Display Title, ALBUM: Keywords, TRACK: Keywords\./,
    ),
  ]);
});

test.each(["Song Title", "Recording Title", "Track Title"])(
  "«%s» is the title, «Album: Track» no number",
  (head) => {
    const { rows } = ofOne({ "Track File": "a.wav", [head]: "Ebb", "Track BPM": "96", "Album: Track": "3" });
    expect(rows).toMatchObject([{ file: "a.wav", title: "Ebb", bpm: 96, trackNumber: null }]);
  },
);

test("a subgenre is a genre too, and «Sounds Like» is neither artist nor genre", () => {
  const { rows, problems } = ofOne({
    Filename: "a.wav",
    "Master ID": "12",
    Genre: "Rock",
    Subgenre: "Surf Rock",
    "Sounds Like": "The Breakers",
    "Custom: Remark": "loud",
    "Writer 1 First Name": "Ben",
    "Writer 1 Last Name": "Ode",
    "Writer 1 Share Percentage": "100",
    "Publisher 1 Company": "Kelp Songs",
  });
  expect(rows).toMatchObject([
    { genres: ["Rock", "Surf Rock"], publisher: "Kelp Songs", credits: [{ name: "Ben Ode", share: 100 }] },
  ]);
  expect(told(problems)).toEqual([expect.stringMatching(/no place for: Sounds Like, Custom: Remark\./)]);
});

test("short headers of hand-made sheets are known", () => {
  const { rows, problems } = ofOne({
    Trk: "3",
    Title: "Ebb",
    Ver: "30",
    "Cat No": "ODL 7",
    "Writer 1": "Ben Ode",
    "Sh 1": "60%",
    "Writer 2": "Jo Ash",
    "Sh 2": "40%",
    Descriptif: "Marée basse.",
    File: "a.wav",
  });
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([
    {
      trackNumber: 3,
      title: "Ebb",
      version: { kind: "30" },
      reference: "ODL 7",
      descriptionFr: "Marée basse.",
      credits: [{ share: 60 }, { share: 40 }],
    },
  ]);
});

test.each([
  ["Code Auteur", "A001"],
  ["Code Titre", "884422"],
  ["Code Éditeur", "E7"],
  ["Code Genre", "12"],
  ["Recording Date", "2020-01-02"],
  ["Recording Country", "FR"],
  ["Track Description", "Slow."],
])("«%s» is not the column that its first word names, and is reported", (head, value) => {
  const { rows, problems } = ofOne({ File: "a.wav", [head]: value });
  expect(told(problems)).toEqual([expect.stringContaining(head)]);
  expect(rows).toEqual(ofOne({ File: "a.wav", Unknown: "1" }).rows);
});

test("a header without a table name takes precedence over one with it", () => {
  expect(ofOne({ File: "a.wav", "Song BPM": "60", BPM: "96" }).rows).toMatchObject([{ bpm: 96 }]);
});

test.each(["Trk", "Song"])("a column «%s» that contains only numbers is not a title", (head) => {
  expect(ofOne({ [head]: "2", File: "a.wav" }).rows).toMatchObject([{ title: null, trackNumber: 2 }]);
  expect(ofOne({ [head]: "Two", File: "a.wav" }).rows).toMatchObject([{ title: "Two", trackNumber: null }]);
});

test.each(["Cat", "Catalogue"])(
  "a column «%s» without numbers is not a reference, and is reported",
  (head) => {
    const { rows, problems } = ofOne({ [head]: "Kelp Music", File: "a.wav" });
    expect(rows).toMatchObject([{ reference: null }]);
    expect(told(problems)).toEqual([expect.stringContaining(head)]);
    expect(ofOne({ [head]: "SIL201", File: "a.wav" }).rows).toMatchObject([{ reference: "SIL201" }]);
  },
);
