import fc from "fast-check";
import { expect, test } from "vitest";
import { searchPath } from "#/features/site/search-box/search-path.ts";
import { searchText } from "./search-text.ts";

const PREFIX = "/fr/recherche/";
const arrives = (text: string) => {
  const { pathname } = new URL(searchPath(text, "fr") ?? "", "http://site");
  return searchText(pathname.slice(PREFIX.length));
};

test("slashes, question marks, hashes, per cent signs and accents are read back intact", () => {
  expect(searchPath("a/b?c#d%e é", "fr")).toBe(`${PREFIX}a%2Fb%3Fc%23d%25e%20%C3%A9`);
  expect(arrives("a/b?c#d%e é")).toBe("a/b?c#d%e é");
});

test("any text of normal length survives the address bar", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: "grapheme" }), (text) => {
      fc.pre(searchPath(text, "fr") !== null && text.length <= 400);
      expect(arrives(text)).toBe(text.replaceAll("\0", "").trim());
    }),
  );
});

test("a text with a broken encoding is read unchanged", () => {
  expect(searchText("100%")).toBe("100%");
});

test("characters that no catalogue can contain are left out", () => {
  expect(searchText("ko%00ra")).toBe("kora");
  expect(searchText("%00")).toBe("");
});

test("text beyond four hundred characters is truncated", () => {
  expect(searchText("x".repeat(500))).toHaveLength(400);
});
