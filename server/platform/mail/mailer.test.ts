import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "#/server/platform/db/open.ts";
import { mailQueue } from "#/server/platform/db/schema/operations.ts";
import { freshDatabase } from "#/tests/support/fresh-database.ts";
import { BAD_ADDRESSES, HOSTILE_NAMES } from "#/tests/support/hostile-text.ts";
import { mailboxTransport } from "./mailbox-transport.ts";
import { createMailer, type Mailer } from "./mailer.ts";
import { queueMail } from "./queue-mail.ts";
import { smtpTransport } from "./smtp-transport.ts";
import { headersOf, smtpServerForTests } from "./test-smtp-server.ts";
import type { MailTransport } from "./transport.ts";

/** Minutes until the next attempt after each failed one (docs/operate.md). */
const WAITS = [1, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * 60_000);
const MOST_ATTEMPTS = 8;
const FROM = "music@music.example";
const data = {
  name: "Marie Durand",
  email: "marie@example.org",
  company: "",
  phone: "",
  topic: "Un devis",
  message: "Bonjour,\nune question.",
  language: "fr",
};
const letter = {
  recipient: "staff@music.example",
  locale: "fr",
  template: "contact-staff",
  data,
  replyTo: "marie@example.org",
} as const;

let database: OpenDatabase;
let server: Awaited<ReturnType<typeof smtpServerForTests>>;
let refusals: Record<string, number> = {};
let now: Date;
let told: object[];
const opened: Mailer[] = [];

beforeAll(async () => {
  database = await freshDatabase("empty");
  server = await smtpServerForTests({ answer: (recipient) => refusals[recipient] ?? 250 });
});
beforeEach(async () => {
  await database.db.delete(mailQueue);
  server.received.length = 0;
  refusals = {};
  told = [];
  now = new Date(Date.now() + 60_000);
});
afterEach(async () => {
  for (const mailer of opened.splice(0)) await mailer.close();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

function mailerWith(transport: MailTransport = smtpTransport(server.url, FROM)): Mailer {
  const tell = (details: object) => told.push(details);
  const mailer = createMailer({
    db: database.db,
    transport,
    clock: () => now,
    siteUrl: "https://music.example",
    log: { warn: tell, error: tell },
  });
  opened.push(mailer);
  return mailer;
}

/** Returns the data of each letter that the queue still contains. */
const kept = async () => (await rows()).map((row) => row.data);
const rows = () => database.db.select().from(mailQueue).orderBy(asc(mailQueue.id));

test("a queued mail arrives once, in its language, as text and HTML, and its data is deleted", async () => {
  await queueMail(database.db, letter);
  const mailer = mailerWith();
  await mailer.settle();
  await mailer.settle();
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: FROM, recipients: ["staff@music.example"] });
  const headers = headersOf(mail?.source ?? "");
  expect(headers).toContain("From: Sillon <music@music.example>");
  expect(headers).toContain("To: staff@music.example");
  expect(headers).toContain("Reply-To: marie@example.org");
  expect(headers).toContain("Subject: Sillon, message du formulaire de contact");
  expect(mail?.source).toMatch(/text\/plain.*> une question\..*text\/html/s);
  expect(await rows()).toMatchObject([{ sentAt: now, failure: null }]);
  expect(await kept()).toEqual([{}]);
});

