import { expect, test } from "vitest";
import { readEdit } from "../read-edit.ts";

const messages = (...texts: readonly string[]) =>
  texts.map((text, at) => `[12/03, 18:0${at}:11] Ana (edit): ${text}`).join("\n");
const referencesOf = async (text: string) => {
  const { clips, skipped } = await readEdit(text);
  return [clips.map(({ name, reference }) => [name, reference]), skipped.map(({ line }) => line)];
};

test("a code without letters has those of the same album in another row", async () => {
  const text = messages(
    '00:10 - 00:40 "Soir de juin" full, QRS 302-4',
    '01:10 - 01:40 "Soir de juin" version piano 302-5',
    '02:10 - 02:40 "Delta" (50-50 Roux / Lind)',
    '03:10 - 03:40 "Mira" 417-2',
  );
  expect((await referencesOf(text))[0]).toEqual([
    ["Soir de juin (full)", "QRS 302-4"],
    ["Soir de juin (version piano)", "QRS 302-5"],
    ["Delta", undefined],
    ["Mira", undefined],
  ]);
});

test.each([
  ["exact 302-10 pardon", "QRS 302-10", []],
  ["sorry, that is QRS 302-10", "QRS 302-10", []],
  ["stimmt nicht, richtig ist 302-10", "QRS 302-10", []],
  ["c'est pas 302-10 ?", "QRS 302-9", [2]],
  ["exact, 417-2 pardon", "QRS 302-9", [2]],
  ["302-10 est plus longue", "QRS 302-9", [2]],
  ["pardon, 302-10 ou 302-11", "QRS 302-9", [2]],
])("after «%s» the row above has the code «%s»", async (sentence, reference, skipped) => {
  const text = messages(
    '01:10 - 01:40 "Soir de juin" QRS 302-9',
    sentence,
    '02:10 - 02:40 "Delta" QRS 302-4',
  );
  expect(await referencesOf(text)).toEqual([
    [
      ["Soir de juin", reference],
      ["Delta", "QRS 302-4"],
    ],
    skipped,
  ]);
});
