import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { endpoints } from "#/contract/endpoints.ts";
import { VIOLATION_CODES, violationListSchema } from "#/contract/error.ts";
import { slowBodies } from "#/server/platform/edge/requests/slow-bodies.ts";
import { longestOf } from "#/server/platform/http/clean-body.ts";
import { apiListener } from "#/server/start/api-listener.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

/** A text that froze the process for a minute while it was normalised. */
const FREEZING = "\u0316\u0301".repeat(120_000);
const NOT_ALLOWED = "This value contains characters that are not allowed.";

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
});
beforeEach(async () => {
  await api.reset();
  ana = await signedIn(api, { email: "ana@example.org" });
});
afterAll(() => api.close());

const signIn = (body: object) =>
  api.fetch("/authentification", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

const send = (method: string, path: string, json: unknown) => ana.fetch(path, { method, json });

async function refusalOf(answer: Response) {
  expect(answer.status).toBe(422);
  const text = await answer.text();
  return { size: text.length, ...violationListSchema.parse(JSON.parse(text)) };
}

test("a text of 240,000 combining marks is refused before it is normalised", async () => {
  const { violations } = await refusalOf(await send("POST", "/api/user_playlists", { name: FREEZING }));
  expect(violations).toMatchObject([{ propertyPath: "name" }]);
});

test("unknown fields are dropped before validation", async () => {
  const name = "n".repeat(500_000);
  const answer = await send("POST", "/api/user_playlists", {
    name: "A",
    [name]: "\u0001",
    a: [{ b: FREEZING }],
  });
  expect(answer.status).toBe(201);
  expect((await answer.text()).length).toBeLessThan(2_000);
});

test("too many combining marks in a body, query or address are refused, thirty are not", async () => {
  const heap = `a${"\u0316\u0301".repeat(16)}`;
  const inBody = await refusalOf(await signIn({ email: heap, password: "x" }));
  expect(inBody.violations).toEqual([
    { propertyPath: "email", message: NOT_ALLOWED, code: VIOLATION_CODES.format },
  ]);
  const inQuery = await refusalOf(
    await api.fetch(`/api/front/global_search?search=${encodeURIComponent(heap)}`),
  );
  expect(inQuery.violations[0]?.propertyPath).toBe("search");
  expect((await api.fetch(`/api/front/album/${encodeURIComponent(heap)}`)).status).toBe(404);
  const few = encodeURIComponent(`a${"\u0301".repeat(30)}`);
  expect((await api.fetch(`/api/front/global_search?search=${few}`)).status).toBe(200);
});

test("an upload with too many combining marks in a field is refused as malformed", async () => {
  const form = new FormData();
  form.set("weights", FREEZING.slice(0, 30_000));
  form.set("file", new File([Buffer.from("ID3")], "a.mp3"));
  const answer = await api.fetch("/api/front/file_similarity_search", { method: "POST", body: form });
  expect(answer.status).toBe(400);
});

test("of five thousand faults twenty are listed, with the number of the others", async () => {
  const tracks = Array(5_000).fill("\u0001");
  const answer = await refusalOf(await send("POST", "/api/user_playlists", { name: "A", tracks }));
  expect(answer.violations).toHaveLength(20);
  expect(answer.detail.split("\n").at(-1)).toBe("And 4980 more.");
  expect(answer["hydra:description"]).toBe(answer.detail);
  expect(answer.size).toBeLessThan(10_000);
});

test("a list that is too long is refused for its length before its members are checked", async () => {
  const created = await send("POST", "/api/user_playlists", { name: "Long lists" });
  const { id } = (await created.json()) as { id: number };
  const share = await refusalOf(
    await send("PATCH", `/api/user_playlists_team/${id}`, {
      id,
      sharedWithList: Array(900).fill({ email: "no address" }),
    }),
  );
  expect(share.violations).toMatchObject([{ propertyPath: "sharedWithList" }]);
  const sheet = await refusalOf(
    await send("PATCH", `/api/user_playlists/${id}/cue_sheet`, {
      programme: {},
      cues: Array(11_000).fill({ id: "?" }),
    }),
  );
  expect(sheet.violations).toMatchObject([{ propertyPath: "cues" }]);
});

test("for a cue sheet with a thousand faults twenty are listed", async () => {
  const { id } = (await (await send("POST", "/api/user_playlists", { name: "Faults" })).json()) as {
    id: number;
  };
  const cues = Array(1_000).fill({ id: "?", title: "x".repeat(301) });
  const answer = await refusalOf(
    await send("PATCH", `/api/user_playlists/${id}/cue_sheet`, { programme: {}, cues }),
  );
  expect(answer.violations).toHaveLength(20);
  expect(answer.detail).toContain("And 1980 more.");
});

/** A body of so many bytes. */
const filledUp = (bytes: number) => {
  const email = "ana@example.org";
  const left = bytes - JSON.stringify({ email, password: "" }).length;
  return { email, password: "x".repeat(left) };
};

test("a sign-in request of sixteen kilobytes is read, one byte more is refused as too large", async () => {
  expect((await signIn(filledUp(16_384))).status).toBe(401);
  const refused = await signIn(filledUp(16_385));
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ "@type": "hydra:Error", detail: "Payload Too Large" });
});

