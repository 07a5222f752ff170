import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { violationListSchema } from "#/contract/error.ts";
import { createWebhookEndpoint, webhookDeliveriesEndpoint } from "#/contract/webhook.ts";
import { isPublicIp } from "#/server/operate/webhooks/is-public-ip.ts";
import { WEBHOOK_PURPOSE } from "#/server/operate/webhooks/queries.ts";
import { queueMessages } from "#/server/operate/webhooks/queue-messages.ts";
import { createSendMessage } from "#/server/operate/webhooks/send-message.ts";
import { runWebhookCommand } from "#/server/operate/webhooks/webhook-command.ts";
import { createWebhookSender, type WebhookSender } from "#/server/operate/webhooks/webhook-sender.ts";
import { createAccessToken } from "#/server/people/access-tokens/queries.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { webhookDeliveries, webhooks } from "#/server/platform/db/schema/webhooks.ts";
import { unseal } from "#/server/platform/http/sealed.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { apiForTests, TEST_JWT_SECRET, TEST_SITE, type TestApi } from "#/tests/support/api.ts";
import { ownPostgres } from "#/tests/support/own-postgres.ts";
import { asBearer, type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const PATH = "/api/webhooks";
const URL_OUT = "https://hooks.example.org/sillon";

/** Minutes until the next attempt after each failed one (docs/integrate.md). */
const WAITS = [1 / 12, 5, 30, 120, 300, 600, 840, 1_200, 1_440].map((minutes) => minutes * 60_000);

const SWITCHING = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n";

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let api: TestApi;
let ana: SignedIn;
let server: Server;
let received: Received[];
/** The next statuses of the address; 200 once the list is empty. */
let answers: number[];
/** Runs before it answers. */
let meanwhile: (() => Promise<unknown>) | null;
let sender: WebhookSender;
let here: string;

beforeAll(async () => {
  api = await apiForTests();
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", async () => {
      await meanwhile?.();
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      const status = answers.shift() ?? 200;
      if (status === 101) return request.socket.end(SWITCHING);
      response.writeHead(status, { Location: `${here}/elsewhere` }).end("ignored");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await api.close();
});
const senderThat = (isAllowed: (address: string) => boolean, secret = TEST_JWT_SECRET) =>
  createWebhookSender({
    db: api.db,
    clock: () => api.now,
    siteUrl: TEST_SITE,
    secret,
    send: createSendMessage(isAllowed),
    log: { error: ({ err }: { err?: unknown }) => api.errors.push(err) },
    quiet: 0,
    // A look of its own between two steps of a test would send a message twice.
    pollEvery: null,
  });
beforeEach(async () => {
  await api.reset();
  api.now = new Date("2026-06-01T12:00:00Z");
  ana = await signedIn(api, { isVerified: true });
  received = [];
  answers = [];
  meanwhile = null;
  sender = senderThat(() => true);
});
afterEach(async () => {
  await sender.close();
  expect(api.errors).toEqual([]);
});

/** A webhook as it is made, its address then moved to the server of this test, which no one could name. */
async function hook(more: object = {}) {
  const answer = await ana.fetch(PATH, { method: "POST", json: { url: URL_OUT, ...more } });
  const made = createWebhookEndpoint.answer.parse(await answer.json());
  await api.db
    .update(webhooks)
    .set({ url: `${here}/hook` })
    .where(eq(webhooks.id, made.id));
  return made;
}
const touch = (id: number) =>
  api.db.execute(sql`update albums set description = coalesce(description, '') || '.' where id = ${id}`);
const told = () =>
  received.map(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { id: number } };
    return `${type} ${data.id}`;
  });
async function deliveries(id: number) {
  const answer = await ana.fetch(`${PATH}/${id}/deliveries`);
  return webhookDeliveriesEndpoint.answer.parse(await answer.json())["hydra:member"];
}
const show = (id: number, isEnable: boolean) =>
  api.db.update(albums).set({ isEnable }).where(eq(albums.id, id));

