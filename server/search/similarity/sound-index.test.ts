import { afterAll, expect, test } from "vitest";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { turnsOf } from "#/tests/support/turns-of.ts";
import { soundIndexOf } from "./sound-index.ts";

const api: TestApi = await apiForTests("demo");
afterAll(() => api.close());

test("prints are read a few at a time, so that other requests are answered in between", async () => {
  const { result, turns } = await turnsOf(soundIndexOf(api.db)());
  expect(result.trackIds.length).toBeGreaterThan(150);
  expect(result.trackIds).toEqual(result.trackIds.toSorted((one, other) => one - other));
  for (const [place, id] of result.trackIds.entries()) expect(result.placeOf.get(id)).toBe(place);
  expect(turns).toBeGreaterThan(result.trackIds.length / 50);
});
