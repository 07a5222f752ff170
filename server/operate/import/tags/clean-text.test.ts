import { expect, test } from "vitest";
import { fold } from "#/server/platform/text/fold.ts";
import { cleanText } from "./clean-text.ts";

const HEAP = "\u0316\u0301".repeat(120_000);

test("cleans a tag full of combining marks at once, and preserves its words", () => {
  expect(cleanText(`Tango${HEAP}`)).toMatch(/^Tangó\p{M}{15,30}$/u);
  expect(cleanText(" Café\u0007 \n de la Paix ")).toBe("Café de la Paix");
  expect(fold(`Électro${HEAP}  Pop`)).toBe("electro pop");
});
