import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(resolve(root, path), "utf8");
const page = read("docs/acceptance.md");

/** The text before a title: `test(`, `describe.skipIf(…)(`, the end of the cases of `test.each(…)(`. */
const OPENING =
  /^(?!\s*(?:\/\/|\*)).*(?:\b(?:test|describe)(?:\.(?!skip\b|todo\b|fixme\b)\w+)*|\))\(\s*["'`](?![\s\S])/m;
/** The text from its closing quotation mark on: the function, or first the time that it may take. */
const BODY = /^["'`],\s*(?:[A-Z]+,\s*)?(?:async\b|\(|\{)/;

/** The titles of the tests in a source, and of the groups they are in; a comment is none. */
function titlesOf(source: string): string[] {
  return [...source.matchAll(/"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g)].flatMap(({ 0: text, index }) => {
    const before = source.slice(Math.max(0, index - 200), index + 1);
    const after = source.slice(index + text.length - 1, index + text.length + 40);
    return OPENING.test(before) && BODY.test(after) ? [text.slice(1, -1)] : [];
  });
}

test.each([
  ['test("one", async () => {})', ["one"]],
  ["describe.skipIf(isLate)(`one of all`, () => {", ["one of all"]],
  ['test.each([\n  ["fr"],\n] as const)(\n  "in %s one",\n  async (lang) => {', ["in %s one"]],
  ['  // "one"\n  // test("one", () => {})\n  expect(one, "one").toBe(1);\n  await read("one");', []],
])("of %j the titles are %j", (source, titles) => {
  expect(titlesOf(source)).toEqual(titles);
});

test("every file and test that docs/acceptance.md names exists", () => {
  const missing: string[] = [];
  let named = 0;
  for (const [, path = "", titles = ""] of page.matchAll(/`([\w./[\]-]+\.(?:tsx?|css))`((?:,? “[^”]+”)*)/g)) {
    if (!existsSync(resolve(root, path))) {
      missing.push(path);
      continue;
    }
    const known = titlesOf(read(path));
    for (const [, title = ""] of titles.matchAll(/“([^”]+)”/g)) {
      named += 1;
      if (!known.some((one) => one.includes(title))) missing.push(`${path} “${title}”`);
    }
  }
  expect(missing).toEqual([]);
  expect(named).toBeGreaterThan(90);
});
