import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { VIOLATION_CODES, violationListSchema } from "#/contract/error.ts";
import { recoveryCodes } from "#/server/platform/db/schema/security.ts";
import { apiForTests, TEST_SITE, type TestApi } from "#/tests/support/api.ts";
import { codeOf, later, protect } from "#/tests/support/protected-account.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { SoftwareAuthenticator } from "#/tests/support/software-authenticator.ts";

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
const WRONG = ["code", VIOLATION_CODES.wrongCode];
const NEEDED = ["code", VIOLATION_CODES.codeNeeded];

const post = (who: SignedIn, path: string, json: object) => who.fetch(path, { method: "POST", json });
const refusal = async (response: Response) => {
  expect(response.status).toBe(422);
  const [violation] = violationListSchema.parse(await response.json()).violations;
  return [violation?.propertyPath, violation?.code];
};
const signIn = (code: string) =>
  api.fetch("/authentification", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Client-Address": "192.0.2.1" },
    body: JSON.stringify({ email: "ana@example.org", password: PASSWORD, code }),
  });
async function passkeyOf(who: SignedIn): Promise<string> {
  const offer = await (await post(who, "/api/user/me/passkeys/offer", { password: PASSWORD })).json();
  const credential = new SoftwareAuthenticator(TEST_SITE).make(offer as never);
  const added = await post(who, "/api/user/me/passkeys", { name: "Phone", credential });
  return ((await added.json()) as { "@id": string })["@id"];
}

interface Change {
  path: (who: SignedIn) => string | Promise<string>;
  /** Fields of the request besides password and code. */
  body?: object;
  /** Name of the field with the password. */
  field?: string;
  status: number;
  /** Expected status for a user without a second factor. */
  statusWithout?: number;
  /** Set if the change makes all earlier recovery codes invalid. */
  endsCodes?: true;
}

/** Every change that weakens the second factor, or leads around it. */
const CHANGES: Record<string, Change> = {
  "new recovery codes": {
    path: () => "/api/user/me/second_factor/recovery_codes",
    status: 200,
    statusWithout: 409,
    endsCodes: true,
  },
  "taking it off": {
    path: () => "/api/user/me/second_factor/removal",
    status: 204,
    statusWithout: 409,
    endsCodes: true,
  },
  "an access token": {
    path: () => "/api/user/me/access_tokens",
    body: { name: "Archive", scopes: ["catalogue:read"] },
    status: 201,
  },
  "a new passkey": { path: () => "/api/user/me/passkeys/offer", status: 200 },
  "the end of a passkey": { path: async (who) => `${await passkeyOf(who)}/removal`, status: 204 },
  "another password": {
    path: () => "/api/user/me/reset_password",
    body: { newPassword: "huit barques sur la rivière" },
    field: "currentPassword",
    status: 200,
  },
  "the end of the account": { path: () => "/api/user/me/deletion", status: 204, endsCodes: true },
};

const keptCodes = async () => (await api.db.select().from(recoveryCodes)).map(({ codeHash }) => codeHash);

/** A user with a second factor who is about to make that change. */
async function aboutTo({ path, body, field = "password" }: Change) {
  const ana = await signedIn(api, { passwordHash: "x" });
  const address = await path(ana);
  const { secret, codes } = await protect(api, ana, PASSWORD);
  const send = (code?: string, password = PASSWORD) =>
    post(ana, address, { ...body, [field]: password, ...(code !== undefined && { code }) });
  return { secret, codes, send, field };
}

for (const [name, change] of Object.entries(CHANGES)) {
  test(`${name}: password and session are not enough; a code is needed, and is used up`, async () => {
    const { secret, send, field } = await aboutTo(change);
    expect(await refusal(await send())).toEqual(NEEDED);
    expect(await refusal(await send(""))).toEqual(WRONG);
    expect(await refusal(await send("000000"))).toEqual(WRONG);
    expect(await refusal(await send(codeOf(api, secret), "wrong"))).toEqual([
      field,
      VIOLATION_CODES.wrongPassword,
    ]);
    // The wrong password has not used the code up; signing in does.
    const used = codeOf(api, secret);
    expect((await signIn(used)).status).toBe(200);
    expect(await refusal(await send(used))).toEqual(WRONG);
    later(api, 30);
    expect((await send(codeOf(api, secret))).status).toBe(change.status);
  });

  test(`${name}: a recovery code works too, once`, async () => {
    const { codes, send } = await aboutTo(change);
    const [first = "", second = ""] = codes;
    expect((await signIn(first)).status).toBe(200);
    expect(await refusal(await send(first))).toEqual(WRONG);
    const before = await keptCodes();
    expect(before.length).toBe(9);
    expect((await send(second)).status).toBe(change.status);
    // By the data stored: after some of these changes a second call would be refused for other reasons.
    const after = await keptCodes();
    const gone = before.filter((code) => !after.includes(code));
    expect(gone.length).toBe(change.endsCodes ? 9 : 1);
  });

  test(`${name}: after five wrong codes a user must wait a quarter of an hour, here and at sign-in`, async () => {
    const { secret, send } = await aboutTo(change);
    for (let guess = 0; guess < 4; guess += 1) expect(await refusal(await send("000000"))).toEqual(WRONG);
    expect(await refusal(await signIn("000000"))).toEqual(WRONG);
    const waiting = await send(codeOf(api, secret));
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await signIn(codeOf(api, secret))).status).toBe(429);
    later(api, 15 * 60);
    expect((await send(codeOf(api, secret))).status).toBe(change.status);
  });

  test(`${name}: a user without a second factor needs only the password`, async () => {
    const ana = await signedIn(api, { passwordHash: "x" });
    const { path, body, field = "password", status, statusWithout = status } = change;
    const answer = await post(ana, await path(ana), { ...body, [field]: PASSWORD });
    expect(answer.status).toBe(statusWithout);
  });
}
