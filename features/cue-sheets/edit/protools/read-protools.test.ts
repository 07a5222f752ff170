import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { decide } from "../decisions.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";
import { usesAsRead } from "../uses-as-read.ts";

const HEAD = [
  "CHANNEL ",
  "EVENT   ",
  "CLIP NAME     ",
  "START TIME    ",
  "END TIME      ",
  "DURATION      ",
  "STATE",
].join("\t");
const line = (channel: number, name: string, start: string, end: string, event = 1) =>
  `${channel}       \t${event}       \t${name}  \t   ${start}\t   ${end}\t   \tUnmuted`;
const session = (lines: string[], { format = "25 Frame", start = "01:00:00:00", head = HEAD } = {}) =>
  [
    "SESSION NAME:\tEssai",
    "SAMPLE RATE:\t48000.000000",
    "BIT DEPTH:\t24-bit",
    `SESSION START TIMECODE:\t${start}`,
    `TIMECODE FORMAT:\t${format}`,
    "# OF AUDIO TRACKS:\t1\n\n\nT R A C K  L I S T I N G",
    "TRACK NAME:\tMX 1 (Stereo)\nCOMMENTS:\t\nUSER DELAY:\t0 Samples\nSTATE: \nPLUG-INS: ",
    head,
    ...lines,
    "\n\nM A R K E R S  L I S T I N G\n#   \tLOCATION     \tTIME REFERENCE    \tUNITS    \tNAME\n1   \t01:00:00:00\t0\tSamples  \tMarker",
  ].join("\n");

test.each([
  ["time code", "01:00:25:00", "01:00:38:10"],
  ["with subframes", "01:00:25:00.00", "01:00:38:10.25"],
  ["semicolons", "01;00;25;00", "01;00;38;10"],
  ["minutes and seconds", "      0:25.000", "      0:38.400"],
  ["samples", "       1200000", "       1843200"],
  ["feet and frames", "         37+08", "      57+09.60"],
])("times in %s are places in the programme", async (_, start, end) => {
  const { heard, edit } = await usesAsRead(session([line(1, "Delta", start, end)]));
  expect(heard).toEqual(["Delta 01:00:25:00–01:00:38:10"]);
  expect(edit).toMatchObject({ format: "protools", title: "Essai", skippedCount: 0 });
});

test.each([
  ["past the first hour", "1:01:05.000", "1:01:06.000", "02:01:05:00–02:01:06:00"],
  ["past sixty minutes", "61:05", "61:06", "02:01:05:00–02:01:06:00"],
  ["as clock times with hours", "01:00:10.480", "01:00:11.000", "01:00:10:12–01:00:11:00"],
])("minutes and seconds %s", async (_, start, end, place) => {
  expect((await usesAsRead(session([line(1, "Delta", start, end)]))).heard).toEqual([`Delta ${place}`]);
});

test("a clip includes its fades: in, out, and across to the next clip", async () => {
  const line = (channel: number, name: string, start: string, end: string, state = "Unmuted") =>
    [channel, 1, name, `01:00:${start}`, `01:00:${end}`, "", state].join("\t");
  const edit = await readEdit(
    [
      "SESSION NAME:\tMix",
      "TIMECODE FORMAT:\t25 Frame",
      "TRACK NAME:\tMX (Stereo)",
      "CHANNEL\tEVENT\tCLIP NAME\tSTART TIME\tEND TIME\tDURATION\tSTATE",
      line(1, "(fade in)", "02:00", "03:00"),
      line(1, "Delta.L", "03:00", "19:00"),
      line(1, "(cross fade)", "19:00", "21:00"),
      line(1, "Archipel.L", "21:00", "38:00"),
      line(1, "(fade out)", "38:00", "41:00"),
      line(1, "Sel gemme.L", "41:00", "50:00"),
      line(1, "(fade out)", "50:00", "51:00", "Muted"),
      line(2, "(fade in)", "00:00", "41:00"),
    ].join("\n"),
  );
  expect(edit.clips.map(({ name, start, end }) => [name, start / 25 - 3600, end / 25 - 3600])).toEqual([
    ["Delta", 2, 21],
    ["Archipel", 19, 41],
    ["Sel gemme", 41, 50],
  ]);
});

test("«(Fade Into You)» is a title, not a fade", async () => {
  const { heard } = await usesAsRead(session([line(1, "(Fade Into You)", "01:00:10:00", "01:00:40:00")]));
  expect(heard).toEqual(["(Fade Into You) 01:00:10:00–01:00:40:00"]);
});

test("samples count from the start of the session, at NTSC rates too", async () => {
  const american = { format: "29.97 Drop Frame", start: "00:59:50;00" };
  const { heard } = await usesAsRead(session([line(1, "Delta", "480000", "960000")], american));
  expect(heard).toEqual(["Delta 01:00:00;00–01:00:09;29"]);
});

