import { expect, test } from "vitest";
import { EVERYTHING } from "../guided/guided-state.ts";
import { WHOLE_CATALOGUE } from "../search-state.ts";
import { switchedSynonym } from "./switched-synonym.ts";

test("a synonym is switched off and on again, back on the first page", () => {
  const off = switchedSynonym(
    { ...WHOLE_CATALOGUE, text: "peur", filters: { ...EVERYTHING, page: 4 } },
    "dread",
  );
  expect(off).toEqual({ ...WHOLE_CATALOGUE, text: "peur", without: ["dread"] });
  expect(switchedSynonym(off, "dread").without).toEqual([]);
});
