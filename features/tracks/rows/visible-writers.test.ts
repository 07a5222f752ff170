import { expect, test } from "vitest";
import { visibleWriters } from "./visible-writers.ts";

test("two writers are shown and nothing waits", () => {
  expect(visibleWriters(["Awa", "Bakary"], false)).toEqual({ shown: ["Awa", "Bakary"], hidden: 0 });
});

test("of three writers the third waits until all are asked for", () => {
  expect(visibleWriters(["Awa", "Bakary", "Lassana"], false)).toEqual({
    shown: ["Awa", "Bakary"],
    hidden: 1,
  });
  expect(visibleWriters(["Awa", "Bakary", "Lassana"], true).hidden).toBe(0);
});
