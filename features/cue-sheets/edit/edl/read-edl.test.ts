import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

const list = (...lines: string[]) => ["TITLE: MEKONG EP 2", "FCM: NON-DROP FRAME", "", ...lines].join("\r\n");

test("audio events become clips with channels, places and names; picture events and black do not", async () => {
  const edit = await readEdit(
    list(
      "001  AX       V     C        00:00:00:00 00:00:10:00 10:00:00:00 10:00:10:00",
      "* FROM CLIP NAME: INTERVIEW.MOV",
      "002  SIL201   AA    C        00:00:05:00 00:00:25:12 10:00:10:00 10:00:30:12",
      "* FROM CLIP NAME: SIL201_03 Delta sans fin.wav",
      "* SOURCE FILE: /Volumes/Music/SIL201_03%20Delta.wav",
      "003  BL       A     C        00:00:00:00 00:00:01:00 10:00:30:12 10:00:31:12",
    ),
  );
  expect(edit).toMatchObject({ format: "edl", title: "MEKONG EP 2", rate: null, skippedCount: 0 });
  expect(edit.clips).toEqual(
    ["A1", "A2"].map((channel) => ({
      name: "SIL201_03 Delta sans fin.wav",
      reference: "SIL201_03",
      file: "SIL201_03%20Delta.wav",
      folder: "Music",
      reel: "SIL201",
      channel,
      start: 900_250,
      end: 900_762,
      startCode: "10:00:10:00",
      endCode: "10:00:30:12",
      sourceIn: 125,
      hasPicture: false,
    })),
  );
});

test("channels three and four come from the AUD line below their event", async () => {
  const edit = await readEdit(
    list("001  MUS  NONE  C   00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00", "AUD  3    4"),
  );
  expect(edit.clips.map(({ channel }) => channel)).toEqual(["A3", "A4"]);
});

test("both clips of a dissolve are read with their own names, and the outgoing one ends with the dissolve", async () => {
  const edit = await readEdit(
    list(
      "004  ONE  A  C        00:00:10:00 00:00:10:00 01:00:10:00 01:00:10:00",
      "004  TWO  A  D    025 00:00:00:00 00:00:20:00 01:00:10:00 01:00:30:00",
      "* FROM CLIP NAME: FIRST",
      "* TO CLIP NAME: SECOND",
    ),
  );
  expect(edit.clips).toMatchObject([
    { name: "FIRST", reel: "ONE", start: 90_250, end: 90_275 },
    { name: "SECOND", reel: "TWO", start: 90_250, end: 90_750 },
  ]);
});

test("Shotcut's tracks follow one another, each numbered from one", async () => {
  const edit = await readEdit(
    [
      "",
      " === playlist1 === ",
      "",
      "001  001___Le A     C        00:00:00:00 00:00:20:00 00:00:00:00 00:00:20:00",
      "* FROM CLIP NAME: 001 - Les chasseurs.wav",
      "002  001___Le A     C        00:00:20:00 00:00:20:01 00:00:20:00 00:00:20:01",
      "* FROM CLIP NAME: 001 - Les chasseurs.wav",
      "002  002___Ba A     D    050 00:00:10:00 00:00:12:00 00:00:20:01 00:00:22:01",
      "* FROM CLIP NAME: 002 - Bains de soufre.wav",
      "",
      " === playlist2 === ",
      "",
      "001  Archipel AA/V  C        00:00:40:00 00:00:55:00 00:00:02:00 00:00:17:00",
      "* FROM CLIP NAME: Archipel.wav",
    ].join("\n"),
  );
  expect(edit).toMatchObject({ format: "edl", skippedCount: 0 });
  expect(usesOf(edit.clips)).toMatchObject([
    { name: "001 - Les chasseurs.wav", channels: ["playlist1"], start: 0, end: 551 },
    { name: "Archipel.wav", channels: ["playlist2"], start: 50, end: 425 },
    { name: "002 - Bains de soufre.wav", channels: ["playlist1"], start: 501, end: 551 },
  ]);
});

