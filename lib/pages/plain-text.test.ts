import { expect, test } from "vitest";
import { firstSentences, plainText } from "./plain-text.ts";

test("tags are removed and character references decoded", () => {
  expect(plainText("<p>Ngoni &amp; kora.</p><p>L&#39;eau <em>lente</em></p>")).toBe(
    "Ngoni & kora. L'eau lente",
  );
});

test("a heading is separated from the sentence below it", () => {
  expect(
    plainText('<h2 id="a">Éditeur</h2><p>Éditeur&#160;: Sillon.</p><h3>Et <b>puis</b></h3><p>Paris.</p>'),
  ).toBe("Éditeur\u00a0: Sillon. Paris.");
  expect(plainText("<p>Avant.</p><h2>Ouvert <h3>Titre</h3><p>Après.</p>")).toBe("Avant. Ouvert Après.");
});

test("scripts and styles are removed", () => {
  expect(plainText("<style>p{color:red}</style><p>Le fleuve.</p><SCRIPT>x()</SCRIPT>")).toBe("Le fleuve.");
  expect(plainText("<script>document.write('<script>')</script ><p>Le fleuve.</p>")).toBe("Le fleuve.");
});

test("an unknown character reference is left as it is", () => {
  expect(plainText("A &copy; B")).toBe("A &copy; B");
});

test("a summary ends with a sentence", () => {
  const text = "Le Niger s’ouvre. Le temps ralentit. Les pièces respirent longtemps.";
  expect(firstSentences(text, 40)).toBe("Le Niger s’ouvre. Le temps ralentit.");
  expect(firstSentences(text, 500)).toBe(text);
});

test("a long sentence is cut between words", () => {
  expect(firstSentences("Un fleuve qui ne finit jamais de couler", 12)).toBe("Un fleuve…");
});

test("unclosed tags are kept, whatever their number", () => {
  const open = "<".repeat(100_000);
  expect(plainText(`${open}<b>kora</b>`)).toBe(`${open} kora`);
  expect(plainText("<h2>".repeat(20_000))).toBe("");
  expect(plainText("<script".repeat(20_000))).toBe("<script".repeat(20_000));
});

test("an unclosed script contains all the rest, even if another one opens", () => {
  expect(plainText(`<p>Le fleuve.</p>${"<script>x()".repeat(20_000)}`)).toBe("Le fleuve.");
  expect(plainText(`<p>Le fleuve.</p>${"<style>".repeat(20_000)}p{}</styles>`)).toBe("Le fleuve.");
});
