import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#/contract/endpoints.ts";
import { VIOLATION_CODES } from "#/contract/error.ts";
import * as history from "#/contract/history.ts";
import * as session from "#/contract/session.ts";
import * as user from "#/contract/user.ts";
import { downloads, listened } from "#/server/platform/db/schema/histories.ts";
import { sessions, users } from "#/server/platform/db/schema/users.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { asBearer, type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
let ana: SignedIn;
let bo: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  ana = await signedIn(api, { company: "Radio Mangrove" });
  bo = await signedIn(api, { email: "bo@example.org" });
  for (const { id } of [ana, bo]) {
    await api.db.insert(listened).values({ userId: id, trackId: 1 });
    await api.db.insert(downloads).values({ userId: id, trackId: 2, source: "track" });
  }
});

const filled = (path: string) => path.replace("{id}", "1").replace(/\{\w+\}/, "x");
const type = (method: string) => (method === "PATCH" ? "application/merge-patch+json" : "application/json");

describe("every call that needs a token", () => {
  const calls = endpoints.filter(({ access }) => access === "token");

  test.each(calls.map(({ method, path }) => [method, path]))(
    "%s %s is 401 without one",
    async (method, path) => {
      for (const authorization of [undefined, "Bearer not.a.token", "Basic YTpi"]) {
        const response = await api.fetch(filled(path), {
          method,
          headers: { "Content-Type": type(method), ...(authorization && { Authorization: authorization }) },
          ...(method !== "GET" && { body: "{}" }),
        });
        expect(response.status).toBe(401);
        expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
        expect(response.headers.get("Content-Type")).toBe("application/json");
        expect(await response.json()).toEqual({
          code: 401,
          message: authorization ? "Invalid JWT Token" : "JWT Token not found",
        });
      }
    },
  );
});

describe("reads of a user", () => {
  const reads = [session, user, history]
    .flatMap((noun) => Object.values(noun as Record<string, unknown>))
    .filter(
      (one): one is (typeof endpoints)[number] => typeof one === "object" && one !== null && "method" in one,
    )
    .filter(({ method, access }) => method === "GET" && access === "token");

  test.each(reads.map((read) => [read.path, read] as const))(
    "GET %s has the shape of its descriptor, no key beyond it, and is kept by nobody",
    async (path, { answer, resource }) => {
      const response = await ana.fetch(filled(path));
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(response.headers.get("Vary")).toBe("Accept, Authorization, Accept-Encoding");
      expect(response.headers.get("Set-Cookie")).toBeNull();
      const { "@context": context, ...body } = (await response.json()) as Record<string, unknown>;
      expect(context).toBe(`/api/contexts/${resource}`);
      const parsed = answer.parse(body);
      const keys = (value: unknown): unknown =>
        Array.isArray(value)
          ? value.map(keys)
          : typeof value === "object" && value !== null
            ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, keys(one)]))
            : null;
      expect(keys(body)).toEqual(keys(parsed));
      expect(JSON.stringify(body)).not.toMatch(/bo@example|argon2|passwordHash|tokenVersion|isEnable":false/);
    },
  );
});

describe("data of one user", () => {
  /** Each route with the status that ana gets for her own data; everyone else gets the same nothing. */
  const routes: [method: string, path: (mine: Mine) => string, own: number][] = [
    ["GET", ({ id }) => `/api/user/${id}`, 200],
    ["PATCH", ({ id }) => `/api/user/${id}`, 200],
    ["PATCH", ({ id }) => `/api/user/me/${id}`, 200],
    ["GET", ({ sessionId }) => `/api/user/me/sessions/${sessionId}`, 200],
    ["GET", ({ listenedId }) => `/api/front/user/listened/tracks/${listenedId}`, 200],
    ["GET", ({ downloadId }) => `/api/front/user/download/tracks/${downloadId}`, 200],
    ["DELETE", ({ listenedId }) => `/api/front/user/listened/tracks/${listenedId}`, 204],
    ["DELETE", ({ sessionId }) => `/api/user/me/sessions/${sessionId}`, 204],
  ];
  interface Mine {
    id: number;
    sessionId: number;
    listenedId: number;
    downloadId: number;
  }
  async function belongings(): Promise<Mine> {
    const [one] = await api.db.select().from(sessions).where(eq(sessions.userId, ana.id));
    const [heard] = await api.db.select().from(listened).where(eq(listened.userId, ana.id));
    const [taken] = await api.db.select().from(downloads).where(eq(downloads.userId, ana.id));
    return { id: ana.id, sessionId: one?.id ?? 0, listenedId: heard?.id ?? 0, downloadId: taken?.id ?? 0 };
  }

  test.each(routes)("%s %s: its owner alone", async (method, path, own) => {
    const gone = await signedIn(api, { email: "gone@example.org" });
    await api.db.delete(users).where(eq(users.id, gone.id));
    const shut = await signedIn(api, { email: "shut@example.org" });
    await api.db.update(users).set({ isEnable: false }).where(eq(users.id, shut.id));
    const mine = await belongings();
    const json = method === "PATCH" ? { company: "Taken over" } : undefined;
    const status = async (fetch: SignedIn["fetch"]) =>
      (await fetch(path(mine), { method, ...(json && { json }) })).status;
    expect(await status(bo.fetch)).toBe(404);
    expect(await status(gone.fetch)).toBe(401);
    expect(await status(shut.fetch)).toBe(401);
    expect(await status((to, init) => asBearer(api, "")(to, init))).toBe(401);
    const [untouched] = await api.db.select().from(users).where(eq(users.id, ana.id));
    expect(untouched?.company).toBe("Radio Mangrove");
    expect(await belongings()).toEqual(mine);
    expect(await status(ana.fetch)).toBe(own);
  });
});

