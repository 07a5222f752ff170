import { expect, test } from "vitest";
import { secondsLeft, tokenClaims } from "./token-claims.ts";

const token = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;

test("a token names its user and its end", () => {
  expect(tokenClaims(token({ sub: "3", exp: 2_000, name: "ÿ?>" }))).toEqual({ sub: "3", exp: 2_000 });
  expect(secondsLeft(token({ exp: 2_000 }), 1_400_000)).toBe(600);
});

test("a token at its end, or past it, has nothing left", () => {
  expect(secondsLeft(token({ exp: 2_000 }), 2_000_000)).toBe(0);
  expect(secondsLeft(token({ exp: 2_000 }), 9_000_000)).toBe(0);
});

test.each(["", "a.b.c", "...", token(null), token([1]), token({ sub: 3, exp: "soon" })])(
  "%j says nothing",
  (text) => {
    expect(tokenClaims(text)).toEqual({});
    expect(secondsLeft(text)).toBe(0);
  },
);