test.each([
  ["23.976 Frame", "23.976"],
  ["24 Frame", "24"],
  ["29.97 Frame", "29.97"],
  ["29.97 Drop Frame", "29.97 DF"],
  ["30 Drop Frame", "29.97 DF"],
  ["59.94 Drop Frame", "59.94 DF"],
  ["47.952 Frame", "23.976"],
  ["48 Frame", "24"],
  ["100 Frame", "50"],
  ["119.88 Frame", "59.94"],
  ["120 Frame", "60"],
])("«%s» is counted at %s", async (format, name) => {
  const { nameOfRate } = await import("#/features/cue-sheets/time/timecode.ts");
  const { edit } = await usesAsRead(session([line(1, "Delta", "01:00:01:00", "01:00:02:00")], { format }));
  expect(edit.rate && nameOfRate(edit.rate)).toBe(name);
});

test.each([
  ["29.97 Frame", "01:00:10;00", ["29.97", "29.97 DF"]],
  ["59.94 Frame", "01:00:10;00", ["59.94", "59.94 DF"]],
  ["29.97 Frame", "01:01:00;00", ["29.97"]],
  ["29.97 Frame", "01:00:10:00", ["29.97"]],
  ["29.97 Drop Frame", "01:00:10;00", ["29.97 DF"]],
  ["25 Frame", "01:00:10;00", ["25"]],
])("a session at «%s» with a time %s may be at %j", async (format, start, rates) => {
  const text = session([line(1, "Delta", start, start.replace("01:0", "02:0"))], { format });
  const { edit } = await usesAsRead(text);
  expect(edit.rates).toEqual(rates);
  expect(edit.countingRate.drop).toBe(format.includes("Drop"));
  expect((await readEdit(text, RATES["29.97 DF"], true)).countingRate.drop).toBe(rates.includes("29.97 DF"));
});

test("frame numbers with three digits at 120 are halved", async () => {
  const { heard } = await usesAsRead(
    session([line(1, "Delta", "01:00:10:105", "01:00:20:012")], { format: "120 Frame" }),
  );
  expect(heard).toEqual(["Delta 01:00:10:53–01:00:20:06"]);
});

test("a session of an older version, with regions and TIME CODE FORMAT", async () => {
  const text = session([line(1, "Delta.L", "01:00:10:28", "01:00:40:00")], { format: "30 Frame" })
    .replace("TIMECODE FORMAT", "TIME CODE FORMAT")
    .replace("CLIP NAME", "REGION NAME")
    .replace(/SESSION START.*\n/, "");
  const { heard, edit } = await usesAsRead(text);
  expect(heard).toEqual(["Delta 01:00:10:28–01:00:40:00"]);
  expect(edit.rate).toMatchObject({ base: 30, drop: false });
});

test("a session without a rate is counted at a rate that has its frame numbers, and the rate is asked for", async () => {
  const text = session([line(1, "Delta", "01:00:10:28", "01:00:40:00")]).replace(/TIMECODE FORMAT.*\n/, "");
  const { heard, edit } = await usesAsRead(text);
  expect(edit).toMatchObject({ rate: null, countingRate: { base: 30 } });
  expect(heard).toEqual(["Delta 01:00:10:28–01:00:40:00"]);
});

test("columns are found by their headings, with a timestamp among them", async () => {
  const head = HEAD.replace("STATE", "TIMESTAMP  \tSTATE");
  const muted = line(1, "Nuit", "01:01:00:00", "01:01:10:00").replace("Unmuted", "00:00:00:00\tMuted");
  const { heard, off } = await usesAsRead(
    session(
      [line(1, "Delta", "01:00:10:00", "01:00:40:00").replace("Unmuted", "00:00:00:00\tUnmuted"), muted],
      { head },
    ),
  );
  expect({ heard, off }).toEqual({
    heard: ["Delta 01:00:10:00–01:00:40:00"],
    off: ["Nuit 01:01:00:00–01:01:10:00"],
  });
});

test("the channels of a surround clip are one use, even with empty lines between them", async () => {
  const names = ["Delta.L", "Delta.C", "Delta.R", "Delta.Ls", "Delta.Rs", "Delta.LFE"];
  const lines = names.flatMap((name, index) => [line(index + 1, name, "01:00:10:00", "01:00:40:00"), "\n"]);
  const { heard, edit } = await usesAsRead(session(lines));
  expect(edit.clips).toHaveLength(6);
  expect(heard).toEqual(["Delta 01:00:10:00–01:00:40:00"]);
});

test("bars and beats are refused with the first line that has them", async () => {
  const text = session([line(1, "Delta", "13|3", "20|1")]);
  const number = text.split("\n").findIndex((one) => one.includes("13|3")) + 1;
  await expect(usesAsRead(text)).rejects.toMatchObject({
    reason: "times",
    line: { line: number, text: "1 1 Delta 13|3 20|1 Unmuted" },
  });
});

