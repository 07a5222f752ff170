import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

test.each([
  ["Night Kites theme", "theme again 2:00-2:10", "Night Kites theme"],
  ["Night Kites jingle", "2:00-2:10 jingle", "Night Kites jingle"],
  ["Night Kites Titelmelodie", "2:00-2:10 Titelmelodie", "Night Kites Titelmelodie"],
  ["Night Kites", "2:00-2:10 theme", "theme"],
])("in a list with «%s» the row «%s» has the title «%s»", async (title, row, repeated) => {
  const { edit } = await usesAsRead([`0:00-0:20 ${title}`, "1:00-1:24 Delta", row].join("\n"));
  expect(edit.clips[2]?.name).toBe(repeated);
});

test("with two themes «theme» alone is neither", async () => {
  const rows = ["0:00-0:20 Kites theme", "1:00-1:24 Villain theme", "2:00-2:10 theme"];
  expect((await usesAsRead(rows.join("\n"))).edit.clips[2]?.name).toBe("theme");
});
