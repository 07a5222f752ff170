import { expect, test } from "vitest";
import { readEdit } from "../read-edit.ts";

const LIST = [
  "- 0:00-0:34 : Saffron Roads",
  "- 8:00-8:47 : Copper Sun (Ana Roux / Leo Brun 50-50)",
  "- 12:30-13:00 : Midnight Bazaar",
  "- 20:00-20:30 : Saffron Roads",
];
const TITLES = ["Saffron Roads", "Copper Sun", "Midnight Bazaar", "Saffron Roads"];

/** Reads a list with these lines below it; returns its titles, and the texts of the remarks. */
async function readWith(...lines: string[]) {
  const edit = await readEdit([...LIST, "", ...lines].join("\n"));
  return {
    clips: edit.clips,
    titles: edit.clips.map(({ name }) => name),
    remarks: edit.skipped.map(({ text }) => text),
  };
}

test.each([
  "finalement \u00e0 8'00 on a mis Dust & Gold \u00e0 la place de Copper Sun",
  "finalement \u00e0 8\u201900 on a mis \u00ab\u00a0Dust & Gold\u00a0\u00bb \u00e0 la place de \u00ab\u00a0Copper Sun\u00a0\u00bb. Merci, Ana",
  "Finalement on a utilis\u00e9 Dust & Gold au lieu de Copper Sun.",
  "finalement \u00e0 8'00 on a mis Dust & Gold \u00e0 la place",
  "On a remplac\u00e9 Copper Sun par Dust & Gold \u00e0 8'00",
  "Copper Sun a \u00e9t\u00e9 remplac\u00e9 par Dust & Gold",
  "At 8:00 we swapped Copper Sun for Dust & Gold.",
  "Hi Ana, at 8:10 we swapped out Copper Sun for Dust & Gold, sorry!",
  "We replaced \u201cCopper Sun\u201d with \u201cDust & Gold\u201d",
  "At 8:00 Copper Sun was replaced by Dust & Gold",
  "We used Dust & Gold instead of Copper Sun in the end",
  "at 8:00 we used Dust & Gold instead",
  "from 8:00 to 8:47 we used Dust & Gold instead of Copper Sun",
  "8:00 on a mis Dust & Gold \u00e0 la place de Copper Sun",
  "Bei 8:00 haben wir Copper Sun durch Dust & Gold ersetzt",
  "Wir haben Copper Sun durch Dust & Gold ersetzt",
  "A las 8:00 hemos cambiado Copper Sun por Dust & Gold",
])("«%s» changes the row that it names", async (sentence) => {
  const { clips, titles, remarks } = await readWith(sentence);
  expect(titles).toEqual(["Saffron Roads", "Dust & Gold", "Midnight Bazaar", "Saffron Roads"]);
  expect(clips[1]).toMatchObject({ start: 480 * 25, end: 527 * 25 });
  // The people beside the former title did not write the other music.
  expect(clips[1]?.writers).toBeUndefined();
  expect(remarks).toEqual([]);
});

test.each([
  ["two rows with the title", "On a mis Dust & Gold \u00e0 la place de Saffron Roads"],
  ["a title that no row has", "\u00e0 8'00 on a mis Dust & Gold \u00e0 la place de Tin Whistle"],
  ["a time at which no row is", "at 9:30 we swapped Copper Sun for Dust & Gold"],
  ["no title and no start of a row", "\u00e0 8'20 on a mis Dust & Gold \u00e0 la place"],
  ["neither a time nor a title", "on a mis Dust & Gold \u00e0 la place"],
  ["a question", "\u00e0 8'00 on a mis Dust & Gold \u00e0 la place de Copper Sun ?"],
  ["a condition", "si on a mis Dust & Gold \u00e0 la place de Copper Sun, dis-le"],
  ["a plan", "maybe we swapped Copper Sun for Dust & Gold"],
  ["no music", "at 8:00 we swapped the drums for a piano"],
  ["a range at which no row is", "from 9:00 to 9:20 we used Dust & Gold instead of Copper Sun"],
])("a sentence with %s is a remark: «%s»", async (_, sentence) => {
  const { titles, remarks } = await readWith(sentence);
  expect(titles).toEqual(TITLES);
  expect(remarks).toEqual([sentence]);
});

test("a sentence that two lines share changes the row, also in quoted lines", async () => {
  for (const quote of ["", "> "]) {
    const lines = [...LIST, "finalement \u00e0 8'00 on a mis Dust &", "Gold \u00e0 la place de Copper Sun"];
    const { clips, skippedCount } = await readEdit(lines.map((line) => quote + line).join("\n"));
    expect([clips[1]?.name, skippedCount]).toEqual(["Dust & Gold", 0]);
  }
});

test("a reply above a quoted list changes it, and the newest of several sentences counts", async () => {
  const quoted = LIST.map((line) => `> ${line}`);
  const older = "> \u00e0 8'00 on a mis Tin Whistle \u00e0 la place";
  const reply = "finalement \u00e0 8'00 on a mis Dust & Gold (instrumental) \u00e0 la place";
  const edit = await readEdit([reply, "", ...quoted, older].join("\n"));
  expect(edit.clips[1]?.name).toBe("Dust & Gold (instrumental)");
});

test("a sentence that is older than the list does not change it", async () => {
  const edit = await readEdit([...LIST, "> On a remplac\u00e9 Copper Sun par Tin Whistle"].join("\n"));
  expect(edit.clips.map(({ name }) => name)).toEqual(TITLES);
  expect(edit.skippedCount).toBe(1);
});
