import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

/** Runs the loader of a page in a document of our own; returns the scripts that it added, and when. */
function run(html: string, hidden: boolean) {
  const added: string[] = [];
  const waiting: (() => void)[] = [];
  const frames: (() => void)[] = [];
  const loader = /<script>(\(function[\s\S]*)<\/script><\/body>/.exec(html)?.[1];
  new Function("document", "requestAnimationFrame", "setTimeout", loader ?? "")(
    {
      hidden,
      createElement: () => ({}),
      head: {
        appendChild: ({ src, async }: { src: string; async: boolean }) => added.push(`${src} ${async}`),
      },
    },
    (callback: () => void) => frames.push(callback),
    (callback: () => void) => waiting.push(callback),
  );
  return { added, frames, waiting };
}

test("scripts of the site start after the first frame, each once, in order", () => {
  const html = deferScripts(
    page(
      `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>${script("a")}`,
      `<p>Text</p>${script("b")}${script("a")}`,
    ),
  );
  expect(html).not.toMatch(/async=""|rel="preload"/);
  const { added, frames, waiting } = run(html, false);
  expect(added).toEqual([]);
  frames[0]?.();
  expect(added).toEqual([]);
  for (const go of waiting) go();
  expect(added).toEqual(["/_next/static/chunks/a.js true", "/_next/static/chunks/b.js true"]);
});

test("a page with all joined scripts starts the joined file instead", () => {
  const [joined, ...parts] = ["joined", "a", "b"].map((name) => `/_next/static/chunks/${name}.js`);
  const both = { address: joined ?? "", parts };
  const begun = (names: string[]) => {
    const { added, waiting } = run(deferScripts(page(names.map(script).join(""), ""), both), false);
    for (const go of waiting) go();
    return added.map((one) => one.split(" ")[0]);
  };
  expect(begun(["a", "own", "b"])).toEqual([joined, "/_next/static/chunks/own.js"]);
  expect(begun(["a", "own"])).toEqual(["/_next/static/chunks/a.js", "/_next/static/chunks/own.js"]);
});

test("a page that leads on to another begins the scripts of that one after its own, others do not", () => {
  const names = (list: string[]) => list.map((name) => `/_next/static/chunks/${name}.js`);
  const [address = ""] = names(["joined"]);
  const ahead = { from: names(["list", "drawn"]), to: names(["rows", "detail"]) };
  const both = { address, parts: names(["a"]), ahead };
  const begun = (own: string[]) => {
    const { added, waiting } = run(deferScripts(page(["a", ...own].map(script).join(""), ""), both), false);
    for (const go of waiting) go();
    return added.map((one) => one.split(" ")[0]);
  };
  expect(begun(["list", "rows"])).toEqual([address, ...names(["list", "rows", "detail"])]);
  expect(begun(["drawn"])).toEqual([address, ...names(["drawn", "rows", "detail"])]);
  expect(begun(["rows", "other"])).toEqual([address, ...names(["rows", "other"])]);
});

test("in a page for one visitor the loader has the nonce of its scripts, otherwise none", () => {
  const made = page(
    '<link rel="preload" as="script" fetchPriority="low" nonce="n1" href="/_next/b.js"/>' +
      '<script src="/_next/a.js" async="" nonce="n1"></script>',
    '<script src="/_next/b.js" nonce="n1" async=""></script>',
  );
  const html = deferScripts(made);
  expect(html).toMatch(/<script nonce="n1">\(function.*"\/_next\/a\.js","\/_next\/b\.js"/);
  expect(html).not.toMatch(/async=""|rel="preload"/);
  expect(deferScripts(page(script("a"), ""))).not.toContain("nonce");
});

test("a hidden page, which is never painted, starts its scripts at once", () => {
  expect(run(deferScripts(page(script("a"), "")), true).added).toHaveLength(1);
});

test("scripts of others, inline scripts and unfinished pages stay as they are", () => {
  const others = page('<script src="/start.js"></script><script>1</script>', "");
  expect(deferScripts(others)).toBe(others);
  const cut = `<html><body>${script("a")}`;
  expect(deferScripts(cut)).toBe(cut);
});
