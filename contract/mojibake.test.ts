import { expect, test } from "vitest";
import { repairMojibake, replaceControls } from "./mojibake.ts";

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
  expect(repairMojibake(from)).toEqual({ from, to });
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
  expect(repairMojibake(text)).toBeNull();
});

test("a garbled text that cannot be repaired is reported and left as it is", () => {
  expect(repairMojibake("FÃªte 夜")).toEqual({ from: "FÃªte 夜", to: null });
});

test("control characters of Latin-1 become the characters of windows-1252", () => {
  expect(replaceControls("d\u0092équinoxe")).toBe("d’équinoxe");
});
