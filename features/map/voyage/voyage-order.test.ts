import { expect, test } from "vitest";
import { voyageOrder } from "./voyage-order.ts";

const STOPS = [
  { code: "NZ", at: [174, -41] },
  { code: "ML", at: [-4, 17] },
  { code: "FJ", at: [178, -18] },
  { code: "DZ", at: [3, 28] },
  { code: "XX", at: null },
  { code: "WS", at: [-172, -14] },
] as const;

test("a voyage goes from neighbour to neighbour, also over the date line", () => {
  expect(voyageOrder(STOPS, "ML")).toEqual(["ML", "DZ", "NZ", "FJ", "WS", "XX"]);
});

test("visits every country once, whatever the first one; those without a position come last", () => {
  for (const first of ["NZ", "FJ", "XX", "nowhere", null]) {
    const order = voyageOrder(STOPS, first);
    expect(order.toSorted()).toEqual(["DZ", "FJ", "ML", "NZ", "WS", "XX"]);
    expect(order.at(-1)).toBe("XX");
  }
  expect(voyageOrder([], "ML")).toEqual([]);
});
