import { expect, test } from "vitest";
import { mendedLetters, withoutControls } from "./mended-letters.ts";

test.each([
  ["FÃªte foraine", "Fête foraine"],
  ["Lâ€™Ã©tÃ©", "L’été"],
  ["F\u00c3\u0080TE", "FÀTE"],
  ["VoilÃ", "Voilà"],
  ["ÐœÐ¾Ñ\u0081ÐºÐ²Ð°", "Москва"],
  ["ÐŸÐ°", "Па"],
  ["NÃ© en mai", "Né en mai"],
  ["LÃ\u00a0-bas", "Là-bas"],
  ["Ã\u00a0 la carte", "à la carte"],
  ["NÂ°5", "N°5"],
  ["QUIÂ\u00a0?", "QUI\u00a0?"],
  ["Å\u00a0koda", "Škoda"],
  ["SÄ… dni", "Są dni"],
  ["PolkaÂ®", "Polka®"],
])("«%s» was %s", (from, to) => {
  expect(mendedLetters(from)).toEqual({ from, to });
});

test.each([
  "Fête foraine",
  "CINÉ\u00a0!",
  "MARCHÉ®",
  "MANHÃ",
  "MANHÃ\u00a0!",
  "OÙ…",
  "ALLÔ…",
  "IRMÃ…",
  "HALLÅ…",
  "OÙ»",
  "DIS-MOI OÙ”",
  "Ô\u00a0temps",
  "São Paulo",
  "Åse",
  "夜想曲",
  "L’été",
])("«%s» is whole", (text) => {
  expect(mendedLetters(text)).toBeNull();
});

test("what is broken beside a letter of another page is told, and left", () => {
  expect(mendedLetters("FÃªte 夜")).toEqual({ from: "FÃªte 夜", to: null });
});

test("control characters of Latin-1 are the signs of Windows' page", () => {
  expect(withoutControls("d\u0092équinoxe")).toBe("d’équinoxe");
});
