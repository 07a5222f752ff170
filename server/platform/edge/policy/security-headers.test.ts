import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

test("a site on https requires https for itself and, unless the operator forbids it, for its subdomains", () => {
  const of = (url: string, options?: { hstsSubdomains: boolean }) =>
    securityHeaders(url, options)["strict-transport-security"];
  expect(of("https://sillon.example")).toBe("max-age=63072000; includeSubDomains");
  expect(of("https://sillon.example", { hstsSubdomains: false })).toBe("max-age=63072000");
  expect(of("http://localhost:3000")).toBeUndefined();
});
