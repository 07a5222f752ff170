import { cp, readFile, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "#/server/start/build-site.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { freePort } from "#/tests/support/free-port.ts";
import {
  bodiesOf,
  findLeaks,
  PRIVATE_PAGES,
  privatePageRequests,
} from "#/tests/support/private-page-requests.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { type Sillon, startSillon } from "#/tests/support/start-sillon.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const BUILT = process.env.NEXT_DIST_DIR || ".next";
/** The same build with the middleware removed from its manifest, so that Next runs none. */
const UNGUARDED = `.next-unguarded-${process.pid}`;
/** The manifest in which a build lists its middleware. */
const FUNCTIONS = "server/functions-config-manifest.json";
/** In a fresh clone the first start makes the build. */
const START_MS = 240_000;
/** Eight hundred requests take ten seconds alone; a busy machine may need longer. */
const ASKED_MS = 120_000;

let api: TestApi;
let backend: Server;
let site: Sillon;
let base: URL;
let ana: SignedIn;

beforeAll(async () => {
  await buildSite(ROOT, BUILT, () => undefined);
  await cp(join(ROOT, BUILT), join(ROOT, UNGUARDED), {
    recursive: true,
    filter: (path) => !path.startsWith(join(ROOT, BUILT, "cache")),
  });
  const manifest = join(ROOT, UNGUARDED, FUNCTIONS);
  const { functions, ...rest } = JSON.parse(await readFile(manifest, "utf8"));
  expect(functions).toHaveProperty("/_middleware");
  const { "/_middleware": _, ...others } = functions;
  await writeFile(manifest, JSON.stringify({ ...rest, functions: others }));

  api = await apiForTests();
  api.now = new Date();
  ana = await signedIn(api, { firstname: "Xuân-Thu", email: "xuan-thu@example.org" });
  backend = createAdaptorServer({ fetch: (request: Request) => api.fetch(request) }) as Server;
  await new Promise<void>((done) => backend.listen(0, "127.0.0.1", done));
  const port = await freePort();
  base = new URL(`http://localhost:${port}`);
  site = startSillon({
    PORT: String(port),
    API_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    NEXT_DIST_DIR: UNGUARDED,
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  });
  await site.ready(base.origin);
}, START_MS);
afterAll(async () => {
  site?.child.kill("SIGTERM");
  await site?.ended;
  backend?.close();
  await api?.close();
  await rm(join(ROOT, UNGUARDED), { recursive: true, force: true });
});

test("the middleware is gone: an address without a language leads nowhere", async () => {
  const answer = await fetch(`${base}nos-compositeurs`, { redirect: "manual" });
  expect(answer.status).toBe(404);
});

test.each(Object.entries(PRIVATE_PAGES))("without it %s still knows its person", async (page, screen) => {
  for (const lang of ["fr", "en"]) {
    const own = await bodiesOf(base, `/${lang}/${page}`, { cookie: `token=${ana.token}` });
    expect(own).toContain(screen);
  }
});

test(
  "without it no request shows a private page to anybody else",
  async () => {
    const asked = privatePageRequests([{}, { cookie: `token=${ana.token.slice(0, -3)}abc` }]);
    expect(asked.length).toBeGreaterThanOrEqual(7 * 2 * 20 * 2);
    const secrets = [ana.email, "Xuân-Thu", `/api/user/${ana.id}`, ...Object.values(PRIVATE_PAGES)];
    expect(await findLeaks(base, asked, secrets)).toEqual([]);
  },
  ASKED_MS,
);
