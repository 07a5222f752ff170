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
] as const)("the two tempi of «%s» are the ends of one range", async (text, locale, tempi) => {
  expect(await tempiOf(text, locale)).toEqual(tempi);
});

test("a slow and a fast tempo are two wishes: every tempo lies between them", async () => {
  expect(await tempiOf("harp, slow or fast", "en")).toEqual([
    [null, 80],
    [118, null],
  ]);
});
