import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const pages = (area: string) => globSync(`app/[[]lang[]]/${area}/**/page.tsx`, { cwd: root }).toSorted();
const source = (path: string) => readFileSync(resolve(root, path), "utf8");
/** What a page does, from its default export on. */
const body = (path: string) => source(path).split("export default async function ")[1] ?? "";

test.each(pages("user"))("%s asks who is there itself, before it reads or draws anything", (path) => {
  const [before = "", after] = body(path).split("await requireUser(");
  expect(after, "it calls the guard").toBeDefined();
  expect(before.match(/await (?!params)/g) ?? []).toEqual([]);
  expect(before).not.toContain("return");
  expect(source(path)).toMatch(/dynamic = "force-dynamic"/);
});

test.each(pages("auth"))("%s is for visitors by its own word", (path) => {
  const [before = "", after] = body(path).split("await requireVisitor(");
  expect(after, "it calls the guard").toBeDefined();
  expect(before).not.toContain("return");
});

test("the private pages are those of the specification, and ours", () => {
  expect(pages("user").length).toBeGreaterThanOrEqual(7);
  expect(pages("auth")).toHaveLength(4);
});
