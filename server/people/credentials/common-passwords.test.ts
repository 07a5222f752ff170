import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  "password",
  "Password1",
  "P@ssw0rd!",
  "motdepasse",
  "12345678",
  "87654321",
  "qwertyuiop",
  "AzertyUiop",
  "1qaz2wsx",
  "1q2w3e4r5t",
  "azerty123",
  "11111111",
  "abcabcabc",
  "soleilsoleil",
  "drowssap",
  "trustno1",
  "iloveyou2",
  "Marseille13",
  "Été2026!",
  "Camille2001",
  "24121998",
  "1998-12-24",
  "firebird",
  "Sillon2026",
])("%s is a common password", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "sept lanternes à Huế",
  "correct horse battery staple",
  "vQ8!mZr2kLp",
  "tramontane et gros sel",
  "7bananesdanslefrigo",
  "il pleut des cordes 1987",
  "0612345978",
])("%s is not a common password", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test("more than three thousand passwords of at least eight characters are refused as common", () => {
  const words = readFileSync(join(import.meta.dirname, "common-words.txt"), "utf8")
    .split(/\s+/)
    .filter(Boolean);
  const refused = new Set<string>();
  for (const word of words) {
    for (const ending of ["", "1", "12", "123", "2026", "!"]) {
      const password = word + ending;
      if (password.length >= 8 && isCommonPassword(password)) refused.add(password);
    }
  }
  expect(refused.size).toBeGreaterThan(3_000);
});

test("random passwords of twelve characters are never considered common", () => {
  const random = fc.string({
    minLength: 12,
    maxLength: 128,
    unit: fc.constantFrom(..."bcdfghjkmnpqrtvwxzBKRTX2689-_ "),
  });
  fc.assert(
    fc.property(random, (password) => {
      fc.pre(new Set(password).size > 6);
      expect(isCommonPassword(password)).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});
