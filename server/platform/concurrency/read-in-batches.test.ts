import { expect, test } from "vitest";
import { turnsOf } from "#/tests/support/turns-of.ts";
import { readInBatches } from "./read-in-batches.ts";

test("batches are read in order, each in its own turn of the event loop", async () => {
  const pieces: number[][] = [];
  const { result, turns } = await turnsOf(
    readInBatches([1, 2, 3, 4, 5], 2, async (piece) => {
      pieces.push(piece);
      return piece.map((item) => item * 10);
    }),
  );
  expect(pieces).toEqual([[1, 2], [3, 4], [5]]);
  expect(result).toEqual([10, 20, 30, 40, 50]);
  expect(turns).toBeGreaterThanOrEqual(3);
  expect(await readInBatches([], 2, async () => [1])).toEqual([]);
});
