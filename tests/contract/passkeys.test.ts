import { generateKeyPairSync } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { z } from "zod";
import { VIOLATION_CODES, violationListSchema } from "#/contract/error.ts";
import {
  type PasskeyAssertion,
  type PasskeyRegistration,
  passkeyChallengeSchema,
  passkeyOfferSchema,
  passkeySchema,
} from "#/contract/passkey.ts";
import type { SecurityEvent } from "#/contract/security-event.ts";
import { resetUser, setEnabled } from "#/server/people/users/account-admin.ts";
import { passkeys, usedChallenges } from "#/server/platform/db/schema/security.ts";
import type { LetterData } from "#/server/platform/mail/letters.ts";
import { renderLetter } from "#/server/platform/mail/render-letter.ts";
import { securityChanged } from "#/server/platform/mail/templates/security-changed.ts";
import { apiForTests, TEST_SITE, type TestApi } from "#/tests/support/api.ts";
import { lettersOf } from "#/tests/support/letters-of.ts";
import { asBearer, type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { type Odd, SoftwareAuthenticator, vouchedFor } from "#/tests/support/software-authenticator.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("empty");
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  api.now = new Date("2026-06-01T12:00:00Z");
  // These tests are about passkeys, not argon2.
  api.passwords = { hash: async () => "", verify: async (_, password) => password === PASSWORD };
});

const PASSWORD = "sept lanternes à Huế";
const PATH = "/api/user/me/passkeys";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const later = (seconds: number) => {
  api.now = new Date(api.now.getTime() + seconds * 1_000);
};
const post = (who: SignedIn, path: string, json: object) => who.fetch(path, { method: "POST", json });
const read = async <Schema extends z.ZodType>(response: Response, schema: Schema) => {
  expect(response.ok).toBe(true);
  return schema.parse(await response.json());
};
const refusal = async (response: Response) => {
  expect(response.status).toBe(422);
  const [violation] = violationListSchema.parse(await response.json()).violations;
  return [violation?.propertyPath, violation?.code];
};
const NOT_VALID = ["credential", VIOLATION_CODES.format];

const offerTo = async (who: SignedIn) =>
  read(await post(who, `${PATH}/offer`, { password: PASSWORD }), passkeyOfferSchema);
const add = (who: SignedIn, credential: PasskeyRegistration, name = "Téléphone") =>
  post(who, PATH, { name, credential });
/** Somebody with a passkey, and the authenticator that keeps it. */
async function withPasskey(person: Parameters<typeof signedIn>[1] = {}, name?: string) {
  const who = await signedIn(api, { passwordHash: "x", createdAt: new Date("2026-01-01"), ...person });
  const authenticator = new SoftwareAuthenticator(TEST_SITE);
  const added = await add(who, authenticator.make(await offerTo(who)), name);
  return { who, authenticator, passkey: await read(added, passkeySchema) };
}
const challenge = async () =>
  read(await api.fetch("/api/passkeys/challenge", { method: "POST" }), passkeyChallengeSchema);
const signIn = (credential: PasskeyAssertion, headers: Record<string, string> = {}) =>
  api.fetch("/api/passkeys/session", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Client-Address": "192.0.2.77",
      "User-Agent": FIREFOX,
      ...headers,
    },
    body: JSON.stringify({ credential }),
  });
const kindsOf = async (who: SignedIn) => {
  const log = await who.fetch("/api/user/me/security_events");
  return ((await log.json()) as { "hydra:member": SecurityEvent[] })["hydra:member"].map(
    ({ kind, detail }) => (detail ? `${kind} ${detail}` : kind),
  );
};

test("a passkey is added with the password, named and listed, and signs in without password or e-mail address", async () => {
  const { who, authenticator, passkey } = await withPasskey({ locale: "en" });
  expect(passkey).toMatchObject({ name: "Téléphone", createdAt: api.now.toISOString(), lastUsedAt: null });
  later(60);
  const answer = await signIn(authenticator.show(await challenge()));
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["token", "device"]);
  const { token } = (await answer.json()) as { token: string };
  const me = await asBearer(api, token)("/api/user/me");
  expect(await me.json()).toMatchObject({ email: who.email });
  const list = await who.fetch(PATH);
  expect(await list.json()).toMatchObject({
    "hydra:totalItems": 1,
    "hydra:member": [{ id: passkey.id, lastUsedAt: api.now.toISOString() }],
  });
  expect(await kindsOf(who)).toEqual(["signedIn", "passkeyUsed Téléphone", "passkeyAdded Téléphone"]);
  const letters = await lettersOf(api);
  expect(letters.map(({ template, locale }) => [template, locale])).toEqual([
    ["security-changed", "en"],
    ["new-device", "en"],
  ]);
  // A second sign-in by the same browser is not reported.
  const device = cookies[1]?.split(";")[0] ?? "";
  expect((await signIn(authenticator.show(await challenge()), { Cookie: device })).status).toBe(200);
  expect(await lettersOf(api)).toHaveLength(2);
});

