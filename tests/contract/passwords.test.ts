import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { VIOLATION_CODES, violationListSchema } from "#/contract/error.ts";
import { resetTokens, users } from "#/server/platform/db/schema/users.ts";
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
const post = (path: string, json?: unknown, headers: Record<string, string> = {}) =>
  api.fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
const signIn = (password: string, email = "ana@example.org") =>
  post("/authentification", { email, password });
const forgot = (email: unknown, headers: Record<string, string> = {}) =>
  post("/api/forgot-password/", { email }, headers);
const linkOf = async (email = "ana@example.org") =>
  (await lettersOf(api)).findLast(
    ({ recipient, template }) => recipient === email && template === "reset-password",
  )?.data.token ?? "none";
const later = (milliseconds: number) => {
  api.now = new Date(api.now.getTime() + milliseconds);
};
const firstViolation = async (response: Response) => {
  expect(response.status).toBe(422);
  return violationListSchema.parse(await response.json()).violations[0];
};

test("a new password ends all other sessions and tokens; this session continues", async () => {
  const here = await signedIn(api, { password: PASSWORD });
  const there = asBearer(api, ((await (await signIn(PASSWORD)).json()) as { token: string }).token);
  expect((await there("/api/user/me")).status).toBe(200);
  const answer = await here.fetch("/api/user/me/reset_password", {
    method: "POST",
    json: { currentPassword: PASSWORD, newPassword: NEXT, newPasswordConfirmation: NEXT },
  });
  expect(answer.status).toBe(200);
  const { token, ...rest } = (await answer.json()) as { token: string };
  expect(rest).toEqual({});
  expect((await asBearer(api, token)("/api/user/me")).status).toBe(200);
  for (const fetch of [here.fetch, there]) {
    const refused = await fetch("/api/user/me");
    expect(await refused.json()).toEqual({ code: 401, message: "Invalid JWT Token" });
  }
  expect((await signIn(PASSWORD)).status).toBe(401);
  expect((await signIn(NEXT)).status).toBe(200);
  expect((await lettersOf(api)).map(({ template }) => template)).toEqual(["password-changed"]);
});

test.each([
  ["currentPassword", { currentPassword: "wrong" }, "wrongPassword"],
  ["newPassword", { newPassword: "short" }, "tooShort"],
  ["newPassword", { newPassword: "Password123" }, "commonPassword"],
  ["newPassword", { newPassword: "ParaMedic" }, "breachedPassword"],
  ["newPassword", { newPassword: "Ana@Example.org" }, "sameAsEmail"],
  ["newPasswordConfirmation", { newPasswordConfirmation: "another" }, "different"],
] as const)("a wrong %s (%o) is refused at its field", async (field, changes, constraint) => {
  const ana = await signedIn(api, { password: PASSWORD });
  const json = { currentPassword: PASSWORD, newPassword: NEXT, ...changes };
  const violation = await firstViolation(
    await ana.fetch("/api/user/me/reset_password", { method: "POST", json }),
  );
  expect(violation).toMatchObject({ propertyPath: field, code: VIOLATION_CODES[constraint] });
  expect((await ana.fetch("/api/user/me")).status).toBe(200);
});

test("an open session cannot be used to guess the password: after five wrong ones it must wait", async () => {
  const ana = await signedIn(api, { password: PASSWORD });
  const change = (currentPassword: string) =>
    ana.fetch("/api/user/me/reset_password", {
      method: "POST",
      json: { currentPassword, newPassword: NEXT },
    });
  for (let guess = 0; guess < 5; guess += 1) expect((await change("wrong")).status).toBe(422);
  expect((await change(PASSWORD)).status).toBe(429);
  later(15 * 60_000);
  expect((await change(PASSWORD)).status).toBe(200);
});

test("the form for a forgotten password answers alike for known, unknown and malformed addresses, at both paths", async () => {
  await signedIn(api);
  for (const email of ["ana@example.org", "nobody@example.org", "not an address", ""]) {
    const answer = await forgot(email);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  }
  expect((await post("/api/forgot-password", { email: "nobody@example.org" })).status).toBe(204);
  expect((await lettersOf(api)).map(({ recipient }) => recipient)).toEqual(["ana@example.org"]);
});

test("a missing body and a missing address are refused with the messages of the contract", async () => {
  const none = await api.fetch("/api/forgot-password/", { method: "POST" });
  expect([none.status, await none.json()]).toEqual([422, { message: "No parameter sent." }]);
  expect(none.headers.get("Content-Type")).toBe("application/json");
  const empty = await post("/api/forgot-password/", {});
  expect([empty.status, await empty.json()]).toEqual([422, { message: 'Parameter "email" is missing.' }]);
});

test("the link works once, confirms the address, ends all sessions and sets the new password", async () => {
  const ana = await signedIn(api, { password: PASSWORD });
  await forgot(" ANA@example.org ");
  const token = await linkOf();
  expect(token).toMatch(/^[\w-]{43}$/);
  const [stored] = await api.db.select().from(resetTokens);
  expect(JSON.stringify(stored)).not.toContain(token);
  const path = `/api/forgot-password/${token}`;
  const open = await api.fetch(path);
  expect(open.status).toBe(200);
  const { "@id": _, "@context": __, ...shown } = (await open.json()) as Record<string, unknown>;
  expect(shown).toEqual({
    "@type": "PasswordToken",
    expiresAt: new Date(api.now.getTime() + 3_600_000).toISOString(),
  });
  const short = await firstViolation(await post(path, { password: "short" }));
  expect(short).toMatchObject({ propertyPath: "password", code: VIOLATION_CODES.tooShort });
  expect((await post(path, { password: NEXT })).status).toBe(204);
  expect((await ana.fetch("/api/user/me")).status).toBe(401);
  expect((await signIn(PASSWORD)).status).toBe(401);
  expect((await signIn(NEXT)).status).toBe(200);
  const [user] = await api.db.select().from(users);
  expect(user).toMatchObject({ isVerified: true, tokenVersion: 1 });
  expect((await post(path, { password: "neuf tasses de thé vert" })).status).toBe(404);
  expect((await api.fetch(path)).status).toBe(404);
});

