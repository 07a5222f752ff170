import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addToFilter, isInFilter } from "./breached-filter.ts";
import { isBreachedPassword } from "./breached-passwords.ts";

test.each(["paramedic", "ParaMedic", "stuttgart", "liverpool1", "superman88", "ｐaramedic"])(
  "%s is recognised as breached, in any case and Unicode form",
  (password) => {
    expect(isBreachedPassword(password)).toBe(true);
  },
);

test.each(["sept lanternes à Huế", "correct horse battery staple", "7bananesdanslefrigo"])(
  "%s is not known from a breach",
  (password) => {
    expect(isBreachedPassword(password)).toBe(false);
  },
);

test("fewer than one in a thousand of 30,000 unused passwords is mistaken for a stolen one", () => {
  let taken = 0;
  for (let index = 0; index < 30_000; index += 1) {
    if (isBreachedPassword(hash("sha256", `nobody's ${index}`, "base64url").slice(0, 12))) taken += 1;
  }
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(30);
});

test("the filter contains every password that was added to it", () => {
  const filter = new Uint8Array(1_000_000);
  const passwords = Array.from({ length: 1_000 }, (_, index) => `mot de passe ${index}`);
  for (const password of passwords) addToFilter(filter, password);
  expect(passwords.filter((password) => !isInFilter(filter, password))).toEqual([]);
  expect(isInFilter(filter, "un autre mot")).toBe(false);
});

test("the filter is no larger than a megabyte", () => {
  expect(statSync(join(import.meta.dirname, "breached-passwords.bin")).size).toBe(1_000_000);
});