describe("changing oneself", () => {
  const patch = (json: unknown) => ana.fetch(`/api/user/me/${ana.id}`, { method: "PATCH", json });

  test("only the fields that are sent change, and sending them again changes nothing", async () => {
    const changes = {
      firstname: " Anaïs ",
      company: "",
      phone: "+33 (0)1 23.45-67 89",
      locale: "en",
      newsletter: true,
      userProfile: "/api/front/user_profiles/2",
      cart: { tracks: [12, "7", "/api/tracks/3", 12] },
    };
    for (let time = 0; time < 2; time += 1) {
      const response = await patch(changes);
      expect(response.status).toBe(200);
      expect(response.headers.get("ETag")).toBe('"1"');
      expect(response.headers.get("Accept-Patch")).toBe("application/merge-patch+json");
      expect(await response.json()).toMatchObject({
        ...changes,
        firstname: "Anaïs",
        lastname: "Lê",
        company: null,
        cart: { tracks: [12, 7, 3], version: 1 },
      });
    }
    const emptied = await patch({ userProfile: null, phone: null, cart: null });
    expect(await emptied.json()).toMatchObject({
      userProfile: null,
      phone: null,
      cart: { tracks: [], version: 2 },
    });
  });

  test("a change of the cart that names an outdated version is refused as a whole", async () => {
    await patch({ cart: { tracks: [1] } });
    const stale = await ana.fetch(`/api/user/${ana.id}`, {
      method: "PATCH",
      json: { cart: { tracks: [2] }, company: "Stale" },
      headers: { "If-Match": '"0"' },
    });
    expect(stale.status).toBe(412);
    expect(await (await ana.fetch("/api/user/me")).json()).toMatchObject({
      company: "Radio Mangrove",
      cart: { tracks: [1] },
    });
  });

  test.each([
    [{ firstname: "  " }, "firstname", VIOLATION_CODES.blank],
    [{ lastname: "x".repeat(101) }, "lastname", VIOLATION_CODES.tooLong],
    [{ phone: "12" }, "phone", VIOLATION_CODES.format],
    [{ locale: "de" }, "locale", VIOLATION_CODES.choice],
    [{ userProfile: "/api/front/user_profiles/999" }, "userProfile", VIOLATION_CODES.choice],
    [{ cart: { tracks: [1, 999_999] } }, "cart.tracks[1]", VIOLATION_CODES.choice],
  ])("%j is refused at %s", async (json, propertyPath, code) => {
    const response = await patch(json);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ violations: [{ propertyPath, code }] });
  });

  test("fields that the user may not set are not stored, however they are sent", async () => {
    const [before] = await api.db.select().from(users).where(eq(users.id, ana.id));
    const response = await patch(
      JSON.parse(`{"id":${bo.id},"@id":"/api/user/${bo.id}","@type":"Admin","email":"bo@example.org","isVerified":true,
        "roles":["ROLE_ADMIN"],"createdAt":"2000-01-01","isMine":true,"ver":9,"tokenVersion":9,"isEnable":false,
        "passwordHash":"x","password":"x","__proto__":{"isVerified":true},"constructor":{"prototype":{"isVerified":true}}}`),
    );
    expect(response.status).toBe(200);
    const [after] = await api.db.select().from(users).where(eq(users.id, ana.id));
    expect(after).toEqual(before);
  });

  test("of twenty carts written at once one stands whole", async () => {
    const bodies = Array.from({ length: 20 }, (_, index) => [index + 1, index + 21]);
    const answers = await Promise.all(bodies.map((tracks) => patch({ cart: { tracks } })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { cart } = (await (await ana.fetch("/api/user/me")).json()) as { cart: { tracks: number[] } };
    expect(bodies).toContainEqual(cart.tracks);
  });
});
