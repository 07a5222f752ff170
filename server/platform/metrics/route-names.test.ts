import { expect, test } from "vitest";
import { createRouteNames } from "./route-names.ts";

const nameOf = createRouteNames({
  patterns: [
    "/[lang]/[...rest]",
    "/[lang]/[slug]",
    "/[lang]",
    "/[lang]/albums",
    "/[lang]/albums/[slug]",
    "/[lang]/nos-compositeurs",
    "/[lang]/nos-compositeurs/[slug]",
    "/sitemaps/[name]",
    "/robots.txt",
  ],
  aliases: [{ from: "/en/our-composers", to: "/en/nos-compositeurs" }],
});

test.each([
  ["/fr", "/[lang]"],
  ["/en/albums?page=2", "/[lang]/albums"],
  ["/fr/albums/delta-sans-fin", "/[lang]/albums/[slug]"],
  ["/en/our-composers", "/[lang]/nos-compositeurs"],
  ["/en/our-composers/ana", "/[lang]/nos-compositeurs/[slug]"],
  ["/fr/mentions", "/[lang]/[slug]"],
  ["/fr/a/b/c", "/[lang]/[...rest]"],
  ["/robots.txt", "/robots.txt"],
  ["/sitemaps/albums-1.xml", "/sitemaps/[name]"],
  ["/api/tracks/12", "/api/tracks/{id}"],
  ["/api/tracks", "/api/tracks"],
  ["/authentification", "/authentification"],
  ["/api/docs.json", "/api/{document}"],
  ["/media/track/mp3/a%20b.mp3", "/media/track/mp3/{file}"],
  ["/media/track/covers/40.svg?ids=1,2", "/media/track/covers/{file}"],
  ["/media/album/covers/240.svg?ids=1,2", "/media/album/covers/{file}"],
  ["/media/resize/1x1/images/a/b.jpg", "/media/resize/{order}/[...path]"],
  ["/_next/static/chunks/a.js", "/_next/[...file]"],
  ["/de/albums", "other"],
  ["/wp-login.php", "other"],
  ["/api/none/at/all", "other"],
  ["//", "other"],
])("%s is counted as %s", (target, name) => {
  expect(nameOf(target)).toBe(name);
});
