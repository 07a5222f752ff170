import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { GROUPS } from "#/mutate/groups.ts";

const ROOT = resolve(import.meta.dirname, "..");
const TESTS = [
  "{app,components,contract,demo,features,lib,server,tests}/**/*.test.{ts,tsx}",
  "e2e/*.spec.ts",
];

/** What the product calls its waits, windows and limits. */
const LIMIT =
  /^(WAITS|(MOST|LONGEST|LARGEST|SHORTEST|LEAST|MAX|MIN)_\w+|\w+_(MS|SECONDS|MINUTES|HOURS|DAYS|BYTES|LIMIT|LIFETIME|WINDOW))$/;

/** The limits that a source takes from another file. */
function importedLimits(source: string): string[] {
  return [...source.matchAll(/^import\s*(?:type\s*)?\{([^}]*)\}/gm)].flatMap(([, names = ""]) =>
    names.split(",").flatMap((name) => {
      const [imported = ""] = name.trim().split(/\s+as\s+/);
      return LIMIT.test(imported) ? [imported] : [];
    }),
  );
}

test("no test reads a wait, a window or a limit from the product: it would agree with any", () => {
  const files = globSync(TESTS, { cwd: ROOT });
  expect(files.length).toBeGreaterThan(200);
  const read = files.flatMap((file) =>
    importedLimits(readFileSync(join(ROOT, file), "utf8")).map((name) => `${file} imports ${name}`),
  );
  expect(read).toEqual([]);
});

test.each([
  ['import { CODE_LIFETIME } from "./a.ts";', ["CODE_LIFETIME"]],
  [
    'import {\n  type Mailer,\n  MOST_ATTEMPTS as most,\n  WAITS,\n} from "./a.ts";',
    ["MOST_ATTEMPTS", "WAITS"],
  ],
  ['import { CIRCLE, VIOLATION_CODES, NO_FILTERS } from "./a.ts";', []],
])("in %j it is %j", (source, limits) => {
  expect(importedLimits(source)).toEqual(limits);
});

test.each(Object.entries(GROUPS))(
  "the mutations of «%s» and their tests are where they are said to be",
  (_, group) => {
    for (const pattern of [...group.mutate, ...group.tests]) {
      // Each alternative in braces by itself.
      const [, head = pattern, list = "", tail = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
      for (const one of list.split(",")) {
        const path = `${head}${one}${tail}`;
        expect([path, globSync(path, { cwd: ROOT }).length > 0]).toEqual([path, true]);
      }
    }
  },
);
