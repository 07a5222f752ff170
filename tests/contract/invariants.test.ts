import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq, gt } from "drizzle-orm";
import fc from "fast-check";
import jsonld from "jsonld";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#/contract/endpoint.ts";
import { endpoints } from "#/contract/endpoints.ts";
import { errorSchema, unauthorizedSchema, violationListSchema } from "#/contract/error.ts";
import { downloads, listened } from "#/server/platform/db/schema/histories.ts";
import { playlistShares, playlists } from "#/server/platform/db/schema/projects.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { localMediaStore } from "#/server/platform/media/store.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { addressOf } from "#/tests/support/catalogue-reads.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { some } from "#/tests/support/some.ts";
import { unzip } from "#/tests/support/unzip.ts";
import { readCollection } from "./read-collection.ts";

/** Random cases of each invariant of the contract's Appendix C (acceptance S133). */
const CASES = process.env.CIRCLE === "all" ? 1_000 : 100;
const WITHIN = { timeout: CASES * 1_500 };

const BO = "bo@music.example";
const TRACKS = ["/api/tracks/1", "/api/tracks/2"];

let api: TestApi;
let ana: SignedIn;
let bo: SignedIn;
let folder: string;
beforeAll(async () => {
  api = await apiForTests();
  ana = await signedIn(api, { isVerified: true });
  bo = await signedIn(api, { email: BO, firstname: "Bo", lastname: "Nguyen", isVerified: true });
  for (const { fetch } of [ana, bo]) {
    for (const name of ["Secret one", "Secret two", "Secret three"])
      await fetch("/api/user_playlists", { method: "POST", json: { name, tracks: TRACKS } });
  }
  for (const one of [ana, bo]) {
    await api.db.insert(listened).values([1, 2].map((trackId) => ({ userId: one.id, trackId })));
    await api.db.insert(downloads).values({ userId: one.id, trackId: 3, source: "track" });
    const [mine] = await listsOf(one);
    const path = `/api/user_playlists/${mine}`;
    await one.fetch(`${path}/notes`, { method: "POST", json: { track: TRACKS[0], text: "A note" } });
    await one.fetch(`${path}/links`, { method: "POST", json: {} });
  }
  folder = await mkdtemp(join(tmpdir(), "sillon-invariants-"));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const holds = <Case>(cases: fc.Arbitrary<Case>, of: (one: Case) => Promise<void>) =>
  // A smaller case would meet another database.
  fc.assert(fc.asyncProperty(cases, of), { numRuns: CASES, endOnFailure: true });

const names = (schema: z.ZodType | undefined, key: string) =>
  schema instanceof z.ZodObject && key in schema.shape;
const hasPages = ({ query, answer }: Endpoint) =>
  names(query, "itemsPerPage") && names(answer, "hydra:totalItems");
/** The address of a read with more parameters. */
const listOf = (one: Endpoint, more: string) => {
  const address = addressOf(one);
  return `${address}${address.includes("?") ? "&" : "?"}${more}`;
};
const reads = endpoints.filter(({ method }) => method === "GET");
const openReads = reads.filter(({ cache }) => cache === "P");

test(
  "C1: following the next links gives each member once, and as many as the total says",
  WITHIN,
  async () => {
    const collections = openReads
      .filter(hasPages)
      .map((one) => listOf(one, names(one.query, "facets") ? "facets=0" : ""));
    const totals = new Map<string, number>();
    const cases = fc.record({
      // A search costs several times as much as a list.
      collection: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...some(collections.filter((one) => !/search/.test(one)))) },
        { weight: 1, arbitrary: fc.constantFrom(...some(collections.filter((one) => /search/.test(one)))) },
      ),
      filter: fc.constantFrom("", "&terms[]=calm", "&terms[]=kora"),
      order: fc.constantFrom("", "&order[name]=desc", "&order[bpm]=asc&order[sortOrder]=desc"),
      pages: fc.double({ min: 0.8, max: 2.2, noNaN: true }),
    });
    await holds(cases, async ({ collection, filter, order, pages }) => {
      const asked = collection + filter;
      const known = totals.get(asked) ?? (await readCollection(api, asked))["hydra:totalItems"];
      totals.set(asked, known);
      const size = Math.min(100, Math.max(1, Math.ceil(known / pages)));
      let address: string | undefined = `${asked}&itemsPerPage=${size}${order}`;
      const ids: string[] = [];
      for (let total = known; address; ) {
        const page = await readCollection(api, address);
        total = page["hydra:totalItems"];
        expect(total).toBe(known);
        ids.push(...page["hydra:member"].map((one) => one["@id"]));
        address = page["hydra:view"]?.["hydra:next"];
      }
      expect(ids).toHaveLength(known);
      expect(new Set(ids).size).toBe(known);
    });
  },
);

