import { expect, test } from "vitest";
import { htmlSections } from "./html-sections.ts";

test("a page is cut at its headings, each with an id of its own", () => {
  expect(
    htmlSections("<p>Before</p><h2>Éditeur &amp; Cie</h2><p>One</p><h2>Éditeur, Cie</h2><ul></ul>"),
  ).toEqual([
    { heading: null, html: "<p>Before</p>" },
    { heading: { text: "Éditeur & Cie", id: "editeur-cie" }, html: "<p>One</p>" },
    { heading: { text: "Éditeur, Cie", id: "editeur-cie-2" }, html: "<ul></ul>" },
  ]);
});

test("a page without headings is one part, an empty page none", () => {
  expect(htmlSections("<p>All</p>")).toEqual([{ heading: null, html: "<p>All</p>" }]);
  expect(htmlSections("")).toEqual([]);
});

test("headings with attributes also start a section, and those inside a script do not", () => {
  expect(
    htmlSections('<h2 style="color:red" onclick="x()">One</h2><p>1</p><script>"<h2>Two</h2>"</script>'),
  ).toEqual([{ heading: { text: "One", id: "one" }, html: "<p>1</p>" }]);
});
