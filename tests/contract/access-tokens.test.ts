import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  ACCESS_TOKEN_PREFIX,
  accessTokensEndpoint,
  createAccessTokenEndpoint,
} from "#/contract/access-token.ts";
import { endpoints } from "#/contract/endpoints.ts";
import { SCOPES, type Scope } from "#/contract/scope.ts";
import { createAccessToken } from "#/server/people/access-tokens/queries.ts";
import { runTokenCommand } from "#/server/people/access-tokens/token-command.ts";
import { resetUser } from "#/server/people/users/account-admin.ts";
import { accessTokens } from "#/server/platform/db/schema/access-tokens.ts";
import { playlists } from "#/server/platform/db/schema/projects.ts";
import { securityEvents } from "#/server/platform/db/schema/security.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { lettersOf } from "#/tests/support/letters-of.ts";
import { asBearer, type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const PASSWORD = "sept lanternes à Huế";
const PATH = "/api/user/me/access_tokens";
const DAY = 24 * 3_600_000;

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  api.now = new Date("2026-06-01T12:00:00Z");
  ana = await signedIn(api, { password: PASSWORD, isVerified: true });
});

const body = (more: object = {}) => ({
  name: "Montage",
  scopes: ["projects:read"],
  expiresInDays: 30,
  password: PASSWORD,
  ...more,
});
const make = (more: object = {}) => ana.fetch(PATH, { method: "POST", json: body(more) });
/** A program with a token of these scopes. */
async function program(...scopes: Scope[]): Promise<SignedIn["fetch"]> {
  const made = await createAccessToken(api.db, { userId: ana.id, name: "P", scopes, days: 30, at: api.now });
  return asBearer(api, made?.token ?? "");
}
async function listed() {
  const answer = await ana.fetch(PATH);
  return accessTokensEndpoint.answer.parse(await answer.json())["hydra:member"];
}

test("a token is shown once, stored as a hash, listed by its last characters, and gone once revoked", async () => {
  const answer = await make();
  expect(answer.status).toBe(201);
  const made = createAccessTokenEndpoint.answer.parse(await answer.json());
  expect(made.token).toMatch(/^sillon_pat_[\w-]{43}$/);
  expect(made).toMatchObject({ hint: made.token.slice(-4), lastUsedAt: null, isExpired: false });
  expect(made.expiresAt).toBe(new Date(api.now.getTime() + 30 * DAY).toISOString());
  expect(answer.headers.get("Location")).toBe(made["@id"]);

  const kept = JSON.stringify(await api.db.select().from(accessTokens));
  expect(kept).not.toContain(made.token.slice(ACCESS_TOKEN_PREFIX.length));
  const again = await ana.fetch(made["@id"]);
  expect(await again.text()).not.toContain(made.token);

  const held = asBearer(api, made.token);
  expect((await held("/api/user_playlists")).status).toBe(200);
  expect(await listed()).toMatchObject([{ name: "Montage", lastUsedAt: api.now.toISOString() }]);

  expect((await ana.fetch(made["@id"], { method: "DELETE" })).status).toBe(204);
  expect((await ana.fetch(made["@id"], { method: "DELETE" })).status).toBe(404);
  const refused = await held("/api/user_playlists");
  expect([refused.status, await refused.json()]).toEqual([401, { code: 401, message: "Invalid JWT Token" }]);
});

test("the security log names a token when it is created and when it is revoked", async () => {
  await make();
  const [row] = await api.db.select().from(accessTokens);
  await ana.fetch(`${PATH}/${row?.id}`, { method: "DELETE" });
  const log = await ana.fetch("/api/user/me/security_events");
  expect(((await log.json()) as { "hydra:member": object[] })["hydra:member"]).toMatchObject([
    { kind: "tokenRevoked", detail: "Montage" },
    { kind: "tokenMade", detail: "Montage" },
  ]);
});

test("a token expires", async () => {
  const held = await program("projects:read");
  api.now = new Date(api.now.getTime() + 30 * DAY);
  const refused = await held("/api/user_playlists");
  expect([refused.status, await refused.json()]).toEqual([401, { code: 401, message: "Expired JWT Token" }]);
  expect(refused.headers.get("WWW-Authenticate")).toBe("Bearer");
});