test("a list that says that it is drop-frame is counted as drop-frame", async () => {
  const edit = await readEdit(
    "TITLE: US\nFCM: DROP FRAME\n001 AX A C 00:00:00;00 00:00:10;00 01:00:00;00 01:00:10;00\n",
  );
  expect(edit).toMatchObject({
    rate: null,
    rates: ["29.97 DF", "59.94 DF"],
    countingRate: RATES["29.97 DF"],
  });
  expect(edit.clips[0]).toMatchObject({ start: 107_892, end: 108_192 });
});

test("in a cross-fade from Avid each clip keeps its own file, although the list names only one", async () => {
  const edit = await readEdit(
    list(
      "001  SIL201_0 A12   C        00:00:00:00 00:00:00:00 01:00:00:00 01:00:20:00 ",
      "* FROM CLIP NAME:  SIL201_03 DELTA.WAV ",
      "* PATCH SIL201_0:  FROM SOURCE 2 TO RECORD 12 ",
      "* SOURCE FILE: SIL201_03 DELTA.WAV",
      "002  SIL201_0 A12   C        00:00:00:00 00:00:00:00 01:00:20:00 01:00:20:00 ",
      "002  SIL104_0 A12   D    010 00:00:00:00 00:00:00:00 01:00:20:00 01:00:20:10 ",
      "* FROM CLIP NAME:  SIL201_03 DELTA.WAV ",
      "* TO CLIP NAME:  SIL104_01 OMBRES.WAV ",
      "* SOURCE FILE: SIL201_03 DELTA.WAV",
      "003  SIL104_0 A12   C        00:00:00:00 00:00:00:00 01:00:20:10 01:00:40:00 ",
      "* FROM CLIP NAME:  SIL104_01 OMBRES.WAV ",
      "* SOURCE FILE: SIL104_01 OMBRES.WAV",
    ),
  );
  expect(edit.skippedCount).toBe(0);
  expect(usesOf(edit.clips)).toMatchObject([
    { file: "SIL201_03 DELTA.WAV", channels: ["A12"], start: 90_000, end: 90_510 },
    { file: "SIL104_01 OMBRES.WAV", channels: ["A12"], start: 90_500, end: 91_000 },
  ]);
});

test("Premiere's fades from and to black belong to the music", async () => {
  const edit = await readEdit(
    list(
      "003  BL       NONE  C        00:00:00:00 00:00:00:00 00:00:16:00 00:00:16:00 ",
      "FCM: NON-DROP FRAME",
      "003  AX       NONE  W001 043 00:00:59:21 00:01:04:21 00:00:16:00 00:00:21:00 ",
      "EFFECTS NAME IS Constant Power",
      "* FROM CLIP NAME: BL",
      "* TO CLIP NAME: SIL201_03.wav",
      "* AUDIO LEVEL AT 00:00:59:21 IS -8.98 DB  (REEL AX A3)",
      "AUD  3    4",
      "",
      "004  AX       NONE  C        00:01:04:21 00:01:04:21 00:00:21:00 00:00:21:00",
      "004  BL       NONE  W001 025 00:00:00:00 00:00:10:20 00:00:21:00 00:00:31:20",
      "EFFECTS NAME IS Constant Power",
      "* FROM CLIP NAME: SIL201_03.wav",
      "AUD  3    4",
    ),
  );
  expect(edit.skippedCount).toBe(0);
  expect(usesOf(edit.clips)).toMatchObject([
    { name: "SIL201_03.wav", channels: ["A3", "A4"], start: 400, end: 550 },
  ]);
});

test("on a cut where Avid names two clips, the first is the event's own", async () => {
  const edit = await readEdit(
    list(
      "053  SR003    A     C        15:40:32:01 15:40:32:03 02:02:40:11 02:02:40:12 ",
      "* FROM CLIP NAME:  OWN ",
      "* TO CLIP NAME:  OTHER ",
    ),
  );
  expect(edit.clips).toMatchObject([{ name: "OWN" }]);
});