test("an address receives signed messages of all that is published, changed and withdrawn from now on", async () => {
  const { id, secret } = await hook();
  await sender.settle();
  expect(received).toEqual([]);
  await touch(2);
  await sender.settle();
  await show(2, false);
  await sender.settle();
  await show(2, true);
  await sender.settle();
  await touch(2);
  await sender.settle();
  expect(told()).toEqual([
    "album.changed 2",
    "album.withdrawn 2",
    "album.published 2",
    // It is known by now.
    "album.changed 2",
  ]);

  const [{ headers, body } = { headers: {}, body: "" }] = received;
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  expect(headers["webhook-signature"]).toBe(
    `v1,${createHmac("sha256", key).update(signed).digest("base64")}`,
  );
  expect(Number(headers["webhook-timestamp"])).toBe(api.now.getTime() / 1_000);
  expect(JSON.parse(body).data.resource).toBe(`${TEST_SITE}/api/album_lists_front/2`);
  expect((await deliveries(id)).map(({ event, status, attempts }) => [event, status, attempts])).toEqual([
    ["album.changed", 200, 1],
    ["album.published", 200, 1],
    ["album.withdrawn", 200, 1],
    ["album.changed", 200, 1],
  ]);
});

test("an album published and changed between two checks is reported as published, one published and hidden is not reported", async () => {
  await hook();
  const [row] = await api.db
    .insert(albums)
    .values({ name: "New", nameFr: "New", slug: "new-one", slugFr: "new-one" })
    .returning();
  await touch(row?.id ?? 0);
  await sender.settle();
  expect(told()).toEqual([`album.published ${row?.id}`]);
  await api.db.insert(albums).values({ name: "Gone", nameFr: "Gone", slug: "gone", slugFr: "gone" });
  await api.db.delete(albums).where(eq(albums.slug, "gone"));
  await api.db.delete(albums).where(eq(albums.slug, "new-one"));
  await sender.settle();
  expect(told()).toEqual([`album.published ${row?.id}`, `album.withdrawn ${row?.id}`]);
});

test("only the requested events are sent", async () => {
  await hook({ events: ["album.withdrawn"] });
  await touch(2);
  await sender.settle();
  await show(2, false);
  await sender.settle();
  await show(2, true);
  await sender.settle();
  expect(told()).toEqual(["album.withdrawn 2"]);
});

test("a failed message is sent again with the same id after ever longer waits, and finally given up", async () => {
  const { id } = await hook();
  answers = Array(WAITS.length + 1).fill(503);
  await touch(2);
  await sender.settle();
  for (const [index, wait] of WAITS.entries()) {
    await sender.settle();
    api.now = new Date(api.now.getTime() + wait - 1);
    await sender.settle();
    expect(received).toHaveLength(index + 1);
    api.now = new Date(api.now.getTime() + 1);
    await sender.settle();
  }
  expect(received).toHaveLength(WAITS.length + 1);
  api.now = new Date(api.now.getTime() + 1e9);
  await sender.settle();
  expect(received).toHaveLength(WAITS.length + 1);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  ana = { ...ana, fetch: (await anew()).fetch };
  expect(await deliveries(id)).toMatchObject([
    {
      attempts: WAITS.length + 1,
      status: 503,
      failure: "It answered 503.",
      deliveredAt: null,
      nextAttemptAt: null,
    },
  ]);
});

/** The hour of the session is over by then. */
async function anew() {
  const made = await createAccessToken(api.db, {
    userId: ana.id,
    name: "P",
    scopes: ["webhooks"],
    days: 1,
    at: api.now,
  });
  return { fetch: asBearer(api, made?.token ?? "") };
}

test("a restart loses nothing: the next process sends queued messages and changes that were not yet processed", async () => {
  await hook();
  answers = [500];
  await touch(2);
  await sender.settle();
  await sender.close();
  await touch(4);
  api.now = new Date(api.now.getTime() + (WAITS[0] ?? 0));
  sender = senderThat(() => true);
  await sender.settle();
  expect(told().toSorted()).toEqual(["album.changed 2", "album.changed 2", "album.changed 4"]);
});