test.each([
  [{ scopes: [] }, 422],
  [{ scopes: ["everything"] }, 422],
  [{ name: " " }, 422],
  [{ expiresInDays: 0 }, 422],
  [{ expiresInDays: 367 }, 422],
  [{ password: "wrong" }, 422],
  [{ password: undefined }, 422],
])("%j is refused with %i, and nothing is created", async (more, status) => {
  expect((await make(more)).status).toBe(status);
  expect(await listed()).toEqual([]);
});

test("the number of a person's tokens is limited", async () => {
  const at = api.now;
  for (let index = 0; index < 50; index += 1) {
    await createAccessToken(api.db, { userId: ana.id, name: "P", scopes: ["downloads"], days: 1, at });
  }
  const refused = await make();
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("50 elements")]);
});

test("a token with a scope is accepted only by the calls of that scope", async () => {
  const reader = await program("projects:read");
  const writer = await program("projects:write");
  const json = { name: "Doc" };
  expect((await writer("/api/user_playlists", { method: "POST", json })).status).toBe(201);
  const [project] = await api.db.select().from(playlists).where(eq(playlists.userId, ana.id));
  const address = `/api/user_playlists/${project?.id}`;
  expect((await reader(address)).status).toBe(200);
  for (const refused of [
    await reader("/api/user_playlists", { method: "POST", json: { name: "Other" } }),
    await reader(address, { method: "DELETE" }),
    await reader(`${address}/cue_sheet`),
    await writer(address),
    await writer("/api/front/tracks/1/download"),
    await writer("/api/catalogue.ndjson"),
  ]) {
    expect(refused.status).toBe(403);
    expect(refused.headers.get("WWW-Authenticate")).toMatch(
      /^Bearer error="insufficient_scope", scope="[\w:-]+"$/,
    );
    expect(await refused.json()).toMatchObject({ "@type": "hydra:Error", detail: "Access Denied." });
  }
  const exporter = await program("catalogue:read");
  const whole = await exporter("/api/catalogue.csv");
  expect(whole.status).toBe(200);
  await whole.body?.cancel();
});

