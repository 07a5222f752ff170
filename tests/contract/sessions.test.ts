import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deviceOf } from "#/server/people/security-log/device.ts";
import { deniedTokens, users } from "#/server/platform/db/schema/users.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { asBearer, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("empty");
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const PASSWORD = "sept lanternes à Huế";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const signIn = async (headers: Record<string, string> = {}) => {
  const response = await api.fetch("/authentification", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ email: "ana@example.org", password: PASSWORD }),
  });
  return asBearer(api, ((await response.json()) as { token: string }).token);
};
type Fetch = Awaited<ReturnType<typeof signIn>>;
const later = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * 60_000);
};
const statusOf = async (fetch: Fetch) => (await fetch("/api/user/me")).status;
const renew = (fetch: Fetch) => fetch("/api/user/me/session", { method: "POST" });
interface Listed {
  id: number;
  browser: string | null;
  system: string | null;
  isCurrent: boolean;
}
const listed = async (fetch: Fetch) =>
  ((await (await fetch("/api/user/me/sessions")).json()) as { "hydra:member": Listed[] })["hydra:member"];

test("a session is renewed by the hour, up to twelve hours after sign-in", async () => {
  await signedIn(api, { password: PASSWORD });
  const signedInAt = api.now.getTime();
  let fetch = await signIn();
  const renewAt = async (milliseconds: number) => {
    api.now = new Date(signedInAt + milliseconds);
    const renewed = await renew(fetch);
    expect(renewed.status).toBe(200);
    expect(renewed.headers.get("Content-Type")).toBe("application/json");
    fetch = asBearer(api, ((await renewed.json()) as { token: string }).token);
  };
  for (let minutes = 50; minutes < 720; minutes += 50) await renewAt(minutes * 60_000);
  // Twelve hours: contract §1.3.
  await renewAt(12 * 3_600_000 - 1);
  api.now = new Date(signedInAt + 12 * 3_600_000);
  const refused = await renew(fetch);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ code: 401, message: "Expired JWT Token" });
});

test("signing out ends the session at once, with the tokens it was renewed to, and no other", async () => {
  await signedIn(api, { password: PASSWORD });
  const here = await signIn();
  const there = await signIn();
  const renewed = asBearer(api, ((await (await renew(here)).json()) as { token: string }).token);
  const out = await here("/api/user/me/session", { method: "DELETE" });
  expect([out.status, await out.text()]).toEqual([204, ""]);
  expect(await statusOf(here)).toBe(401);
  expect(await statusOf(renewed)).toBe(401);
  expect(await statusOf(there)).toBe(200);
  expect(await api.db.select().from(deniedTokens)).toHaveLength(1);
});

test("the requesting session is listed first, even if another was active later", async () => {
  const ana = await signedIn(api, { password: PASSWORD });
  later(1);
  await signIn({ "User-Agent": SAFARI });
  later(1);
  expect((await listed(ana.fetch)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

test("sessions are listed with their devices, the last seen first, and can be ended one by one", async () => {
  await signedIn(api, { password: PASSWORD, email: "bo@example.org" });
  const ana = await signedIn(api, { password: PASSWORD });
  later(10);
  const phone = await signIn({ "User-Agent": SAFARI });
  later(1);
  const list = await listed(ana.fetch);
  expect(list.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
    ["Firefox", "Linux", true],
    ["Safari", "iPhone", false],
  ]);
  expect((await ana.fetch(`/api/user/me/sessions/${list[1]?.id}`)).status).toBe(200);
  const end = await ana.fetch(`/api/user/me/sessions/${list[1]?.id}`, { method: "DELETE" });
  expect(end.status).toBe(204);
  expect(await statusOf(phone)).toBe(401);
  expect(await listed(ana.fetch)).toHaveLength(1);
  expect((await ana.fetch(`/api/user/me/sessions/${list[1]?.id}`, { method: "DELETE" })).status).toBe(404);
});

test("signing out everywhere else leaves this session alone", async () => {
  const ana = await signedIn(api, { password: PASSWORD });
  const others = [await signIn(), await signIn()];
  expect((await ana.fetch("/api/user/me/sessions", { method: "DELETE" })).status).toBe(204);
  for (const other of others) expect(await statusOf(other)).toBe(401);
  expect(await listed(ana.fetch)).toMatchObject([{ isCurrent: true }]);
});

test("an expired session is no longer listed", async () => {
  const ana = await signedIn(api, { password: PASSWORD });
  later(61);
  const fresh = await signIn();
  expect(await statusOf(ana.fetch)).toBe(401);
  expect(await listed(fresh)).toHaveLength(1);
});

test("the sessions of a disabled user end at once", async () => {
  const ana = await signedIn(api);
  expect(await statusOf(ana.fetch)).toBe(200);
  await api.db.update(users).set({ isEnable: false }).where(eq(users.id, ana.id));
  expect(await statusOf(ana.fetch)).toBe(401);
});

test.each([
  [SAFARI, "Safari", "iPhone"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "Chrome",
    "Android",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15.6; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "macOS"],
  ["<script>alert(1)</script>\r\nX: y", null, null],
  [undefined, null, null],
])("%s is a device that people know", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