test("the offer of a passkey needs the password, names the site from its settings, and reveals only the user's address", async () => {
  const { who, authenticator } = await withPasskey();
  expect(await refusal(await post(who, `${PATH}/offer`, { password: "wrong" }))).toEqual([
    "password",
    VIOLATION_CODES.wrongPassword,
  ]);
  const offer = await offerTo(who);
  expect(offer).toMatchObject({
    rp: { id: "localhost", name: "Sillon" },
    user: { name: who.email },
    attestation: "none",
    excludeCredentials: [{ id: authenticator.id.toString("base64url"), transports: ["internal"] }],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  // The id stays the same, so that an authenticator keeps only one passkey for the account.
  expect(offer.user.id).toBe(authenticator.userHandle);
  expect(Buffer.from(offer.user.id, "base64url")).toHaveLength(32);
  expect(await challenge()).toMatchObject({ rpId: "localhost", userVerification: "required" });
  const bo = await signedIn(api, { email: "bo@example.org", passwordHash: "x" });
  expect((await offerTo(bo)).user.id).not.toBe(offer.user.id);
});

const NONE: Odd = {};
test.each<[string, Odd]>([
  ["from another site", { origin: "http://localhost:4001" }],
  ["for another host", { rpId: "example.org" }],
  ["without finger, face or PIN", { isUnverified: true }],
  ["that was made for signing in", { type: "webauthn.get" }],
  ["attested by certificates", { attestation: vouchedFor }],
  ["with an empty attestation", { attestation: () => ({ format: "tpm", statement: new Map() }) }],
])("a passkey %s is not added", async (_, odd) => {
  const who = await signedIn(api, { passwordHash: "x" });
  const authenticator = new SoftwareAuthenticator(TEST_SITE);
  const fetched = vi.spyOn(globalThis, "fetch");
  const offer = await offerTo(who);
  expect(await refusal(await add(who, authenticator.make(offer, odd)))).toEqual(NOT_VALID);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
  expect(await api.db.$count(passkeys)).toBe(0);
  expect((await add(who, authenticator.make(offer, NONE))).status).toBe(201);
});

test("an offer can be used once, within ten minutes, and only by the person who asked for it", async () => {
  const { who, authenticator } = await withPasskey();
  const bo = await signedIn(api, { email: "bo@example.org", passwordHash: "x" });
  const offer = await offerTo(who);
  const other = () => new SoftwareAuthenticator(TEST_SITE);
  expect(await refusal(await add(bo, other().make(offer)))).toEqual(NOT_VALID);
  const asked = await challenge();
  expect(await refusal(await add(who, other().make({ ...offer, challenge: asked.challenge })))).toEqual(
    NOT_VALID,
  );
  const both = await Promise.all([1, 2].map(() => add(who, other().make(offer))));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const late = await offerTo(who);
  later(600);
  expect(await refusal(await add(who, other().make(late)))).toEqual(NOT_VALID);
  // A passkey of one account cannot be added to another.
  expect(await refusal(await add(bo, authenticator.make(await offerTo(bo))))).toEqual(NOT_VALID);
  expect(await api.db.$count(passkeys)).toBe(2);
});

test.each<[string, Odd]>([
  ["from another site", { origin: "https://localhost:4000" }],
  ["for another host", { rpId: "example.org" }],
  ["without finger, face or PIN", { isUnverified: true }],
  ["made for a registration", { type: "webauthn.create" }],
  ["signed by another key", { key: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey }],
  ["for another user", { userHandle: "AAAA" }],
])("a passkey shown %s does not sign in", async (_, odd) => {
  const { authenticator } = await withPasskey();
  const refused = await signIn(authenticator.show(await challenge(), odd));
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ code: 401, message: "Invalid credentials." });
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect((await signIn(authenticator.show(await challenge()))).status).toBe(200);
});

test("a challenge signs in once, also if sent four times at once, and within ten minutes; a foreign one never does", async () => {
  const { who, authenticator } = await withPasskey();
  const shown = authenticator.show(await challenge());
  const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(shown)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  const asked = await challenge();
  const offer = await offerTo(who);
  for (const strange of ["", "AAAA", offer.challenge, Buffer.alloc(38, 1).toString("base64url")]) {
    expect((await signIn(authenticator.show({ ...asked, challenge: strange }))).status).toBe(401);
  }
  later(600);
  expect((await signIn(authenticator.show(asked))).status).toBe(401);
  expect((await signIn(authenticator.show(await challenge()))).status).toBe(200);
  // Expired challenges are no longer stored.
  expect(await api.db.$count(usedChallenges)).toBe(1);
});

test("a passkey whose counter does not grow is taken for a copy: it is refused, and the security log says so", async () => {
  const { who, authenticator } = await withPasskey();
  for (const counter of [7, 8]) {
    expect((await signIn(authenticator.show(await challenge(), { counter }))).status).toBe(200);
  }
  for (const counter of [8, 3, 0]) {
    expect((await signIn(authenticator.show(await challenge(), { counter }))).status).toBe(401);
  }
  expect((await kindsOf(who)).filter((kind) => kind.startsWith("passkeyRefused"))).toHaveLength(3);
  expect((await signIn(authenticator.show(await challenge(), { counter: 4_294_967_295 }))).status).toBe(200);
});

