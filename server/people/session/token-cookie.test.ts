import { expect, test } from "vitest";
import { tokenCookie } from "./token-cookie.ts";

test("the token cookie is valid for one hour, for the whole site, same-site lax, and secure on https", () => {
  expect(tokenCookie("a.b.c", "http://localhost:3000")).toBe(
    "token=a.b.c; Max-Age=3600; Path=/; SameSite=Lax",
  );
  expect(tokenCookie("a.b.c", "https://sillon.example")).toBe(
    "token=a.b.c; Max-Age=3600; Path=/; Secure; SameSite=Lax",
  );
  expect(tokenCookie(null, "https://sillon.example")).toBe("token=; Max-Age=0; Path=/; Secure; SameSite=Lax");
});