/** Ids of the playlists of a person, the oldest first. */
async function listsOf({ id }: SignedIn): Promise<number[]> {
  const rows = await api.db.select({ id: playlists.id }).from(playlists).where(eq(playlists.userId, id));
  return rows.map((row) => row.id).toSorted((one, other) => one - other);
}

/** Letters of several scripts, signs that are composed, spaces and line breaks; never control characters. */
const text = fc
  .string({
    unit: fc.constantFrom("a", "É", "e\u0301", "ß", "日", "𝄞", "’", '"', "<", " ", "\u00a0"),
    maxLength: 12,
  })
  .map((rest) => ` n${rest}`);
const plain = (written: string) => written.normalize("NFC").trim();
const orNothing = (written: string | null) => (written && plain(written)) || null;

test(
  "C2: data that was sent is read back as stored, and changes nothing when sent again",
  WITHIN,
  async () => {
    const [playlist] = await listsOf(ana);
    const firstOf = async (path: string) => {
      const [one] = (await readCollection({ ...api, fetch: (to) => ana.fetch(String(to)) }, path))[
        "hydra:member"
      ];
      return one?.["@id"] ?? "";
    };
    const link = await firstOf(`/api/user_playlists/${playlist}/links`);
    const iris = fc.uniqueArray(fc.integer({ min: 1, max: 190 }), { maxLength: 4 });
    const maybe = fc.option(fc.oneof(text, fc.constantFrom("", "  ")));
    const cases = fc.oneof(
      fc
        .record(
          {
            firstname: text,
            company: maybe,
            phone: fc.constantFrom(null, "", " +33 1 23.45-67 "),
            locale: fc.constantFrom("fr", "en"),
            newsletter: fc.boolean(),
            cart: iris.map((ids) => ({ tracks: ids })),
          },
          { requiredKeys: [] },
        )
        .map(({ cart, ...sent }) => ({
          path: `/api/user/${ana.id}`,
          sent: { ...sent, ...(cart && { cart: { tracks: [...cart.tracks, ...cart.tracks] } }) },
          kept: {
            ...sent,
            ...(sent.firstname && { firstname: plain(sent.firstname) }),
            ...(sent.company !== undefined && { company: orNothing(sent.company) }),
            ...(sent.phone !== undefined && { phone: orNothing(sent.phone) }),
            ...(cart && { cart: expect.objectContaining(cart) }),
          },
        })),
      fc.record({ name: text, tracks: iris }).map(({ name, tracks: ids }) => ({
        path: `/api/user_playlists/${playlist}`,
        sent: { name, tracks: ids.map((id) => `/api/tracks/${id}`) },
        kept: { name: plain(name), tracks: ids.map((id) => expect.objectContaining({ id })) },
      })),
      maybe.map((message) => ({ path: link, sent: { message }, kept: { message: orNothing(message) } })),
    );
    await holds(cases, async ({ path, sent, kept }) => {
      const change = await ana.fetch(path, { method: "PATCH", json: sent });
      expect([change.status, await change.json()]).toEqual([200, expect.objectContaining(kept)]);
      const read = await ana.fetch(path);
      const before = (await read.json()) as object;
      expect(before).toMatchObject(kept);
      const again = await ana.fetch(path, { method: "PATCH", json: sent });
      expect(await again.json()).toEqual({
        ...before,
        ...("updatedAt" in before && { updatedAt: expect.any(String) }),
      });
      expect(again.headers.get("ETag")).toBe(read.headers.get("ETag"));
    });
  },
);

