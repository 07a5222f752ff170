import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { freePort } from "#/tests/support/free-port.ts";
import { type Sillon, startSillon } from "#/tests/support/start-sillon.ts";

/** In a fresh clone the first start makes the build. */
const START_MS = 240_000;
const SECRET = "x".repeat(32);

/** Calls to the content system that a page makes beside its own subject (specification §4, §7). */
const LOADS = {
  slugs: "/api/front/cms_pages/slugs",
  logo: "/api/referentiels?name=MENU_LOGO",
  "social links": "/api/referentiels?name=facebook",
  disclaimer: "/api/referentiels?name=FOOTER_DISCLAIMER",
  menus: "/api/cms_menus",
  "titles of pages": "/api/page_seos",
  "popular albums": "/api/album_lists_front?isEnable=1&isFeatured=1&row=10",
  taxonomies: "/api/track_taxonomies?isEnable=1&isFeatured=1",
  continents: "/api/track_continents?isEnable=1&isFeatured=1",
  partners: "/api/carousels?slug=partnercarousel",
} as const;

/** One page of each kind, with words that it must show. */
const PAGES = [
  ["/fr", "Le monde"],
  ["/en/albums", "Albums"],
  ["/fr/album/delta-sans-fin", "Delta sans fin"],
  ["/fr/album/les-chasseurs-de-segou", "Les chasseurs de Ségou"],
  ["/en/our-composers", "Composers"],
  ["/fr/nos-compositeurs/awa-sangare", "Awa Sangaré"],
  ["/fr/nos-placements", "Placements"],
  ["/fr/nos-placements/apres-la-secousse", "Après la secousse"],
  ["/en/search-guidee", "Guided search"],
  ["/fr/recherche/kora", "kora"],
  ["/fr/a-propos", "À propos"],
] as const;

/** Cache tags of the site's reads, purged before each case. */
const TAGS = [
  "menus",
  "referentials",
  "page-seos",
  "cms-pages",
  "albums",
  "tracks",
  "taxonomies",
  "continents",
  "carousels",
  "dial",
  "placements",
  "writers",
];

let api: TestApi;
let backend: Server;
let site: Sillon;
let url: string;
let failing = "";
let refused = 0;
let asked: string[] = [];

beforeAll(async () => {
  api = await apiForTests();
  backend = createAdaptorServer({
    fetch: (request: Request) => {
      const { pathname, search } = new URL(request.url);
      // The site looks for changes by its own clock, whatever page is drawn meanwhile.
      if (pathname !== "/api/changes") asked.push(pathname + search);
      if (pathname + search !== failing) return api.fetch(request);
      refused += 1;
      return new Response(null, { status: 400 });
    },
  }) as Server;
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  site = startSillon({
    PORT: String(port),
    API_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    PURGE_SECRET: SECRET,
    LOG_LEVEL: "warn",
  });
  await site.ready(url);
}, START_MS);
afterAll(async () => {
  site?.child.kill("SIGTERM");
  await site?.ended;
  backend?.close();
  await api?.close();
});

/** The next page is drawn anew, and its reads are made again. */
async function forgetAll(): Promise<void> {
  const purged = await fetch(`${url}/internal/purge`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-purge-secret": SECRET },
    body: JSON.stringify({ tags: TAGS }),
  });
  expect(purged.status).toBe(204);
}

test.each([
  "/fr/album/delta-sans-fin",
  "/en/our-composers/awa-sangare",
  "/fr/nos-placements/apres-la-secousse",
])("%s asks for each thing once, though its head and its body need it", async (path) => {
  await forgetAll();
  asked = [];
  expect((await fetch(url + path)).status).toBe(200);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((address, at) => asked.indexOf(address) !== at)).toEqual([]);
});

test.each(Object.entries(LOADS))("without the %s every page still stands", async (_, load) => {
  failing = load;
  refused = 0;
  await forgetAll();
  for (const [path, words] of PAGES) {
    const answer = await fetch(url + path);
    const html = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    expect(/<main\b[\s\S]*<\/main>/.exec(html)?.[0], path).toContain(words);
    expect(html, path).toMatch(/<title>[^<]+<\/title>/);
  }
  // Otherwise nothing was taken away, and nothing was shown.
  expect(refused).toBeGreaterThan(0);
});
