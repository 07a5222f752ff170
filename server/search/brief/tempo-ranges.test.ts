import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function tempiOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.flatMap(({ tempo }) => (tempo ? [[tempo.from, tempo.to]] : []));
}

test.each([
  ["harpe, tempo lent à modéré", "fr", [[null, 118]]],
  ["harp, slow to mid-tempo", "en", [[null, 114]]],
  ["harpe, lent ou modéré", "fr", [[null, 118]]],
  ["harpe, tempo moyen/rapide", "fr", [[86, null]]],
  ["harp, mid-tempo to fast", "en", [[86, null]]],
] as const)("the two tempi of «%s» are the ends of one range", async (text, locale, tempi) => {
  expect(await tempiOf(text, locale)).toEqual(tempi);
});

test.each([
  ["harp, mid to fast tempo", "en", [86, null]],
  ["harp, mid-to-fast", "en", [86, null]],
  ["harp, medium to fast", "en", [86, null]],
  ["harpe, moyen à rapide", "fr", [86, null]],
  ["harpe, tempo médium à rapide", "fr", [86, null]],
  ["harp, slow to mid", "en", [null, 114]],
  ["harpe, lent à moyen", "fr", [null, 114]],
] as const)(
  "«%s» is a range of tempo, although its first or last word alone is none",
  async (text, locale, tempo) => {
    const { concepts } = await read(text, locale);
    expect(concepts).toHaveLength(2);
    expect(await tempiOf(text, locale)).toEqual([tempo]);
  },
);

test("a slow and a fast tempo are two wishes: every tempo lies between them", async () => {
  expect(await tempiOf("harp, slow or fast", "en")).toEqual([
    [null, 80],
    [118, null],
  ]);
});
