import { expect, test } from "vitest";
import { withoutCodes } from "./codes-beside-name.ts";

test("joined societies are one value", () => {
  expect(withoutCodes("Ana Roux (C, PRS/MCPS)")).toMatchObject({ name: "Ana Roux", society: "PRS/MCPS" });
});

test("a long list that is not a list of codes stays part of the name", () => {
  const text = `Ana (${"PRS/".repeat(40)}x`;
  expect(withoutCodes(text).name).toBe(text);
});
