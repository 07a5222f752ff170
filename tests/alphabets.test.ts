import { resolve } from "node:path";
import { expect, test } from "vitest";
import { isTest } from "./support/architecture-rules.ts";
import { readModules } from "./support/read-modules.ts";

/** A comparison of names with its arguments, among them the language. */
const COMPARISON = /\.localeCompare\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;

test("lists for visitors are sorted by the alphabet of the page's language (specification §9)", () => {
  const shown = readModules(resolve(import.meta.dirname, "..")).filter(
    ({ path }) => /^(app|components|features|lib)\//.test(path) && !isTest(path),
  );
  const comparisons = shown.flatMap(({ path, text }) =>
    [...text.matchAll(COMPARISON)].map(([written, given = ""]) => ({ path, written, given })),
  );
  expect(comparisons.length).toBeGreaterThan(0);
  expect(comparisons.filter(({ given }) => !/, (lang|locale)\b/.test(given))).toEqual([]);
});
