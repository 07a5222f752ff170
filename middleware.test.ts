import { unstable_doesMiddlewareMatch as runsOn } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { offerInProcess } from "./contract/in-process.ts";
import { config, middleware } from "./middleware.ts";
import { apiForTests, type TestApi } from "./tests/support/api.ts";
import { type SignedIn, signedIn } from "./tests/support/signed-in.ts";

const MINUTE = 60_000;

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
  offerInProcess(api.fetch);
});
beforeEach(async () => {
  await api.reset();
  api.now = new Date();
  ana = await signedIn(api);
});
afterAll(() => {
  offerInProcess(undefined);
  return api.close();
});

/** Returns the answer to a request for a page with this token. */
const askAs = (token: string, path: string) =>
  middleware(new NextRequest(`https://site.example${path}`, { headers: { cookie: `token=${token}` } }));

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
])("the root shows the home page itself to a visitor with %j", async (visitor, home) => {
  const response = await ask("/", visitor);
  expect(response.status).toBe(200);
  expect(response.headers.get("x-middleware-rewrite")).toBe(`https://site.example${home}`);
  expect(response.headers.get("vary")).toBe("Accept-Language, Cookie");
});

test("a path without a language moves to the visitor's, with its query", async () => {
  const response = await ask("/nos-compositeurs/awa?page=2", { cookie: "en" });
  expect(response.status).toBe(307);
  expect(response.headers.get("location")).toBe("https://site.example/en/our-composers/awa?page=2");
});

test("a language that is not ours is a 404 page in the visitor's language", async () => {
  const response = await ask("/de/albums", { languages: "en" });
  expect(response.status).toBe(404);
  expect(response.headers.get("x-middleware-rewrite")).toBe("https://site.example/en/404");
});

test.each([
  "/",
  "/albums",
  "/de/albums",
  "/FR/albums",
  "/french",
  "/enigma/x",
  "/fr/user/cart",
  "/en/auth/login",
  "/fr/USER/cart",
])("it runs on %s", (url) => {
  expect(runsOn({ config, url })).toBe(true);
});

test.each([
  "/fr",
  "/en",
  "/fr/albums",
  "/en/album/delta",
  "/fr/recherche/a%2Fb",
  "/fr/username",
  "/_next/static/chunks/a.js",
  "/api/tracks",
  "/media/track/mp3/a.mp3",
  "/authentification",
  "/healthz",
  "/internal/purge",
  "/embed/fr/delta",
  "/oembed",
  "/offline/fr",
  "/sitemaps/pages.xml",
  "/fonts/noto-digits-5.3.0.woff2",
  "/favicon.ico",
])("it does not run on %s", (url) => {
  expect(runsOn({ config, url })).toBe(false);
});

test.each([
  ["/fr/user/cart", "/fr/auth/login?redirect=%2Ffr%2Fuser%2Fcart"],
  [
    "/en/user/projects/playlist?search=3",
    "/en/auth/login?redirect=%2Fen%2Fuser%2Fprojects%2Fplaylist%3Fsearch%3D3",
  ],
  ["/fr/USER/cart", "/fr/auth/login?redirect=%2Ffr%2Fuser%2Fcart"],
])("a visitor of %s goes to sign in and comes back", async (path, login) => {
  const response = await ask(path);
  expect(response.status).toBe(307);
  expect(response.headers.get("location")).toBe(`https://site.example${login}`);
  expect(response.headers.get("cache-control")).toContain("no-store");
});

test.each([
  ["/fr/auth/login?redirect=%2Ffr%2Falbums%3Fpage%3D2", "/fr/albums?page=2"],
  ["/en/auth/inscription", "/en"],
  ["/en/auth/login?redirect=https%3A%2F%2Fevil.example", "/en"],
])("a user who is signed in is sent away from %s", async (path, target) => {
  const response = await askAs(ana.token, path);
  expect(response.status).toBe(307);
  expect(response.headers.get("location")).toBe(`https://site.example${target}`);
});

test("a token that is no longer good opens the sign-in page and is taken away, instead of going in circles", async () => {
  const response = await askAs("e30.e30.c2ln", "/fr/auth/login?redirect=%2Ffr%2Fuser%2Fcart");
  expect(response.headers.get("location")).toBeNull();
  expect(response.headers.get("set-cookie")).toMatch(/^token=;/);
});

test("a token with less than twenty minutes left is exchanged for a fresh hour, one with more is kept", async () => {
  api.now = new Date(Date.now() - 30 * MINUTE);
  const young = await signedIn(api, { email: "bo@example.org" });
  expect((await askAs(young.token, "/fr/user/profile")).headers.get("set-cookie")).toBeNull();

  api.now = new Date(Date.now() - 45 * MINUTE);
  const old = await signedIn(api, { email: "cy@example.org" });
  api.now = new Date();
  const cookie = (await askAs(old.token, "/fr/user/profile")).headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^token=[\w-]+\.[\w-]+\.[\w-]+; Path=\/;/);
  expect(cookie).toMatch(/Max-Age=3600/);
  expect(cookie).toMatch(/SameSite=lax/i);
  expect(cookie).not.toMatch(/HttpOnly/i);
  expect(cookie).not.toContain(old.token);
});
