import { expect, test } from "vitest";
import { withoutStruck } from "./struck-text.ts";
import { usesAsRead } from "./uses-as-read.ts";

test.each([
  ['21:00 - 22:10 ~~"Rust" by Wren~~ cut, now silence', "Rust"],
  ["21:00 - 22:10 ~~Rust~~", "Rust"],
  ["~~21:00 - 22:10 Rust~~", "Rust"],
  ["21:00 - 22:10 ~~\u00ab Rust \u00bb~~ coup\u00e9e au mix", "Rust"],
  ["21:00 - 22:10 ~~\u201eRost\u201c~~ gestrichen", "Rost"],
  ["21:00 - 22:10 ~Rust~", "Rust"],
  ['- 21:00 - 22:10 ~~"Rust"~~ Cut.', "Rust"],
  ['21:00 - 22:10 "Rust" cut, now silence', "Rust"],
])("music that its line strikes through is off: %j", async (line, title) => {
  const bullet = line.startsWith("- ") ? "- " : "";
  const { heard, off } = await usesAsRead(`${bullet}0:00 - 1:00 "Delta"\n${line}\n`);
  expect(heard).toEqual(["Delta 00:00:00:00\u201300:01:00:00"]);
  expect(off).toEqual([expect.stringMatching(new RegExp(`^${title}.* 00:21:00:00\u201300:22:10:00$`))]);
});

test.each([
  ['21:00 - 22:10 ~~"Rust"~~ "Salt"', "Salt"],
  ["21:00 - 22:10 ~~Rust~~ Salt", "Salt"],
  ["21:00 - 22:10 ~~Rust~~ -> Salt", "Salt"],
  ['~~20:50~~ 21:00 - 22:10 "Salt"', "Salt"],
  ['21:00 - 22:10 "Salt" ~~no drums~~', "Salt"],
])("what stands in the stead of words that are struck through counts: %j", async (line, title) => {
  const { heard, off } = await usesAsRead(`0:00 - 1:00 "Delta"\n${line}\n`);
  expect([heard[1], off]).toEqual([`${title} 00:21:00:00\u201300:22:10:00`, []]);
});

test.each(["~1:20 - ~1:40 Delta", "1:20 - 1:40 Delta ~", "Delta ~ Sirocco ~ Alba"])(
  "a sign for \u00ababout\u00bb strikes nothing: %j",
  (line) => expect(withoutStruck(line)).toEqual({ text: line, isStruck: false }),
);

test("music that was planned leaves a doubt", async () => {
  const text =
    "0:00 - 1:00 \u00ab Delta \u00bb\n2:00 - 3:00 musique pr\u00e9vue : \u00ab Sel \u00bb\n4:00 - 5:00 geplante Musik \u201eAlba\u201c\n";
  const { edit } = await usesAsRead(text);
  expect(edit.doubts?.map(({ name }) => name)).toEqual(["Sel", "Alba"]);
});
