import { expect, test } from "vitest";
import { fold } from "#/contract/fold.ts";
import { foldInPlace } from "./words.ts";

/** Chinese, Japanese and Korean signs, more of them than any brief has, then letters that fold into one or into several. */
const SIGNS = Array.from({ length: 6_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("");

test.each(["Été à Ürgüp", "İstanbul, ŒUVRE, ﷺ", "e\u0301 🙂 ÆØÅ", `${SIGNS} É`, "\ud800 É"])(
  "each letter keeps its place, and is folded where one letter takes the place of it (case %#)",
  (text) => {
    const folded = foldInPlace(text);
    expect(folded).toHaveLength(text.length);
    let at = 0;
    for (const letter of text) {
      const alone = fold(letter);
      expect(folded.slice(at, at + letter.length)).toBe(alone.length === letter.length ? alone : letter);
      at += letter.length;
    }
  },
);
