import { expect, test } from "vitest";
import { baseForms } from "./base-forms.ts";

test("a feminine plural loses both endings", () => {
  expect(baseForms("tendues")).toEqual(expect.arrayContaining(["tendue", "tendu"]));
});

test("only one s of several at the end is an ending, however many there are", () => {
  expect(baseForms("dress")).toEqual(["dres"]);
  expect(baseForms("s".repeat(800)).length).toBeLessThan(10);
});
