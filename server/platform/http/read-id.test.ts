import { expect, test } from "vitest";
import { readId } from "./read-id.ts";

test.each([
  ["1", 1],
  ["0012", 12],
  ["2147483647", 2_147_483_647],
  ["2147483648", null],
  ["99999999999", null],
  ["0", null],
  ["-1", null],
  ["1.5", null],
  ["1e3", null],
  [" 1", null],
  ["", null],
])("the text %j names the id %j", (text, id) => {
  expect(readId(text)).toBe(id);
});
