import { expect, test } from "vitest";
import { canonicalTarget } from "./canonical-target.ts";

test.each([
  "/",
  "/fr",
  "/fr/albums?page=2&x=../y",
  "/fr/recherche/%C3%A9t%C3%A9",
  "/fr/recherche/a%2Fb",
  "/fr/recherche/a%5Cb%20c!",
  "/fr/recherche/...",
  "/en/search-synonym?word=%61",
  "/_next/static/chunks/app/%5Blang%5D/page-1a.js",
])("%s is already canonical", (target) => {
  expect(canonicalTarget(target)).toBe(target);
});

test.each([
  ["/fr/albums/", "/fr/albums"],
  ["//evil.example/fr", "/evil.example/fr"],
  ["/fr//albums///x?y=//", "/fr/albums/x?y=//"],
  ["/fr/%61lbums?z=%61", "/fr/albums?z=%61"],
  ["/%66%72/%52%45%43herche/%7e%2d%5f", "/fr/RECherche/~-_"],
])("%s becomes %s", (target, canonical) => {
  expect(canonicalTarget(target)).toBe(canonical);
  expect(canonicalTarget(canonical)).toBe(canonical);
});

test.each([
  "/fr/./recherche/x",
  "/fr/x/../recherche/x",
  "/de/../fr/recherche/x",
  "/\\x/fr/recherche/x",
  "/%2e%2e/fr",
  "/fr/.%2E/recherche/x",
  "/fr/..",
  "/fr/albums#x",
  "/fr/../media/images/%00.jpg",
  "/_next/static/%00",
])("%s is refused", (target) => {
  expect(canonicalTarget(target)).toBeNull();
});
