import { expect, test } from "vitest";
import { deviceCookie, deviceSecret, newDeviceSecret } from "./device-cookie.ts";

const SECRET = "a".repeat(43);

test("the device cookie is restricted to HTTP, this host and https; on localhost it has no `__Host-` prefix", () => {
  expect(deviceCookie(SECRET, "https://sillon.example")).toBe(
    `__Host-device=${SECRET}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  expect(deviceCookie(SECRET, "http://localhost:3000")).toBe(
    `device=${SECRET}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax`,
  );
});

test("the device secret is read from the cookie of this site only, and only when complete", () => {
  const made = newDeviceSecret();
  expect(deviceSecret(`token=x; __Host-device=${made}`, "https://sillon.example")).toBe(made);
  expect(deviceSecret(`device=${made}`, "https://sillon.example")).toBeNull();
  expect(deviceSecret(`device=${made}`, "http://localhost:3000")).toBe(made);
  for (const bad of ["", "short", `${SECRET}b`, `${"a".repeat(42)}!`]) {
    expect(deviceSecret(`device=${bad}`, "http://localhost:3000")).toBeNull();
  }
  expect(deviceSecret(undefined, "http://localhost:3000")).toBeNull();
});
