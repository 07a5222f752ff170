import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

const NEON = "Neon Teeth 00:06:20:00\u201300:07:31:00";
const GLITTER = "Glitter Tax 00:06:20:00\u201300:07:31:00";

/** Returns what is heard and what is off in lines below a list, and the names in doubt. */
async function read(...lines: string[]) {
  const { heard, off, edit } = await usesAsRead(`0:10 - 0:20 "Sirocco"\n${lines.join("\n")}\n`);
  return { heard: heard.slice(1), off, doubts: (edit.doubts ?? []).map(({ name }) => name) };
}

test.each([
  '6:20 - 7:31 is now "Glitter Tax"',
  "6:20 - 7:31 is now Glitter Tax",
  '6:20 - 7:31 "Glitter Tax" instead',
  "6:20 - 7:31 \u00ab Glitter Tax \u00bb \u00e0 la place",
  "6:20 - 7:31 c'est maintenant Glitter Tax",
  "6:20 - 7:31 finalement \u00ab Glitter Tax \u00bb",
  "6:20 - 7:31 ist jetzt \u201eGlitter Tax\u201c",
  "6:20 - 7:31 statt dessen jetzt \u201eGlitter Tax\u201c",
  '6:20 - 7:31 ahora "Glitter Tax"',
  '6:20 - 7:31 invece "Glitter Tax"',
])("a later row of the same place that says so replaces the former: %s", async (line) => {
  expect(await read('6:20 - 7:31 "Neon Teeth"', line)).toEqual({ heard: [GLITTER], off: [NEON], doubts: [] });
});

test("in a chat a row behind other messages replaces the former one of its place", async () => {
  const at = (time: string, text: string) => `[02/11/2026, 10:${time}:00] Gaz Edit: ${text}`;
  const chat = [
    at("01", '0:10 - 0:20 "Sirocco"'),
    at("02", '6:20 - 7:31 "Neon Teeth"'),
    at("03", "legal says not cleared"),
    at("04", '6:20 - 7:31 "Glitter Tax"'),
  ];
  const { heard, off } = await usesAsRead(chat.join("\n"));
  expect([heard.slice(1), off]).toEqual([[GLITTER], [NEON]]);
  const together = chat.filter((one) => !one.includes("legal"));
  expect((await usesAsRead(together.join("\n"))).off).toEqual([]);
});

test.each([
  'and also 6:20 - 7:31 "Glitter Tax"',
  '6:20 - 7:31 "Glitter Tax" en plus',
  '6:20 - 7:31 "Glitter Tax" (very low, under the other one)',
  '6:20 - 7:31 "Glitter Tax" darunter',
])("in a chat a row that says that both are heard leaves a doubt: %s", async (line) => {
  const at = (time: string, text: string) => `[02/11/2026, 10:${time}:00] Gaz Edit: ${text}`;
  const chat = [
    at("02", '6:20 - 7:31 "Neon Teeth"'),
    at("03", "thanks"),
    at("04", line),
    at("05", '8:20 - 8:31 "Sirocco"'),
  ];
  const { heard, off, edit } = await usesAsRead(chat.join("\n"));
  expect([heard.slice(0, 2).sort(), off]).toEqual([[GLITTER, NEON], []]);
  expect((edit.doubts ?? []).map(({ name }) => name)).toEqual(["Neon Teeth"]);
});

test("in a mail such a row leaves a doubt, since both may be heard", async () => {
  expect(await read('6:20 - 7:31 "Neon Teeth"', "Second film:", '6:20 - 7:31 "Glitter Tax"')).toEqual({
    heard: [NEON, GLITTER],
    off: [],
    doubts: ["Neon Teeth"],
  });
});

test.each([
  ["two rows of one list", ['6:20 - 7:31 "Neon Teeth"', '6:20 - 7:31 "Glitter Tax"']],
  ["a title with such a word", ['6:20 - 7:31 "Neon Teeth"', '6:20 - 7:31 "Now or Never"']],
  ["the same title", ['6:20 - 7:31 "Neon Teeth"', '6:20 - 7:31 now "Neon Teeth" again']],
  ["another end", ['6:20 - 7:31 "Neon Teeth"', '6:20 - 7:40 now "Glitter Tax"']],
  ["another start", ['6:20 - 7:31 "Neon Teeth"', '6:30 - 7:31 now "Glitter Tax"']],
])("nothing is replaced by %s", async (_, lines) => {
  const { off, doubts } = await read(...lines);
  expect([off, doubts]).toEqual([[], []]);
});