test("no token of a program changes an account, whatever it is good for", async () => {
  const all = await program(...SCOPES);
  const closed = [
    ["PATCH", `/api/user/${ana.id}`, { firstname: "Eve" }],
    ["PATCH", `/api/user/me/${ana.id}`, { cart: { tracks: [] } }],
    ["POST", "/api/user/me/reset_password", { password: PASSWORD, newPassword: "another long phrase" }],
    ["POST", "/api/user/me/deletion", { password: PASSWORD }],
    ["POST", "/api/user/me/session", undefined],
    ["DELETE", "/api/user/me/sessions", undefined],
    ["GET", "/api/user/me/sessions", undefined],
    ["GET", PATH, undefined],
    ["POST", PATH, body()],
    ["GET", "/api/user/me/export", undefined],
  ] as const;
  for (const [method, path, json] of closed) {
    const answer = await all(path, { method, ...(json && { json }) });
    expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 403`);
  }
  expect((await all("/api/user/me")).status).toBe(200);
});

test("calls about an account have no scope", () => {
  const open = endpoints.filter(({ scope }) => scope !== undefined);
  expect(open.length).toBeGreaterThan(20);
  for (const { method, path, access } of open) {
    expect(access).toBe("token");
    if (method !== "GET") expect(path).not.toMatch(/\/api\/user(\/|$)/);
  }
});

test("a token of a disabled or deleted account is refused", async () => {
  const held = await program("projects:read");
  await api.db.update(users).set({ isEnable: false }).where(eq(users.id, ana.id));
  expect((await held("/api/user_playlists")).status).toBe(401);
  await api.db.delete(users).where(eq(users.id, ana.id));
  expect(await api.db.select().from(accessTokens)).toEqual([]);
  expect((await held("/api/user_playlists")).status).toBe(401);
});

test("a token still works after a change of password, but not after a reset", async () => {
  const { fetch: ben } = await signedIn(api, { email: "ben@example.org", password: PASSWORD });
  const kept = await ben(PATH, { method: "POST", json: body() });
  expect(kept.status).toBe(201);
  const held = await program("projects:read");
  const json = { currentPassword: PASSWORD, newPassword: "neuf tasses de thé vert" };
  expect((await ana.fetch("/api/user/me/reset_password", { method: "POST", json })).status).toBe(200);
  expect((await held("/api/user_playlists")).status).toBe(200);

  const post = { method: "POST", headers: { "Content-Type": "application/json" } };
  await api.fetch("/api/forgot-password/", { ...post, body: JSON.stringify({ email: ana.email }) });
  await api.settle();
  const link = (await lettersOf(api)).find(({ template }) => template === "reset-password")?.data.token;
  const chosen = JSON.stringify({ password: "onze bols de riz" });
  expect((await api.fetch(`/api/forgot-password/${link}`, { ...post, body: chosen })).status).toBe(204);
  expect((await held("/api/user_playlists")).status).toBe(401);
  const log = await api.db.select().from(securityEvents).where(eq(securityEvents.kind, "tokenRevoked"));
  expect(log).toMatchObject([{ userId: ana.id, detail: "P" }]);

  const again = await program("projects:read");
  expect((await again("/api/user_playlists")).status).toBe(200);
  await resetUser(api.db, api.passwords, ana.email);
  expect((await again("/api/user_playlists")).status).toBe(401);
  expect(await api.db.$count(accessTokens)).toBe(1);
});

test("no user sees or revokes the tokens of another", async () => {
  await make();
  const [row] = await api.db.select().from(accessTokens);
  const ben = await signedIn(api, { email: "ben@example.org" });
  expect((await ben.fetch(`${PATH}/${row?.id}`)).status).toBe(404);
  expect((await ben.fetch(`${PATH}/${row?.id}`, { method: "DELETE" })).status).toBe(404);
  const list = (await (await ben.fetch(PATH)).json()) as { "hydra:member": unknown[] };
  expect(list["hydra:member"]).toEqual([]);
});

test.each(["", "x", "a".repeat(42), "a".repeat(43), "a".repeat(4000)])("%s is no token", async (secret) => {
  const held = asBearer(api, ACCESS_TOKEN_PREFIX + secret);
  expect((await held("/api/user_playlists")).status).toBe(401);
  // Class P does not look, as with any token (contract §0.5).
  expect((await held("/api/tracks/1")).status).toBe(200);
});

test("limits count each token separately, and an invalid one by the visitor's address", async () => {
  const from = { [CLIENT_ADDRESS_HEADER]: "203.0.113.7" };
  const one = await program("projects:read");
  const other = await program("projects:read");
  const left = async (held: SignedIn["fetch"]) =>
    (await held("/api/user_playlists", { headers: from })).headers.get("RateLimit");
  expect(await left(one)).toMatch(/^"access token";r=1499;/);
  expect(await left(one)).toMatch(/^"access token";r=1498;/);
  expect(await left(other)).toMatch(/^"access token";r=1499;/);
  expect(await left(asBearer(api, ACCESS_TOKEN_PREFIX + "a".repeat(43)))).toMatch(/^"anonymous";r=299;/);
});

test("the operator creates, lists and revokes tokens by a command", async () => {
  const translator = translatorFor("en");
  const made = await runTokenCommand(
    api.db,
    ["add", ana.email, "Nightly", "--scope", "catalogue:read,downloads", "--days", "7"],
    translator,
  );
  const token = /sillon_pat_[\w-]{43}/.exec(made.text)?.[0] ?? "";
  expect(made.isDone).toBe(true);
  const held = asBearer(api, token);
  api.now = new Date();
  expect((await held("/api/front/track_credits?tracks[]=1")).status).not.toBe(403);
  const [row] = await api.db.select().from(accessTokens);
  const list = await runTokenCommand(api.db, ["list", ana.email], translator);
  expect(list.text).toContain(`${row?.id}  Nightly  …${token.slice(-4)}  catalogue:read downloads`);
  expect(list.text).not.toContain(token);
  expect((await runTokenCommand(api.db, ["revoke", String(row?.id)], translator)).isDone).toBe(true);
  expect((await runTokenCommand(api.db, ["revoke", String(row?.id)], translator)).isDone).toBe(false);
  expect((await runTokenCommand(api.db, ["list", "nobody@example.org"], translator)).isDone).toBe(false);
  for (const wrong of [
    [],
    ["add", ana.email, "X"],
    ["add", ana.email, "X", "--scope", "all"],
    ["revoke", "x"],
  ]) {
    await expect(async () => runTokenCommand(api.db, wrong, translator)).rejects.toThrow();
  }
  await expect(async () =>
    runTokenCommand(api.db, ["add", ana.email, "x".repeat(200), "--scope", "downloads"], translator),
  ).rejects.toMatchObject({ notice: { key: "tokenName" } });
});