test("C3: an open answer is the same whoever asks", WITHIN, async () => {
  const known = new Map<string, string>();
  const read = async (address: string, headers = {}) => (await api.fetch(address, { headers })).text();
  const cases = fc.record({
    address: fc.constantFrom(...some(openReads.map(addressOf))),
    authorization: fc.oneof(
      fc.constantFrom(ana, bo).map(({ token }) => `Bearer ${token}`),
      fc.constantFrom(ana.token.slice(0, -2), ana.token.slice(1), "", "x").map((token) => `Bearer ${token}`),
      fc.base64String().map((rest) => `Basic ${rest}`),
    ),
  });
  await holds(cases, async ({ address, authorization }) => {
    const anonymous = known.get(address) ?? (await read(address));
    known.set(address, anonymous);
    expect(await read(address, { Authorization: authorization })).toBe(anonymous);
  });
});

test(
  "C4: nobody is told another's address, playlists or history, except those shared with them",
  WITHIN,
  async () => {
    const theirs = await listsOf(bo);
    const heard = await api.db.select().from(listened).where(eq(listened.userId, bo.id));
    const taken = await api.db.select().from(downloads).where(eq(downloads.userId, bo.id));
    const history = [
      ...heard.map(({ id }) => `/api/front/user/listened/tracks/${id}"`),
      ...taken.map(({ id }) => `/api/front/user/download/tracks/${id}"`),
    ];
    const own = endpoints.filter(
      ({ method, access, format }) => access === "token" && format !== "json" && /GET|PATCH/.test(method),
    );
    const cases = fc.record({
      call: fc.constantFrom(...some(own)),
      id: fc.integer({ min: 1, max: 8 }),
      shared: fc.subarray(theirs),
      size: fc.integer({ min: 1, max: 100 }),
    });
    await holds(cases, async ({ call, id, shared, size }) => {
      await api.db.delete(playlistShares);
      for (const playlistId of shared)
        await api.db.insert(playlistShares).values({ playlistId, email: ana.email, position: 0 });
      const path = call.path.replace("{id}", String(id)).replace(/\{\w+\}/, "x");
      const answer = await ana.fetch(call.method === "GET" ? `${path}?itemsPerPage=${size}` : path, {
        method: call.method,
        ...(call.method === "PATCH" && { json: {} }),
      });
      const said = await answer.text();
      const hidden = theirs
        .filter((one) => !shared.includes(one))
        .map((one) => `/api/user_playlists/${one}"`);
      for (const secret of [BO, ...hidden, ...history])
        expect(said.includes(secret), `${secret} at ${call.method} ${path}`).toBe(false);
    });
    // Where it is shared, the address that was looked for is there.
    await api.db.delete(playlistShares);
    const [playlistId = 0] = theirs;
    await api.db.insert(playlistShares).values({ playlistId, email: ana.email, position: 0 });
    const open = await (await ana.fetch("/api/user_playlists_team")).text();
    expect(open).toContain(`/api/user_playlists/${playlistId}"`);
  },
);

/** Files, statements, stacks, and the names of the server's parts. */
const INNER =
  /\b(?:select|insert|update|delete)\b.*\b(?:from|into|set)\b|pglite|postgres|drizzle|\bhono\b|\bzod|node_modules|\.[jt]sx?\b|\bat .*:\d+|\/(?:tmp|home|usr|var|work)\//i;

