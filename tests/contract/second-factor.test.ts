import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { VIOLATION_CODES, violationListSchema } from "#/contract/error.ts";
import type { SecurityEvent } from "#/contract/security-event.ts";
import { openSession } from "#/server/people/session/sessions.ts";
import { resetUser } from "#/server/people/users/account-admin.ts";
import { recoveryCodes, secondFactors } from "#/server/platform/db/schema/security.ts";
import { createApi } from "#/server/start/api.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { lettersOf } from "#/tests/support/letters-of.ts";
import {
  codeOf as codeFor,
  later as moveOn,
  protectedAccount as protectedFor,
} from "#/tests/support/protected-account.ts";
import { asBearer, type SignedIn, signedIn, testTokens } from "#/tests/support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("empty");
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  api.now = new Date("2026-06-01T12:00:00Z");
  // These tests are about the second factor, not argon2.
  api.passwords = { hash: async () => "", verify: async (_, password) => password === PASSWORD };
});

const PASSWORD = "sept lanternes à Huế";
const PATH = "/api/user/me/second_factor";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const codeOf = (secret: string, moved = 0) => codeFor(api, secret, moved);
const later = (seconds: number) => moveOn(api, seconds);
const signIn = (json: object, address = "192.0.2.1") =>
  api.fetch("/authentification", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Client-Address": address },
    body: JSON.stringify({ email: "ana@example.org", password: PASSWORD, ...json }),
  });
const post = (who: SignedIn, path: string, json: object) => who.fetch(path, { method: "POST", json });
const refusal = async (response: Response) => {
  expect(response.status).toBe(422);
  const [violation] = violationListSchema.parse(await response.json()).violations;
  return [violation?.propertyPath, violation?.code];
};
const WRONG = ["code", VIOLATION_CODES.wrongCode];

const protectedAccount = () => protectedFor(api, PASSWORD);
const kindsOf = async (who: SignedIn) => {
  const log = await who.fetch("/api/user/me/security_events");
  return ((await log.json()) as { "hydra:member": SecurityEvent[] })["hydra:member"].map(({ kind }) => kind);
};

test("the second factor is set with the password and a code; the secret and the recovery codes are shown once, stored sealed and hashed", async () => {
  const ana = await signedIn(api, { passwordHash: "x" });
  expect(await (await ana.fetch(PATH)).json()).toMatchObject({
    isSet: false,
    since: null,
    recoveryCodesLeft: 0,
  });
  expect(await refusal(await post(ana, PATH, { password: "wrong" }))).toEqual([
    "password",
    VIOLATION_CODES.wrongPassword,
  ]);
  const offer = (await (await post(ana, PATH, { password: PASSWORD })).json()) as Record<string, unknown>;
  expect(offer).toMatchObject({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringContaining("otpauth://totp/Sillon:ana%40example.org"),
    drawing: { size: expect.any(Number), path: expect.stringMatching(/^M\d/) },
  });
  const secret = String(offer.secret);
  // The second factor was only offered, so no code is needed yet.
  expect((await signIn({})).status).toBe(200);
  expect(await refusal(await post(ana, `${PATH}/confirmation`, { code: codeOf(secret, 90) }))).toEqual(WRONG);
  const set = await post(ana, `${PATH}/confirmation`, { code: codeOf(secret) });
  const { recoveryCodes: codes } = (await set.json()) as { recoveryCodes: string[] };
  expect(new Set(codes).size).toBe(10);
  expect(await (await ana.fetch(PATH)).json()).toMatchObject({
    isSet: true,
    since: api.now.toISOString(),
    recoveryCodesLeft: 10,
  });
  const kept = JSON.stringify([
    await api.db.select().from(secondFactors),
    await api.db.select().from(recoveryCodes),
  ]);
  for (const told of [secret, ...codes]) expect(kept).not.toContain(told);
  // One that is set is not taken away by another offer.
  expect((await post(ana, PATH, { password: PASSWORD })).status).toBe(409);
  expect(await kindsOf(ana)).toEqual(["secondFactorSet", "signedIn"]);
});

