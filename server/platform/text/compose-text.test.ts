import { expect, test } from "vitest";
import { composeText } from "./compose-text.ts";

const FREEZING = "\u0316\u0301".repeat(120_000);

test("a text is normalised, and refused when it is too long or has too many combining marks", () => {
  expect(composeText("e\u0301te\u0301")).toEqual({ text: "été" });
  expect(composeText(FREEZING)).toEqual({ refused: "tooLong" });
  expect(composeText(FREEZING.slice(0, 100))).toEqual({ refused: "marks" });
  expect(composeText("é".repeat(20_000))).toEqual({ text: "é".repeat(20_000) });
  expect(composeText("é".repeat(20_001))).toEqual({ refused: "tooLong" });
  const code = "A".repeat(1_000_000);
  expect(composeText(code)).toEqual({ text: code });
});