test("a line that cannot be read is reported with its number, and the others are read", async () => {
  const text = session([line(1, "Delta", "01:00:10:00", "01:00:40:00"), line(1, "Nuit", "13|3", "20|1", 2)]);
  const number = text.split("\n").findIndex((one) => one.includes("13|3")) + 1;
  expect((await usesAsRead(text)).edit).toMatchObject({
    skippedCount: 1,
    skipped: [{ line: number, text: "1 2 Nuit 13|3 20|1 Unmuted" }],
  });
});

test("cuts of one file that touch are one use, by the files and clips that the session lists", async () => {
  const lines = [
    line(1, "MX_Long_Inst-01.L", "01:00:10:00", "01:00:20:05"),
    line(1, "MX_Long_Inst-03.L", "01:00:20:05", "01:00:31:00", 2),
    line(1, "MX_Long_Inst.new.02-01.L", "01:00:31:00", "01:00:45:00", 3),
    line(1, "Suite-01", "01:00:45:00", "01:00:50:00", 4),
    line(1, "Suite-02", "01:00:50:00", "01:00:55:00", 5),
    line(1, "Start", "01:00:55:00", "01:00:59:00", 6),
  ];
  const lists = [
    "O N L I N E  F I L E S  I N  S E S S I O N\nFilename \tLocation",
    "MX_Long_Inst.L.wav \tDisk:Audio Files:\nMX_Long_Inst.R.wav \tDisk:Audio Files:",
    "Suite-01.wav \tDisk:Audio Files:\nSuite-02.wav \tDisk:Audio Files:\n\n",
    "O N L I N E  C L I P S  I N  S E S S I O N\nCLIP NAME \tSource File",
    "Start \tDelta.wav [1]\n\nT R A C K",
  ].join("\n");
  const { edit, heard } = await usesAsRead(session(lines).replace("T R A C K", lists));
  expect(heard).toEqual([
    "MX_Long_Inst 01:00:10:00–01:00:45:00",
    "Suite-01 01:00:45:00–01:00:50:00",
    "Suite-02 01:00:50:00–01:00:55:00",
    "Start 01:00:55:00–01:00:59:00",
  ]);
  expect(edit.clips.at(-1)?.file).toBe("Delta.wav");
});

const fade = (start: string, end: string) => line(1, "(cross fade)", start, end);
test("cuts that touch or cross-fade on one channel are one use though the session lists no files", async () => {
  const { heard } = await usesAsRead(
    session([
      line(1, "Delta_Main-01", "01:00:00:00", "01:00:35:00"),
      fade("01:00:35:00", "01:00:37:00"),
      line(1, "Delta_Main-02", "01:00:37:00", "01:01:09:00"),
      line(1, "Delta_Main-05", "01:01:09:00", "01:01:20:00"),
      line(1, "Delta_Main-07", "01:05:00:00", "01:05:20:00"),
    ]),
  );
  expect(heard).toEqual(["Delta_Main 01:00:00:00–01:01:20:00", "Delta_Main 01:05:00:00–01:05:20:00"]);
});

test.each([
  ["numbers that belong to a word", "Suite-01", "Suite-02", "01:00:30:00"],
  ["different names", "Delta-01", "Sel-02", "01:00:30:00"],
  ["a gap", "Delta-01", "Delta-02", "01:00:31:00"],
])("clips with %s are uses of their own and keep their names", async (_, first, second, start) => {
  const { heard } = await usesAsRead(
    session([line(1, first, "01:00:10:00", "01:00:30:00"), line(1, second, start, "01:00:50:00")]),
  );
  expect(heard).toEqual([`${first} 01:00:10:00–01:00:30:00`, `${second} ${start}–01:00:50:00`]);
});

test("the comment of a track names the publisher of its music, and the writers of its only work", async () => {
  const track = (name: string, comment: string, ...clips: string[]) => [
    `TRACK NAME:\t${name}\nCOMMENTS:\t${comment}\nSTATE: `,
    HEAD,
    ...clips.map((clip, at) => line(1, clip, `01:0${at}:00:00`, `01:0${at}:10:00`, at + 1)),
  ];
  const edit = await readEdit(
    session([
      ...track("MX 1", "lib = Medina Tracks", "Delta", "Sel"),
      ...track(
        "MX 2",
        '"Lullaby" words L. Ferrat (A) / music Y. Amrani (C)',
        "Audio 14_03-07",
        "Audio 14_03-08",
      ),
      ...track("MX 3", "Kapoor 50 / Reyes 50", "Copper", "Tin"),
    ]),
  );
  const named = edit.clips.map(({ name, writers = [], publishers = [] }) => [
    name,
    ...[...writers, ...publishers].map((one) => one.name),
  ]);
  expect(named.sort()).toEqual([
    ["Audio 14_03-07", "L. Ferrat", "Y. Amrani"],
    ["Audio 14_03-08", "L. Ferrat", "Y. Amrani"],
    ["Copper"],
    ["Delta", "Medina Tracks"],
    ["Sel", "Medina Tracks"],
    ["Tin"],
  ]);
});

