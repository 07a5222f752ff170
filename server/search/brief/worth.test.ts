import { expect, test } from "vitest";
import { BRIEF_MAX_CONCEPTS } from "#/contract/brief.ts";
import { BESIDE } from "./beside.ts";
import { WHOLLY } from "./brief.ts";
import { WEIGHTS } from "./concept-figures.ts";
import { LIMIT_WORTH, TITLE_TIERS, TITLE_WORTH, WHOLE_WORTH } from "./worth.ts";

/** Maximum of the database's `int` and of an `Int32Array`. */
const INT32_MAX = 2 ** 31 - 1;

test("no number of concepts, whatever they weigh, is worth as much as a whole brief, nor a limit as a whole brief, nor a whole brief as a title", () => {
  const most = BRIEF_MAX_CONCEPTS * Math.max(...Object.values(WEIGHTS)) * (WHOLLY + BESIDE.most);
  expect(most).toBeLessThan(LIMIT_WORTH);
  expect(LIMIT_WORTH + most).toBeLessThan(WHOLE_WORTH);
  expect(WHOLE_WORTH + LIMIT_WORTH + most).toBeLessThan(TITLE_WORTH);
  expect(TITLE_TIERS * TITLE_WORTH + WHOLE_WORTH + LIMIT_WORTH + most).toBeLessThan(INT32_MAX);
});
