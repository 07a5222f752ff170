import { eq } from "drizzle-orm";
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#/server/platform/db/schema/users.ts";
import { apiForTests, TEST_JWT_SECRET, TEST_SITE, type TestApi } from "#/tests/support/api.ts";
import { asBearer, type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
let ana: SignedIn;
let gone: SignedIn;
beforeAll(async () => {
  api = await apiForTests("empty");
  ana = await signedIn(api);
  gone = await signedIn(api, { email: "gone@example.org" });
  await api.db.delete(users).where(eq(users.id, gone.id));
});
afterAll(() => api.close());

const own = new TextEncoder().encode(TEST_JWT_SECRET);
const other = new TextEncoder().encode("another-secret-of-the-same-length-012345");
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claimsOf = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

const signed = (claims: JWTPayload, header: object = {}, key = own, alg = "HS256") =>
  new SignJWT(claims).setProtectedHeader({ alg, ...header }).sign(key);

/** Each token differs from a valid one only in the way its name says. */
const forgeries: Record<string, () => Promise<string> | string> = {
  "no signature, alg none": () => `${base64({ alg: "none", typ: "JWT" })}.${ana.token.split(".")[1]}.`,
  "alg none with the good signature": () =>
    `${base64({ alg: "none" })}.${ana.token.split(".").slice(1).join(".")}`,
  "a public key used as HMAC secret": async () => {
    const { publicKey } = await generateKeyPair("RS256", { extractable: true });
    return signed(claimsOf(ana.token), {}, new TextEncoder().encode(await exportSPKI(publicKey)));
  },
  "signed RS256": async () => {
    const { privateKey } = await generateKeyPair("RS256");
    return new SignJWT(claimsOf(ana.token)).setProtectedHeader({ alg: "RS256" }).sign(privateKey);
  },
  "our own key, HS512": () =>
    signed(claimsOf(ana.token), {}, new TextEncoder().encode(TEST_JWT_SECRET.repeat(2)), "HS512"),
  "another key": () => signed(claimsOf(ana.token), {}, other),
  "no end": () => {
    const { exp: _, ...rest } = claimsOf(ana.token);
    return signed(rest);
  },
  "an end that is past": () => signed({ ...claimsOf(ana.token), exp: api.now.getTime() / 1000 - 1 }),
  "a beginning to come": () => signed({ ...claimsOf(ana.token), nbf: api.now.getTime() / 1000 + 600 }),
  "another audience": () => signed({ ...claimsOf(ana.token), aud: "https://evil.example" }),
  "no audience": () => {
    const { aud: _, ...rest } = claimsOf(ana.token);
    return signed(rest);
  },
  "kid that is a path": () =>
    signed(claimsOf(ana.token), { kid: "../../../../dev/null" }, new Uint8Array(32)),
  "the forger's key in its header": () =>
    signed(claimsOf(ana.token), { jwk: { kty: "oct", k: Buffer.from(other).toString("base64url") } }, other),
  "two signatures": () => `${ana.token}.${ana.token.split(".")[2]}`,
  "nine kilobytes": () => signed({ ...claimsOf(ana.token), pad: "x".repeat(9_000) }),
  nothing: () => "",
  "an old version": () => signed({ ...claimsOf(ana.token), ver: -1 }),
  "a version to come": () => signed({ ...claimsOf(ana.token), ver: 1 }),
  "another user's id": () => signed({ ...claimsOf(ana.token), sub: String(gone.id) }),
  "a deleted user": () => gone.token,
  "a session that never was": () => signed({ ...claimsOf(ana.token), sid: 999 }),
  "one claim turned after signing": () => {
    const [header, , signature] = ana.token.split(".");
    return `${header}.${base64({ ...claimsOf(ana.token), sub: "1" })}x.${signature}`;
  },
};

test("the token that the forgeries are made from is good", async () => {
  expect(claimsOf(ana.token).aud).toBe(TEST_SITE);
  expect((await ana.fetch("/api/user/me")).status).toBe(200);
});

test.each(Object.entries(forgeries))("a token with %s is refused", async (_, forge) => {
  const response = await asBearer(api, await forge())("/api/user/me");
  expect(response.status).toBe(401);
  expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
  expect(await response.json()).toMatchObject({
    code: 401,
    message: expect.stringMatching(/^(Invalid|Expired) JWT/),
  });
});
