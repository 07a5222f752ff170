import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mailQueue } from "#/server/platform/db/schema/operations.ts";
import { createMailer } from "#/server/platform/mail/mailer.ts";
import { smtpTransport } from "#/server/platform/mail/smtp-transport.ts";
import { headersOf, smtpServerForTests } from "#/server/platform/mail/test-smtp-server.ts";
import { apiForTests, TEST_SITE, type TestApi } from "#/tests/support/api.ts";
import { BAD_ADDRESSES, HOSTILE_NAMES } from "#/tests/support/hostile-text.ts";
import { lettersOf } from "#/tests/support/letters-of.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
let server: Awaited<ReturnType<typeof smtpServerForTests>>;
beforeAll(async () => {
  api = await apiForTests("empty");
  server = await smtpServerForTests();
});
afterAll(async () => {
  await server.close();
  await api.close();
});
beforeEach(async () => {
  await api.reset();
  server.received.length = 0;
});

/** Sends all queued letters; returns what the mail server received. */
async function delivered() {
  await lettersOf(api);
  const mailer = createMailer({
    db: api.db,
    transport: smtpTransport(server.url, "music@music.example"),
    clock: () => new Date(Date.now() + 60_000),
    siteUrl: TEST_SITE,
    log: { warn: () => undefined, error: () => undefined },
  });
  await mailer.settle();
  await mailer.close();
  return server.received;
}

/** The plain text of a letter, as its reader sees it. */
const plainOf = (source: string) =>
  (source.split(/\r?\n--/)[1] ?? "")
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
const post = (path: string, json: object, headers: Record<string, string> = {}) =>
  api.fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(json),
  });
let address = 0;
const signUp = (changes: object) => {
  // Each from another address, since other tests are about the limits.
  address += 1;
  return post(
    "/api/user",
    {
      email: "ana@example.org",
      password: "sept lanternes à Huế",
      firstname: "Ana",
      lastname: "Lê",
      locale: "en",
      acceptTerms: true,
      ...changes,
    },
    { "X-Client-Address": `192.0.2.${address % 250}` },
  );
};

test("the letters of sign-up and of a forgotten password contain all that is needed to set a new one", async () => {
  await signUp({});
  await post("/api/forgot-password/", { email: "ana@example.org" });
  const letters = await delivered();
  expect(letters.map(({ recipients }) => recipients)).toEqual([["ana@example.org"], ["ana@example.org"]]);
  // Both are sent at the same time, so their order may vary.
  const subject = "Subject: Sillon: your confirmation code";
  const code = letters.find(({ source }) => headersOf(source).includes(subject));
  const link = letters.find((letter) => letter !== code);
  expect(plainOf(code?.source ?? "")).toMatch(/\b\d{6}\b/);
  const path = /http:\/\/localhost:4000\/en\/auth\/reset-password\/([\w-]{43})/.exec(
    plainOf(link?.source ?? ""),
  );
  expect(
    (await post(`/api/forgot-password/${path?.[1]}`, { password: "huit barques sur la rivière" })).status,
  ).toBe(204);
  const signIn = await post("/authentification", {
    email: "ana@example.org",
    password: "huit barques sur la rivière",
  });
  expect(signIn.status).toBe(200);
  // The data of a sent letter is deleted: neither code nor link can be read from the queue.
  const [first, second] = await api.db.select().from(mailQueue);
  expect([first?.data, second?.data]).toEqual([{}, {}]);
});

test("bad addresses get no letter and create no account", async () => {
  for (const email of BAD_ADDRESSES) {
    const status = (await signUp({ email })).status;
    const isPadded = email.trim() !== email && !email.includes("\r");
    if (!isPadded) expect([email, status]).toEqual([email, 422]);
    expect(
      (await post("/api/forgot-password/", { email }, { "X-Client-Address": `198.51.100.${address}` }))
        .status,
    ).not.toBe(500);
  }
  const recipients = (await delivered()).flatMap((mail) => mail.recipients);
  expect(recipients.filter((one) => one !== "a@b.fr")).toEqual([]);
  expect(api.errors).toEqual([]);
});

test("hostile names add no recipient and no header", async () => {
  for (const [index, name] of HOSTILE_NAMES.entries()) {
    await signUp({ email: `ana${index}@example.org`, firstname: name, lastname: name });
  }
  const mails = await delivered();
  expect(mails.length).toBeGreaterThan(5);
  for (const mail of mails) {
    expect(mail.recipients).toEqual([expect.stringMatching(/^ana\d+@example\.org$/)]);
    expect(mail.source).not.toMatch(/victim/);
    expect(headersOf(mail.source).filter((line) => /^(to|cc|bcc|reply-to):/i.test(line))).toHaveLength(1);
  }
});

/** Creates a project and shares it; returns whether the server accepted the name. */
async function share(owner: SignedIn, name: string, emails: string[], headers = {}): Promise<boolean> {
  const made = await owner.fetch("/api/user_playlists", { method: "POST", json: { name } });
  if (made.status !== 201) return false;
  const { id } = (await made.json()) as { id: number };
  const json = { sharedWithList: emails.map((email) => ({ email })) };
  const answer = await owner.fetch(`/api/user_playlists_team/${id}`, { method: "PATCH", json, headers });
  expect(answer.status).toBe(200);
  return true;
}

test("hostile names of owners and projects add no recipient and no header to letters about a shared project", async () => {
  const recipients: string[] = [];
  for (const [index, name] of HOSTILE_NAMES.entries()) {
    const owner = await signedIn(api, { email: `ana${index}@example.org`, firstname: name, lastname: name });
    const email = `ben${index}@example.org`;
    if (await share(owner, name, [email])) recipients.push(email);
  }
  const mails = await delivered();
  expect(mails.flatMap((mail) => mail.recipients).toSorted()).toEqual(recipients.toSorted());
  expect(recipients.length).toBeGreaterThan(5);
  for (const { source } of mails) {
    const headers = headersOf(source);
    expect(headers.filter((line) => /^(to|cc|bcc|reply-to):/i.test(line))).toHaveLength(1);
    expect(headers.join("\n")).not.toMatch(/victim/);
  }
});

test.each([
  { Host: "evil.example" },
  { "X-Forwarded-Host": "evil.example" },
  { Forwarded: "host=evil.example" },
  { "X-Original-URL": "https://evil.example/", Referer: "https://evil.example/" },
  { "X-Host": "evil.example", "X-Forwarded-Server": "evil.example", "X-HTTP-Host-Override": "evil.example" },
] as Record<string, string>[])(
  "the links in letters lead to the site, also if a request claims %j",
  async (headers) => {
    const ana = await signedIn(api);
    expect((await post("/api/forgot-password/", { email: "ana@example.org" }, headers)).status).toBe(204);
    await share(ana, "Mékong", ["ben@example.org"], headers);
    const mails = await delivered();
    const recipients = mails.flatMap((mail) => mail.recipients);
    expect(recipients.toSorted()).toEqual(["ana@example.org", "ben@example.org"]);
    for (const { source } of mails) {
      const text = source.replace(/=\r?\n/g, "");
      const addresses = [...text.matchAll(/https?:\/\/([^/\s"<]+)/g)].map(([, host]) => host);
      expect(addresses.length).toBeGreaterThan(2);
      expect(new Set(addresses)).toEqual(new Set(["localhost:4000"]));
    }
  },
);
