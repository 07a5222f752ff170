import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { unauthorizedSchema } from "#/contract/error.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { catalogueReads } from "#/tests/support/catalogue-reads.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

/** Returns every key of a value that its schema does not name. */
function unnamed(schema: z.ZodType, value: unknown, path = ""): string[] {
  const found = schema.safeParse(value);
  if (!found.success) return [`${path}: ${found.error.message}`];
  const strip = (one: unknown): unknown => JSON.parse(JSON.stringify(one));
  return diff(strip(value), strip(found.data), path);
}

function diff(sent: unknown, kept: unknown, path: string): string[] {
  if (Array.isArray(sent) && Array.isArray(kept)) {
    return sent.flatMap((item, index) => diff(item, kept[index], `${path}[${index}]`));
  }
  if (typeof sent === "object" && sent !== null) {
    const other = (kept ?? {}) as Record<string, unknown>;
    return Object.entries(sent).flatMap(([key, value]) =>
      key in other ? diff(value, other[key], `${path}.${key}`) : [`${path}.${key}`],
    );
  }
  return [];
}

describe.each(catalogueReads)("GET %s", (address, endpoint) => {
  test("answers in the shape of its descriptor and with no key beyond it", async () => {
    const response = await api.fetch(address);
    expect(response.status).toBe(endpoint.status);
    const { "@context": context, ...body } = (await response.json()) as Record<string, unknown>;
    expect(context).toBe(`/api/contexts/${endpoint.resource}`);
    expect(unnamed(endpoint.answer, body)).toEqual([]);
  });

  test("says what it is: JSON-LD, how long it keeps, by what it varies, where it is documented", async () => {
    const response = await api.fetch(address);
    const { headers } = response;
    const body = (await response.json()) as Record<string, unknown>;
    expect(headers.get("Content-Location")).toBe("hydra:member" in body ? null : body["@id"]);
    expect(headers.get("Content-Type")).toBe("application/ld+json; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("public, max-age=60, s-maxage=300, stale-while-revalidate=600");
    expect(headers.get("ETag")).toMatch(/^"[\w-]{20,}"$/);
    expect(headers.get("Vary")).toBe("Accept, Accept-Encoding");
    expect(headers.get("Set-Cookie")).toBeNull();
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Link")).toBe(
      '<http://localhost:4000/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"',
    );
  });

  test("is not sent again to a client that has it, and has no body for HEAD", async () => {
    const etag = (await api.fetch(address)).headers.get("ETag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await api.fetch(address, { headers: { "If-None-Match": known } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("ETag")).toBe(etag);
    }
    const other = await api.fetch(address, { headers: { "If-None-Match": '"other"' } });
    expect(other.status).toBe(200);
    const head = await api.fetch(address, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
  });

  test("is the same bytes whoever asks: tokens, cookies and foreign hosts change nothing", async () => {
    const plain = await (await api.fetch(address)).text();
    const senders: Record<string, string>[] = [
      { Authorization: "Bearer not.a.token" },
      { Cookie: "token=abc; RFI_LOCALE_COOKIE=en" },
      { "Accept-Language": "de", "X-Forwarded-Host": "evil.example", "X-Original-URL": "/api/user/me" },
    ];
    for (const headers of senders) {
      expect(await (await api.fetch(address, { headers })).text()).toBe(plain);
    }
  });
});

test("details of albums and composers have an object of texts for robots, written or not", async () => {
  for (const address of [
    "/api/front/album/delta-sans-fin",
    "/api/album_lists_front/1",
    "/api/page_writers/awa-sangare",
  ]) {
    const { seo } = (await (await api.fetch(address)).json()) as { seo: unknown };
    expect(Object.keys(seo ?? {})).toEqual(["title", "titleFr", "description", "descriptionFr", "image"]);
  }
});

test("every address in an answer answers, but those of value objects", async () => {
  const seen = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) collect(item);
    else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        if (key === "@id" && typeof item === "string") seen.add(item);
        collect(item);
      }
    }
  };
  for (const [address] of catalogueReads) collect(await (await api.fetch(address)).json());
  const addresses = [...seen].filter((one) => !one.startsWith("/api/.well-known/"));
  expect(addresses.length).toBeGreaterThan(100);
  // A search without its text is nothing to ask for: its own address is the exception (contract §5).
  const failed: string[] = [];
  for (const address of addresses) {
    if (/\/(global_search|search_synonyms|search_suggestions)$/.test(address)) continue;
    const { status } = await api.fetch(address);
    if (status !== 200) failed.push(`${status} ${address}`);
  }
  expect(failed).toEqual([]);
});

test("an invalid token is refused even where no token is needed", async () => {
  const response = await api.fetch("/api/tracks_listeneds", {
    method: "POST",
    headers: { "Content-Type": "application/ld+json", Authorization: "Bearer not.a.token" },
    body: JSON.stringify({ tracks: "/api/tracks/1", user: null }),
  });
  expect(response.status).toBe(401);
  expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(unauthorizedSchema.parse(await response.json()).message).toBe("Invalid JWT Token");
});
