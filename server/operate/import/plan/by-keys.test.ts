import { expect, test } from "vitest";
import { byKeys } from "./by-keys.ts";

test("what has one of several keys is found once, in the order in which it was given", () => {
  const called = byKeys(["Reed Ebb", "Ebb", "Ebb Reed", "Swell"], (name) => name.split(" "));
  expect(called(["Reed", "Ebb"])).toEqual(["Reed Ebb", "Ebb", "Ebb Reed"]);
  expect(called(["Marl"])).toEqual([]);
});
