import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

const LIST = "10:02-10:31 «Delta»\n";
const secondIn = async (line: string) => (await usesAsRead(LIST + line)).heard[1];

test.each([
  ["12:07-12:33 Sel gemme. Elle revient sous la voix. Merci de vérifier.", "Sel gemme"],
  ["12:07-12:33 «Sel gemme». Je suis joignable demain si besoin.", "Sel gemme"],
  ["12:07-12:33 “Salt” by Lea Falk. The meeting is at 14:00 tomorrow.", "Salt"],
  ["12:07-12:33 Salz! Am 01.05.2026 hatten wir das schon einmal.", "Salz"],
  ["De 12:07 à 12:33 on entend Sel gemme. Ensuite plus rien jusqu'à la pub.", "Sel gemme"],
  [`12:07-12:33 Sel gemme. Ensuite ${"il n'y a plus rien avant la pub, ".repeat(20)}voilà.`, "Sel gemme"],
  ["12:07-12:33 Mr. Blue Sky", "Mr. Blue Sky"],
  ["12:07-12:33 Love. Peace and Happiness", "Love. Peace and Happiness"],
  ["12:07-12:33 Op. 5 Allegro con brio", "Op. 5 Allegro con brio"],
])("«%s» is a row with its first sentence as title", async (line, title) => {
  expect(await secondIn(line)).toBe(`${title} 00:12:07:00–00:12:33:00`);
});

test("a title before its range is one too, with sentences behind it", async () => {
  const { heard } = await usesAsRead(`${LIST}11:02-11:31 «Sel»\nAmbre 12:07-12:33. I'd keep it but lower.`);
  expect(heard[2]).toBe("Ambre 00:12:07:00–00:12:33:00");
});

test.each([
  ["à partir de 12:10, une trentaine de secondes de Sel gemme", "Sel gemme"],
  ["12:10, une bonne minute, Sel gemme", "Sel gemme"],
  ["from 12:10, about thirty seconds: “Salt”", "Salt"],
  ["from 12:10 for half a minute, “Salt”", "Salt"],
  ["ab 12:10, etwa dreißig Sekunden: „Salz“", "Salz"],
  ["a partir de 12:10, unos treinta segundos: «Sal»", "Sal"],
  ["dalle 12:10, una trentina di secondi: «Sale»", "Sale"],
  ["vanaf 12:10, ongeveer dertig seconden: “Zout”", "Zout"],
])("«%s» is a row whose end is asked", async (line, title) => {
  const { edit } = await usesAsRead(LIST + line);
  expect(edit.clips[1]).toMatchObject({ name: title, start: 18_250, isPoint: true });
});

test("a title that begins with such words is one", async () => {
  expect(await secondIn("12:07-12:33 Thirty Seconds to Mars")).toMatch(/^Thirty Seconds to Mars /);
  expect(await secondIn("12:07 - 12:33 A Minute of Silence")).toMatch(/^A Minute of Silence /);
});
