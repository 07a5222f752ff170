import { expect, test } from "vitest";
import { withoutCodes } from "./codes-beside-name.ts";

test("joined societies are one value", () => {
  expect(withoutCodes("Ana Roux (C, PRS/MCPS)")).toMatchObject({ name: "Ana Roux", society: "PRS/MCPS" });
});

test.each(["PRS/", "C ", "50 % ", "1/2 ", "123456789", "SACEM "])(
  "a long list of «%s» without a closing bracket stays part of the name",
  (code) => {
    const text = `Ana (${code.repeat(40)}x`;
    expect(withoutCodes(text).name).toBe(text);
  },
);