test("a passkey replaces the password and the one-time code at sign-in, so adding one requires both", async () => {
  const { who, authenticator } = await withPasskey();
  const factor = "/api/user/me/second_factor";
  const { secret } = (await (await post(who, factor, { password: PASSWORD })).json()) as { secret: string };
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.now.getTime() });
  await post(who, `${factor}/confirmation`, { code: codeNow() });
  later(30);
  expect((await signIn(authenticator.show(await challenge()))).status).toBe(200);
  expect(await refusal(await post(who, `${PATH}/offer`, { password: PASSWORD }))).toEqual([
    "code",
    VIOLATION_CODES.codeNeeded,
  ]);
  expect(await refusal(await post(who, `${PATH}/offer`, { password: PASSWORD, code: "000000" }))).toEqual([
    "code",
    VIOLATION_CODES.wrongCode,
  ]);
  const offered = await post(who, `${PATH}/offer`, { password: PASSWORD, code: codeNow() });
  expect(offered.status).toBe(200);
});

test("a removed passkey no longer signs in, nobody can remove another person's, and letters report what changed", async () => {
  const { who, authenticator, passkey } = await withPasskey({ locale: "fr" }, "Clé <b>USB</b>");
  const bo = await signedIn(api, { email: "bo@example.org", passwordHash: "x" });
  const removal = `${passkey["@id"]}/removal`;
  expect((await post(bo, removal, { password: PASSWORD })).status).toBe(404);
  expect((await bo.fetch(passkey["@id"] ?? "")).status).toBe(404);
  expect(await refusal(await post(who, removal, { password: "wrong" }))).toEqual([
    "password",
    VIOLATION_CODES.wrongPassword,
  ]);
  expect((await post(who, removal, { password: PASSWORD })).status).toBe(204);
  expect((await post(who, removal, { password: PASSWORD })).status).toBe(404);
  expect((await signIn(authenticator.show(await challenge()))).status).toBe(401);
  const letters = await lettersOf(api);
  expect(letters.map(({ data }) => [data.kind, data.detail])).toEqual([
    ["passkeyAdded", "Clé <b>USB</b>"],
    ["passkeyRemoved", "Clé <b>USB</b>"],
  ]);
  for (const locale of ["fr", "en"] as const) {
    const data = letters[0]?.data as LetterData<"security-changed">;
    const letter = renderLetter(securityChanged, { data, locale, siteUrl: "https://music.example" });
    expect(letter.text).toContain("Clé <b>USB</b>");
    expect(letter.html).toContain("Clé &lt;b&gt;USB&lt;/b&gt;");
    expect(letter.text).toContain(`https://music.example/${locale}/auth/forgot-password`);
  }
});

test("a reset deletes an account's passkeys, none signs in to a disabled account, and an account has at most twenty", async () => {
  const { who, authenticator } = await withPasskey();
  await setEnabled(api.db, who.email, false);
  expect((await signIn(authenticator.show(await challenge()))).status).toBe(401);
  await setEnabled(api.db, who.email, true);
  expect((await signIn(authenticator.show(await challenge()))).status).toBe(200);
  await resetUser(api.db, api.passwords, who.email);
  expect((await signIn(authenticator.show(await challenge()))).status).toBe(401);

  const bo = await signedIn(api, { email: "bo@example.org", passwordHash: "x" });
  const addOne = async () => add(bo, new SoftwareAuthenticator(TEST_SITE).make(await offerTo(bo)));
  for (let held = 0; held < 20; held += 1) expect((await addOne()).status).toBe(201);
  expect(await refusal(await addOne())).toEqual(["name", VIOLATION_CODES.tooMany]);
});

test("after thirty failures from one address sign-in must wait, as with passwords; successes do not count", async () => {
  const { authenticator } = await withPasskey();
  for (let success = 0; success < 31; success += 1) {
    expect((await signIn(authenticator.show(await challenge()))).status).toBe(200);
  }
  const strange = new SoftwareAuthenticator(TEST_SITE);
  strange.userHandle = authenticator.userHandle;
  for (let failure = 0; failure < 30; failure += 1) {
    expect((await signIn(strange.show(await challenge()))).status).toBe(401);
  }
  const waiting = await signIn(authenticator.show(await challenge()));
  expect(waiting.status).toBe(429);
  expect(Number(waiting.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test.each([
  ["nothing", {}],
  ["a text", { credential: "x" }],
  ["no base64url", { credential: { id: "é", rawId: "é", type: "public-key", response: {} } }],
  [
    "parts without end",
    {
      credential: {
        id: "a".repeat(9_000),
        rawId: "a",
        type: "public-key",
        response: { clientDataJSON: "a", authenticatorData: "a", signature: "a" },
      },
    },
  ],
])("%s instead of a passkey is a bad request and no error of the server", async (_, body) => {
  const refused = await api.fetch("/api/passkeys/session", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect([400, 422]).toContain(refused.status);
  expect(api.errors).toEqual([]);
});
