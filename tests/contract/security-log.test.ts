import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SecurityEvent } from "#/contract/security-event.ts";
import { USER_EXPORT_PATH } from "#/contract/user.ts";
import { securityEvents } from "#/server/platform/db/schema/security.ts";
import { keyOf } from "#/server/platform/http/secret-key.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { lettersOf } from "#/tests/support/letters-of.ts";
import { asBearer, type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("empty");
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const PASSWORD = "sept lanternes à Huế";
const NEXT = "huit barques sur la rivière";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const HERE = { "X-Client-Address": "192.0.2.77", "User-Agent": FIREFOX };
const post = (path: string, json: unknown) =>
  api.fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...HERE },
    body: JSON.stringify(json),
  });
const signIn = async (password: string, email = "ana@example.org") => {
  const response = await post("/authentification", { email, password });
  return asBearer(api, ((await response.json()) as { token?: string }).token ?? "");
};
const LOG = "/api/user/me/security_events";
async function logOf(fetch: SignedIn["fetch"], query = "") {
  await api.settle();
  const answer = await fetch(`${LOG}${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { "hydra:member": SecurityEvent[]; "hydra:totalItems": number };
}
const kindsOf = async (fetch: SignedIn["fetch"]) =>
  (await logOf(fetch))["hydra:member"].map(({ kind }) => kind);
const later = (days: number) => {
  api.now = new Date(api.now.getTime() + days * 24 * 3_600_000);
};

test("sign-ins and refused ones are told to their person, with browser and network, never the whole address", async () => {
  await signedIn(api, { password: PASSWORD });
  await signedIn(api, { email: "bo@example.org", password: PASSWORD });
  await signIn("wrong");
  // A refusal is recorded after its answer.
  await api.settle();
  await signIn("wrong", "nobody@example.org");
  await signIn(PASSWORD, "bo@example.org");
  const ana = await signIn(PASSWORD);
  const { "hydra:member": events, "hydra:totalItems": total } = await logOf(ana);
  expect(total).toBe(2);
  const where = { browser: "Firefox", system: "Linux", network: "192.0.2.0/24", detail: null };
  expect(events).toMatchObject([
    { kind: "signedIn", createdAt: api.now.toISOString(), ...where },
    { kind: "signInFailed", ...where },
  ]);
  const [event] = events;
  expect(await (await ana(event?.["@id"] ?? "")).json()).toMatchObject({
    "@type": "SecurityEvent",
    ...event,
  });
  expect(JSON.stringify(await api.db.select().from(securityEvents))).not.toMatch(/192\.0\.2\.77|wrong/);
});

test("nobody reads the log of another person, and a visitor reads none", async () => {
  await signedIn(api, { password: PASSWORD });
  const ana = await signIn(PASSWORD);
  const bo = await signedIn(api, { email: "bo@example.org" });
  const [event] = (await logOf(ana))["hydra:member"];
  expect((await bo.fetch(event?.["@id"] ?? "")).status).toBe(404);
  expect(await kindsOf(bo.fetch)).toEqual([]);
  expect((await api.fetch(LOG)).status).toBe(401);
});

test("the log lists every change of an account: password, reset by a link, ended sessions, export, confirmed address", async () => {
  await signedIn(api, { password: PASSWORD });
  const first = await signIn(PASSWORD);
  await first("/api/user/me/validation_code", { method: "POST", json: {} });
  const code = (await lettersOf(api)).at(-1)?.data.code;
  await first("/api/user/me/validation_code", { method: "POST", json: { code } });
  await first("/api/user/me/sessions", { method: "DELETE" });
  await (await first(USER_EXPORT_PATH)).arrayBuffer();
  await first("/api/user/me/reset_password", {
    method: "POST",
    json: { currentPassword: PASSWORD, newPassword: NEXT },
  });
  await post("/api/forgot-password/", { email: "ana@example.org" });
  const token = (await lettersOf(api)).find(({ template }) => template === "reset-password")?.data.token;
  await post(`/api/forgot-password/${token}`, { password: PASSWORD });
  expect(await kindsOf(await signIn(PASSWORD))).toEqual([
    "signedIn",
    "passwordReset",
    "passwordChanged",
    "dataExported",
    "sessionsEnded",
    "addressConfirmed",
    "signedIn",
  ]);
});

test("events are given by the page, and forgotten after ninety days", async () => {
  await signedIn(api, { password: PASSWORD });
  for (let time = 0; time < 3; time += 1) await signIn(PASSWORD);
  const ana = await signIn(PASSWORD);
  const page = await logOf(ana, "?page=2&itemsPerPage=3");
  expect([page["hydra:totalItems"], page["hydra:member"].length]).toEqual([4, 1]);
  // docs/operate.md.
  later(90 - 1 / 86_400);
  expect(await kindsOf(await signIn(PASSWORD))).toHaveLength(5);
  later(1 / 86_400);
  expect(await kindsOf(await signIn(PASSWORD))).toEqual(["signedIn", "signedIn"]);
  expect(await api.db.select().from(securityEvents)).toHaveLength(2);
});

test("of a deleted account one line remains, which names nobody and is found by its address", async () => {
  await signedIn(api, { password: PASSWORD });
  const ana = await signIn(PASSWORD);
  const deletion = await ana("/api/user/me/deletion", { method: "POST", json: { password: PASSWORD } });
  expect(deletion.status).toBe(204);
  const left = await api.db.select().from(securityEvents);
  expect(left).toMatchObject([
    { userId: null, kind: "accountDeleted", accountKey: keyOf("ana@example.org"), detail: null },
  ]);
  expect(JSON.stringify(left)).not.toContain("ana");
});
