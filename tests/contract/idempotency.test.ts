import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isCreating } from "#/contract/endpoint.ts";
import { endpoints } from "#/contract/endpoints.ts";
import { accessTokens } from "#/server/platform/db/schema/access-tokens.ts";
import { idempotencyKeys } from "#/server/platform/db/schema/idempotency.ts";
import { playlistNotes, playlists } from "#/server/platform/db/schema/projects.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const PASSWORD = "sept lanternes à Huế";
const PATH = "/api/user_playlists";

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  api.now = new Date("2026-06-01T12:00:00Z");
  ana = await signedIn(api, { password: PASSWORD, isVerified: true });
});

const create = (key: string | undefined, json: object = { name: "Doc" }, path = PATH, who = ana) =>
  who.fetch(path, { method: "POST", json, ...(key && { headers: { "Idempotency-Key": key } }) });
const projectsOf = ({ id }: SignedIn) => api.db.$count(playlists, eq(playlists.userId, id));

test("repeated calls with the same idempotency key are carried out once and get the same answer, headers included", async () => {
  const first = await create('"one"');
  const again = await create('"one"');
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
  for (const name of ["Location", "Content-Location", "ETag", "Content-Type", "Vary", "Cache-Control"]) {
    expect(again.headers.get(name)).toBe(first.headers.get(name));
  }
  expect([first, again].map(({ headers }) => headers.get("Idempotent-Replayed"))).toEqual([null, "true"]);
  // Without quotes it is the same key.
  expect((await create("one")).headers.get("Idempotent-Replayed")).toBe("true");
  expect(await projectsOf(ana)).toBe(1);
  expect((await create(undefined)).status).toBe(422);
});

test("the same holds for notes, and a key counts for one request, to whichever address it is sent", async () => {
  const { "@id": project } = (await (await create("p")).json()) as { "@id": string };
  await ana.fetch(project, { method: "PATCH", json: { tracks: ["/api/tracks/1"] } });
  const note = { track: "/api/tracks/1", at: 3, text: "Ici" };
  const once = () => create("n", note, `${project}/notes`);
  expect([(await once()).status, (await once()).status]).toEqual([201, 201]);
  expect(await api.db.$count(playlistNotes, eq(playlistNotes.userId, ana.id))).toBe(1);
  expect((await create("n", { allowsDownload: false }, `${project}/links`)).status).toBe(422);
  // A call without a body is one as well.
  const copy = () =>
    ana.fetch(`${project}/duplicate`, { method: "POST", headers: { "Idempotency-Key": "c" } });
  expect([(await copy()).status, (await copy()).status]).toEqual([201, 201]);
  expect(await projectsOf(ana)).toBe(2);
});

test("another body with the same idempotency key is refused, and nothing is created", async () => {
  await create("one");
  const other = await create("one", { name: "Other" });
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({
    "@type": "ConstraintViolationList",
    violations: [{ propertyPath: "Idempotency-Key", message: "This key was used for another request." }],
  });
  // The order of attributes and unknown ones do not matter.
  expect((await create("one", { unknown: 1, name: "Doc" })).status).toBe(201);
  expect(await projectsOf(ana)).toBe(1);
});

test("of simultaneous calls with one key one is carried out; the others are refused or get its answer", async () => {
  const answers = await Promise.all(["twin", "twin", "twin"].map((key) => create(key)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses[0]).toBe(201);
  for (const status of statuses) expect([201, 409]).toContain(status);
  expect(await projectsOf(ana)).toBe(1);
});

test("a repeated call whose first attempt is running or was interrupted gets a 409, and is never carried out twice", async () => {
  await create("one");
  await api.db.update(idempotencyKeys).set({ answer: null });
  const refused = await create("one");
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({ "@type": "hydra:Error", detail: expect.stringContaining("Idempotency-Key") }),
  ]);
  expect(await projectsOf(ana)).toBe(1);
});

test("a refused call can be tried again with the same idempotency key", async () => {
  expect((await create("one", { name: "" })).status).toBe(422);
  await create(undefined);
  expect((await create("two")).status).toBe(422);
  await api.db.delete(playlists);
  expect((await create("two")).status).toBe(201);
  expect((await create("one")).status).toBe(422);
});

test("an idempotency key counts only for its own user, and for one day", async () => {
  const ben = await signedIn(api, { email: "ben@example.org" });
  await create("one");
  const other = await create("one", { name: "Doc" }, PATH, ben);
  expect([other.status, other.headers.get("Idempotent-Replayed")]).toEqual([201, null]);
  api.now = new Date(api.now.getTime() + 24 * 3_600_000 + 1);
  ana = await signedIn(api, { email: "cy@example.org" });
  await create("one");
  expect(await api.db.$count(idempotencyKeys)).toBe(1);
});

test("an answer with a secret is sealed: neither the token nor the key stands in the database", async () => {
  const json = { name: "P", scopes: ["downloads"], password: PASSWORD };
  const tokens = "/api/user/me/access_tokens";
  const first = (await (await create("a-secret-attempt", json, tokens)).json()) as { token: string };
  const again = (await (await create("a-secret-attempt", json, tokens)).json()) as { token: string };
  expect(again.token).toBe(first.token);
  expect(await api.db.$count(accessTokens)).toBe(1);
  const kept = JSON.stringify(await api.db.select().from(idempotencyKeys));
  for (const secret of [first.token, PASSWORD, "a-secret-attempt"]) expect(kept).not.toContain(secret);
});

test.each(["", " ", '"', '""', 'a"b', "é", "x".repeat(256)])("%j is no key", async (key) => {
  const answer = await api.app.fetch(
    new Request(`http://localhost${PATH}`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${ana.token}`,
        "Content-Type": "application/ld+json",
        "Idempotency-Key": key,
      },
      body: JSON.stringify({ name: "Doc" }),
    }),
  );
  expect(answer.status).toBe(400);
  expect(await projectsOf(ana)).toBe(0);
});

test("the API document offers the header for each call that creates something, and for no other", async () => {
  const document = (await (await api.fetch("/api/docs.json")).json()) as {
    paths: Record<string, Record<string, { parameters: { $ref?: string }[]; responses: object }>>;
  };
  const reference = { $ref: "#/components/parameters/IdempotencyKey" };
  for (const endpoint of endpoints) {
    const call = document.paths[endpoint.path.replace(/(?<=.)\/$/, "")]?.[endpoint.method.toLowerCase()];
    if (!isCreating(endpoint)) expect(call?.parameters).not.toContainEqual(reference);
    else {
      expect(call?.parameters).toContainEqual(reference);
      expect(Object.keys(call?.responses ?? {})).toEqual(expect.arrayContaining(["400", "409", "422"]));
    }
  }
});
