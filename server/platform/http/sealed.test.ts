import { expect, test } from "vitest";
import { seal, unseal } from "./sealed.ts";

const SECRET = "a-secret-that-only-tests-know-0123456789";

test("sealed data opens only with the same secret and purpose and undamaged, and each sealing differs", () => {
  const sealed = seal("JBSWY3DPEHPK3PXP", [SECRET, "7"], "test");
  expect(unseal(sealed, [SECRET, "7"], "test")).toBe("JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSWY3DP");
  expect(seal("JBSWY3DPEHPK3PXP", [SECRET, "7"], "test")).not.toBe(sealed);
  const bytes = Buffer.from(sealed, "base64");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal(bytes.toString("base64"), [SECRET, "7"], "test")).toThrow();
  expect(() => unseal(sealed, [SECRET, "8"], "test")).toThrow();
  expect(() => unseal(sealed, [`${SECRET}!`, "7"], "test")).toThrow();
  expect(() => unseal(sealed, [SECRET, "7"], "else")).toThrow();
  expect(() => unseal("", [SECRET, "7"], "test")).toThrow();
});
