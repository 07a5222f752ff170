import { expect, test } from "vitest";
import { storedHtml } from "./stored-html.ts";

test("scripts, event handlers and script addresses are removed, formatting stays", () => {
  const stored =
    '<p onclick="x()">Le <em>Niger</em></p><script>x()</script><a href="javascript:x()">ici</a><img src=x onerror=x()>';
  expect(storedHtml(stored)).toBe("<p>Le <em>Niger</em></p><a>ici</a>");
  expect(storedHtml(stored)).toBe("<p>Le <em>Niger</em></p><a>ici</a>");
});

test("a text that was sanitised when it was stored stays unchanged", () => {
  const clean =
    '<h2>À propos</h2><p>« Son &amp; image » <a href="https://radio.example/?a=1&amp;b=2">radio</a></p>';
  expect(storedHtml(clean)).toBe(clean);
});

test("null and an empty text stay unchanged", () => {
  expect([storedHtml(null), storedHtml("")]).toEqual([null, ""]);
});

test.each([
  ["too long", "a".repeat(200_001)],
  ["too deep", "<b>".repeat(51)],
  ["of too many tags", "</p>".repeat(10_001)],
])("a text %s is replaced by an empty one without being checked", (_, stored) => {
  expect(storedHtml(stored)).toBe("");
});

test("fifty nested tags and any number of paragraphs are shown", () => {
  const deep = `${"<em>".repeat(50)}x${"</em>".repeat(50)}`;
  expect(storedHtml(deep)).toContain("x");
  expect(storedHtml("<p>a".repeat(500))).toContain("<p>a</p>");
  expect(storedHtml("<p><em>a</em> <b>b</b></p>".repeat(500))).toContain("<em>a</em>");
});
