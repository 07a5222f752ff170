import { expect, test } from "vitest";
import { rowsOnFirstScreen } from "./rows-on-first-screen.ts";

test.each([
  ["a phone", 390, 844, false, 2],
  ["a tablet", 768, 1_024, false, 12],
  ["a desktop", 1_440, 900, false, 6],
  ["a desktop with tight rows", 1_440, 900, true, 8],
  ["a very low window", 1_440, 300, false, 1],
])("%s shows so many rows of an album before it scrolls", (_, innerWidth, innerHeight, isTight, rows) => {
  expect(rowsOnFirstScreen({ innerWidth, innerHeight }, isTight)).toBe(rows);
});
