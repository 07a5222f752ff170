import { expect, test } from "vitest";
import { matchesText } from "./matches-text.ts";

test("ignores accents and capitals", () => {
  expect(matchesText("Trần Minh Khuê", "tran")).toBe(true);
  expect(matchesText("Awa Sangaré", "SANGARE")).toBe(true);
});

test("an empty text matches everything, other letters do not", () => {
  expect(matchesText("Nino", "  ")).toBe(true);
  expect(matchesText("Nino", "otto")).toBe(false);
});
