import { expect, test } from "vitest";
import { readEdit } from "../read-edit.ts";

const titleOf = async (line: string) => {
  const { clips } = await readEdit(["19:30:00 > 19:30:20  \u00ab Alba \u00bb", line].join("\n"));
  return clips.find(({ name }) => name !== "Alba")?.name;
};

test.each([
  ["19:00:00 > 19:00:18  GEN     G\u00e9n\u00e9rique JT", "G\u00e9n\u00e9rique JT"],
  ["19:00:18 > 19:01:05  TITRES  Tapis titres JT (R. Saunier)", "Tapis titres JT"],
  ["19:05:30 > 19:05:35  VIRG    Virgule m\u00e9t\u00e9o", "Virgule m\u00e9t\u00e9o"],
  ["19:09:10 > 19:10:00  OFF     Tapis br\u00e8ves", "Tapis br\u00e8ves"],
  ["19:13:30 > 19:13:55  FIN     G\u00e9n\u00e9rique fin", "G\u00e9n\u00e9rique fin"],
  ["18:00:00 > 18:00:20  OPEN    Opening theme", "Opening theme"],
  ["18:00:20 > 18:01:00  HEADS   Headlines bed", "Headlines bed"],
  ["18:20:00 > 18:20:05  WEATHER  Weather sting", "Weather sting"],
])("in «%s» the label of the line is no part of the title", async (line, title) => {
  expect(await titleOf(line)).toBe(title);
});

test.each([
  ["19:00:00 > 19:00:18  TITRES DE NUIT", "TITRES DE NUIT"],
  ["19:00:00 > 19:00:18  OFF The Wall", "OFF The Wall"],
  ["19:00:00 > 19:00:18  FIN DE JOUR", "FIN DE JOUR"],
  ["19:00:00 > 19:00:18  Bed   of Roses", "Bed of Roses"],
])("in «%s» the first word is the title's", async (line, title) => {
  expect(await titleOf(line)).toBe(title);
});
