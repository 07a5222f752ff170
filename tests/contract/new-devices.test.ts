import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Device } from "#/contract/device.ts";
import type { SecurityEvent } from "#/contract/security-event.ts";
import { knownDevices } from "#/server/platform/db/schema/security.ts";
import { renderLetter } from "#/server/platform/mail/render-letter.ts";
import { newDevice } from "#/server/platform/mail/templates/new-device.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { lettersOf } from "#/tests/support/letters-of.ts";
import { asBearer, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("empty");
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const PASSWORD = "sept lanternes à Huế";
const NEXT = "huit barques sur la rivière";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Signs in from a browser that has `cookies`; returns the cookies that the answer sets. */
async function signIn(cookies: string[] = [], headers: Record<string, string> = {}, password = PASSWORD) {
  const response = await api.fetch("/authentification", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "User-Agent": FIREFOX,
      "X-Client-Address": "192.0.2.77",
      ...(cookies.length > 0 && { Cookie: cookies.join("; ") }),
      ...headers,
    },
    body: JSON.stringify({ email: "ana@example.org", password }),
  });
  expect(response.status).toBe(200);
  const kept = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  const { token } = (await response.json()) as { token: string };
  return { cookies: kept, fetch: asBearer(api, token), set: response.headers.getSetCookie() };
}
/** Creates an account that is some months old, so that its first browser is reported. */
const known = (person: Parameters<typeof signedIn>[1] = {}) =>
  signedIn(api, { password: PASSWORD, createdAt: new Date("2026-01-01"), ...person });
const newDeviceLetters = async () =>
  (await lettersOf(api)).filter(({ template }) => template === "new-device");

