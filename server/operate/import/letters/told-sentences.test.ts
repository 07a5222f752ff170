import { expect, test } from "vitest";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { toldSentences } from "./told-sentences.ts";

const told = (text: string) => toldSentences([{ file: "mail.txt", text }]).map(translatorFor("en").tell);

test.each([
  "Pour « Reed » la répartition est 60 % Ana Roux / 40 % Léo Han.",
  "Reed: 70/30, I think.",
  "The shares of Reed are 70/30.",
  "« Reed », on l’a composé à deux avec Léo Han, moitié-moitié.",
  "Reed is now called Kelp.",
  "Die 2-07 heißt jetzt „Spätschicht“.",
  "La plage 4 s’appelle « Kelp » et non « Reed ».",
  "Jo Falk ist das Pseudonym von Johannes Falkner.",
  "ROUX Ana  Compositrice  SACEM  00730349361  50 %",
  "Léo Han has been added to Reed.",
])("«%s» is quoted in the report", (sentence) => {
  expect(told(`Hello,\n\nhere is the music. ${sentence}\n\nBest\nAna`)).toEqual([
    expect.stringContaining(`“${sentence.replace(/ +/g, " ")}”`),
  ]);
});

test.each([
  "The album comes out on 03/04/2027, with twelve tracks.",
  "Delivered on 12/11/26, or 12/11.26. We hope that you like it!",
  "Phone: 0033 1 42 00 00 00.",
  "Everybody called for the album.",
])("«%s» says nothing of shares, titles or people", (sentence) => {
  expect(told(sentence)).toEqual([]);
});

test("of a long list only the first lines are quoted, and the others are counted", () => {
  const lines = Array.from({ length: 9 }, (_, place) => `Track ${place}: Ana Roux 50 %`);
  expect(told(lines.join("\n"))).toEqual([
    expect.stringMatching(/ \[…\] Track 5: Ana Roux 50 %”, and 3 more/),
  ]);
  const inFrench = toldSentences([{ file: "mail.txt", text: "Reed: 70/30." }]).map(translatorFor("fr").tell);
  expect(inFrench).toEqual([expect.stringContaining("«\u00a0Reed: 70/30.\u00a0»")]);
});
