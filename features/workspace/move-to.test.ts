import { expect, test } from "vitest";
import { choose, NOTHING, stillThere } from "./choose.ts";
import { indexOfChosen, moveTo } from "./move-to.ts";

const ids = [1, 2, 3, 4, 5];

test.each([
  [[4], 0, [4, 1, 2, 3, 5]],
  [[1], 2, [2, 3, 1, 4, 5]],
  [[5, 2], 1, [1, 2, 5, 3, 4]],
  [[3], 99, [1, 2, 4, 5, 3]],
  [[3], -4, [3, 1, 2, 4, 5]],
  [[], 2, ids],
])("%j move to %i", (chosen, index, after) => {
  expect(moveTo(ids, new Set(chosen), index)).toEqual(after);
});

test("the index of a selection is that of its first id among the others", () => {
  const chosen = new Set([3, 5]);
  expect(indexOfChosen(ids, chosen)).toBe(2);
  expect(moveTo(ids, chosen, indexOfChosen(ids, chosen) - 1)).toEqual([1, 3, 5, 2, 4]);
});

test("shift selects everything between, in either direction, and deselects it again", () => {
  const one = choose(NOTHING, ids, { id: 4, range: false });
  const up = choose(one, ids, { id: 2, range: true });
  expect([...up.chosen].toSorted()).toEqual([2, 3, 4]);
  expect([...choose(up, ids, { id: 4, range: true }).chosen]).toEqual([]);
  expect([...stillThere(up, [2, 9]).chosen]).toEqual([2]);
});
