import { expect, test } from "vitest";
import { newSecret, qrPath, secretAddress, stepOfCode } from "./one-time-code.ts";

/** The secret of RFC 6238, appendix B («12345678901234567890»), and its codes, the last six of eight digits. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
])("at %i seconds the code is that of RFC 6238", (seconds, code) => {
  const step = Math.floor(seconds / 30);
  const at = (moved: number) => new Date((seconds + moved) * 1_000);
  expect(stepOfCode(SECRET, code, at(0), 0)).toBe(step);
  expect(stepOfCode(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, at(30), 0)).toBe(step);
  expect(stepOfCode(SECRET, code, at(90), 0)).toBeNull();
  expect(stepOfCode(SECRET, code, at(0), step)).toBeNull();
  expect(stepOfCode(SECRET, code.slice(1), at(0), 0)).toBeNull();
});

test("a secret has 160 bits and its address names the account", () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const address = new URL(secretAddress(secret, "ana@example.org"));
  expect(address.protocol).toBe("otpauth:");
  expect(decodeURIComponent(address.pathname)).toContain("Sillon:ana@example.org");
  expect(address.searchParams.get("secret")).toBe(secret);
});

test("a QR code is drawn with its border", () => {
  const { size, path } = qrPath("otpauth://totp/x");
  const places = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(places.length).toBeGreaterThan(200);
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
});
