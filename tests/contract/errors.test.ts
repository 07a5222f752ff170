import { gzipSync } from "node:zlib";
import { isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorSchema, violationListSchema } from "#/contract/error.ts";
import { cmsPages } from "#/server/platform/db/schema/site.ts";
import { createApi } from "#/server/start/api.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

const post = (body: BodyInit, type = "application/ld+json") =>
  api.fetch("/api/tracks_listeneds", { method: "POST", headers: { "Content-Type": type }, body });

async function refused(response: Response) {
  expect(response.headers.get("Content-Type")).toBe("application/ld+json; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(response.headers.get("Link")).toContain("/api/docs.jsonld>");
  expect(response.headers.get("X-Frame-Options")).toBe("deny");
  expect(response.headers.get("X-Request-Id")).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  const body = (await response.json()) as Record<string, unknown>;
  expect(body).not.toHaveProperty("trace");
  const error = errorSchema.parse(body);
  expect(error.status).toBe(response.status);
  expect(error["hydra:description"]).toBe(error.detail);
  return error;
}

describe("a missing resource", () => {
  test.each([
    "/api/tracks/999999",
    "/api/tracks/0",
    "/api/tracks/abc",
    "/api/tracks/2147483648",
    "/api/tracks/1%00",
    "/api/tracks/999999/versions",
    "/api/front/album/no-such-album",
    "/api/front/album/1",
    "/api/track/no-such-track",
    "/api/page_writers/nobody",
    "/api/page_placements/nothing",
    "/api/cms_pages/999",
    "/api/contexts/Nothing",
    "/api/.well-known/genid/abc",
  ])("%s is 404 Not Found", async (address) => {
    const response = await api.fetch(address);
    expect(response.status).toBe(404);
    expect((await refused(response)).detail).toBe("Not Found");
  });

  test("an unknown path is 404, and the error names it", async () => {
    const error = await refused(await api.fetch("/api/x"));
    expect(error).toMatchObject({
      status: 404,
      detail: 'No route found for "GET /api/x"',
      type: "/errors/404",
    });
  });

  test("a wrong method is a 405 that says which methods are allowed", async () => {
    const response = await api.fetch("/api/tracks", { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    await refused(response);
    expect((await api.fetch("/api/tracks_listeneds")).headers.get("Allow")).toBe("OPTIONS, POST");
  });

  test("a request with an unknown method is told the methods of the path, and OPTIONS is answered", async () => {
    for (const method of ["PROPFIND", "PUT", "REPORT"]) {
      const response = await api.fetch("/api/user_playlists/1", { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("DELETE, GET, HEAD, OPTIONS, PATCH");
      await refused(response);
    }
    const options = await api.fetch("/api/user_playlists/1", { method: "OPTIONS" });
    expect([options.status, options.headers.get("Allow")]).toEqual([
      204,
      "DELETE, GET, HEAD, OPTIONS, PATCH",
    ]);
    expect(options.headers.get("Link")).toContain("/api/docs.jsonld>");
    expect((await api.fetch("/api/x", { method: "OPTIONS" })).status).toBe(404);
  });

  test("a page that needs a token is found only with it, and no list contains it", async () => {
    const [secret] = await api.db.select().from(cmsPages).where(isNotNull(cmsPages.token));
    const total = async (query: string) => {
      const answer = await api.fetch(`/api/cms_pages?slug=${secret?.slug}${query}`);
      return ((await answer.json()) as Record<string, unknown>)["hydra:totalItems"];
    };
    expect(await total("")).toBe(0);
    expect(await total("&token=wrong")).toBe(0);
    expect(await total(`&token=${secret?.token}`)).toBe(1);
    expect((await api.fetch(`/api/cms_pages/${secret?.id}`)).status).toBe(404);
    for (const list of ["/api/front/cms_pages/slugs", "/api/cms_pages?itemsPerPage=100"]) {
      const text = await (await api.fetch(list)).text();
      expect(text).toContain("mention-legales");
      expect(text).not.toContain(secret?.token);
      expect(text).not.toContain(secret?.slug);
    }
  });
});

describe("negotiation", () => {
  test.each(["text/html", "image/png", "application/ld+json;q=0", "application/xml, text/csv"])(
    "Accept: %s is 406",
    async (accept) => {
      const response = await api.fetch("/api/tracks", { headers: { Accept: accept } });
      expect(response.status).toBe(406);
      expect((await refused(response)).detail).toBe(
        `Requested format "${accept}" is not supported. Supported MIME types are "application/ld+json".`,
      );
    },
  );

  test.each(["*/*", "application/*", "application/json, text/plain", "text/html, */*;q=0.1", ""])(
    "Accept: %s is answered in JSON-LD",
    async (accept) => {
      const response = await api.fetch("/api/tracks/1", { headers: { Accept: accept } });
      expect(response.headers.get("Content-Type")).toBe("application/ld+json; charset=utf-8");
    },
  );

  test("a body of another type is a 415 that says which types are accepted", async () => {
    const response = await post("a=1", "text/plain");
    expect(response.status).toBe(415);
    expect((await refused(response)).detail).toBe(
      'The content-type "text/plain" is not supported. Supported MIME types are "application/ld+json", "application/json".',
    );
  });
});

describe("bodies", () => {
  test.each(["{", "", "[1,", "\u{fffd}x"])("%j is a syntax error", async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await refused(response)).detail).toBe("Syntax error");
  });

  test("a compressed body is refused, with the encodings that are accepted", async () => {
    const body = gzipSync(JSON.stringify({ tracks: "/api/tracks/1", user: null }));
    for (const [path, type] of [
      ["/api/tracks_listeneds", "application/ld+json"],
      ["/api/front/file_similarity_search", "multipart/form-data; boundary=x"],
    ] as const) {
      const headers = { "Content-Type": type, "Content-Encoding": "gzip" };
      const response = await api.fetch(path, { method: "POST", headers, body: new Uint8Array(body) });
      expect([response.status, response.headers.get("Accept-Encoding")]).toEqual([415, "identity"]);
      expect((await refused(response)).detail).toBe('The content-encoding "gzip" is not supported.');
    }
    const headers = { "Content-Type": "application/ld+json", "Content-Encoding": "identity" };
    const plain = await api.fetch("/api/tracks_listeneds", {
      method: "POST",
      headers,
      body: JSON.stringify({ tracks: "/api/tracks/1", user: null }),
    });
    expect(plain.status).toBe(201);
  });

  test("endless nesting is refused at once", async () => {
    expect((await post("[".repeat(10_000) + "]".repeat(10_000))).status).toBe(400);
    expect((await post(`{"tracks":${'{"a":'.repeat(50)}1${"}".repeat(50)}}`)).status).toBe(400);
  });

  test("more than a mebibyte is 413", async () => {
    const response = await post(JSON.stringify({ tracks: "x".repeat(1_100_000), user: null }));
    expect(response.status).toBe(413);
  });

  test("a wrong type is 400 with the name of the attribute", async () => {
    const response = await post(JSON.stringify({ tracks: null, user: null }));
    expect(response.status).toBe(400);
    expect((await refused(response)).detail).toBe(
      'The type of the "tracks" attribute must be "string", "NULL" given.',
    );
  });

  test("an invalid address of a track is 400, an unknown track 422", async () => {
    for (const tracks of ["1", "/api/tracks/", "/api/tracks/1/versions", "/api/tracks/99999999999"]) {
      const response = await post(JSON.stringify({ tracks, user: null }));
      expect(response.status).toBe(400);
      expect((await refused(response)).detail).toBe(`Invalid IRI "${tracks}".`);
    }
    const unknown = await post(JSON.stringify({ tracks: "/api/tracks/999999", user: null }));
    expect(unknown.status).toBe(422);
    expect(violationListSchema.parse(await unknown.json()).violations[0]?.propertyPath).toBe("tracks");
  });

  test("control characters are refused at their field", async () => {
    const response = await post(JSON.stringify({ tracks: "/api/tracks/1\u0007", user: null }));
    expect(response.status).toBe(422);
    const list = violationListSchema.parse(await response.json());
    expect(list.violations[0]?.propertyPath).toBe("tracks");
    expect(list["hydra:description"]).toMatch(/^tracks: /);
  });
});

/** Nothing of how the server is made. */
const INNER = /select|pglite|postgres|\bat .*:\d+|node_modules|\/work|\/home/i;

test("internal errors are reported to the log and to nobody else", async () => {
  const other = await apiForTests("empty");
  await other.db.execute(sql`alter table tracks rename to elsewhere`);
  const response = await other.fetch("/api/tracks");
  expect(response.status).toBe(500);
  const error = await refused(response);
  expect(error.detail).toBe("Internal Server Error");
  expect(JSON.stringify(error)).not.toMatch(INNER);
  expect(other.errors).toHaveLength(1);
  await other.close();
}, 240_000);

test("without a database the answer is a 503 that says so and when to try again, and the failure is logged", async () => {
  const other = await apiForTests("empty");
  await other.close();
  const response = await other.fetch("/api/tracks");
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
  const error = await refused(response);
  expect(error.detail).toBe("The database does not answer just now. Try again in a few seconds.");
  expect(JSON.stringify(error)).not.toMatch(INNER);
  expect(other.errors).toHaveLength(1);
  expect((await other.fetch("/healthz")).status).toBe(503);
}, 240_000);

describe("other origins", () => {
  const from = (origin: string, init: RequestInit = {}) =>
    api.fetch("/api/tracks/1", { ...init, headers: { ...init.headers, Origin: origin } });

  test("the site's own origin is reflected, any other is not", async () => {
    const own = await from("http://localhost:4000");
    expect(own.headers.get("Access-Control-Allow-Origin")).toBe("http://localhost:4000");
    expect(own.headers.get("Vary")).toBe("Accept, Accept-Encoding, Origin");
    const other = await from("https://evil.example");
    expect(other.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test("sites that the operator names may read and write, and caches keep their answers apart", async () => {
    const tools = "https://tools.example";
    const named = createApi({ ...api.dependencies, origins: [tools, "https://intranet.example"] });
    const ask = (origin: string | undefined, init: RequestInit = {}) =>
      named.fetch(
        new Request("http://localhost:4000/api/tracks_listeneds", {
          ...init,
          headers: {
            ...init.headers,
            ...(origin && { Origin: origin, "Sec-Fetch-Site": "cross-site" }),
          },
        }),
      );
    const event = {
      method: "POST",
      headers: { "Content-Type": "application/ld+json" },
      body: JSON.stringify({ tracks: "/api/tracks/1", user: null }),
    };
    const preflight = { method: "OPTIONS", headers: { "Access-Control-Request-Method": "POST" } };
    for (const init of [event, preflight]) {
      const answer = await ask(tools, init);
      expect(answer.ok).toBe(true);
      expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(tools);
      expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    }
    for (const origin of ["https://evil.example", "https://tools.example.evil.example", "null"]) {
      const answer = await ask(origin, event);
      expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([403, null]);
    }
    const unasked = await named.fetch(new Request("http://localhost:4000/api/tracks/1"));
    expect(unasked.headers.get("Vary")).toBe("Accept, Accept-Encoding, Origin");
  });

  test("a preflight says what may be sent", async () => {
    const answer = await from("http://localhost:4000", {
      method: "OPTIONS",
      headers: { "Access-Control-Request-Method": "PATCH" },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Access-Control-Allow-Methods")).toBe("GET,HEAD,POST,PATCH,DELETE");
    expect(answer.headers.get("Access-Control-Max-Age")).toBe("3600");
  });
});