test("a password known from a breach is refused by a link too, which stays good; a user who has one signs in and is told", async () => {
  await signedIn(api, { password: "paramedic" });
  await forgot("ana@example.org");
  const path = `/api/forgot-password/${await linkOf()}`;
  expect(await firstViolation(await post(path, { password: "paramedic" }))).toMatchObject({
    propertyPath: "password",
    code: VIOLATION_CODES.breachedPassword,
  });
  const answer = await signIn("paramedic");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ token: expect.any(String), isPasswordBreached: true });
  expect((await post(path, { password: NEXT })).status).toBe(204);
  expect(await (await signIn(NEXT)).json()).toEqual({ token: expect.any(String) });
});

test("a link no longer works if it is unknown, older than an hour or replaced, the password has changed or the user is disabled", async () => {
  const ana = await signedIn(api, { password: PASSWORD });
  const dead = async (token: string) => {
    expect((await api.fetch(`/api/forgot-password/${token}`)).status).toBe(404);
    expect((await post(`/api/forgot-password/${token}`, { password: "x" })).status).toBe(404);
  };
  await dead("A".repeat(43));
  await forgot(ana.email);
  const first = await linkOf();
  await forgot(ana.email);
  const second = await linkOf();
  await dead(first);
  // One hour: contract §2.4.
  later(3_600_000 - 1);
  expect((await api.fetch(`/api/forgot-password/${second}`)).status).toBe(200);
  later(1);
  await dead(second);
  await forgot(ana.email);
  const third = await linkOf();
  await api.db.update(users).set({ isEnable: false });
  await dead(third);
  await api.db.update(users).set({ isEnable: true });
  expect((await api.fetch(`/api/forgot-password/${third}`)).status).toBe(200);
  const fresh = asBearer(api, ((await (await signIn(PASSWORD)).json()) as { token: string }).token);
  const json = { currentPassword: PASSWORD, newPassword: NEXT };
  expect((await fresh("/api/user/me/reset_password", { method: "POST", json })).status).toBe(200);
  await dead(third);
});

test("a link changes the password of its own user, whoever is signed in", async () => {
  await signedIn(api, { password: PASSWORD });
  const bo = await signedIn(api, { email: "bo@example.org", password: PASSWORD });
  await forgot("ana@example.org");
  const answer = await bo.fetch(`/api/forgot-password/${await linkOf()}`, {
    method: "POST",
    json: { password: NEXT, user: `/api/user/${bo.id}`, id: bo.id },
  });
  expect(answer.status).toBe(204);
  expect((await signIn(PASSWORD, "bo@example.org")).status).toBe(200);
  expect((await signIn(NEXT, "bo@example.org")).status).toBe(401);
  expect((await signIn(NEXT)).status).toBe(200);
});

test("a link used twice at once works once", async () => {
  await signedIn(api);
  await forgot("ana@example.org");
  const path = `/api/forgot-password/${await linkOf()}`;
  const answers = await Promise.all([1, 2, 3].map((n) => post(path, { password: `${NEXT} ${n}` })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
});

test("an e-mail address gets three links an hour, further requests being ignored; a visitor may ask ten times", async () => {
  await signedIn(api);
  for (let asked = 0; asked < 10; asked += 1) {
    expect((await forgot("ana@example.org", { "X-Client-Address": "192.0.2.1" })).status).toBe(204);
  }
  expect(await lettersOf(api)).toHaveLength(3);
  expect((await forgot("bo@example.org", { "X-Client-Address": "192.0.2.1" })).status).toBe(429);
  expect((await forgot("bo@example.org", { "X-Client-Address": "192.0.2.2" })).status).toBe(204);
});

test("the letter is in the language asked for, else the user's", async () => {
  await signedIn(api, { locale: "fr" });
  await forgot("ana@example.org");
  expect((await lettersOf(api)).map(({ locale }) => locale)).toEqual(["fr"]);
  await post("/api/forgot-password/", { email: "ana@example.org", locale: "en" });
  expect((await lettersOf(api)).map(({ locale }) => locale)).toEqual(["fr", "en"]);
});

test("deleting an account needs its password, and deletes everything that belongs to it", async () => {
  const ana = await signedIn(api, { password: PASSWORD });
  const bo = await signedIn(api, { email: "bo@example.org" });
  const remove = (password: string) =>
    ana.fetch("/api/user/me/deletion", { method: "POST", json: { password } });
  expect(await firstViolation(await remove("wrong"))).toMatchObject({
    propertyPath: "password",
    code: VIOLATION_CODES.wrongPassword,
  });
  expect((await remove(PASSWORD)).status).toBe(204);
  expect((await ana.fetch("/api/user/me")).status).toBe(401);
  expect(await api.db.select().from(users).where(eq(users.id, ana.id))).toEqual([]);
  expect((await bo.fetch("/api/user/me")).status).toBe(200);
  expect(await lettersOf(api)).toMatchObject([{ recipient: "ana@example.org", template: "account-deleted" }]);
});
