import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { withoutImpliedMusts } from "./implied-musts.ts";

const { read } = briefReader();

test.each([
  ["harpe, « du bois et du vent »", ["wanted", "wanted"]],
  ["harpe, stems obligatoires", ["wanted", "wanted"]],
  ["harpe, piano et violon, quelque chose de « feutré »", ["wanted", "wanted", "wanted", "wanted"]],
  ["harp, piano and violin, the brand is “Lumo”", ["wanted", "wanted", "wanted", "wanted", "wanted"]],
])("the must that «%s» only implies can be given up", async (text, modes) => {
  const brief = await read(text);
  expect(brief.concepts.at(-1)?.mode).toBe("must");
  const relaxed = withoutImpliedMusts(text, brief);
  expect(relaxed?.concepts.map(({ mode }) => mode)).toEqual(modes);
  const { demands, version } = relaxed?.search ?? { demands: [], version: null };
  expect([...demands, version?.kind, version?.length].some((one) => one?.isMust)).toBe(false);
});

test.each([
  'harpe, +"du bois et du vent"',
  "harpe, +stems",
  "harpe, lent",
  'harpe, "Gnossienne n°1"',
  "harpe, « Le vent dans les saules »",
  'harpe, "urgence"',
  'harpe, piano et violon, +"urgence"',
])("no must of «%s» can be given up", async (text) => {
  expect(withoutImpliedMusts(text, await read(text))).toBeNull();
});
