import { expect, test } from "vitest";
import { secondsLeft, tokenClaims } from "./token-claims.ts";

const token = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;

test("the claims of a token have its user and its expiry", () => {
  expect(tokenClaims(token({ sub: "3", exp: 2_000, name: "ÿ?>" }))).toEqual({ sub: "3", exp: 2_000 });
  expect(secondsLeft(token({ exp: 2_000 }), 1_400_000)).toBe(600);
});

test("an expired token has no time left", () => {
  expect(secondsLeft(token({ exp: 2_000 }), 2_000_000)).toBe(0);
  expect(secondsLeft(token({ exp: 2_000 }), 9_000_000)).toBe(0);
});

test.each(["", "a.b.c", "...", token(null), token([1]), token({ sub: 3, exp: "soon" })])(
  "%j has no claims",
  (text) => {
    expect(tokenClaims(text)).toEqual({});
    expect(secondsLeft(text)).toBe(0);
  },
);