test("a sign-in with an unknown browser is reported in one letter, with time, browser and network", async () => {
  await known({ locale: "en" });
  const first = await signIn();
  expect(first.set.find((cookie) => cookie.startsWith("device="))).toMatch(
    /^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(await newDeviceLetters()).toEqual([
    {
      recipient: "ana@example.org",
      locale: "en",
      template: "new-device",
      data: { at: api.now.toISOString(), browser: "Firefox", system: "Linux", network: "192.0.2.0/24" },
    },
  ]);
  const again = await signIn(first.cookies);
  expect(again.cookies.find((cookie) => cookie.startsWith("device="))).toBe(
    first.cookies.find((cookie) => cookie.startsWith("device=")),
  );
  expect(await newDeviceLetters()).toHaveLength(1);
  const [row] = await api.db.select().from(knownDevices);
  expect(JSON.stringify(row)).not.toContain(first.cookies.join().replace(/.*device=/, ""));
  await signIn();
  expect(await newDeviceLetters()).toHaveLength(2);
});

test("a new account gets no letter about its first browser, but one about the next", async () => {
  await known({ createdAt: api.now });
  await signIn();
  expect(await newDeviceLetters()).toEqual([]);
  await signIn();
  expect(await newDeviceLetters()).toHaveLength(1);
});

test("a browser that one account knows is unknown to another, and the two store different keys for it", async () => {
  await known();
  await known({ email: "bo@example.org" });
  const { cookies } = await signIn();
  await api.fetch("/authentification", {
    method: "POST",
    headers: { "Content-Type": "application/json", "User-Agent": FIREFOX, Cookie: cookies.join("; ") },
    body: JSON.stringify({ email: "bo@example.org", password: PASSWORD }),
  });
  expect((await newDeviceLetters()).map(({ recipient }) => recipient)).toEqual([
    "ana@example.org",
    "bo@example.org",
  ]);
  expect(new Set((await api.db.select().from(knownDevices)).map(({ key }) => key)).size).toBe(2);
});

test("sign-ins of a program without cookies are reported in one letter for each network", async () => {
  await known();
  const program = { "User-Agent": "acme-import/2.1" };
  for (let time = 0; time < 3; time += 1) await signIn([], program);
  expect(await newDeviceLetters()).toHaveLength(1);
  await signIn([], { ...program, "X-Client-Address": "198.51.100.4" });
  expect((await newDeviceLetters()).map(({ data }) => data.network)).toEqual([
    "192.0.2.0/24",
    "198.51.100.0/24",
  ]);
});

test("after a new password every other browser is unknown; the numbers of letters and of devices are limited", async () => {
  await known();
  const here = await signIn();
  const there = await signIn();
  const change = await here.fetch("/api/user/me/reset_password", {
    method: "POST",
    json: { currentPassword: PASSWORD, newPassword: NEXT },
    headers: { Cookie: here.cookies.join("; ") },
  });
  expect(change.status).toBe(200);
  await signIn(here.cookies, {}, NEXT);
  expect(await newDeviceLetters()).toHaveLength(2);
  await signIn(there.cookies, {}, NEXT);
  expect(await newDeviceLetters()).toHaveLength(3);
  api.passwords = { hash: async () => "", verify: async () => true };
  for (let time = 0; time < 55; time += 1) await signIn();
  expect(await newDeviceLetters()).toHaveLength(5);
  expect(await api.db.select().from(knownDevices)).toHaveLength(50);
});

test("a person sees their known browsers, the last seen first; a sign-in with a forgotten one is reported again", async () => {
  await known();
  const here = await signIn();
  api.now = new Date(api.now.getTime() + 60_000);
  await signIn([], { "User-Agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36" });
  const cookie = { headers: { Cookie: here.cookies.join("; ") } };
  const list = async () => {
    const answer = await here.fetch("/api/user/me/devices", cookie);
    return ((await answer.json()) as { "hydra:member": Device[] })["hydra:member"];
  };
  const [newest, own] = await list();
  expect(newest).toMatchObject({ browser: "Chrome", system: "Windows", isCurrent: false });
  expect(own).toMatchObject({ browser: "Firefox", system: "Linux", isCurrent: true });
  const address = own?.["@id"] ?? "";
  expect(await (await here.fetch(address, cookie)).json()).toMatchObject({ isCurrent: true });
  const bo = await known({ email: "bo@example.org" });
  for (const method of ["GET", "DELETE"]) expect((await bo.fetch(address, { method })).status).toBe(404);
  const letters = (await newDeviceLetters()).length;
  expect((await here.fetch(address, { method: "DELETE" })).status).toBe(204);
  expect((await here.fetch(address, { method: "DELETE" })).status).toBe(404);
  expect(await list()).toHaveLength(1);
  const log = (await (await here.fetch("/api/user/me/security_events")).json()) as {
    "hydra:member": SecurityEvent[];
  };
  expect(log["hydra:member"][0]).toMatchObject({ kind: "deviceForgotten", detail: "Firefox, Linux" });
  await signIn(here.cookies);
  expect(await newDeviceLetters()).toHaveLength(letters + 1);
});

test.each([
  ["fr", "Firefox sur Linux", "1 juin 2026 à 14:00, heure de Paris", "réseau 192.0.2.0/24"],
  ["en", "Firefox on Linux", "1 June 2026 at 14:00, Paris time", "network 192.0.2.0/24"],
] as const)(
  "in %s the letter says the time, the browser, the network, and how to change the password",
  (locale, device, when, network) => {
    const data = { at: "2026-06-01T12:00:00Z", browser: "Firefox", system: "Linux", network: "192.0.2.0/24" };
    const { text } = renderLetter(newDevice, { data, locale, siteUrl: "https://sillon.example" });
    for (const said of [device, when, network, `https://sillon.example/${locale}/auth/forgot-password`]) {
      expect(text).toContain(said);
    }
    const unknown = renderLetter(newDevice, {
      data: { at: data.at, browser: "", system: "", network: "" },
      locale,
      siteUrl: "https://sillon.example",
    });
    expect(unknown.text).toMatch(locale === "fr" ? /inconnu/ : /unknown/);
  },
);