test("C5: every refusal has one of three shapes and reveals no internals", WITHIN, async () => {
  // Uses its own user, since deleting her data would disturb other tests.
  const eve = await signedIn(api, { email: "eve@music.example" });
  const junk = fc.constantFrom(
    "1",
    "0",
    "-1",
    "999999",
    "x",
    "%00",
    "é".repeat(300),
    "'",
    "..%2F..",
    "[]",
    "{}",
    "NaN",
  );
  const cases = fc.record({
    // A forgotten password is refused in words of its own (contract §2.4); sounds have tests of theirs.
    call: fc.constantFrom(
      ...endpoints.filter(({ path }) => !/similarity|programme|forgot-password/.test(path)),
    ),
    // Mostly the call's own method and a living token, so that the server goes on to look at the rest.
    method: fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom("GET", "POST", "PATCH", "DELETE", "PUT") },
    ),
    key: junk,
    query: fc.dictionary(
      fc.constantFrom("page", "itemsPerPage", "search", "order[x]", "bpm[gte]", "terms[]"),
      junk,
    ),
    type: fc.constantFrom(
      "application/ld+json",
      "application/merge-patch+json",
      "application/json",
      "text/plain",
    ),
    body: fc.oneof(fc.json(), fc.constantFrom("{", "", '{"email":7,"name":[],"tracks":{}}', "\u0000")),
    accept: fc.constantFrom("*/*", "application/ld+json", "image/png"),
    token: fc.oneof(
      { weight: 5, arbitrary: fc.constant(eve.token) },
      { weight: 1, arbitrary: fc.constantFrom(null, "not.a.token") },
    ),
  });
  // Errors that other invariants let the server log do not count here.
  api.errors.length = 0;
  let refused = 0;
  let looked = 0;
  await holds(cases, async ({ call, method: other, key, query, type, body, accept, token }) => {
    const method = other ?? call.method;
    const answer = await api.fetch(`${call.path.replace(/\{\w+\}/g, key)}?${new URLSearchParams(query)}`, {
      method,
      headers: { Accept: accept, "Content-Type": type, ...(token && { Authorization: `Bearer ${token}` }) },
      ...(method !== "GET" && { body }),
    });
    if (answer.status < 400) return void (await answer.body?.cancel());
    refused += 1;
    if (answer.status !== 401 && answer.status !== 405) looked += 1;
    const said = await answer.text();
    expect(said).not.toMatch(INNER);
    const told: unknown = JSON.parse(said);
    if (answer.status === 401) return void unauthorizedSchema.parse(told);
    const isList = typeof told === "object" && told !== null && "violations" in told;
    expect((isList ? violationListSchema : errorSchema).parse(told).status).toBe(answer.status);
  });
  expect(refused).toBeGreaterThan(CASES / 2);
  // Some seventy of a hundred cases; fewer once one of them has ended her session.
  expect(looked).toBeGreaterThan(0);
  expect(api.errors).toEqual([]);
});

test("C6: every address in an answer answers", WITHIN, async () => {
  const looked = new Set<string>();
  const cases = fc.record({
    call: fc.constantFrom(...some(reads.filter(({ cache, format }) => cache !== "D" && format !== "json"))),
    size: fc.integer({ min: 1, max: 12 }),
    page: fc.integer({ min: 1, max: 3 }),
    from: fc.nat(),
  });
  await holds(cases, async ({ call, size, page, from }) => {
    const paged = names(call.query, "page") ? `itemsPerPage=${size}&page=${page}` : "";
    const answer = await ana.fetch(listOf(call, paged));
    if (answer.status !== 200) return void (await answer.body?.cancel());
    const found = [...(await answer.text()).matchAll(/"@id":"([^"]+)"/g)].map(([, id = ""]) => id);
    // A search without its text is nothing to ask for (contract §5).
    const asked = found.filter((id) => !/^\/api\/\.well-known\/|\/(global_search|search_\w+)$/.test(id));
    const begin = from % (asked.length + 1);
    for (const id of asked.slice(begin, begin + 3).filter((one) => !looked.has(one))) {
      looked.add(id);
      expect([id, (await ana.fetch(id)).status]).toEqual([id, 200]);
      expect([id, (await api.fetch(id)).status]).toEqual([id, expect.toBeOneOf([200, 401])]);
    }
  });
  expect(looked.size).toBeGreaterThan(CASES / 5);
});

