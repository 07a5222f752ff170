import { expect, test } from "vitest";
import { pageKey, requestOfKey } from "./page-key.ts";

test.each([
  ["/fr", {}],
  ["/en/albums?page=2", {}],
  ["/fr/album/%C3%A9t%C3%A9", {}],
  ["/_next/static/chunks/a.js", {}],
  ["/fr/users-guide", {}],
  ["/en/albums", { rsc: "1", "next-router-prefetch": "1" }],
])("%s %j is shared, and its key leads back to the same request", (target, headers) => {
  const key = pageKey("GET", target, headers);
  expect(key).not.toBeNull();
  expect(requestOfKey(key ?? "")).toEqual({ url: target, headers });
});

test("a page and its parts have different keys", () => {
  const tree = { rsc: "1", "next-router-state-tree": "a" };
  const keys = [{}, { rsc: "1" }, tree, { ...tree, "next-url": "/en" }].map((headers) =>
    pageKey("GET", "/en", headers),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test("the key does not depend on the visitor", () => {
  const anonymous = pageKey("GET", "/en/albums", {});
  const signedIn = pageKey("GET", "/en/albums", {
    cookie: "token=a",
    authorization: "Bearer b",
    "accept-language": "fr",
    "x-forwarded-host": "evil.example",
  });
  expect(signedIn).toBe(anonymous);
});

test.each([
  ["POST", "/en"],
  ["GET", "/"],
  ["GET", "/FR/albums"],
  ["GET", "/de"],
  ["GET", "/fr/user/cart"],
  ["GET", "/fr/user"],
  ["GET", "/en/user?x"],
  ["GET", "/en/auth/login"],
  ["GET", "/fr/%75ser/cart"],
  ["GET", "/fr//user/cart"],
  ["GET", "/fr/./user/cart"],
  ["GET", "/fr/x/../user/cart"],
  ["GET", "/fr/%2e%2e/user"],
  ["GET", "/fr/x%2f..%2fuser"],
  ["GET", "/fr\\user"],
  ["GET", `/fr/${"a".repeat(2000)}`],
])("%s %s is never shared", (method, target) => {
  expect(pageKey(method, target, {})).toBeNull();
});
