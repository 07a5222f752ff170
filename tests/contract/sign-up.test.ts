import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { VIOLATION_CODES, violationListSchema } from "#/contract/error.ts";
import { users, validationCodes } from "#/server/platform/db/schema/users.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { lettersOf } from "#/tests/support/letters-of.ts";
import { asBearer, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("demo");
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const PASSWORD = "sept lanternes à Huế";
const person = {
  email: "Ana@Example.org",
  password: PASSWORD,
  firstname: "Ana",
  lastname: " Lê ",
  locale: "fr",
  acceptTerms: true,
};
const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  api.fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/ld+json", ...headers },
    body: JSON.stringify(json),
  });
const signUp = (changes: object = {}, headers: Record<string, string> = {}) =>
  post("/api/user", { ...person, ...changes }, headers);
const signIn = async (email = person.email) => {
  const response = await post("/authentification", { email, password: PASSWORD });
  return asBearer(api, ((await response.json()) as { token: string }).token);
};
const later = (milliseconds: number) => {
  api.now = new Date(api.now.getTime() + milliseconds);
};
const violationsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return violationListSchema.parse(await response.json()).violations;
};

test("sign-up creates an account that can sign in at once, and mails a code in its language", async () => {
  const response = await signUp({ company: "", phone: "+33 1 23 45 67 89", newsletter: true });
  expect(response.status).toBe(202);
  expect(response.headers.get("Location")).toBeNull();
  expect(await response.json()).toMatchObject({ "@type": "Registration", status: "pending" });
  expect(await lettersOf(api)).toEqual([
    {
      recipient: "ana@example.org",
      locale: "fr",
      template: "validation-code",
      data: { code: expect.stringMatching(/^\d{6}$/) },
    },
  ]);
  const me = await (await signIn())("/api/user/me");
  expect(await me.json()).toMatchObject({
    email: "ana@example.org",
    lastname: "Lê",
    company: null,
    phone: "+33 1 23 45 67 89",
    newsletter: true,
    isVerified: false,
  });
  const [stored] = await api.db.select().from(users);
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("sign-up with a known address gets the same answer, changes nothing, and is reported to the owner by letter", async () => {
  const fresh = await signUp();
  // Letters are written after the answer: the order of two of them is theirs alone.
  await api.settle();
  const known = await signUp({ password: "autre chose encore 77", firstname: "Mallory" });
  const bodyOf = async (response: Response) =>
    (await response.text()).replace(/genid\/[0-9a-f-]{36}/, "genid/…");
  expect([known.status, await bodyOf(known)]).toEqual([fresh.status, await bodyOf(fresh)]);
  const namesOf = (response: Response) => [...response.headers.keys()].toSorted();
  expect(namesOf(known)).toEqual(namesOf(fresh));
  expect((await lettersOf(api)).map(({ template }) => template)).toEqual([
    "validation-code",
    "account-known",
  ]);
  expect(await api.db.select({ name: users.firstname }).from(users)).toEqual([{ name: "Ana" }]);
  expect((await (await signIn())("/api/user/me")).status).toBe(200);
});

test("sign-up hashes the password for a known address too, so that both take the same time", async () => {
  let hashed = 0;
  const { hash, verify } = api.passwords;
  api.passwords = {
    verify,
    hash: (password) => {
      hashed += 1;
      return hash(password);
    },
  };
  await signUp();
  await signUp();
  expect(hashed).toBe(2);
});

test.each([
  ["email", { email: "ana@example" }, "email"],
  ["email", { email: " " }, "blank"],
  ["password", { password: "court77" }, "tooShort"],
  ["password", { password: "x".repeat(129) }, "tooLong"],
  ["password", { password: "Azerty123!" }, "commonPassword"],
  ["password", { password: "stuttgart" }, "breachedPassword"],
  ["password", { password: "ana@example.org" }, "sameAsEmail"],
  ["firstname", { firstname: "  " }, "blank"],
  ["lastname", { lastname: "x".repeat(101) }, "tooLong"],
  ["phone", { phone: "call me" }, "format"],
  ["locale", { locale: "de" }, "choice"],
  ["userProfile", { userProfile: "/api/front/user_profiles/9999" }, "choice"],
  ["acceptTerms", { acceptTerms: false }, "notAccepted"],
] as const)("a wrong %s (%o) is refused at its field", async (field, changes, constraint) => {
  const [violation] = await violationsOf(await signUp(changes));
  expect(violation).toMatchObject({ propertyPath: field, code: VIOLATION_CODES[constraint] });
  expect(await api.db.select().from(users)).toEqual([]);
});

test("every wrong field is named at once", async () => {
  const violations = await violationsOf(await signUp({ email: "x", firstname: "", acceptTerms: false }));
  expect(violations.map(({ propertyPath }) => propertyPath)).toEqual(["email", "firstname", "acceptTerms"]);
});

test("the sixth sign-up from one address within an hour must wait, whatever its headers claim; one from another address need not", async () => {
  const from = (address: string, account: number) =>
    signUp(
      { email: `a${account}@example.org` },
      { "X-Client-Address": address, "X-Forwarded-For": `198.51.100.${account}` },
    );
  for (let account = 0; account < 5; account += 1) {
    expect((await from("2001:db8:0:1::1", account)).status).toBe(202);
  }
  const refused = await from("2001:db8:0:1:ffff::2", 5);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_000);
  expect((await from("2001:db8:0:2::1", 6)).status).toBe(202);
});

test("the mailed code validates the address, once", async () => {
  await signUp();
  const [letter] = await lettersOf(api);
  const fetch = await signIn();
  const check = (code: string) => fetch("/api/user/me/validation_code", { method: "POST", json: { code } });
  const right = await check(letter?.data.code ?? "");
  expect(right.status).toBe(200);
  expect(await right.json()).toMatchObject({ "@type": "User", isVerified: true });
  const again = await check("000000");
  expect(again.status).toBe(200);
});

test("a wrong code is refused, and five wrong codes or ten minutes make the code invalid", async () => {
  const ana = await signedIn(api);
  const ask = () => ana.fetch("/api/user/me/validation_code", { method: "POST", json: {} });
  const check = (code: string) =>
    ana.fetch("/api/user/me/validation_code", { method: "POST", json: { code } });
  expect((await ask()).status).toBe(202);
  const code = async () => (await lettersOf(api)).at(-1)?.data.code ?? "";
  const wrong = (await code()) === "123456" ? "654321" : "123456";
  for (let guess = 0; guess < 5; guess += 1) {
    const [violation] = await violationsOf(await check(wrong));
    expect(violation).toMatchObject({ propertyPath: "code", code: VIOLATION_CODES.wrongCode });
  }
  await violationsOf(await check(await code()));

  expect((await ask()).status).toBe(429);
  later(60_001);
  expect((await ask()).status).toBe(202);
  // Ten minutes: contract §2.2.
  later(10 * 60_000);
  await violationsOf(await check(await code()));
  expect((await ask()).status).toBe(202);
  later(10 * 60_000 - 1);
  expect((await check(await code())).status).toBe(200);
});

test("forty guesses sent at once are five guesses", async () => {
  const ana = await signedIn(api);
  await ana.fetch("/api/user/me/validation_code", { method: "POST", json: {} });
  const right = (await lettersOf(api)).at(-1)?.data.code ?? "";
  const guesses = Array.from({ length: 40 }, (_, guess) => String(guess).padStart(6, "9"));
  await Promise.all(
    [...guesses, right].map((code) =>
      ana.fetch("/api/user/me/validation_code", { method: "POST", json: { code } }),
    ),
  );
  const [code] = await api.db.select().from(validationCodes);
  expect(code?.failures).toBe(5);
  expect(await api.db.select({ isVerified: users.isVerified }).from(users)).toEqual([{ isVerified: false }]);
});

test("the sixth code within a day is refused", async () => {
  const ana = await signedIn(api);
  const ask = () => ana.fetch("/api/user/me/validation_code", { method: "POST", json: {} });
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await ask()).status).toBe(202);
    later(61_000);
  }
  expect((await ask()).status).toBe(429);
});

test("fields that only the server decides cannot be sent along", async () => {
  await post("/api/user", {
    ...person,
    id: 77,
    "@id": "/api/user/77",
    isVerified: true,
    isEnable: false,
    tokenVersion: 9,
    ver: 9,
    roles: ["ROLE_ADMIN"],
    passwordHash: "x",
    createdAt: "2000-01-01",
    constructor: { prototype: { isVerified: true } },
  });
  const [stored] = await api.db.select().from(users).where(eq(users.email, "ana@example.org"));
  expect(stored).toMatchObject({ id: 1, isVerified: false, isEnable: true, tokenVersion: 0 });
  expect(stored?.createdAt).toEqual(api.now);
});
