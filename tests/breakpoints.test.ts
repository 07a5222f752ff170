import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { isTest } from "./support/architecture-rules.ts";
import { readModules } from "./support/read-modules.ts";

const ROOT = resolve(import.meta.dirname, "..");
/** A variant of the width of the window by the name of a breakpoint: `md:`, `max-lg:`, `min-xl:`, `not-sm:`. */
const VARIANT = /(?<![\w-])(?:max-|min-|not-)*(xs|sm|md|lg|xl|\dxl):(?=[-![@*\w])/g;

const shown = readModules(ROOT).filter(
  ({ path }) => /^(app|components|features|lib)\//.test(path) && !isTest(path),
);
const used = shown.flatMap(({ path, text }) =>
  [...text.matchAll(VARIANT)].map(([variant, name]) => ({ path, variant, name })),
);

test("every class for a width names a breakpoint of the theme: any other compiles to nothing", () => {
  const theme = readFileSync(resolve(ROOT, "app/globals.css"), "utf8");
  expect(theme).toContain("--breakpoint-*: initial;");
  const defined = [...theme.matchAll(/--breakpoint-(\w+):/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(({ name }) => !defined.includes(name))).toEqual([]);
});