test("a redirect counts as a failure and is not followed", async () => {
  const { id } = await hook();
  answers = [302];
  await touch(2);
  await sender.settle();
  expect(received).toHaveLength(1);
  expect(await deliveries(id)).toMatchObject([{ status: 302, failure: "It answered 302." }]);
});

test("an address that answers by switching protocols counts as a failure and delays no other", async () => {
  const { id } = await hook();
  answers = [101];
  await touch(2);
  await sender.settle();
  expect(await deliveries(id)).toMatchObject([{ status: 101, failure: "It answered 101." }]);
  await touch(4);
  await sender.settle();
  expect(told()).toEqual(["album.changed 2", "album.changed 4"]);
});

test("changes made while messages are being sent are sent right after them, not after a pause", async () => {
  await hook();
  await touch(2);
  meanwhile = () => {
    meanwhile = null;
    return touch(4);
  };
  await sender.settle();
  expect(told()).toEqual(["album.changed 2", "album.changed 4"]);
});

test("an address with many messages leaves room for the others in the first batch", async () => {
  await hook();
  await api.db.execute(sql`update albums set sort_order = sort_order + 1`);
  await sender.settle();
  const many = received.length;
  expect(many).toBeGreaterThan(10);
  await api.db.update(webhookDeliveries).set({ nextAttemptAt: api.now, deliveredAt: null });
  const other = await hook();
  await touch(2);
  received = [];
  await sender.settle();
  expect(received).toHaveLength(many + 2);
  const [{ message } = { message: "" }] = await deliveries(other.id);
  const place = received.findIndex(({ headers }) => headers["webhook-id"] === message);
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(4);
});

test.runIf(ownPostgres())("a message that another process is about to send is left to it", async () => {
  await hook();
  await touch(2);
  await queueMessages(api.db, { siteUrl: TEST_SITE, at: api.now, quiet: 0 });
  await api.db.transaction(async (other) => {
    await other.select().from(webhookDeliveries).for("update");
    let isSettled = false;
    void sender.settle().then(() => {
      isSettled = true;
    });
    // It does not wait for the other one; if it did, it would wait for good.
    await expect.poll(() => isSettled, { timeout: 20_000 }).toBe(true);
    expect(received).toEqual([]);
  });
  await sender.settle();
  expect(told()).toEqual(["album.changed 2"]);
});

test("a webhook that was sealed with another secret fails like one whose address does not answer", async () => {
  const { id } = await hook();
  await sender.close();
  sender = senderThat(() => true, "another secret of the server");
  await touch(2);
  await sender.settle();
  expect(received).toEqual([]);
  expect(await deliveries(id)).toMatchObject([
    {
      attempts: 1,
      status: null,
      failure: "The secret of this webhook cannot be read any more: make it anew.",
      nextAttemptAt: new Date(api.now.getTime() + (WAITS[0] ?? 0)).toISOString(),
    },
  ]);
});

test.each(["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0x7f.1", "2130706433"])(
  "nothing is sent to %s, whatever leads there by then",
  async (name) => {
    const { id } = await hook();
    const { port } = new URL(here);
    await api.db.update(webhooks).set({ url: `http://${name}:${port}/hook` });
    await sender.close();
    sender = senderThat(isPublicIp);
    await touch(2);
    await sender.settle();
    expect(received).toEqual([]);
    expect(await deliveries(id)).toMatchObject([
      { status: null, failure: "The address is not on the public internet." },
    ]);
  },
);

