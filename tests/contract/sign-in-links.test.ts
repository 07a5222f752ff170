import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { VIOLATION_CODES, violationListSchema } from "#/contract/error.ts";
import type { SecurityEvent } from "#/contract/security-event.ts";
import { setEnabled } from "#/server/people/users/account-admin.ts";
import { signInLinks } from "#/server/platform/db/schema/security.ts";
import type { LetterData } from "#/server/platform/mail/letters.ts";
import { renderLetter } from "#/server/platform/mail/render-letter.ts";
import { signInLink } from "#/server/platform/mail/templates/sign-in-link.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { lettersOf } from "#/tests/support/letters-of.ts";
import { codeOf, later, protectedAccount } from "#/tests/support/protected-account.ts";
import { asBearer, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("empty");
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  api.now = new Date("2026-06-01T12:00:00Z");
  // These tests are about links and limits, not argon2.
  api.passwords = {
    hash: async () => "",
    verify: async (stored, password) => stored !== null && password === PASSWORD,
  };
});

type Log = { "hydra:member": SecurityEvent[] };

const PASSWORD = "sept lanternes à Huế";
const EMAIL = "ana@example.org";
/** Sends a request and waits for its letter too, so that the letters come in the order of the requests. */
async function post(path: string, json: object, address = "192.0.2.1") {
  const answer = await api.fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Client-Address": address },
    body: JSON.stringify(json),
  });
  await api.settle();
  return answer;
}
const ask = (email = EMAIL, address?: string) => post("/api/sign-in-links", { email }, address);
const follow = (token: string, code?: string) =>
  post("/api/sign-in-links/session", { token, ...(code !== undefined && { code }) });
const signIn = (json: object, address?: string) =>
  post("/authentification", { email: EMAIL, password: PASSWORD, ...json }, address);
const linksOf = async () =>
  (await lettersOf(api)).filter(({ template }) => template === "sign-in-link").map(({ data }) => data.token);
const refusal = async (response: Response) => {
  expect(response.status).toBe(422);
  const [violation] = violationListSchema.parse(await response.json()).violations;
  return [violation?.propertyPath, violation?.code];
};
/** Fifty wrong passwords from fifty addresses. */
async function fillLimit() {
  for (let stranger = 0; stranger < 50; stranger += 1) {
    expect((await signIn({ password: "wrong" }, `198.51.100.${stranger}`)).status).toBe(401);
  }
  expect((await signIn({})).status).toBe(429);
}

