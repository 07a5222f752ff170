import { expect, test } from "vitest";
import { storedHtml } from "./stored-html.ts";

test("scripts, handlers and addresses that run are gone, formatting stays", () => {
  const stored =
    '<p onclick="x()">Le <em>Niger</em></p><script>x()</script><a href="javascript:x()">ici</a><img src=x onerror=x()>';
  expect(storedHtml(stored)).toBe("<p>Le <em>Niger</em></p><a>ici</a>");
  expect(storedHtml(stored)).toBe("<p>Le <em>Niger</em></p><a>ici</a>");
});

test("what was sanitised on its way in stays as it is", () => {
  const clean =
    '<h2>À propos</h2><p>« Son &amp; image » <a href="https://radio.example/?a=1&amp;b=2">radio</a></p>';
  expect(storedHtml(clean)).toBe(clean);
});

test("nothing stays nothing", () => {
  expect([storedHtml(null), storedHtml("")]).toEqual([null, ""]);
});

test.each([
  ["too long", "a".repeat(200_001)],
  ["too deep", "<b>".repeat(51)],
  ["of too many tags", "</p>".repeat(10_001)],
])("a text %s is not looked at and left out", (_, stored) => {
  expect(storedHtml(stored)).toBe("");
});

test("fifty tags inside each other, and any number of paragraphs side by side, are shown", () => {
  const deep = `${"<em>".repeat(50)}x${"</em>".repeat(50)}`;
  expect(storedHtml(deep)).toContain("x");
  expect(storedHtml("<p>a".repeat(500))).toContain("<p>a</p>");
  expect(storedHtml("<p><em>a</em> <b>b</b></p>".repeat(500))).toContain("<em>a</em>");
});
