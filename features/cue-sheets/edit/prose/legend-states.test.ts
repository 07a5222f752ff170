import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

const OFF = ["Sel gemme 00:01:10:00–00:01:40:00"];

test.each([
  [
    "before the times",
    "V 00:10-00:40 Delta\nX 01:10-01:40 Sel gemme\nV 02:10-02:40 Rouille\n\n(X = dropped, V = validated)",
  ],
  [
    "behind them",
    "État : V = validé, X = supprimé\n\n00:10 - 00:40  V  Delta\n01:10 - 01:40  X  Sel gemme\n02:10 - 02:40  V  Rouille",
  ],
  [
    "in brackets",
    "- 00:10-00:40 Delta [V]\n- 01:10-01:40 Sel gemme [X]\n- 02:10-02:40 Rouille [V]\n\nV = validé\nX = abandonné",
  ],
])("codes of a legend %s tell which rows of a list are off, and are no part of titles", async (_, text) => {
  const { heard, off } = await usesAsRead(text);
  expect(heard).toEqual(["Delta 00:00:10:00–00:00:40:00", "Rouille 00:02:10:00–00:02:40:00"]);
  expect(off).toEqual(OFF);
});

test("letters that no legend explains, or that only one row has, belong to titles", async () => {
  const list = "00:10-00:40 X Delta\n01:10-01:40 Sel\n02:10-02:40 Rouille";
  expect((await usesAsRead(list)).heard).toHaveLength(3);
  expect((await usesAsRead(`${list}\n\nX = supprimé`)).heard[0]).toMatch(/^X Delta /);
});