test("with a second factor signing in takes two steps, and each code works once; without one it is as before", async () => {
  const { ana, secret } = await protectedAccount();
  expect((await signIn({ password: "wrong" })).status).toBe(401);
  expect(await refusal(await signIn({}))).toEqual(["code", VIOLATION_CODES.codeNeeded]);
  expect(await refusal(await signIn({ code: codeOf(secret, -30) }))).toEqual(WRONG);
  expect(await refusal(await signIn({ code: "" }))).toEqual(WRONG);
  const answer = await signIn({ code: codeOf(secret) });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ token: expect.any(String) });
  expect(await refusal(await signIn({ code: codeOf(secret) }))).toEqual(WRONG);
  later(30);
  expect((await signIn({ code: codeOf(secret) })).status).toBe(200);
  expect((await kindsOf(ana)).filter((kind) => kind === "codeRefused")).toHaveLength(3);

  await signedIn(api, { email: "bo@example.org", passwordHash: "x" });
  expect((await signIn({ email: "bo@example.org" })).status).toBe(200);
});

test("a code sent many times at once works once", async () => {
  const { secret } = await protectedAccount();
  const code = codeOf(secret);
  const answers = await Promise.all([1, 2, 3, 4].map((n) => signIn({ code }, `192.0.2.${n}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a recovery code works once instead of a code, however it is typed, and new ones replace the old", async () => {
  const { ana, secret, codes } = await protectedAccount();
  const [first = "", second = ""] = codes;
  expect((await signIn({ code: ` ${first.toUpperCase().replaceAll("-", " ")}` })).status).toBe(200);
  expect(await refusal(await signIn({ code: first }))).toEqual(WRONG);
  expect(await (await ana.fetch(PATH)).json()).toMatchObject({ recoveryCodesLeft: 9 });
  const renewed = await post(ana, `${PATH}/recovery_codes`, { password: PASSWORD, code: codeOf(secret) });
  const { recoveryCodes: fresh } = (await renewed.json()) as { recoveryCodes: string[] };
  expect(await refusal(await signIn({ code: second }))).toEqual(WRONG);
  expect((await signIn({ code: fresh[0] })).status).toBe(200);
  expect((await kindsOf(ana)).slice(0, 3)).toEqual(["signedIn", "recoveryCodeUsed", "codeRefused"]);
  const bo = await signedIn(api, { email: "bo@example.org", passwordHash: "x" });
  expect((await post(bo, `${PATH}/recovery_codes`, { password: PASSWORD })).status).toBe(409);
});

test("after a stranger's wrong codes, a reset lets the person in at once; a mere change of password does not", async () => {
  const { ana, secret } = await protectedAccount();
  const guess = async (most = 5) => {
    for (let guess = 0; guess < most; guess += 1) await signIn({ code: "000000" }, `198.51.100.${guess}`);
  };
  for (let quarter = 0; quarter < 6; quarter += 1) {
    await guess();
    later(15 * 60);
  }
  expect((await signIn({ code: codeOf(secret) })).status).toBe(429);
  await resetUser(api.db, api.passwords, "ana@example.org");
  expect((await signIn({ code: codeOf(secret) })).status).toBe(200);
  later(30);
  await guess(4);
  const json = { currentPassword: PASSWORD, newPassword: "sept autres lanternes", code: codeOf(secret) };
  const session = { userId: ana.id, version: 1, userAgent: undefined, at: api.now };
  const fresh = asBearer(api, await openSession(api.db, testTokens(api), session));
  expect((await fresh("/api/user/me/reset_password", { method: "POST", json })).status).toBe(200);
  later(30);
  await guess(1);
  expect((await signIn({ code: codeOf(secret) })).status).toBe(429);
});

test("a person with the password can guess five codes in a quarter of an hour, from any address, at once or one by one", async () => {
  const { secret } = await protectedAccount();
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, guess) => signIn({ code: "000000" }, `198.51.100.${guess}`)),
  );
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5);
  const waiting = await signIn({ code: codeOf(secret) }, "198.51.100.77");
  expect(waiting.status).toBe(429);
  expect(Number(waiting.headers.get("Retry-After"))).toBeGreaterThan(0);
  later(15 * 60);
  expect((await signIn({ code: codeOf(secret) }, "198.51.100.77")).status).toBe(200);
});

test("the second factor is removed with the password and a code, and only by its own user", async () => {
  const { ana, secret } = await protectedAccount();
  const remove = (json: object) => post(ana, `${PATH}/removal`, json);
  expect(await refusal(await remove({ password: PASSWORD, code: "000000" }))).toEqual(WRONG);
  expect(await refusal(await remove({ password: "wrong", code: codeOf(secret) }))).toEqual([
    "password",
    VIOLATION_CODES.wrongPassword,
  ]);
  const bo = await signedIn(api, { email: "bo@example.org", passwordHash: "x" });
  const strange = await post(bo, `${PATH}/removal`, { password: PASSWORD, code: codeOf(secret) });
  expect(strange.status).toBe(409);
  expect((await remove({ password: PASSWORD, code: codeOf(secret) })).status).toBe(204);
  expect((await signIn({})).status).toBe(200);
  expect(await api.db.select().from(recoveryCodes)).toEqual([]);
  expect((await kindsOf(ana))[1]).toBe("secondFactorRemoved");
});

test("letters report that the second factor was set or removed, and new recovery codes, with browser and network", async () => {
  const { ana, secret } = await protectedAccount();
  const changes = async () =>
    (await lettersOf(api)).filter(({ template }) => template === "security-changed");
  expect((await changes()).map(({ recipient, data }) => [recipient, data.kind])).toEqual([
    ["ana@example.org", "secondFactorSet"],
  ]);
  const headers = { "User-Agent": FIREFOX, "X-Client-Address": "192.0.2.77" };
  const by = (path: string, json: object) => ana.fetch(path, { method: "POST", json, headers });
  await by(`${PATH}/recovery_codes`, { password: "wrong" });
  await by(`${PATH}/removal`, { password: PASSWORD, code: "000000" });
  expect(await changes()).toHaveLength(1);
  await by(`${PATH}/recovery_codes`, { password: PASSWORD, code: codeOf(secret) });
  later(30);
  await by(`${PATH}/removal`, { password: PASSWORD, code: codeOf(secret) });
  const told = (await changes()).slice(1);
  expect(told.map(({ data }) => data.kind)).toEqual(["recoveryCodesRenewed", "secondFactorRemoved"]);
  for (const { data } of told) {
    expect(data).toMatchObject({ browser: "Firefox", system: "Linux", network: "192.0.2.0/24" });
  }
});

test("a new password, set in the profile or by a link, leaves the second factor on", async () => {
  const { secret } = await protectedAccount();
  await api.fetch("/api/forgot-password/", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "ana@example.org" }),
  });
  const token = (await lettersOf(api)).find(({ template }) => template === "reset-password")?.data.token;
  const reset = await api.fetch(`/api/forgot-password/${token}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password: "huit barques sur la rivière" }),
  });
  expect(reset.status).toBe(204);
  expect(await refusal(await signIn({}))).toEqual(["code", VIOLATION_CODES.codeNeeded]);
  expect((await signIn({ code: codeOf(secret) })).status).toBe(200);
});

test("after the server's secret has changed, codes of authenticators fail, but recovery codes still work", async () => {
  const { secret, codes } = await protectedAccount();
  const again = createApi({ ...api.dependencies, jwtSecret: "another-secret-that-only-tests-know-9876" });
  const ask = (code: string) =>
    again.request("/authentification", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Client-Address": "192.0.2.1" },
      body: JSON.stringify({ email: "ana@example.org", password: PASSWORD, code }),
    });
  expect((await ask(codeOf(secret))).status).toBe(422);
  expect((await ask(codes[0] ?? "")).status).toBe(200);
});