test.each([
  ["Resolve's and Avid's long reel", "000001  C_0022C003_241016_092821_H1F4X_SIL201 A2    C        "],
  ["a reel with spaces", "001  SIL 201 MUSIC  A2  C  "],
  ["no reel at all", "001            A2    C        "],
  ["a reel that looks like a channel", "001  A1       A2    C        "],
  ["the sound of a camera", "0001 CAM1 A2/V C "],
])("%s is read", async (_, head) => {
  const codes = "00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00  ";
  const edit = await readEdit(list(head + codes, "*FROM CLIP NAME:  Delta sans fin "));
  expect(edit).toMatchObject({ skippedCount: 0 });
  expect(edit.clips).toMatchObject([{ name: "Delta sans fin", channel: "A2", start: 90_000, end: 90_250 }]);
});

test.each([
  ["FROM CLIP NAME: Delta", "Delta", ""],
  ["COMMENT:* FROM CLIP NAME: Delta", "Delta", ""],
  ["* FROM CLIP: S:\\Music\\SIL201_03.wav", "", "SIL201_03.wav"],
  ["* FROM FILE: /Volumes/Music/SIL201_03.wav", "", "SIL201_03.wav"],
])("the remark «%s» gives its event a name or a file", async (remark, name, file) => {
  const edit = await readEdit(list("001 AX A C 00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00", remark));
  expect(edit).toMatchObject({ skippedCount: 0, clips: [{ name, file }] });
});

test("remarks, motion, key and source lines are neither events nor skipped lines", async () => {
  const edit = await readEdit(
    list(
      "001  AX A C 00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00",
      "M2   AX       -25.0                      00:00:00:00 ",
      "M2      A192C008_160909_R1BY                      000.0 19:26:32:20 ",
      "** FREEZE FRAME ",
      "*LOC: 01:00:02:14 PINK     MUSIC FIX",
      "* BLEND, DISSOLVE ",
      "EFFECT NAME: CROSS FADE",
      "EFFECTS NAME IS Constant Power",
      "AUDIO EFFECT NAME: CROSS FADE (+3dB)",
      "TRANSITION NAME: Dip to color",
      "AUDIO LEVEL AT 00:00:00:00 IS -12.00 DB  (REEL AX A1)",
      "FINAL CUT PRO REEL: SIL201 REPLACED BY: SIL201_0",
      ">>> SOURCE A008C013_140711ZJ                A008C013_140711Z 060a2b34",
    ),
  );
  expect(edit).toMatchObject({ skippedCount: 0, clips: [{ start: 90_000, end: 90_250 }] });
});

test("the sound of a split edit starts later than its picture", async () => {
  const edit = await readEdit(
    list(
      "001  SIL201 AA/V C 00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00",
      "SPLIT:    AUDIO DELAY=  00:00:02:00",
    ),
  );
  expect(edit.clips).toMatchObject(["A1", "A2"].map((channel) => ({ channel, start: 90_050, end: 90_250 })));
});

test("the first FCM line sets the time code of the list, not one inside a dissolve", async () => {
  const edit = await readEdit(
    [
      "TITLE: US",
      "FCM: DROP FRAME",
      "001 AX A C 00:00:00:00 00:00:00:00 01:00:00:00 01:00:00:00",
      "FCM: NON-DROP FRAME",
      "001 AY A D 030 00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00",
    ].join("\r\n"),
  );
  expect(edit.countingRate).toEqual(RATES["29.97 DF"]);
});

test("time code that has only semicolons is drop-frame too", async () => {
  const edit = await readEdit("TITLE: US\n001 AX A C 00;00;00;00 00;00;10;00 01;00;00;00 01;00;10;00\n");
  expect(edit).toMatchObject({ countingRate: RATES["29.97 DF"], clips: [{ start: 107_892, end: 108_192 }] });
});

test("a list with a frame number that the sheet's rate lacks is counted at the likeliest rate that has it", async () => {
  const text = list("001 AX A C 00:00:00:00 00:00:10:00 00:00:01:24 00:00:02:00");
  expect((await readEdit(text, RATES["24"])).clips[0]).toMatchObject({ start: 49, end: 50 });
});

