import { expect, test } from "vitest";
import { readEdit } from "./read-edit.ts";
import { RATES } from "./timecode.ts";

const list = (...lines: string[]) => ["TITLE: MEKONG EP 2", "FCM: NON-DROP FRAME", "", ...lines].join("\r\n");

test("audio events give their channels, places and names; picture events and black none", async () => {
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
      file: "SIL201_03%20Delta.wav",
      reel: "SIL201",
      channel,
      start: 900_250,
      end: 900_762,
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

test("of a dissolve the incoming clip counts, by its own name", async () => {
  const edit = await readEdit(
    list(
      "004  ONE  A  C        00:00:10:00 00:00:10:00 01:00:10:00 01:00:10:00",
      "004  TWO  A  D    025 00:00:00:00 00:00:20:00 01:00:10:00 01:00:30:00",
      "* FROM CLIP NAME: FIRST",
      "* TO CLIP NAME: SECOND",
    ),
  );
  expect(edit.clips).toMatchObject([{ name: "SECOND", start: 90_250, end: 90_750 }]);
});

test("a drop-frame list is counted as American television does", async () => {
  const edit = await readEdit(
    "TITLE: US\nFCM: DROP FRAME\n001 AX A C 00:00:00;00 00:00:10;00 01:00:00;00 01:00:10;00\n",
  );
  expect(edit.rate).toEqual(RATES["29.97 DF"]);
  expect(edit.clips[0]).toMatchObject({ start: 107_892, end: 108_192 });
});

test("the person's own rate counts a list that names none", async () => {
  const text = list("001 AX A C 00:00:00:00 00:00:10:00 00:00:01:00 00:00:02:00");
  expect((await readEdit(text, RATES["24"])).clips[0]).toMatchObject({ start: 24, end: 48 });
});

test("what is no event is reported with its line, and the rest is read", async () => {
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
