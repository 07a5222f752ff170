import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test.each([
  ["Électro", "electro"],
  ["e\u0301lan", "elan"],
  ["Huế", "hue"],
  ["ÇA", "ca"],
  ["œuvre", "œuvre"],
])("%s is compared as %s", (text, folded) => expect(fold(text)).toBe(folded));
