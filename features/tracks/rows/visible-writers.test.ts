import { expect, test } from "vitest";
import { visibleWriters } from "./visible-writers.ts";

test("two writers are both shown", () => {
  expect(visibleWriters(["Awa", "Bakary"], false)).toEqual({ shown: ["Awa", "Bakary"], hidden: 0 });
});

test("the third of three writers is hidden until all are requested", () => {
  expect(visibleWriters(["Awa", "Bakary", "Lassana"], false)).toEqual({
    shown: ["Awa", "Bakary"],
    hidden: 1,
  });
  expect(visibleWriters(["Awa", "Bakary", "Lassana"], true).hidden).toBe(0);
});
