import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { argon2Passwords } from "#/server/people/credentials/passwords.ts";
import { addUser, resetUser, setEnabled, unlockUser } from "#/server/people/users/account-admin.ts";
import { userCommand } from "#/server/people/users/user-command.ts";
import { readConfig } from "#/server/platform/config/config.ts";
import { secondFactors, securityEvents } from "#/server/platform/db/schema/security.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { createDemoAccounts } from "#/server/start/create-demo-accounts.ts";
import { loadOrCreateSecret } from "#/server/start/load-or-create-secret.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { asBearer } from "#/tests/support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const EMAIL = "ana@example.org";
const passwords = argon2Passwords();

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "sillon-accounts-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function signIn(email: string, password: string) {
  const response = await api.fetch("/authentification", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await response.json()) as { token?: string };
  return { status: response.status, fetch: asBearer(api, token ?? "") };
}

test("an operator's account is opened with the printed password, which is random and not stored", async () => {
  const password = (await addUser(api.db, passwords, { email: EMAIL })) ?? "";
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect((await signIn(EMAIL, password)).status).toBe(200);
  expect(JSON.stringify(await api.db.select().from(users))).not.toContain(password);
  expect(await addUser(api.db, passwords, { email: EMAIL })).toBeNull();
});

test("a disabled account is signed out and cannot sign in until it is enabled; a reset account has another password", async () => {
  const first = (await addUser(api.db, passwords, { email: EMAIL })) ?? "";
  const { fetch } = await signIn(EMAIL, first);
  expect(await setEnabled(api.db, EMAIL, false)).toBe(true);
  expect((await fetch("/api/user/me")).status).toBe(401);
  expect((await signIn(EMAIL, first)).status).toBe(401);
  await setEnabled(api.db, EMAIL, true);
  const again = await signIn(EMAIL, first);
  expect(again.status).toBe(200);
  const second = (await resetUser(api.db, passwords, EMAIL)) ?? "";
  expect((await again.fetch("/api/user/me")).status).toBe(401);
  expect((await signIn(EMAIL, first)).status).toBe(401);
  expect((await signIn(EMAIL, second)).status).toBe(200);
  expect(await setEnabled(api.db, "nobody@example.org", true)).toBe(false);
  expect(await resetUser(api.db, passwords, "nobody@example.org")).toBeNull();
});

test("an operator can turn off the codes of a person who lost phone and recovery codes, and the security log says so", async () => {
  await addUser(api.db, passwords, { email: EMAIL });
  expect(await unlockUser(api.db, EMAIL)).toBe(false);
  const [user] = await api.db.select({ id: users.id }).from(users);
  const factor = { userId: user?.id ?? 0, sealedSecret: "sealed", confirmedAt: api.now };
  await api.db.insert(secondFactors).values(factor);
  expect(await unlockUser(api.db, EMAIL)).toBe(true);
  expect(await api.db.select().from(secondFactors)).toEqual([]);
  expect(await api.db.select().from(securityEvents)).toMatchObject([
    { kind: "secondFactorRemovedByOperator" },
  ]);
  expect(await unlockUser(api.db, "nobody@example.org")).toBe(false);
});

test("the demo has two accounts with random passwords, printed once and stored in a file that only its owner can read", async () => {
  const file = join(await folder(), "demo-accounts.txt");
  const lines = await createDemoAccounts({ db: api.db, passwords, file });
  expect(lines).toHaveLength(2);
  expect(await readFile(file, "utf8")).toBe(`${lines.join("\n")}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  for (const line of lines) {
    const [email = "", password = ""] = line.split(/ +/);
    const { status, fetch } = await signIn(email, password);
    expect(status).toBe(200);
    expect(await (await fetch("/api/user/me")).json()).toMatchObject({ userProfile: expect.any(String) });
    const advice = await (await fetch("/api/conseil_musicals")).json();
    expect(advice).toMatchObject({ "hydra:member": [{ comment: expect.any(String), trackCount: 4 }] });
  }
  expect(await createDemoAccounts({ db: api.db, passwords, file })).toEqual([]);
  await api.reset();
  expect(await createDemoAccounts({ db: api.db, passwords, file })).toEqual([]);
});

test("the signing secret is made once, for its owner's eyes, and is long enough", async () => {
  const file = join(await folder(), "jwt-secret");
  const made = await Promise.all([
    loadOrCreateSecret(file),
    loadOrCreateSecret(file),
    loadOrCreateSecret(file),
  ]);
  expect(new Set(made).size).toBe(1);
  expect(Buffer.from(made[0] ?? "", "base64url")).toHaveLength(48);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await loadOrCreateSecret(file)).toBe(made[0]);
});

test("the command adds, disables, enables and resets in the data folder, with messages in the language of the terminal", async () => {
  const config = readConfig({ DATA_DIR: await folder() });
  const run = async (args: string[], language: "fr" | "en" = "en") => {
    const output = new PassThrough();
    const code = await userCommand({ args, config, translator: translatorFor(language), output });
    return [code, String(output.read())] as const;
  };
  const added = await run(["add", " ANA@example.org "]);
  expect(added).toEqual([
    0,
    expect.stringMatching(/^The account ana@example\.org is open\..*: [a-z2-9-]{19}\n$/),
  ]);
  expect(await run(["add", EMAIL], "fr")).toEqual([1, expect.stringMatching(/a déjà un compte/)]);
  expect(await run(["disable", EMAIL])).toEqual([0, expect.stringMatching(/is shut/)]);
  expect(await run(["enable", EMAIL])).toEqual([0, expect.stringMatching(/open again/)]);
  expect(await run(["reset", EMAIL], "fr")).toEqual([
    0,
    expect.stringMatching(/nouveau mot de passe.*[a-z2-9-]{19}/),
  ]);
  expect(await run(["reset", "nobody@example.org"])).toEqual([1, expect.stringMatching(/No account/)]);
  expect(await run(["unlock", EMAIL])).toEqual([1, expect.stringMatching(/nothing has changed/)]);
  const [, log] = await run(["log", EMAIL]);
  expect(log).toMatch(
    /^\S+Z {2}Password reset by the operator\n.* {2}Account opened again .*\n.* {2}Account shut .*\n$/,
  );
  expect(await run(["log", "nobody@example.org"], "fr")).toEqual([1, expect.stringMatching(/^Rien n’est/)]);
  for (const args of [[], ["add"], ["drop", EMAIL], ["add", EMAIL, "x"]]) {
    await expect(run(args)).rejects.toMatchObject({ notice: { key: "userArguments" } });
  }
  await expect(run(["add", "ana"])).rejects.toMatchObject({ notice: { key: "userNoEmail" } });
}, 120_000);
