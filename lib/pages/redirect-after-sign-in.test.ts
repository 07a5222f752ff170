import fc from "fast-check";
import { expect, test } from "vitest";
import { redirectAfterSignIn } from "./redirect-after-sign-in.ts";

const SITE = "https://site.example";

test.each([
  "/fr",
  "/en/our-composers/awa?page=2#works",
  "/fr/recherche/a%2Fb%3Fc%23d%25e%20%C3%A9",
  "/en/user/projects/playlist?search=3&back=https%3A%2F%2Fother.example",
])("%s is a page of the site and is accepted as a redirect", (address) => {
  expect(redirectAfterSignIn(address, "fr")).toBe(address);
});

test.each([
  "",
  "https://evil.example",
  "HTTPS://evil.example/fr",
  "//evil.example/fr",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/fr\\@evil.example",
  "/fr//evil.example",
  "/fr/%2F%2Fevil.example",
  "/fr/%2f/evil.example",
  "/fr/%252F%252Fevil.example",
  "/fr/%5Cevil.example",
  "/fr/%255cevil.example",
  "/%2F%2Fevil.example",
  "/fr/../..//evil.example",
  "/fr/%2e%2e/%2e%2e/evil",
  "/fr/./auth/login",
  "/fr\t/albums",
  "/fr\r\nLocation: https://evil.example",
  "/fr/%0d%0aLocation:%20https://evil.example",
  "/fr/%00",
  " /fr",
  "javascript:alert(1)",
  "data:text/html,x",
  "/frevil.example",
  "/de/albums",
  "/FR/albums",
  "/fr/auth/login?redirect=/fr",
  "/en/AUTH/inscription",
  "/fr/%61uth/forgot-password",
  "/fr/%",
  "fr/albums",
  `/fr/${"a".repeat(3_000)}`,
])("%j redirects to the home page", (address) => {
  expect(redirectAfterSignIn(address, "en")).toBe("/en");
});

test.each([undefined, null, 3, ["/fr/albums"]])("%j is not accepted as a redirect", (value) => {
  expect(redirectAfterSignIn(value, "fr")).toBe("/fr");
});

test("no redirect leads off the site", () => {
  const pieces = fc.constantFrom(
    ...[
      "/",
      "//",
      "\\",
      "fr",
      "en",
      "auth",
      "%2f",
      "%5c",
      "%25",
      "@",
      ":",
      "?",
      "#",
      ".",
      "..",
      "\t",
      "\n",
      "evil.example",
    ],
  );
  const built = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));
  const below = fc.oneof(built, fc.string()).map((rest) => `/fr${rest}`);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), built, below, fc.webUrl()), (asked) => {
      const url = new URL(redirectAfterSignIn(asked, "fr"), SITE);
      expect(url.origin).toBe(SITE);
      expect(url.pathname).toMatch(/^\/(fr|en)(\/|$)/);
      expect(url.pathname).not.toMatch(/^\/(fr|en)\/auth(\/|$)/i);
    }),
    { numRuns: 10_000 },
  );
});
