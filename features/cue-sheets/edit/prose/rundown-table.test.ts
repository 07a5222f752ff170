import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

async function read(...rows: string[][]) {
  const edit = await readEdit(rows.map((cells) => cells.join("\t")).join("\n"));
  const uses = usesOf(edit.clips).map(({ name, start, end, isPoint, isOff, writers = [] }) =>
    [
      `${isOff ? "off: " : ""}${name} ${start / 25}\u2013${isPoint ? "?" : end / 25}`,
      ...writers.map((one) => one.name),
    ].join(" | "),
  );
  return { uses, skipped: edit.skipped.map(({ line }) => line), edit };
}
const HEADS = ["No", "Start", "Dur", "Item", "Source", "Music"];

test("the cells of a rundown for its music name several pieces, their places and people", async () => {
  const { uses, skipped, edit } = await read(
    ["Harbour Tonight, as aired"],
    HEADS,
    ["1", "20:00:00", "0:30", "Opening", "VT", "Harbour theme (comp. Ruth Vane)"],
    [
      "2",
      "20:00:30",
      "4:00",
      "Film: ropes",
      "VT",
      "20:01:00-20:01:30 Tar and Twine (S. Ito); 20:02:00\u201320:02:40 Low Bridge; gulls",
    ],
    ["3", "20:04:30", "3:00", "Studio talk", "Studio", "no music"],
    [
      "4",
      "20:07:30",
      "3:10",
      "LIVE: The Moles \u201cPier Song\u201d",
      "Studio",
      "live, whole song (A. Pole)",
    ],
    ["5", "20:10:40", "2:00", "Film: crabs", "VT", "ITEM DROPPED (Claws) - moved to Friday"],
    ["6", "20:10:40", "2:00", "Chat", "Studio", "bit of \u201cSea Legs\u201d, 12 sec, time not noted"],
  );
  expect(uses).toEqual([
    "Harbour theme 72000\u201372030 | Ruth Vane",
    "Tar and Twine 72060\u201372090 | S. Ito",
    "Low Bridge 72120\u201372160",
    "Pier Song 72450\u201372640 | A. Pole",
    "Sea Legs (12 sec) 72640\u2013?",
    "off: ITEM DROPPED 72640\u201372760",
  ]);
  expect([edit.title, skipped]).toEqual(["Harbour Tonight, as aired", [5]]);
});

test("a rundown with ends and a German heading is read so too", async () => {
  const { uses } = await read(
    ["Nr", "Von", "Bis", "Beitrag", "Quelle", "Musik"],
    ["1", "18:00:00", "18:01:00", "Opener", "Zuspieler", "Nordwind"],
    [
      "2",
      "18:01:00",
      "18:05:00",
      "Hafen",
      "Zuspieler",
      "18:02:00\u201318:03:00 Stille Kaje ; 18:04:00\u201318:04:30 Ankertanz",
    ],
    ["3", "18:05:00", "18:06:00", "Talk", "Studio", "-"],
  );
  expect(uses).toEqual([
    "Nordwind 64800\u201364860",
    "Stille Kaje 64920\u201364980",
    "Ankertanz 65040\u201365070",
  ]);
});

test("a table with a column for writers stays a table, whatever times its titles have", async () => {
  const { edit } = await read(
    ["Start", "End", "Music", "Composer"],
    ["0:00", "1:00", "Delta 0:10-0:20", "Ana Roux"],
    ["1:00", "2:00", "Echo", "Ana Roux"],
  );
  expect(edit.format).toBe("table");
});

test("a line of a mail may have several rows with semicolons between them", async () => {
  const edit = await readEdit(
    "0:00-0:10 Delta; 0:20-0:30 Echo (soft); then nothing\n1:00-1:10 Sal; no drums",
  );
  expect(edit.clips.map(({ name, start, end }) => `${name} ${start / 25}-${end / 25}`)).toEqual([
    "Delta 0-10",
    "Echo 20-30",
    "Sal (no drums) 60-70",
  ]);
});

test("a place behind a semicolon that is no row belongs to the row before it", async () => {
  const edit = await readEdit(
    "0:00-0:10 Delta; fades out 0:08-0:10\n0:20-0:30 Echo; sting 0:40-0:44; see also 1:00-1:10",
  );
  expect(edit.clips.map(({ start, end }) => `${start / 25}-${end / 25}`)).toEqual(["0-10", "20-30", "40-44"]);
});