// A term that a context forgets is not dropped, since `@vocab` names it too: this finds a context that cannot be
// read, a key or address that does not become an IRI, and a keyword that is unknown or in the wrong place.
test("C7: every answer in JSON-LD expands in safe mode, which loses no key", WITHIN, async () => {
  const documentLoader = async (documentUrl: string) => {
    const answer = await api.fetch(new URL(documentUrl).pathname);
    return { documentUrl, document: (await answer.json()) as jsonld.NodeObject };
  };
  const cases = fc.record({
    call: fc.constantFrom(...some(reads.filter(({ format }) => format !== "json"))),
    size: fc.integer({ min: 1, max: 12 }),
    page: fc.integer({ min: 1, max: 3 }),
    token: fc.constantFrom(ana.token, null),
    known: fc.boolean(),
  });
  const expanded = { answers: 0, refusals: 0 };
  await holds(cases, async ({ call, size, page, token, known }) => {
    const address = known
      ? listOf(call, names(call.query, "page") ? `itemsPerPage=${size}&page=${page}` : "")
      : `${call.path.replace(/\{\w+\}/g, "999999")}?page=x`;
    const answer = await api.fetch(address, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
    if (!answer.headers.get("Content-Type")?.startsWith("application/ld+json"))
      return void (await answer.body?.cancel());
    const body = (await answer.json()) as jsonld.JsonLdDocument;
    const base = `https://music.example${address}`;
    // The types of the library do not know the safe mode yet.
    const options = { base, safe: true, documentLoader } as jsonld.Options.Expand;
    const [found] = await jsonld.expand(body, options);
    expect([address, found]).toEqual([address, expect.any(Object)]);
    if (answer.ok) expanded.answers += 1;
    else expanded.refusals += 1;
  });
  expect(expanded.answers).toBeGreaterThan(0);
  expect(expanded.refusals).toBeGreaterThan(0);
});

// The last one: it takes the sounds of the catalogue away.
test("C8: histories hold as many rows as sounds were delivered, alone or in a zip", WITHIN, async () => {
  const media = localMediaStore(folder);
  const sound = await encodeMp3({ sampleRate: 44_100, channels: [new Float32Array(4_410)] });
  const there = await api.db.select().from(tracks).orderBy(asc(tracks.id)).limit(3);
  for (const { mp3File } of there) await media.write(`track/mp3/${mp3File}`, sound);
  api.sounds = { media, ensureSound: async () => false, coverOf: async () => null };
  // Of the first six tracks three have a sound; the others have none, and it cannot be made.
  const [first, last] = [there[0]?.id ?? 0, there.at(-1)?.id ?? 0];
  await api.db.update(tracks).set({ demoReference: null }).where(gt(tracks.id, last));
  const id = fc.integer({ min: first, max: first + 5 });
  const step = fc.oneof(
    fc.record({
      track: fc.oneof({ weight: 5, arbitrary: id }, { weight: 1, arbitrary: fc.constant(999_999) }),
      method: fc.constantFrom("GET", "HEAD"),
    }),
    fc.record({ zip: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }) }),
  );
  let people = 0;
  const all = { alone: 0, zipped: 0 };
  await holds(fc.array(step, { minLength: 1, maxLength: 2 }), async (steps) => {
    people += 1;
    const one = await signedIn(api, { email: `listener-${people}@music.example` });
    let delivered = 0;
    for (const [at, wanted] of steps.entries()) {
      if ("track" in wanted) {
        const answer = await one.fetch(`/api/front/tracks/${wanted.track}/download`, {
          method: wanted.method,
        });
        await answer.body?.cancel();
        if (answer.status === 200 && wanted.method === "GET") {
          delivered += 1;
          all.alone += 1;
        }
        continue;
      }
      const json = { name: `Doc ${at}`, tracks: wanted.zip.map((id) => `/api/tracks/${id}`) };
      const made = await one.fetch("/api/user_playlists", { method: "POST", json });
      const { id } = (await made.json()) as { id: number };
      const answer = await one.fetch(`/api/playlist/${id}/download`);
      const bytes = await answer.arrayBuffer();
      if (answer.status !== 200) continue;
      const zipped = Object.keys(await unzip(bytes)).filter((name) => name.endsWith(".mp3")).length;
      delivered += zipped;
      all.zipped += zipped;
    }
    const written = await api.db.select().from(downloads).where(eq(downloads.userId, one.id));
    expect([steps, written.length]).toEqual([steps, delivered]);
  });
  // Some 15 and 75 of a hundred cases: that there is none is no chance.
  expect(all.alone).toBeGreaterThan(0);
  expect(all.zipped).toBeGreaterThan(0);
});
