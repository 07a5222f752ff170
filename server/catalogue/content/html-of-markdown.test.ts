import { expect, test } from "vitest";
import { safeHtmlOfMarkdown } from "./html-of-markdown.ts";

test.each([
  ["asterisks between letters", "a**b".repeat(49_000)],
  ["strikethrough marks between letters", "a~~b".repeat(49_000)],
  ["underscores before letters", "a _b".repeat(49_000)],
  ["more than 200,000 letters", "a".repeat(200_001)],
])("a text of %s is refused before it is parsed", (_, markdown) => {
  expect(() => safeHtmlOfMarkdown(markdown)).toThrow(RangeError);
});

test("a long page with marks in every paragraph is converted completely", () => {
  const page = Array.from({ length: 900 }, (_, n) => `Paragraph **${n}** with *two* _marks_.`).join("\n\n");
  expect(safeHtmlOfMarkdown(page).match(/<strong>/g)).toHaveLength(900);
  expect(safeHtmlOfMarkdown("* one\n* two")).toContain("<li>two</li>");
});
