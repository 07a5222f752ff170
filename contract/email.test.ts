import { expect, test } from "vitest";
import { BAD_ADDRESSES } from "#/tests/support/hostile-text.ts";
import { isEmail, plainEmail } from "./email.ts";

test.each([
  "a@b.fr",
  "marie.durand+musique@radio-france.example",
  "o'neil@example.co.uk",
  "lea@café.example",
  "é@é.fr",
  "用户@例子.中国",
  "กข@ไทย.example",
  `${"a".repeat(64)}@example.org`,
  `${"é".repeat(32)}@example.org`,
])("%s is an address", (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each(BAD_ADDRESSES)("%j is not an address", (address) => {
  expect(isEmail(address)).toBe(false);
});

test("variants of an address in Unicode form, case and surrounding spaces are normalised to one", () => {
  expect(plainEmail(" E\u0301@E\u0301.FR ")).toBe("\u00e9@\u00e9.fr");
});
