import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { resetUser } from "#/server/people/users/account-admin.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { lettersOf } from "#/tests/support/letters-of.ts";
import { signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("empty");
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const PASSWORD = "sept lanternes à Huế";
const EMAIL = "ana@example.org";
const signIn = (
  { email = EMAIL, password = PASSWORD }: { email?: string; password?: string },
  address = "192.0.2.1",
  headers: Record<string, string> = {},
) =>
  api.fetch("/authentification", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Client-Address": address, ...headers },
    body: JSON.stringify({ email, password }),
  });

/** These tests measure the verdict, not argon2. */
function quick() {
  api.passwords = {
    hash: async () => "",
    verify: async (stored, password) => stored !== null && password === PASSWORD,
  };
}

test("a password for an unknown address is checked with the same work as any other", async () => {
  await signedIn(api, { password: PASSWORD });
  const { hash, verify } = api.passwords;
  const looked: (string | null)[] = [];
  api.passwords = {
    hash,
    verify: (stored, password) => {
      looked.push(stored);
      return verify(stored, password);
    },
  };
  await signIn({ password: "wrong" });
  await signIn({ email: "nobody@example.org" });
  await signIn({ password: "x".repeat(5_000) });
  expect(looked).toEqual([expect.stringMatching(/^\$argon2id/), null, expect.stringMatching(/^\$argon2id/)]);
});

test("guesses of one password from many addresses are all stopped, while other people can sign in", async () => {
  await signedIn(api, { password: PASSWORD });
  await signedIn(api, { email: "bo@example.org", password: PASSWORD });
  quick();
  const from = (visitor: number) => `198.51.100.${visitor}`;
  for (let visitor = 0; visitor < 10; visitor += 1) {
    for (let time = 0; time < 6; time += 1) await signIn({ password: "wrong" }, from(visitor));
  }
  expect((await signIn({ password: "wrong" }, from(11))).status).toBe(429);
  expect((await signIn({ email: "bo@example.org" }, from(11))).status).toBe(200);
  api.now = new Date(api.now.getTime() + 60 * 60_000);
  expect((await signIn({}, from(11))).status).toBe(200);
});

