import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { recordListening } from "#/server/people/listening/record-listening.ts";
import { listened } from "#/server/platform/db/schema/histories.ts";
import { trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const send = (body: object, headers: Record<string, string> = {}) =>
  api.fetch("/api/tracks_listeneds", {
    method: "POST",
    headers: { "Content-Type": "application/ld+json", ...headers },
    body: JSON.stringify(body),
  });

test("each listening of a visitor is recorded", async () => {
  for (const id of [1, 2]) {
    const response = await send({ tracks: "/api/tracks/12", user: null });
    expect(response.status).toBe(201);
    expect(response.headers.get("Location")).toBe(`/api/tracks_listeneds/${id}`);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await response.json()).toEqual({
      "@context": "/api/contexts/TracksListened",
      "@id": `/api/tracks_listeneds/${id}`,
      "@type": "TracksListened",
      id,
    });
  }
  const rows = await api.db.select().from(listened);
  expect(rows.map(({ trackId, userId }) => [trackId, userId])).toEqual([
    [12, null],
    [12, null],
  ]);
});

test("the version that was heard is written down with its track; one of another track, or of none, is not", async () => {
  const [version] = await api.db.select().from(trackVersions).where(eq(trackVersions.trackId, 12)).limit(1);
  const iri = `/api/track_versions/${version?.id}`;
  const hear = async (track: number, heard: string | null) =>
    (await send({ tracks: `/api/tracks/${track}`, user: null, version: heard })).status;
  expect(await hear(12, iri)).toBe(201);
  expect(await hear(12, null)).toBe(201);
  expect(await hear(13, iri)).toBe(201);
  expect(await hear(12, "/api/track_versions/999999")).toBe(201);
  expect(await hear(12, "/api/tracks/12")).toBe(400);
  const rows = await api.db.select().from(listened).orderBy(listened.id);
  expect(rows.map(({ trackId, versionId }) => [trackId, versionId])).toEqual([
    [12, version?.id],
    [12, null],
    [13, null],
    [12, null],
  ]);
});

test("without a token nothing is added to anyone's history", async () => {
  const response = await send({ tracks: "/api/tracks/12", user: "/api/user/1" });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ violations: [{ propertyPath: "user" }] });
  expect(await api.db.select().from(listened)).toEqual([]);
});

test("an id sent along is ignored", async () => {
  const response = await send({
    tracks: "/api/tracks/12",
    user: null,
    id: 77,
    "@id": "/x",
    createdAt: "2000",
  });
  expect(await response.json()).toMatchObject({ id: 1 });
});

test("the same user and track within thirty seconds are one event, also when sent at once", async () => {
  const [user] = await api.db
    .insert(users)
    .values({ email: "ana@example.org", passwordHash: "x" })
    .returning({ id: users.id });
  const userId = user?.id ?? 0;
  // Thirty seconds: contract §7.
  const at = (milliseconds: number) => new Date(api.now.getTime() + milliseconds);
  const hear = (trackId: number, when: Date) =>
    recordListening(api.db, { trackId, versionId: null, userId, at: when });

  const together = await Promise.all([hear(12, at(0)), hear(12, at(0)), hear(12, at(0))]);
  expect(new Set(together.map((event) => event?.id)).size).toBe(1);
  expect(together.filter((event) => event?.isNew)).toHaveLength(1);
  expect(await hear(12, at(30_000 - 1))).toMatchObject({ isNew: false });
  expect(await hear(13, at(1))).toMatchObject({ isNew: true });
  expect(await hear(12, at(30_000))).toMatchObject({ isNew: true });
  expect(await api.db.select().from(listened).where(eq(listened.userId, userId))).toHaveLength(3);
});

test("the address of an event can be read only by its own user", async () => {
  const ana = await signedIn(api);
  const bob = await signedIn(api, { email: "bob@example.org" });
  const sent = await ana.fetch("/api/tracks_listeneds", {
    method: "POST",
    json: { tracks: "/api/tracks/12", user: `/api/user/${ana.id}` },
  });
  const address = sent.headers.get("Location") ?? "";
  const own = await ana.fetch(address);
  expect(own.status).toBe(200);
  expect(await own.json()).toMatchObject({ "@id": address, id: 1, tracks: "/api/tracks/12" });
  expect((await bob.fetch(address)).status).toBe(404);
  expect((await api.fetch(address)).status).toBe(401);
  const visitors = (await send({ tracks: "/api/tracks/12", user: null })).headers.get("Location") ?? "";
  expect((await ana.fetch(visitors)).status).toBe(404);
});

test("the 61st event of an address within a minute is refused, another address is not, and the site's own are not counted", async () => {
  const from = (address?: string) =>
    send({ tracks: "/api/tracks/1", user: null }, address ? { "X-Client-Address": address } : {});
  for (let event = 0; event < 60; event += 1) expect((await from("192.0.2.1")).status).toBe(201);
  const refused = await from("192.0.2.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ "@type": "hydra:Error", detail: "Too Many Requests" });
  expect((await from("192.0.2.2")).status).toBe(201);
  expect((await from()).status).toBe(201);
  api.now = new Date(api.now.getTime() + 120_000);
  expect((await from("192.0.2.1")).status).toBe(201);
});
