import { expect, test } from "vitest";
import { firstSentences, plainText } from "./plain-text.ts";

test("marks go, words and characters stay", () => {
  expect(plainText("<p>Ngoni &amp; kora.</p><p>L&#39;eau <em>lente</em></p>")).toBe(
    "Ngoni & kora. L'eau lente",
  );
});

test("an unknown name of a character is left as it is", () => {
  expect(plainText("A &copy; B")).toBe("A &copy; B");
});

test("a summary ends with a sentence", () => {
  const text = "Le Niger s’ouvre. Le temps ralentit. Les pièces respirent longtemps.";
  expect(firstSentences(text, 40)).toBe("Le Niger s’ouvre. Le temps ralentit.");
  expect(firstSentences(text, 500)).toBe(text);
});

test("one long sentence is cut between words", () => {
  expect(firstSentences("Un fleuve qui ne finit jamais de couler", 12)).toBe("Un fleuve…");
});

test("marks that never close are kept, however many", () => {
  const open = "<".repeat(100_000);
  expect(plainText(`${open}<b>kora</b>`)).toBe(`${open} kora`);
});
