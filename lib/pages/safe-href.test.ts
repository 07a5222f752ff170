import { expect, test } from "vitest";
import { isAbsolute, safeHref } from "./safe-href.ts";

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://x/1",
  "https://[bad",
  "",
  "   ",
  null,
  undefined,
])("%j is not used as a link", (address) => {
  expect(safeHref(address)).toBeNull();
});

test.each([
  "https://radio.example/a",
  "mailto:a@b.fr",
  "tel:+33123",
  "/albums?x=1#y",
  "albums",
  "#top",
  "//cdn.example/x",
])("%s is used as a link unchanged", (address) => {
  expect(safeHref(address)).toBe(address);
});

test("an address is external when it has a protocol or a host", () => {
  expect(["https://a.b", "mailto:a@b", "//a.b", "\\\\a.b"].map(isAbsolute)).toEqual([true, true, true, true]);
  expect(["/a", "a", "#a", "?a:b", "/a:b"].map(isAbsolute)).toEqual([false, false, false, false, false]);
});
