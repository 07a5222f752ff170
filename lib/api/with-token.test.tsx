import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { endpoint } from "#/contract/endpoint.ts";
import { network } from "#/tests/support/jsdom.ts";
import { call } from "./call.ts";
import { clearToken, storeToken } from "./token.ts";
import { SignedOutError, setSessionEndListener } from "./with-token.ts";

const own = { cache: "U", status: 200, resource: "Thing", summary: "", answer: z.unknown() } as const;
const read = endpoint({ ...own, method: "GET", path: "/api/things", access: "token" });
const change = endpoint({
  ...own,
  method: "PATCH",
  path: "/api/things",
  access: "token",
  body: z.object({}),
});
const remove = endpoint({ ...own, method: "DELETE", path: "/api/things", access: "token" });
const open = endpoint({ ...own, method: "GET", path: "/api/open", access: "public" });
const either = endpoint({ ...own, method: "GET", path: "/api/either", access: "optional" });

/** The bearer token of each request, in order. */
let bearers: (string | null)[];
/** Tokens that the backend accepts. */
let living: string[];

beforeEach(() => {
  bearers = [];
  living = ["first"];
  network.use(
    http.all("*/api/*", ({ request }) => {
      const bearer = request.headers.get("authorization");
      bearers.push(bearer);
      const refused = bearer !== null && !living.includes(bearer.replace("Bearer ", ""));
      return refused
        ? HttpResponse.json({ code: 401, message: "Expired JWT Token" }, { status: 401 })
        : HttpResponse.json({});
    }),
  );
});
afterEach(() => {
  setSessionEndListener(null);
  clearToken();
});

test("private calls send the token of the cookie, public ones never do", async () => {
  storeToken("first");
  await call(read, {});
  await call(either, {});
  await call(open, {});
  expect(bearers).toEqual(["Bearer first", "Bearer first", null]);
});

test("without a token no private call is made, and an optional one is made without it", async () => {
  await expect(call(read, {})).rejects.toBeInstanceOf(SignedOutError);
  await expect(call(change, { body: {} })).rejects.toBeInstanceOf(SignedOutError);
  await expect(call(remove, {})).rejects.toBeInstanceOf(SignedOutError);
  await call(either, {});
  expect(bearers).toEqual([null]);
});

test("a refused token ends the session: it is reported with path and token, and nothing is sent again", async () => {
  storeToken("old");
  const hear = vi.fn();
  setSessionEndListener(hear);
  await expect(call(change, { body: {} })).rejects.toBeInstanceOf(SignedOutError);
  expect(hear).toHaveBeenCalledExactlyOnceWith({ method: "PATCH", path: "/api/things", token: "old" });
  expect(bearers).toEqual(["Bearer old"]);
});

test("a private call without a token reports the end of the session", async () => {
  const hear = vi.fn();
  setSessionEndListener(hear);
  await expect(call(read, {})).rejects.toBeInstanceOf(SignedOutError);
  expect(hear).toHaveBeenCalledExactlyOnceWith({ method: "GET", path: "/api/things" });
});

test("a refusal before the listener is set is reported once to it; a visitor's attempt is not", async () => {
  await expect(call(read, {})).rejects.toBeInstanceOf(SignedOutError);
  storeToken("old");
  await expect(call(read, {})).rejects.toBeInstanceOf(SignedOutError);
  const [first, second] = [vi.fn(), vi.fn()];
  setSessionEndListener(first);
  setSessionEndListener(second);
  expect(first).toHaveBeenCalledExactlyOnceWith({ method: "GET", path: "/api/things", token: "old" });
  expect(second).not.toHaveBeenCalled();
});

test("a failure other than 401 does not end the session", async () => {
  storeToken("first");
  network.use(http.get("*/api/things", () => HttpResponse.json({}, { status: 403 })));
  const hear = vi.fn();
  setSessionEndListener(hear);
  await expect(call(read, {})).rejects.toMatchObject({ status: 403 });
  expect(hear).not.toHaveBeenCalled();
});

// Specification §9.
test("the token cookie is valid for one hour, for the whole site, same-site lax", () => {
  const set = vi.spyOn(document, "cookie", "set");
  const before = Date.now();
  storeToken("first");
  const written = set.mock.calls[0]?.[0] ?? "";
  const expires = Date.parse(/expires=([^;]+)/.exec(written)?.[1] ?? "");
  expect(Math.abs(expires - before - 3_600_000)).toBeLessThan(5_000);
  expect(written).toMatch(/^token=first;/);
  expect(written).toMatch(/; path=\/(;|$)/);
  expect(written).toMatch(/; sameSite=lax(;|$)/i);
  set.mockRestore();
  expect(Cookies.get("token")).toBe("first");
});
