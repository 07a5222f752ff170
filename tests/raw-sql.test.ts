import { join } from "node:path";
import { expect, test } from "vitest";
import { readModules } from "./support/read-modules.ts";

/** A constant of the code as a number, or a template that holds constants alone. */
const CONSTANT = /^(?:String\([A-Z][A-Z_]*\)|`(?:[^`$]|\$\{[A-Z][A-Z_]*\})*`)$/;
const RAW = /\bsql\.raw\(((?:[^()]|\([^()]*\))*)\)/g;

const rawIn = (text: string) => Array.from(text.matchAll(RAW), ([, given = ""]) => given.trim());

test("a text pasted into a statement as it stands is a constant of the code, never something that a visitor sent", () => {
  const pasted = readModules(join(import.meta.dirname, ".."))
    .filter(({ path }) => /^(?:server|demo)\//.test(path) && !path.endsWith(".test.ts"))
    .flatMap(({ path, text }) => {
      const given = rawIn(text);
      // None is written in a way that is not read here.
      expect([path, given.length]).toEqual([path, text.split("sql.raw").length - 1]);
      return given.map((one) => ({ path, one }));
    });
  expect(new Set(pasted.map(({ path }) => path)).size).toBe(4);
  expect(pasted.filter(({ one }) => !CONSTANT.test(one))).toEqual([]);
});

test.each([
  "search",
  "String(search)",
  `\`fetch \${most} from x\``,
  "`a` + search",
  "String(LIMIT) + search",
])("%s would be told", (given) => {
  expect(CONSTANT.test(given)).toBe(false);
});
