import { unstable_doesMiddlewareMatch as runsOn } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { config, middleware } from "./middleware.ts";

const ask = (path: string, { cookie, languages }: { cookie?: string; languages?: string } = {}) =>
  middleware(
    new NextRequest(`https://site.example${path}`, {
      headers: {
        ...(cookie && { cookie: `RFI_LOCALE_COOKIE=${cookie}` }),
        ...(languages && { "accept-language": languages }),
      },
    }),
  );

test.each([
  [{}, "/fr"],
  [{ languages: "en-GB,en;q=0.9" }, "/en"],
  [{ languages: "en", cookie: "fr" }, "/fr"],
  [{ languages: "fr", cookie: "en" }, "/en"],
])("the root shows the home page itself to a visitor with %j", (visitor, home) => {
  const response = ask("/", visitor);
  expect(response.status).toBe(200);
  expect(response.headers.get("x-middleware-rewrite")).toBe(`https://site.example${home}`);
  expect(response.headers.get("vary")).toBe("Accept-Language, Cookie");
});

test("a path without a language moves to the visitor's, with its query", () => {
  const response = ask("/nos-compositeurs/awa?page=2", { cookie: "en" });
  expect(response.status).toBe(307);
  expect(response.headers.get("location")).toBe("https://site.example/en/our-composers/awa?page=2");
});

test("a language that is not ours is a 404 page in the visitor's language", () => {
  const response = ask("/de/albums", { languages: "en" });
  expect(response.status).toBe(404);
  expect(response.headers.get("x-middleware-rewrite")).toBe("https://site.example/en/404");
});

test.each(["/", "/albums", "/de/albums", "/FR/albums", "/french", "/enigma/x"])("it runs on %s", (url) => {
  expect(runsOn({ config, url })).toBe(true);
});

test.each([
  "/fr",
  "/en",
  "/fr/albums",
  "/en/album/delta",
  "/fr/recherche/a%2Fb",
  "/_next/static/chunks/a.js",
  "/api/tracks",
  "/media/track/mp3/a.mp3",
  "/authentification",
  "/healthz",
  "/internal/purge",
  "/fonts/noto-digits-5.3.0.woff2",
  "/favicon.ico",
])("it does not run on %s", (url) => {
  expect(runsOn({ config, url })).toBe(false);
});