test("a list that names no rate is counted at the given one", async () => {
  const text = list("001 AX A C 00:00:00:00 00:00:10:00 00:00:01:00 00:00:02:00");
  expect((await readEdit(text, RATES["24"])).clips[0]).toMatchObject({ start: 24, end: 48 });
});

test("lines that are not events are reported with their numbers, and the rest is read", async () => {
  const edit = await readEdit(
    list(
      "001 AX A C 00:00:00:00 00:00:10:00 00:00:20:00 00:00:10:00",
      "utter nonsense",
      "002 AX A C 00:00:00:00 00:00:10:00 00:00:00:00 00:00:10:00",
    ),
  );
  expect(edit.clips).toHaveLength(1);
  expect(edit.skipped).toEqual([
    { line: 5, text: "utter nonsense" },
    { line: 4, text: "00:00:20:00 00:00:10:00" },
  ]);
});

test("a list at 30 or 29.97 non-drop is counted that way and its rate is asked for, whatever the sheet's rate", async () => {
  const edit = await readEdit(
    list("001  AX  AA  C  00:00:00:00 00:00:09:17 01:00:10:28 01:00:20:15"),
    RATES["25"],
  );
  expect(edit).toMatchObject({
    rate: null,
    rates: ["29.97", "30", "50", "59.94", "60"],
    countingRate: RATES["29.97"],
    clips: [{ start: 108_328, startCode: "01:00:10:28", endCode: "01:00:20:15" }, {}],
  });
});

test("time code with three digits or a fraction for its frames is read", async () => {
  const high = await readEdit(list("001  AX  A  C  00:00:00:000 00:00:10:000 01:00:10:105 01:00:20:012"));
  expect(high).toMatchObject({ countingRate: RATES["59.94"], clips: [{ start: 216_653, end: 217_206 }] });
  const parts = await readEdit(list("001  AX  A  C  00:00:00:00 00:00:10:00 01:00:10:12.25 01:00:20:12.75"));
  expect(parts).toMatchObject({ clips: [{ start: 90_262, end: 90_513 }] });
});

test.each([
  ["AA/V", "Port"],
  ["B", "Port"],
  ["AA", "A007C004_INT_KEEPER"],
  ["A", "A001_08141530_C003"],
])("an event on %s of the clip %j comes with its picture", async (channels, name) => {
  const edit = await readEdit(
    list(
      `001  T021  ${channels}  C  10:30:00:00 10:30:27:10 01:00:02:00 01:00:29:10`,
      `* FROM CLIP NAME: ${name}`,
      "002  AX    AA    C  00:00:00:00 00:00:10:00 01:00:30:00 01:00:40:00",
      "* FROM CLIP NAME: A007 Delta",
    ),
  );
  expect(new Map(edit.clips.map((clip) => [clip.name, clip.hasPicture]))).toEqual(
    new Map([
      [name, true],
      ["A007 Delta", false],
    ]),
  );
});

test.each(["K B  ", "KB   ", "K O  ", "K    024"])("a key «%s» is read as an event", async (key) => {
  const edit = await readEdit(
    list(`001  A003  B  ${key} 03:11:04:00 03:11:08:00 01:00:04:00 01:00:08:00`, "* FROM CLIP NAME: Port"),
  );
  expect(edit.clips).toMatchObject([{ name: "Port", channel: "A1" }]);
  expect(edit.skippedCount).toBe(0);
});

test("the rate in the name of a sequence counts its times, unless they exclude it", async () => {
  const event = "001 AX A C 00:00:00:00 00:00:10:00 01:00:01:00 01:00:02:00";
  expect(await readEdit(`TITLE: DELTA_v21_24\n${event}\n`)).toMatchObject({
    rate: RATES["24"],
    clips: [{ start: 3601 * 24, end: 3602 * 24 }],
  });
  const high = await readEdit(`TITLE: DELTA_25p\n${event.replace("02:00", "02:27")}\n`);
  expect(high.rate).toBeNull();
});