test.each([
  ["8.8.8.8", true],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["169.254.169.254", false],
  ["172.31.0.1", false],
  ["192.168.1.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["0.0.0.0", false],
  ["2a00:1450:4007::200e", true],
  ["::", false],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["2002:a00:1::", false],
  ["2001:db8::1", false],
  ["nonsense", false],
])("%s is public: %s", (address, expected) => {
  expect(isPublicIp(address)).toBe(expected);
});

test.each([
  "http://hooks.example.org/",
  "https://localhost/",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://intranet/",
  "https://a:b@hooks.example.org/",
  "https://printer.local/",
  "https://hooks.example.org:22/",
  "https://hooks.example.org:80/",
  "https://hooks.example.org:8443/",
  "ftp://hooks.example.org/",
  "nonsense",
])("%s is no address for a webhook", async (url) => {
  expect((await ana.fetch(PATH, { method: "POST", json: { url } })).status).toBe(422);
});

const INSIDE: [string, string[]][] = [
  ["this machine", ["127.0.0.1"]],
  ["a private network", ["10.0.0.7"]],
  ["the machine's own data at a cloud", ["169.254.169.254"]],
  ["this machine by IPv6", ["::1"]],
  ["a public address and a private one", ["8.8.8.8", "fd00::7"]],
];
test.each(INSIDE)("a name that leads to %s is no address for a webhook", async (_, addresses) => {
  api.hosts.set("inside.example.org", addresses);
  const answer = await ana.fetch(PATH, {
    method: "POST",
    json: { url: "https://inside.example.org/sillon" },
  });
  expect(answer.status).toBe(422);
  expect(violationListSchema.parse(await answer.json()).violations).toMatchObject([
    { propertyPath: "url", message: "The address is not on the public internet." },
  ]);
  const order = (language: "fr" | "en") =>
    runWebhookCommand(
      api.db,
      ["add", ana.email, "https://inside.example.org/sillon"],
      translatorFor(language),
      TEST_JWT_SECRET,
      async () => addresses,
    );
  expect(await order("en")).toMatchObject({
    isDone: false,
    text: expect.stringContaining("private network"),
  });
  expect(await order("fr")).toMatchObject({ isDone: false, text: expect.stringContaining("réseau privé") });
  expect(await api.db.select().from(webhooks)).toEqual([]);
});

test("a host name that resolves to public addresses, or does not resolve yet, is accepted", async () => {
  api.hosts.set("hooks.example.org", ["8.8.8.8", "2a00:1450:4007::200e"]);
  for (const url of [URL_OUT, "https://not-there-yet.example.org/sillon"])
    expect((await ana.fetch(PATH, { method: "POST", json: { url } })).status).toBe(201);
});

test("of one person twenty names are looked up an hour, and none beside all webhooks that they may have", async () => {
  api.hosts.set("inside.example.org", ["10.0.0.7"]);
  const name = (url: string) => ana.fetch(PATH, { method: "POST", json: { url } });
  const INSIDE_URL = "https://inside.example.org/sillon";
  const saidOfInside = async () =>
    violationListSchema.parse(await (await name(INSIDE_URL)).json()).violations.map(({ message }) => message);
  for (let index = 0; index < 10; index += 1) {
    expect(await saidOfInside()).toEqual(["The address is not on the public internet."]);
  }
  for (let index = 0; index < 10; index += 1) expect((await name(URL_OUT)).status).toBe(201);
  // The answer no longer says where the name leads, since it was not looked up.
  expect(await saidOfInside()).toEqual(["This collection should contain 10 elements or less."]);
  const [held] = await api.db.select().from(webhooks);
  expect((await ana.fetch(`${PATH}/${held?.id}`, { method: "DELETE" })).status).toBe(204);
  const late = await name(INSIDE_URL);
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(0);
  const ben = await signedIn(api, { email: "ben@example.org" });
  expect((await ben.fetch(PATH, { method: "POST", json: { url: URL_OUT } })).status).toBe(201);
  api.now = new Date(api.now.getTime() + 3_600_000);
  const again = await (await anew()).fetch(PATH, { method: "POST", json: { url: URL_OUT } });
  expect(again.status).toBe(201);
});

test("the port of https may be written", async () => {
  const url = "https://hooks.example.org:443/sillon";
  expect((await ana.fetch(PATH, { method: "POST", json: { url } })).status).toBe(201);
});

test("a webhook's secret is shown once and stored sealed, nobody sees another person's webhooks, and their number is limited", async () => {
  const { id, secret } = await hook();
  expect(await (await ana.fetch(`${PATH}/${id}`)).text()).not.toContain(secret);
  expect(JSON.stringify(await api.db.select().from(webhooks))).not.toContain(secret.slice(6));
  const ben = await signedIn(api, { email: "ben@example.org" });
  for (const [method, path] of [
    ["GET", `${PATH}/${id}`],
    ["GET", `${PATH}/${id}/deliveries`],
    ["DELETE", `${PATH}/${id}`],
  ] as const) {
    expect((await ben.fetch(path, { method })).status).toBe(404);
  }
  for (let index = 1; index < 10; index += 1) await hook();
  expect((await ana.fetch(PATH, { method: "POST", json: { url: URL_OUT } })).status).toBe(422);
  expect((await ana.fetch(`${PATH}/${id}`, { method: "DELETE" })).status).toBe(204);
  expect((await ana.fetch(`${PATH}/${id}`)).status).toBe(404);
});

test("a program may do it with the scope, and the queue of a deaf address stays small", async () => {
  const { fetch } = await anew();
  expect((await fetch(PATH)).status).toBe(200);
  await hook();
  answers = Array(1_000).fill(500);
  for (let round = 0; round < 3; round += 1) {
    await api.db.execute(sql`update albums set sort_order = sort_order + 1`);
    await sender.settle();
  }
  const all = await api.db.select().from(webhookDeliveries);
  expect(all.length).toBeLessThanOrEqual(200);
  expect(all.length).toBeGreaterThan(10);
});

test("the operator makes, lists and removes webhooks by a command, and sees what became of messages", async () => {
  const translator = translatorFor("en");
  const order = (...args: string[]) =>
    runWebhookCommand(api.db, args, translator, TEST_JWT_SECRET, async () => []);
  const made = await order("add", ana.email, URL_OUT, "--event", "album.withdrawn,album.published");
  expect(made.isDone).toBe(true);
  const secret = /whsec_[\w+/=]+/.exec(made.text)?.[0] ?? "";
  const [row] = await api.db.select().from(webhooks);
  const id = String(row?.id);
  expect(row).toMatchObject({ userId: ana.id, url: URL_OUT, events: ["album.published", "album.withdrawn"] });
  // Sealed as those are that people make: the sender can sign with it.
  expect(unseal(row?.secret ?? "", [TEST_JWT_SECRET], WEBHOOK_PURPOSE)).toBe(secret);
  const list = await order("list", ana.email);
  expect(list.text).toContain(`${id}  ${URL_OUT}  album.published album.withdrawn`);
  expect(list.text).not.toContain(secret);

  expect(await order("deliveries", id)).toEqual({ text: "No messages.", isDone: true });
  const message = { webhookId: row?.id ?? 0, event: "album.published" as const, payload: "{}" };
  await api.db.insert(webhookDeliveries).values([
    { ...message, message: "msg_1", attempts: 1, status: 200, deliveredAt: api.now },
    { ...message, message: "msg_2", attempts: 2, status: 500, nextAttemptAt: api.now },
    { ...message, message: "msg_3", attempts: 10, failure: "timeout" },
  ]);
  const { text } = await order("deliveries", id);
  expect(text.split("\n").map((line) => line.replace(/^\S+ {2}/, ""))).toEqual([
    "album.published  given up (10 attempts)  timeout  msg_3",
    "album.published  waiting (2 attempts)  500  msg_2",
    "album.published  delivered (1 attempt)  200  msg_1",
  ]);

  expect((await order("remove", id)).isDone).toBe(true);
  for (const gone of [
    ["remove", id],
    ["deliveries", id],
    ["list", "nobody@example.org"],
  ]) {
    expect((await order(...gone)).isDone).toBe(false);
  }
  for (const wrong of [
    [],
    ["add", ana.email],
    ["add", ana.email, "http://hooks.example.org/"],
    ["add", ana.email, "https://127.0.0.1/"],
    ["add", ana.email, "https://hooks.example.org:8443/"],
    ["add", ana.email, URL_OUT, "--event", "album.sold"],
    ["remove", "x"],
  ]) {
    await expect(async () => order(...wrong)).rejects.toThrow();
  }
});
