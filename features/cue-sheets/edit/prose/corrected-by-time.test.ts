import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

const LIST = "00:10-00:40 «Delta»\n12:10-12:30 «Sel»\n\n";

test.each([
  ["Celui de 12:30 finit maintenant à 13:05", "12:10:00–00:13:05"],
  ["Léa : celui de 12:10 commence désormais à 12:05", "12:05:00–00:12:30"],
  ["The one ending at 12:30 now ends at 13:05", "12:10:00–00:13:05"],
  ["the track at 12:10 ends at 13:05 now", "12:10:00–00:13:05"],
  ["Das von 12:10 beginnt jetzt um 12:05", "12:05:00–00:12:30"],
  ["La de 12:10 termina ahora a las 13:05", "12:10:00–00:13:05"],
  ["La fin de 12:30 passe à 13:05", "12:10:00–00:13:05"],
  ["the start at 12:10 moves to 12:05", "12:05:00–00:12:30"],
])("«%s» corrects the row of that time", async (sentence, place) => {
  expect((await usesAsRead(LIST + sentence)).heard[1]).toBe(`Sel 00:${place}:00`);
});

test.each([
  "Celui de 12:30 finit à 13:05 ?",
  "Celui de 14:30 finit maintenant à 15:05",
  "Celui de 12:10 finit maintenant à 11:05",
  "the one at 12:30 now has strings at 13:05",
])("«%s» corrects nothing", async (sentence) => {
  expect((await usesAsRead(LIST + sentence)).heard[1]).toBe("Sel 00:12:10:00–00:12:30:00");
});

test("two corrections may stand in one sentence", async () => {
  const said = "celui de 12:30 finit maintenant à 13:05 et celui de 00:10 commence maintenant à 00:05";
  expect((await usesAsRead(LIST + said)).heard).toEqual([
    "Delta 00:00:05:00–00:00:40:00",
    "Sel 00:12:10:00–00:13:05:00",
  ]);
});

test("which of two rows with that time is meant is asked", async () => {
  const { heard, edit } = await usesAsRead(
    `${LIST}12:30-12:50 «Rust»\n\nCelui de 12:30 finit maintenant à 13:05`,
  );
  expect([heard.length, heard[1], edit.doubts?.length]).toEqual([3, "Sel 00:12:10:00–00:12:30:00", 1]);
});
