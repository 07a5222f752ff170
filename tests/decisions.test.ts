import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const FOLDER = resolve(import.meta.dirname, "../docs/decisions");

test("each record of a decision has a number of its own, by which others name it", () => {
  const records = readdirSync(FOLDER).map((file) => ({
    number: file.slice(0, 3),
    title: readFileSync(join(FOLDER, file), "utf8").split("\n")[0] ?? "",
  }));
  const numbers = records.map(({ number }) => number);
  expect(numbers.filter((one, index) => numbers.indexOf(one) !== index)).toEqual([]);
  expect(records.filter(({ number, title }) => !title.startsWith(`# ${number} `))).toEqual([]);
});
