import { afterAll, beforeAll, expect, test } from "vitest";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("empty");
});
afterAll(() => api.close());

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const OPEN_API = "application/vnd.oai.openapi+json";
const docs = (accept?: string) => api.fetch("/api/docs", accept ? { headers: { Accept: accept } } : {});
const typeOf = (answer: Response) => answer.headers.get("Content-Type");

test("people get a page, programs what they read, at one address", async () => {
  const page = await docs(BROWSER);
  expect([page.status, typeOf(page)]).toEqual([200, "text/html; charset=utf-8"]);
  expect(page.headers.get("Vary")).toContain("Accept");
  for (const accept of [undefined, "*/*", "application/ld+json", "application/json", "text/html;q=0, */*"]) {
    const answer = await docs(accept);
    expect(typeOf(answer)).toBe("application/ld+json; charset=utf-8");
    expect(await answer.json()).toMatchObject({ "@type": "hydra:ApiDocumentation" });
  }
  const document = await docs(OPEN_API);
  expect(typeOf(document)).toBe(`${OPEN_API}; version=3.1`);
  expect(await document.json()).toMatchObject({ openapi: "3.1.0" });
  expect((await docs("image/png")).status).toBe(406);
});

test("the page loads from its own origin alone, has no script of its own, and all it loads is there", async () => {
  const page = await docs(BROWSER);
  const policy = page.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain("unsafe-eval");
  const html = await page.text();
  // The reference brings a main part of its own.
  expect(html).not.toContain("<main");
  const loaded = [...html.matchAll(/<(?:script[^>]* src|link rel="stylesheet" href)="([^"]+)"/g)];
  expect(loaded).toHaveLength(4);
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
  for (const [, address = ""] of loaded) {
    const file = await api.fetch(address);
    expect([address, file.status]).toEqual([address, 200]);
    expect(typeOf(file)).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    const tag = file.headers.get("ETag") ?? "";
    expect((await api.fetch(address, { headers: { "If-None-Match": tag } })).status).toBe(304);
  }
  const examples = [...html.matchAll(/href="(\/api\/[^"]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  for (const address of examples)
    expect([address, (await api.fetch(address)).status]).toEqual([address, 200]);
});

test.each(["", "x.js", "../routes.ts", "%2e%2e/routes.ts", "constructor", "__proto__"])(
  "%s is no file of the page",
  async (name) => {
    const answer = await api.app.fetch(new Request(`http://localhost/api/docs/files/${name}`));
    expect(answer.status).toBe(404);
  },
);
