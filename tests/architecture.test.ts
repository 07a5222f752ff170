import { resolve } from "node:path";
import { expect, test } from "vitest";
import { isTest, violations } from "./support/architecture-rules.ts";
import { moduleOf, readModules } from "./support/read-modules.ts";

const modules = readModules(resolve(import.meta.dirname, ".."));

test("every source file keeps the import rules, its place, its name and its size", () => {
  expect(violations(modules)).toEqual([]);
});

test("the scan reads the areas the rules speak of and follows imports between them", () => {
  const areas = new Set(modules.map(({ path }) => path.split("/")[0]));
  for (const area of ["app", "components", "contract", "demo", "features", "lib", "server"])
    expect(areas).toContain(area);
  const known = new Set(modules.map(({ path }) => path));
  const product = modules.filter(({ path }) => !isTest(path));
  const inner = product.flatMap(({ imports }) => imports).filter(({ path }) => path && /\.tsx?$/.test(path));
  expect(inner.length).toBeGreaterThan(product.length);
  expect(inner.filter(({ path }) => path && !known.has(path)).map(({ written }) => written)).toEqual([]);
});

test("a scan that finds nothing fails", () => {
  expect(violations([])).toEqual([expect.stringContaining("no module")]);
});

test.each([
  ["contract/a.ts", 'import { Hono } from "hono";', "zod only"],
  ["lib/a.ts", 'import { x } from "#/features/player/store.ts";', "lib may not"],
  ["components/a.tsx", 'import { x } from "#/contract/album.ts";', "components may not"],
  ["app/page.tsx", 'const x = await import("#/server/start/api.ts");', "app may not"],
  ["server/a.ts", 'import type { X } from "#/lib/api/call.ts";', "server may not"],
  ["server/platform/a.ts", 'import type { X } from "#/server/people/b.ts";', "stands above server/platform"],
  ["demo/a.ts", 'import { x } from "#/server/start/b.ts";', "stands above demo"],
  ["server/attic/a.ts", "export const x = 1;", "on no floor"],
  ["features/player/a.ts", 'import { x } from "../tracks/row.ts";', "not in a row before player"],
  ["features/home/a.ts", 'export {\n  x,\n} from "#/features/albums/list.ts";', "not in a row before home"],
  ["features/gossip/a.ts", "export const x = 1;", "in no row"],
  ["lib/a.ts", 'import { x } from "./b";', "without its extension"],
  ["lib/a.ts", 'import "./a.test.ts";', "the test file"],
  ["lib/utils/a.ts", "export const x = 1;", "drawer"],
  ["features/home/hooks.ts", "export const x = 1;", "drawer"],
  ["lib/index.ts", "export const x = 1;", "barrel"],
  ["lib/camelCase.ts", "export const x = 1;", "kebab-case"],
  ["lib/a.ts", "export default 1;", "default export"],
])("in %s the text %j breaks a rule", (path, text, expected) => {
  expect(violations([moduleOf(path, text)]).join("\n")).toContain(expected);
});

test("a file of 201 lines is too long, one of 200 is not", () => {
  const lines = (count: number) => violations([moduleOf("lib/a.ts", "\n".repeat(count))]);
  expect(lines(201)).toEqual(["lib/a.ts is longer than 200 lines"]);
  expect(lines(200)).toEqual([]);
});

test("two modules that name each other are a cycle, by types too", () => {
  const ring = (statement: string) => [
    moduleOf("lib/a.ts", 'import { b } from "./b.ts";'),
    moduleOf("lib/b.ts", `${statement} { a } from "./a.ts";`),
  ];
  expect(violations(ring("import"))).toEqual(["lib/a.ts → lib/b.ts → lib/a.ts is a cycle"]);
  expect(violations(ring("import type"))).toEqual(violations(ring("import")));
});

test("folders side by side that import each other are a circle, however deep, types too", () => {
  const ring = (statement: string) => [
    moduleOf("lib/north/deep/a.ts", 'import { b } from "../../south/b.ts";'),
    moduleOf("lib/north/e.ts", ""),
    moduleOf("lib/south/b.ts", ""),
    moduleOf("lib/south/c.ts", `${statement} { e } from "../north/e.ts";`),
  ];
  expect(violations(ring("import"))).toEqual(["lib: north → south → north is a circle of folders"]);
  expect(violations(ring("import type"))).toEqual(violations(ring("import")));
});

test("the sanitiser stays on the server: no client component imports it, however far away", () => {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const inBrowser = new Set<string>();
  const visit = (path: string) => {
    if (inBrowser.has(path)) return;
    inBrowser.add(path);
    for (const imported of byPath.get(path)?.imports ?? []) if (imported.path) visit(imported.path);
  };
  for (const { path, text } of modules) if (text.startsWith('"use client"') && !isTest(path)) visit(path);
  expect(inBrowser.size).toBeGreaterThan(300);
  expect(inBrowser).not.toContain("contract/safe-html.ts");
});
