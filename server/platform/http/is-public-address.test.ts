import { expect, test } from "vitest";
import { isPublicAddress } from "./is-public-address.ts";

test.each([
  ["https://music.example.org", true],
  ["https://www.sillon.fr:8443", true],
  ["https://music.example.org.", true],
  ["http://sillon.local.", false],
  ["http://home.arpa", false],
  ["http://localhost:3000", false],
  ["http://sillon", false],
  ["http://sillon.local", false],
  ["https://staging.sillon.test", false],
  ["http://192.168.1.20", false],
  ["http://[2001:db8::1]", false],
  ["https://music.example", false],
])("search engines may list %s: %s", (address, expected) => {
  expect(isPublicAddress(new URL(address))).toBe(expected);
});