test("a body that arrives too slowly is cut off and answered once, and is not logged as an error", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const admit = slowBodies({ textMs: 50 });
  const letGo = vi.fn();
  const listener = apiListener(async (one) => {
    const { body } = await api.fetch(one);
    await body?.cancel();
    return new Response(new ReadableStream({ cancel: letGo }));
  });
  const over = Promise.withResolvers<void>();
  const server = createServer((asked, answer) => {
    if (admit(asked, answer, "192.0.2.1")) listener(asked, answer).then(over.resolve, over.reject);
  });
  onTestFinished(() => {
    logged.mockRestore();
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const headers = { "content-type": "application/json", "content-length": 50 };
  const status = await new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method: "POST", path: "/authentification", headers });
    sent.on("response", (answer) => resolve(answer.resume().statusCode)).on("error", reject);
    sent.write('{"email":');
  });
  expect(status).toBe(408);
  await over.promise;
  expect(letGo).toHaveBeenCalledOnce();
  expect(api.errors).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});

test.each(["comes too slowly", "is cut off by its sender"])("an upload that %s is no error", async (how) => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const listener = apiListener((one) => api.fetch(one));
  const patience = how === "comes too slowly" ? { requestTimeout: 50, connectionsCheckingInterval: 10 } : {};
  const server = createServer({ ...patience, headersTimeout: 0 }, (asked, answer) => {
    asked.once("data", begun.resolve);
    listener(asked, answer).then(over.resolve, over.reject);
  });
  onTestFinished(() => {
    logged.mockRestore();
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": 5_000_000 };
  const path = "/api/front/file_similarity_search";
  const sent = request({ host: "127.0.0.1", port, method: "POST", path, headers });
  const ended = new Promise((resolve) => sent.on("error", resolve).on("response", resolve));
  sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nID3');
  await begun.promise;
  if (how === "is cut off by its sender") sent.destroy();
  await ended;
  await over.promise;
  expect(api.errors).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});

/** Signs in over one connection that is kept open; of a body declared longer than it is, the existing part is sent. */
async function signInOverSocket() {
  const server = createServer(getRequestListener((one) => api.fetch(one), { overrideGlobalObjects: false }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return (body: string, length = body.length) =>
    new Promise<{ status?: number | undefined; connection?: string | undefined; isReused: boolean }>(
      (resolve, reject) => {
        const headers = { "content-type": "application/json", "content-length": length };
        const path = "/authentification";
        const sent = request({ host: "127.0.0.1", port, agent, path, method: "POST", headers });
        sent.on("response", (answer: IncomingMessage) => {
          const { statusCode: status, headers: given } = answer;
          const told = { status, connection: given.connection, isReused: sent.reusedSocket };
          if (body.length < length) return resolve(told);
          answer.resume().on("end", () => resolve(told));
        });
        sent.on("error", reject);
        sent.write(body);
        if (body.length === length) sent.end();
      },
    );
}

test("after a body that is too large or too deep, the connection serves the next request", async () => {
  const ask = await signInOverSocket();
  expect(await ask(JSON.stringify(filledUp(1_100_000)))).toMatchObject({ status: 413, isReused: false });
  const deep = `${"[".repeat(33)}${" ".repeat(1_100_000)}`;
  expect(await ask(deep)).toMatchObject({ status: 400, isReused: true });
  expect(await ask(JSON.stringify(filledUp(100)))).toMatchObject({ status: 401, isReused: true });
});

test("a body of fifty megabytes is refused after little more than two, and its connection ends", async () => {
  const ask = await signInOverSocket();
  const answer = await ask("x".repeat(2_300_000), 50_000_000);
  expect(answer).toMatchObject({ status: 413, connection: "close" });
});

const nested = (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels));
const numbered = (many: number) => Object.fromEntries(Array.from({ length: many }, (_, at) => [`k${at}`, 1]));

test.each([
  ["80,000 attributes", 201, numbered(79_999)],
  ["80,001 attributes", 413, numbered(80_000)],
  ["16,000 members and lists", 201, { a: Array(15_990).fill(1), b: [[0, 0, 0], { c: [0, 0] }] }],
  ["16,001 members and lists", 413, { a: Array(15_990).fill(1), b: [[0, 0, 0], { c: [0, 0, 0] }] }],
  ["32 levels", 201, { a: nested(31) }],
  ["33 levels", 400, { a: nested(32) }],
])("a project that is sent with %s is answered %i", async (_, status, beside) => {
  expect((await send("POST", "/api/user_playlists", { ...beside, name: "A" })).status).toBe(status);
});

test("the largest bodies that people and their programs send are accepted", async () => {
  const inAscii = (body: object) =>
    JSON.stringify(body).replace(/[^\0-\x7f]/g, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
  const form = {
    ...{ firstname: "😀".repeat(100), lastname: "😀".repeat(100), email: "ana@example.org", locale: "fr" },
    ...{ company: "😀".repeat(100), subject: "😀".repeat(150), message: "😀".repeat(5_000), consent: true },
    captcha: "x".repeat(20_000),
  };
  const contact = await api.fetch("/api/contact_form_entries", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: inAscii(form),
  });
  expect(contact.status).toBe(201);
  const tracks = Array.from({ length: 5_000 }, () => "/api/tracks/1");
  const cart = { tracks, items: tracks };
  const { id: me } = (await (await ana.fetch("/api/user/me")).json()) as { id: number };
  expect((await send("PATCH", `/api/user/${me}`, { cart })).status).toBe(200);
  const made = await send("POST", "/api/user_playlists", { name: "Large", tracks });
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: number };
  const party = { name: "Émile Desjardins", society: "SACEM", ipi: "00123456789", share: 50 };
  const cues = Array.from({ length: 850 }, (_, at) => ({
    ...{ id: `cue-${at}`, track: "/api/tracks/1", version: null, title: "Le fleuve", versionLabel: "60 s" },
    ...{ writers: Array(5).fill({ ...party, role: "CA" }), publishers: Array(3).fill(party) },
    ...{ label: "Sillon", reference: "SIL001-01", isrc: "FRABC2600001", iswc: "T-123.456.789-0" },
    ...{ origin: "library", use: "background", start: at * 100, end: at * 100 + 90, duration: null },
    ...{ sourceIn: null, clip: "SIL001_01_Le_fleuve.wav", note: "" },
  }));
  expect((await send("PATCH", `/api/user_playlists/${id}/cue_sheet`, { cues })).status).toBe(200);
});

test("a thousand cues with ten writers and publishers each, with few facts about each of them, are taken", async () => {
  const { id } = (await (await send("POST", "/api/user_playlists", { name: "Thin" })).json()) as {
    id: number;
  };
  const party = { name: "A", society: "", ipi: "", share: null };
  const cues = Array.from({ length: 1_000 }, (_, at) => ({
    ...{ id: `c${at}`, track: null, version: null, title: "A", versionLabel: "", label: "", reference: "" },
    ...{ writers: Array(7).fill({ ...party, role: "C" }), publishers: Array(3).fill(party) },
    ...{ isrc: "", iswc: "", origin: "library", use: "background", clip: "", note: "" },
    ...{ start: null, end: null, duration: null, sourceIn: null },
  }));
  const path = `/api/user_playlists/${id}/cue_sheet`;
  expect((await send("PATCH", path, { cues })).status).toBe(200);
  const { cues: stored } = (await (await ana.fetch(path)).json()) as { cues: unknown[] };
  expect(stored).toEqual(cues);
});

test("every call with a body says how large it may be", () => {
  const silent = endpoints.filter(({ body, largestBody }) => Boolean(body) !== Boolean(largestBody));
  expect(endpoints.filter(({ body }) => body).length).toBeGreaterThan(30);
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

const LEAVES = new Set(["string", "number", "boolean", "enum", "literal", "null"]);
const WRAPPERS = new Set(["optional", "nullable", "default"]);
const isLeaf = (schema: z.core.$ZodType) => LEAVES.has(schema._zod.def.type);

/** Schemas that a body may hold, as `path: kind`: lists without a bound, and those of which cleanBody would drop what was sent. */
function unfit(schema: z.core.$ZodType, path: string): string[] {
  const { type, innerType } = schema._zod.def as { type: string; innerType?: z.core.$ZodType };
  if (isLeaf(schema)) return [];
  if (innerType && WRAPPERS.has(type)) return unfit(innerType, path);
  if (schema instanceof z.ZodArray) {
    const isBounded = longestOf(schema as z.ZodArray) < Infinity;
    return [...(isBounded ? [] : [`${path}: unbounded`]), ...unfit(schema.element, `${path}[]`)];
  }
  if (schema instanceof z.ZodObject && !schema.def.catchall)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, inner]) =>
      unfit(inner, `${path}.${name}`),
    );
  if (schema instanceof z.ZodUnion && schema.options.every(isLeaf)) return [];
  if (schema instanceof z.ZodPipe && isLeaf(schema.in)) return [];
  return [`${path}: ${type}`];
}

test("every list that a body may hold says how long it may be, and nothing in a body is of a kind that would be dropped", () => {
  const bodies = endpoints.filter(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(30);
  // Nothing of this id is kept: it is compared with that of the address, and of any other kind it is another one.
  const compared = "/api/user_playlists_team/{id}.id: unknown";
  expect(bodies.flatMap(({ body, path }) => (body ? unfit(body, path) : []))).toEqual([compared]);
});

test.each([
  ["record", z.record(z.string(), z.string())],
  ["tuple", z.tuple([z.string()])],
  ["unknown", z.unknown()],
  ["lazy", z.lazy(() => z.object({}))],
  ["catch", z.object({ b: z.string() }).catch({ b: "" })],
  ["union", z.union([z.string(), z.object({ b: z.string() })])],
  ["intersection", z.intersection(z.object({}), z.object({ b: z.string() }))],
  ["pipe", z.object({ b: z.string() }).transform(({ b }) => b)],
  ["object", z.looseObject({})],
])("a body would not be taken that holds %s", (kind, schema) => {
  expect(unfit(z.object({ a: schema.optional() }), "")).toEqual([`.a: ${kind}`]);
});
