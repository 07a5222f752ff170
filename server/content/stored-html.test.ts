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

test("nothing stays nothing, and a text without end is left out", () => {
  expect([storedHtml(null), storedHtml("")]).toEqual([null, ""]);
  expect(storedHtml("<b>".repeat(100_000))).toBe("");
});
