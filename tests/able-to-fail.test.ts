import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { GROUPS } from "#/mutate/groups.ts";

const ROOT = resolve(import.meta.dirname, "..");
const TESTS = [
  "{app,components,contract,demo,features,lib,server,tests}/**/*.test.{ts,tsx}",
  "e2e/*.spec.ts",
];

/** Names that the product gives to its waits, windows and limits. */
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

const DEPTH: Record<string, number> = { "(": 1, ")": -1 };

/** The text between the bracket before `from` and the one that closes it. */
function insideBrackets(source: string, from: number): string {
  let open = 1;
  let at = from;
  for (; open > 0 && at < source.length; at += 1) open += DEPTH[source[at] ?? ""] ?? 0;
  return source.slice(from, at - 1);
}

/** Loops that assert over an awaited answer, or over the members of an answer, and pass when there are none. */
function loopsOverNothing(source: string): string[] {
  return [...source.matchAll(/^( *)for \(/gm)].flatMap(({ 0: start, 1: indent = "", index }) => {
    const head = insideBrackets(source, index + start.length);
    const [, list = ""] = /\bof (.*)$/s.exec(head) ?? [];
    const isAsked = /\bawait\b|\["hydra:member"\]/.test(list) && !/^(\[(?!\.\.\.)|some\()/.test(list);
    const after = source.slice(index + start.length + head.length);
    const [body = ""] = new RegExp(`^.*\\n(?:${indent} +.*\\n|\\n)*`).exec(after) ?? [];
    return isAsked && /\bexpect\w*\b/.test(body) ? [list] : [];
  });
}

test("no test asserts in a loop over a list that may be empty: nothing would be asserted", () => {
  const found = globSync(TESTS, { cwd: ROOT }).flatMap((file) =>
    loopsOverNothing(readFileSync(join(ROOT, file), "utf8")).map((list) => `${file}: of ${list}`),
  );
  expect(found).toEqual([]);
});

test.each([
  [
    '  for (const one of (await read())["hydra:member"]) {\n    expect(one);\n  }\n',
    ['(await read())["hydra:member"]'],
  ],
  ["for (const one of await lines.all())\n  expect(one);\n", ["await lines.all()"]],
  ['for (const one of found["hydra:member"]) expect(one);\n', ['found["hydra:member"]']],
  ["for (const one of some(await lines.all())) expect(one);\n", []],
  ["for (const one of await rows()) drop(one);\nexpect(1);\n", []],
  ["for (const one of [await get(1), await get(2)]) expect(one);\n", []],
])("of the loop %j it is %j", (source, lists) => {
  expect(loopsOverNothing(source)).toEqual(lists);
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
