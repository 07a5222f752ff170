import { expect, test } from "vitest";
import { decadeAt } from "./decades.ts";
import { eachWord } from "./words.ts";

test.each([
  ["70s funk", "1970s", 1],
  ["70's funk", "1970s", 2],
  ["70’s funk", "1970s", 2],
  ["20's swing", "1920s", 2],
  ["année 90", "1990s", 2],
  ["fin 60 début 70", "1960s", 2],
  ["late 80s pop", "1980s", 2],
  ["late 80's pop", "1980s", 3],
  ["fin 1960", "1960s", 2],
  ["fin 65", null, 0],
  ["60 secondes", null, 0],
  ["70 bpm", null, 0],
])("«%s» begins with the decade %s", (text, name, length) => {
  expect(decadeAt([...eachWord(text)], text)).toEqual(name ? { name, length } : null);
});
