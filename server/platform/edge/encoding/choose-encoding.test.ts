import { expect, test } from "vitest";
import { chooseEncoding } from "./choose-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["gzip;q=0.000", "identity"],
  ["BR", "br"],
  ["abracadabra", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("%j is answered in %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
