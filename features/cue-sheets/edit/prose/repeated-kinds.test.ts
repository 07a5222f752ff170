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

test("a theme before the one whose title ends in that word has a title of its own", async () => {
  const rows = ["0:00-0:20 Theme (Ana Roux)", "1:00-1:24 Delta", "2:00-2:10 Outro theme"];
  expect((await usesAsRead(rows.join("\n"))).edit.clips.map(({ name }) => name)).toEqual([
    "Theme",
    "Delta",
    "Outro theme",
  ]);
});

test.each(["idem n\u00b0 2", "same as 2", "wie Nr. 2", "zelfde als 2", "igual que 2"])(
  "«%s» means the music, the code and the people of the numbered row",
  async (title) => {
    const rows = ["1. 0:00-0:20 Delta", "2. 1:00-1:24 Alba, Rive RIV 12/3, A. Roux", `3. 2:00-2:10 ${title}`];
    const { edit } = await usesAsRead(rows.join("\n"));
    const [, second, third] = edit.clips;
    expect(third).toMatchObject({ name: "Alba", reference: "RIV 12/3" });
    expect(third?.writers).toEqual(second?.writers);
    expect(third?.writers?.map(({ name }) => name)).toEqual(["A. Roux"]);
  },
);
