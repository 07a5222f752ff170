import { expect, test } from "vitest";
import { BRIEF_MAX_CONCEPTS } from "#/contract/brief.ts";
import { FULL_STRENGTH } from "./brief.ts";
import { FURTHER_LEADS } from "./further-leads.ts";
import { LIMIT_WORTH, TITLE_TIERS, TITLE_WORTH, WEIGHTS, WHOLE_WORTH } from "./weights.ts";

/** Maximum of the database's `int` and of an `Int32Array`. */
const INT32_MAX = 2 ** 31 - 1;

test("all concepts together are worth less than a limit, a limit less than a whole brief, and a whole brief less than a title", () => {
  const most =
    BRIEF_MAX_CONCEPTS * Math.max(...Object.values(WEIGHTS)) * (FULL_STRENGTH + FURTHER_LEADS.most);
  expect(most).toBeLessThan(LIMIT_WORTH);
  expect(LIMIT_WORTH + most).toBeLessThan(WHOLE_WORTH);
  expect(WHOLE_WORTH + LIMIT_WORTH + most).toBeLessThan(TITLE_WORTH);
  expect(TITLE_TIERS * TITLE_WORTH + WHOLE_WORTH + LIMIT_WORTH + most).toBeLessThan(INT32_MAX);
});