test("the comment of a marker with the title of a clip names its people, beside the library of its track", async () => {
  const marker = (name: string, comment: string) => `1\t01:00:00:00\t0\tSamples\t${name}\t${comment}`;
  const text = session([
    "TRACK NAME:\tMusik\nCOMMENTS:\talle SLT = Rive Musikverlag\nSTATE: ",
    HEAD,
    line(1, "SLT 0312-05 Delta-01", "01:00:00:00", "01:00:10:00"),
    line(1, "SLT 0298-11 Sel (Underscore)-01", "01:01:00:00", "01:01:10:00", 2),
    line(1, "NLM 0231-02 Mira (Full)-02", "01:02:00:00", "01:02:10:00", 3),
  ]);
  const edit = await readEdit(
    [
      text.replace("UNITS    \tNAME", "UNITS    \tNAME\tCOMMENTS"),
      marker("Delta", "K: Ana Roux / Leo Brun 60/40, V: Rive"),
      marker("Sel", "K: A. Roux"),
      marker("Mira", "Titel unbekannt, nachfragen!"),
    ].join("\n"),
  );
  expect(edit.clips).toMatchObject([
    {
      writers: [
        { name: "Ana Roux", role: "C", share: 60 },
        { name: "Leo Brun", role: "C", share: 40 },
      ],
      publishers: [{ name: "Rive" }],
    },
    { writers: [{ name: "A. Roux" }], publishers: [{ name: "Rive Musikverlag" }] },
    {},
  ]);
  expect(edit.clips[2]).not.toHaveProperty("writers");
  expect(edit.clips[2]).not.toHaveProperty("publishers");
});

test("markers of one title that name different people say nothing about it", async () => {
  const text = session([line(1, "Delta", "01:00:25:00", "01:00:38:10")]);
  const edit = await readEdit(
    [
      text.replace("UNITS    \tNAME", "UNITS    \tNAME\tCOMMENTS"),
      "2\t01:00:25:00\t0\tSamples\tDelta\tK: Ana Roux",
      "3\t01:00:30:00\t0\tSamples\tDelta\tK: Leo Brun",
    ].join("\n"),
  );
  expect(edit.clips[0]).not.toHaveProperty("writers");
});

test.each([
  [
    "touching",
    [
      ["Delta", "10", "20"],
      ["Delta-02", "20", "30"],
    ],
    ["Delta 01:00:10:00–01:00:30:00"],
  ],
  [
    "apart",
    [
      ["Delta", "10", "20"],
      ["Delta-02", "30", "40"],
    ],
    ["Delta 01:00:10:00–01:00:20:00", "Delta 01:00:30:00–01:00:40:00"],
  ],
  [
    "of another",
    [
      ["Delta", "10", "20"],
      ["Salt-02", "20", "30"],
    ],
    ["Delta 01:00:10:00–01:00:20:00", "Salt-02 01:00:20:00–01:00:30:00"],
  ],
] as const)("a region without a number, and one with a number, %s", async (_, regions, heard) => {
  const lines = regions.map(([name, start, end], at) =>
    line(1, name, `01:00:${start}:00`, `01:00:${end}:00`, at + 1),
  );
  expect((await usesAsRead(session(lines))).heard).toEqual(heard);
});

test("a marker that asks for music at the place of a noise has it asked, not that of the music beside it", async () => {
  const tracks = ["MX 1", "NOISE", "Audio 3"].flatMap((track, at) => [
    `TRACK NAME:\t${track}\nCOMMENTS:\t\nSTATE: `,
    HEAD,
    line(1, ["Delta", "Generator_04", "Sel"][at] ?? "", `01:00:${at === 2 ? 30 : 10}:00`, "01:00:40:00"),
  ]);
  const text = session(tracks)
    .replace("\tMarker", "\tmusic?")
    .replace("1   \t01:00:00:00", "1   \t01:00:12:00");
  const taken = async (session: string) =>
    usesOf((await readEdit(session)).clips).map((use) => {
      const { isTaken, isAmongSounds } = decide(use, []);
      return `${use.name} ${isTaken ? "taken" : ""}${isAmongSounds ? "asked" : ""}`;
    });
  expect(await taken(text)).toEqual(["Delta taken", "Generator_04 asked", "Sel taken"]);
  expect(await taken(text.replace("music?", "music in"))).toEqual([
    "Delta taken",
    "Generator_04 ",
    "Sel taken",
  ]);
});
