import fc from "fast-check";
import { expect, test } from "vitest";
import { searchSlug } from "#/lib/i18n/search-slug.ts";
import { searchText } from "./search-text.ts";

test("slashes, question marks, hashes, per cent signs and accents arrive intact", () => {
  const text = "a/b?c#d%e é";
  expect(searchSlug(text)).toBe("a%2Fb%3Fc%23d%25e%20%C3%A9");
  expect(searchText(searchSlug(text))).toBe(text);
});

test("any text of decent length survives the way through the address bar", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: "grapheme" }), (text) => {
      fc.pre(text.trim() !== "" && text.length <= 200);
      const address = new URL(`/fr/recherche/${searchSlug(text)}`, "http://site");
      expect(searchText(address.pathname.slice("/fr/recherche/".length))).toBe(text.trim());
    }),
  );
});

test("dots alone do not climb to another page", () => {
  for (const dots of [".", ".."]) {
    const address = new URL(`/fr/recherche/${searchSlug(dots)}`, "http://site");
    expect(address.pathname.startsWith("/fr/recherche/")).toBe(true);
    expect(searchText(address.pathname.slice("/fr/recherche/".length))).toBe(dots);
  }
});

test("a broken encoding is read as it stands", () => {
  expect(searchText("100%")).toBe("100%");
});

test("text beyond two hundred characters is cut", () => {
  expect(searchText("x".repeat(500))).toHaveLength(200);
});
