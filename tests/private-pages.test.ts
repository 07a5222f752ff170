import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const pages = (area: string) => globSync(`app/[[]lang[]]/${area}/**/page.tsx`, { cwd: root }).toSorted();
const source = (path: string) => readFileSync(resolve(root, path), "utf8");
/** The source of a page from its default export on; for one that only draws a feature's page, the source of that. */
function body(path: string): string {
  const text = source(path);
  const own = text.split("export default async function ")[1];
  if (own) return own;
  const [, name] = /export default function \w+\([^)]*\) \{\s*return <(\w+Page) /.exec(text) ?? [];
  const [, file] = /from "#\/(features\/[\w/-]+-page\.tsx)"/.exec(text) ?? [];
  return (name && file && source(file).split(`export async function ${name}(`)[1]) ?? "";
}

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
  // The fifth is ours: the link of a sign-in by letter.
  expect(pages("auth").map((path) => path.split("/")[3])).toEqual([
    "forgot-password",
    "inscription",
    "login",
    "reset-password",
    "sign-in-link",
  ]);
});
