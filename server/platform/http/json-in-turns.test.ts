import fc from "fast-check";
import { expect, test } from "vitest";
import { turnsOf } from "#/tests/support/turns-of.ts";
import { jsonInTurns } from "./json-in-turns.ts";

test("the result is the same as that of JSON.stringify", async () => {
  const member = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.date());
  const value = fc.oneof(member, fc.array(member));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), value), async (answer) => {
      expect(String(await jsonInTurns(answer))).toBe(JSON.stringify(answer));
    }),
  );
});

test("a long list is written in several turns of the event loop, a short one in the current one", async () => {
  const listOf = (many: number) => ({
    name: "x",
    tracks: Array.from({ length: many }, () => "a".repeat(1_000)),
  });
  const long = await turnsOf(jsonInTurns(listOf(3_000)));
  expect(String(long.result)).toBe(JSON.stringify(listOf(3_000)));
  expect(long.turns).toBeGreaterThanOrEqual(10);
  expect((await turnsOf(jsonInTurns(listOf(100)))).turns).toBe(1);
});
