import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { byTurn, LONG } from "#/e2e/by-turn.ts";

const ROOT = resolve(import.meta.dirname, "..");

/** Returns the line and the title of each journey of a circle; a line appears twice if it runs in both languages. */
function journeys(circle: "gate" | "all"): { place: string; title: string }[] {
  const cli = resolve(ROOT, "node_modules/@playwright/test/cli.js");
  const listed = execFileSync(process.execPath, [cli, "test", "--list", "--reporter=line"], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, CIRCLE: circle },
  });
  return [...listed.matchAll(/› (\S+\.spec\.ts:\d+):\d+ › (.+)/g)].map(([, place = "", title = ""]) => ({
    place,
    title,
  }));
}

test("npm test runs every journey in at least one language, npm run test:all in every language that it has", () => {
  const gate = journeys("gate");
  const all = journeys("all");
  const placesOf = (list: typeof all) => [...new Set(list.map(({ place }) => place))].toSorted();
  expect(placesOf(gate)).toEqual(placesOf(all));
  expect(gate.filter(({ title }) => title.includes(LONG))).toEqual([]);
  expect(all.filter(({ title }) => !title.includes(LONG))).toEqual(gate);
});

test("the languages take turns from one journey to the next", () => {
  const turn = byTurn("en");
  const marks = (lang: string) => [1, 2, 3].map(() => turn(lang) === "");
  expect({ fr: marks("fr"), en: marks("en") }).toEqual({
    fr: [false, true, false],
    en: [true, false, true],
  });
});