test("guesses of strangers do not lock a person out of their known browser, whose attempts are counted apart", async () => {
  await signedIn(api, { password: PASSWORD });
  quick();
  const cookie = /device=[\w-]+/.exec((await signIn({})).headers.getSetCookie().join())?.[0] ?? "";
  const from = (visitor: number) => `198.51.100.${visitor}`;
  for (let visitor = 0; visitor < 10; visitor += 1) {
    for (let time = 0; time < 6; time += 1) await signIn({ password: "wrong" }, from(visitor));
  }
  const known = { Cookie: cookie };
  expect((await signIn({}, from(11))).status).toBe(429);
  expect((await signIn({}, from(11), { Cookie: `device=${"a".repeat(43)}` })).status).toBe(429);
  expect((await signIn({}, from(11), known)).status).toBe(200);
  // A stolen cookie is no way to guess on for ever, wherever it is taken.
  const statuses = [];
  for (let visitor = 20; visitor < 26; visitor += 1) {
    for (let time = 0; time < 5; time += 1) {
      statuses.push((await signIn({ password: "wrong" }, from(visitor), known)).status);
    }
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  // It does not sign in to another person's account either.
  await signedIn(api, { email: "bo@example.org", password: PASSWORD });
  for (let visitor = 30; visitor < 41; visitor += 1) {
    for (let time = 0; time < 5; time += 1) {
      await signIn({ email: "bo@example.org", password: "wrong" }, from(visitor));
    }
  }
  expect((await signIn({ email: "bo@example.org" }, from(50), known)).status).toBe(429);
});

test("the sixth failure waits, spoofed headers or not; successes do not count; another address is not locked out", async () => {
  await signedIn(api, { password: PASSWORD });
  quick();
  for (let time = 0; time < 20; time += 1) expect((await signIn({})).status).toBe(200);
  for (let guess = 0; guess < 5; guess += 1) expect((await signIn({ password: "wrong" })).status).toBe(401);
  for (let guess = 0; guess < 50; guess += 1) {
    const spoofed = await signIn({ password: "wrong" }, "192.0.2.1", {
      "X-Forwarded-For": `198.51.100.${guess}`,
      "X-Real-IP": `198.51.100.${guess}`,
      Forwarded: `for=198.51.100.${guess}`,
    });
    expect(spoofed.status).toBe(429);
    expect(Number(spoofed.headers.get("Retry-After"))).toBeGreaterThan(0);
  }
  expect((await signIn({})).status).toBe(429);
  expect((await signIn({ email: " ANA@example.org" })).status).toBe(429);
  expect((await signIn({}, "192.0.2.2")).status).toBe(200);
  api.now = new Date(api.now.getTime() + 15 * 60_000);
  expect((await signIn({})).status).toBe(200);
});

/** Chooses that password by a link from a letter. */
async function reset(password: string, address: string) {
  const headers = { "Content-Type": "application/json", "X-Client-Address": address };
  const send = (path: string, json: object) =>
    api.fetch(path, { method: "POST", headers, body: JSON.stringify(json) });
  await send("/api/forgot-password/", { email: EMAIL });
  const token = (await lettersOf(api)).findLast(({ template }) => template === "reset-password")?.data.token;
  expect((await send(`/api/forgot-password/${token}`, { password })).status).toBe(204);
}

test("a password set by a mailed link signs in at once, even if strangers had used up the account's attempts", async () => {
  await signedIn(api, { passwordHash: "x" });
  quick();
  for (let stranger = 0; stranger < 50; stranger += 1) {
    expect((await signIn({ password: "wrong" }, `198.51.100.${stranger}`)).status).toBe(401);
  }
  expect((await signIn({})).status).toBe(429);
  await reset(PASSWORD, "192.0.2.1");
  expect((await signIn({})).status).toBe(200);
});

test("a password set by a mailed link signs in at once, even if the old one was mistyped five times in that browser", async () => {
  await signedIn(api, { passwordHash: "x" });
  await signedIn(api, { email: "bo@example.org", passwordHash: "x" });
  quick();
  for (const email of [EMAIL, "bo@example.org"]) {
    for (let time = 0; time < 5; time += 1) await signIn({ email, password: "wrong" });
  }
  expect((await signIn({})).status).toBe(429);
  await reset(PASSWORD, "192.0.2.1");
  expect((await signIn({})).status).toBe(200);
  expect((await signIn({ email: "bo@example.org" })).status).toBe(429);
  // The five are new ones, and no more than five.
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await signIn({ password: "wrong" })).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test("a password set by the operator signs in at once too", async () => {
  await signedIn(api, { passwordHash: "x" });
  quick();
  for (let stranger = 0; stranger < 50; stranger += 1) {
    await signIn({ password: "wrong" }, `198.51.100.${stranger}`);
  }
  expect((await signIn({})).status).toBe(429);
  await resetUser(api.db, api.passwords, EMAIL);
  expect((await signIn({})).status).toBe(200);
});

test("guesses sent all at once are counted like guesses sent one by one", async () => {
  await signedIn(api, { password: PASSWORD });
  quick();
  const answers = await Promise.all(Array.from({ length: 40 }, () => signIn({ password: "wrong" })));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
});

test("a visitor may fail thirty times over all e-mail addresses; an IPv6 /64 counts as one visitor", async () => {
  quick();
  for (let guess = 0; guess < 30; guess += 1) {
    const status = (await signIn({ email: `u${guess}@example.org` }, `2001:db8:1:2::${guess.toString(16)}`))
      .status;
    expect(status).toBe(401);
  }
  expect((await signIn({ email: "other@example.org" }, "2001:db8:1:2:ffff::1")).status).toBe(429);
  expect((await signIn({ email: "other@example.org" }, "2001:db8:1:3::1")).status).toBe(401);
});

test("limits count a user by account, a visitor by address", async () => {
  const { token } = await signedIn(api);
  const ask = (address: string, headers: Record<string, string> = {}) =>
    api.fetch("/api/contexts/Error", { headers: { "X-Client-Address": address, ...headers } });
  for (let time = 0; time < 300; time += 1) expect((await ask("192.0.2.1")).status).toBe(200);
  expect((await ask("192.0.2.1")).status).toBe(429);
  expect((await ask("192.0.2.1", { Authorization: "Bearer not.a.token" })).status).toBe(429);
  const asUser = { Authorization: `Bearer ${token}` };
  for (let time = 0; time < 1_500; time += 1) {
    expect((await ask(`192.0.2.${time % 250}`, asUser)).status).toBe(200);
  }
  expect((await ask("198.51.100.1", asUser)).status).toBe(429);
});

test("failed attempts still count after a restart of the server", async () => {
  await signedIn(api, { password: PASSWORD });
  quick();
  for (let guess = 0; guess < 5; guess += 1) await signIn({ password: "wrong" });
  const { createApi } = await import("#/server/start/api.ts");
  const again = createApi({
    db: api.db,
    clock: () => api.now,
    log: { error: () => undefined },
    siteUrl: "http://localhost:4000",
    version: "test",
    jwtSecret: "another-start-of-the-same-server-0123",
    sounds: api.sounds,
    staff: "team@music.example",
  });
  const response = await again.request("/authentification", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Client-Address": "192.0.2.1" },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  expect(response.status).toBe(429);
});

test("two hundred known and two hundred unknown addresses get the same bytes from every call that takes one", async () => {
  quick();
  for (let known = 0; known < 200; known += 1) {
    await signedIn(api, { email: `known${known}@example.org`, passwordHash: "x" });
  }
  const calls: Record<string, (email: string) => [string, object]> = {
    signIn: (email) => ["/authentification", { email, password: "wrong" }],
    forgot: (email) => ["/api/forgot-password/", { email }],
    byLink: (email) => ["/api/sign-in-links", { email }],
    signUp: (email) => [
      "/api/user",
      { email, password: PASSWORD, firstname: "A", lastname: "B", locale: "fr", acceptTerms: true },
    ],
  };
  for (const [name, make] of Object.entries(calls)) {
    const seen = new Set<string>();
    for (let who = 0; who < 200; who += 1) {
      for (const email of [`known${who}@example.org`, `unknown-${name}-${who}@example.org`]) {
        const [path, body] = make(email);
        const response = await api.fetch(path, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            "X-Client-Address": `2001:db8:${who}:${email.length}::1`,
          },
          body: JSON.stringify(body),
        });
        const text = (await response.text()).replace(/genid\/[0-9a-f-]{36}/, "genid");
        const headers = [...response.headers].filter(([key]) => key !== "x-request-id");
        seen.add(JSON.stringify([response.status, text, headers]));
      }
    }
    expect([name, seen.size]).toEqual([name, 1]);
  }
  await api.settle();
  expect(api.errors).toEqual([]);
}, 180_000);