test("a link signs in once from an unknown browser, even if strangers have used up the account's attempts", async () => {
  await signedIn(api, { passwordHash: "x" });
  await fillLimit();
  expect((await ask()).status).toBe(204);
  const [link = ""] = await linksOf();
  const entered = await follow(link);
  expect(entered.status).toBe(200);
  const { token } = (await entered.json()) as { token: string };
  expect((await asBearer(api, token)("/api/user/me")).status).toBe(200);
  expect((await follow(link)).status).toBe(404);
  // The browser is known from now on, so the password works there.
  const cookie = /device=[\w-]+/.exec(entered.headers.getSetCookie().join())?.[0] ?? "";
  const known = await api.fetch("/authentification", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Client-Address": "192.0.2.9", Cookie: cookie },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  expect(known.status).toBe(200);
});

test("a link is not used up, and the browser stays unknown, if the session could not be opened", async () => {
  await signedIn(api, { passwordHash: "x" });
  await ask();
  const [link = ""] = await linksOf();
  await api.db.execute(sql`alter table sessions rename to sessions_away`);
  const answer = await follow(link);
  await api.db.execute(sql`alter table sessions_away rename to sessions`);
  expect(answer.status).toBe(500);
  expect((await lettersOf(api)).map(({ template }) => template)).toEqual(["sign-in-link"]);
  expect((await follow(link)).status).toBe(200);
});

test("the security log tells a sign-in by a link from one by password", async () => {
  const ana = await signedIn(api, { passwordHash: "x" });
  await signIn({});
  await ask();
  await follow((await linksOf())[0] ?? "");
  const log = (await (await ana.fetch("/api/user/me/security_events")).json()) as Log;
  expect(log["hydra:member"].map(({ kind }) => kind)).toEqual(["signedIn", "signInLinkUsed", "signedIn"]);
});

test("a link returns to the page for which sign-in was opened, and the letter does not contain that address", async () => {
  await signedIn(api, { passwordHash: "x" });
  await post("/api/sign-in-links", { email: EMAIL, redirect: "/fr/albums?mood=calme#suite" });
  await ask();
  const [first = "", second = ""] = await linksOf();
  expect(JSON.stringify(await lettersOf(api))).not.toContain("albums");
  expect(await (await follow(first)).json()).toMatchObject({ redirect: "/fr/albums?mood=calme#suite" });
  expect(await (await follow(second)).json()).toMatchObject({ redirect: null });
  const long = await post("/api/sign-in-links", { email: EMAIL, redirect: `/fr/${"a".repeat(1_997)}` });
  expect(await refusal(long)).toEqual(["redirect", VIOLATION_CODES.tooLong]);
});

test("an invalid address is refused", async () => {
  expect(await refusal(await ask("ana"))).toEqual(["email", VIOLATION_CODES.email]);
  expect(await refusal(await ask(" "))).toEqual(["email", VIOLATION_CODES.blank]);
});

test("a link used four times at once signs in once, within an hour; any other text never does", async () => {
  await signedIn(api, { passwordHash: "x" });
  await ask();
  await ask();
  const [first = "", second = ""] = await linksOf();
  expect((await follow(`${first}x`)).status).toBe(404);
  expect((await follow("")).status).toBe(404);
  const answers = await Promise.all([1, 2, 3, 4].map(() => follow(first)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  later(api, 3_600 - 1);
  // Using one link does not use up the other.
  expect((await follow(second)).status).toBe(200);
  await ask();
  const third = (await linksOf()).at(-1) ?? "";
  later(api, 3_600);
  expect((await follow(third)).status).toBe(404);
  const kept = JSON.stringify(await api.db.select().from(signInLinks));
  for (const token of [first, second, third]) expect(kept).not.toContain(token);
});

test("an account gets three links an hour, whoever asks, so that its user always has a working link or can get one", async () => {
  await signedIn(api, { passwordHash: "x" });
  await signedIn(api, { email: "bo@example.org", passwordHash: "x" });
  for (let stranger = 0; stranger < 10; stranger += 1) {
    expect((await ask(EMAIL, `198.51.100.${stranger}`)).status).toBe(204);
    later(api, 60);
  }
  const links = await linksOf();
  expect(links).toHaveLength(3);
  // Those of strangers do not void each other: all are in the mailbox of their person.
  expect((await follow(links[0] ?? "")).status).toBe(200);
  expect((await ask("bo@example.org")).status).toBe(204);
  expect(await linksOf()).toHaveLength(4);
  // The first was sent ten minutes ago: fifty later there is room again, and not a minute before.
  later(api, 49 * 60);
  await ask();
  expect(await linksOf()).toHaveLength(4);
  expect((await follow(links[2] ?? "")).status).toBe(200);
  later(api, 60);
  await ask();
  expect(await linksOf()).toHaveLength(5);
});

test("forty people who ask at once are sent three letters", async () => {
  await signedIn(api, { passwordHash: "x" });
  await Promise.all(Array.from({ length: 40 }, (_, stranger) => ask(EMAIL, `198.51.100.${stranger}`)));
  expect(await linksOf()).toHaveLength(3);
});

test("the answer is the same whether or not the address has an account, and one visitor asks ten times an hour", async () => {
  await signedIn(api, { passwordHash: "x" });
  await signedIn(api, { email: "shut@example.org", passwordHash: "x", isEnable: false });
  const seen = new Set<string>();
  for (const [at, email] of [EMAIL, "nobody@example.org", "shut@example.org"].entries()) {
    const answer = await ask(email, `198.51.100.${at}`);
    const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
    seen.add(JSON.stringify([answer.status, await answer.text(), headers]));
  }
  expect(seen.size).toBe(1);
  expect((await lettersOf(api)).map(({ recipient }) => recipient)).toEqual([EMAIL]);
  for (let time = 0; time < 10; time += 1) expect((await ask("nobody@example.org")).status).toBe(204);
  expect((await ask("nobody@example.org")).status).toBe(429);
  expect((await ask("nobody@example.org", "192.0.2.2")).status).toBe(204);
});

test("a link replaces the password alone: a user with a second factor is asked for a code, and a wrong code does not use the link up", async () => {
  const { secret, codes } = await protectedAccount(api, PASSWORD);
  await ask();
  await ask();
  const [first = "", second = ""] = await linksOf();
  expect(await refusal(await follow(first))).toEqual(["code", VIOLATION_CODES.codeNeeded]);
  expect(await refusal(await follow(first, "000000"))).toEqual(["code", VIOLATION_CODES.wrongCode]);
  expect((await follow(first, codeOf(api, secret))).status).toBe(200);
  expect((await follow(second, codes[0])).status).toBe(200);
});

test("a new password makes earlier links invalid, a link to a disabled account does not sign in, and a link confirms no address", async () => {
  const ana = await signedIn(api, { passwordHash: "x", isVerified: false });
  await ask();
  await ask();
  const [first = "", second = ""] = await linksOf();
  await setEnabled(api.db, EMAIL, false);
  expect((await follow(first)).status).toBe(404);
  await setEnabled(api.db, EMAIL, true);
  const entered = (await (await follow(first)).json()) as { token: string };
  const person = asBearer(api, entered.token);
  expect(await (await person("/api/user/me")).json()).toMatchObject({ id: ana.id, isVerified: false });
  const json = { currentPassword: PASSWORD, newPassword: "huit barques sur la rivière" };
  expect((await person("/api/user/me/reset_password", { method: "POST", json })).status).toBe(200);
  expect((await follow(second)).status).toBe(404);
});

test("the letter brings the link in the language of the request, else of the account, and says what it does", async () => {
  await signedIn(api, { passwordHash: "x", locale: "fr" });
  await post("/api/sign-in-links", { email: EMAIL, locale: "en" });
  await ask();
  const letters = await lettersOf(api);
  expect(letters.map(({ recipient, locale }) => [recipient, locale])).toEqual([
    [EMAIL, "en"],
    [EMAIL, "fr"],
  ]);
  for (const locale of ["fr", "en"] as const) {
    const data = letters[0]?.data as LetterData<"sign-in-link">;
    const letter = renderLetter(signInLink, { data, locale, siteUrl: "https://music.example" });
    expect(letter.text).toContain(`https://music.example/${locale}/auth/sign-in-link/${data.token}`);
    expect(letter.subject).not.toContain(data.token);
  }
});

test("password and code together sign in even when all attempts are used up; a refusal does not say which of them is wrong", async () => {
  const { secret } = await protectedAccount(api, PASSWORD);
  await signedIn(api, { email: "bo@example.org", passwordHash: "x" });
  await fillLimit();
  const right = codeOf(api, secret);
  const seen = new Set<string>();
  const tries = [
    { password: "wrong", code: right },
    { password: "wrong", code: "000000" },
    { code: "000000" },
    { code: "" },
    {},
  ];
  for (const [at, json] of tries.entries()) {
    const answer = await signIn(json, `203.0.113.${at}`);
    const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
    seen.add(JSON.stringify([answer.status, await answer.text(), headers]));
  }
  expect([...seen]).toHaveLength(1);
  expect([...seen][0]).toMatch(/^\[429,/);
  const entered = await signIn({ code: right }, "203.0.113.50");
  expect(entered.status).toBe(200);
  // The sign-in has used the code up.
  expect((await signIn({ code: right }, "203.0.113.51")).status).toBe(429);
});

test("five wrong codes with the right password lead to a wait there too; codes with a wrong password do not count", async () => {
  const { secret } = await protectedAccount(api, PASSWORD);
  await fillLimit();
  const guess = (json: object, address: number) => signIn(json, `203.0.113.${address}`);
  await Promise.all([1, 2, 3, 4, 5, 6].map((n) => guess({ password: "wrong", code: "000000" }, n)));
  expect((await guess({ code: codeOf(api, secret) }, 7)).status).toBe(200);
  later(api, 30);
  await Promise.all([11, 12, 13, 14, 15].map((n) => guess({ code: "000000" }, n)));
  expect((await guess({ code: codeOf(api, secret) }, 16)).status).toBe(429);
  later(api, 15 * 60);
  expect((await guess({ code: codeOf(api, secret) }, 17)).status).toBe(200);
});

test("while a limit cannot be counted, requests are refused", async () => {
  const { secret } = await protectedAccount(api, PASSWORD);
  await api.db.execute(sql`alter table rate_limits
    add constraint uncounted check (key not like 'sign-in anywhere%')`);
  const answer = await signIn({ code: codeOf(api, secret) });
  await api.db.execute(sql`alter table rate_limits drop constraint uncounted`);
  expect(answer.status).toBe(500);
});