test("a mail of a failed transaction is never sent", async () => {
  const failed = database.db.transaction(async (tx) => {
    await queueMail(tx, letter);
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  await mailerWith().settle();
  expect(server.received).toEqual([]);
});

test("two workers on one queue send each mail once", async () => {
  for (let copy = 0; copy < 25; copy += 1) {
    await queueMail(database.db, { ...letter, recipient: `staff${copy}@music.example` });
  }
  await Promise.all([mailerWith().settle(), mailerWith().settle()]);
  const recipients = server.received.map(({ recipients }) => recipients.join());
  expect(recipients).toHaveLength(25);
  expect(new Set(recipients).size).toBe(25);
});

test("a mail that the server cannot accept now is retried at growing intervals, and finally given up", async () => {
  refusals = { "staff@music.example": 451 };
  await queueMail(database.db, letter);
  const mailer = mailerWith();
  for (const [index, wait] of WAITS.entries()) {
    await mailer.settle();
    expect(await rows()).toMatchObject([{ attempts: index + 1, sentAt: null }]);
    expect(await kept()).toEqual([data]);
    now = new Date(now.getTime() + wait - 1);
    await mailer.settle();
    expect(await rows()).toMatchObject([{ attempts: index + 1 }]);
    now = new Date(now.getTime() + 1);
  }
  await mailer.settle();
  expect(await rows()).toMatchObject([{ attempts: MOST_ATTEMPTS, sentAt: null }]);
  expect(await kept()).toEqual([{}]);
  expect(told).toHaveLength(MOST_ATTEMPTS);
  expect(JSON.stringify(told)).not.toContain("@");
  refusals = {};
  now = new Date(now.getTime() + 1e9);
  await mailer.settle();
  expect(server.received).toEqual([]);
});

test("a mail refused permanently is not retried, and does not delay others", async () => {
  refusals = { "staff@music.example": 550 };
  await queueMail(database.db, letter);
  await queueMail(database.db, { ...letter, recipient: "other@music.example" });
  await mailerWith().settle();
  expect(server.received.map(({ recipients }) => recipients)).toEqual([["other@music.example"]]);
  expect(await rows()).toMatchObject([{ attempts: MOST_ATTEMPTS, sentAt: null }, { sentAt: now }]);
  expect(await kept()).toEqual([{}, {}]);
});

test("a mail of a process that died is sent by another", async () => {
  await queueMail(database.db, letter);
  const never: MailTransport = { send: () => new Promise(() => undefined), close: () => undefined };
  const dying = mailerWith(never);
  dying.wake();
  await expect.poll(async () => (await rows())[0]?.attempts, { timeout: 20_000 }).toBe(1);
  opened.length = 0;
  const mailer = mailerWith();
  await mailer.settle();
  expect(server.received).toEqual([]);
  now = new Date(now.getTime() + 120_000);
  await mailer.settle();
  expect(server.received).toHaveLength(1);
});

test("without a mail server, the mail is a complete file in the mailbox folder, for the owner only", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sillon-mailbox-"));
  const files: string[] = [];
  await queueMail(database.db, { ...letter, locale: "en" });
  await mailerWith(mailboxTransport(join(folder, "mailbox"), FROM, (file) => files.push(file))).settle();
  expect(await readdir(join(folder, "mailbox"))).toEqual([files[0]?.split("/").at(-1)]);
  const file = files[0] ?? "";
  expect(file).toMatch(/\d{6}-contact-staff\.eml$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, "utf8")).toContain("Subject: Sillon: message from the contact form");
  await rm(folder, { recursive: true });
});

test("twenty names and subjects that try to be headers add no recipient and no header", async () => {
  await queueMail(database.db, letter);
  await mailerWith().settle();
  const usual = headersOf(server.received[0]?.source ?? "").map((line) => line.split(":", 1)[0]);
  server.received.length = 0;
  for (const name of HOSTILE_NAMES) {
    await queueMail(database.db, {
      ...letter,
      data: { ...data, name, topic: name, company: name, message: name },
    });
  }
  await mailerWith().settle();
  expect(server.received).toHaveLength(HOSTILE_NAMES.length);
  for (const { recipients, source } of server.received) {
    expect(recipients).toEqual(["staff@music.example"]);
    const headers = headersOf(source);
    expect(headers.map((line) => line.split(":", 1)[0])).toEqual(usual);
    expect(headers.join("\n")).not.toMatch(/victim|Marie/);
  }
});

test.each(BAD_ADDRESSES)(
  "no mail can be queued with %j as the recipient or the reply address",
  async (address) => {
    await expect(queueMail(database.db, { ...letter, recipient: address })).rejects.toThrow(
      "no valid address",
    );
    await expect(queueMail(database.db, { ...letter, replyTo: address })).rejects.toThrow("no valid address");
    expect(await rows()).toEqual([]);
  },
);
