import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { foreignApi, HABITS, NAMINGS, withoutAdditions } from "#/tests/support/foreign-api.ts";
import { freePort } from "#/tests/support/free-port.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { type Sillon, startSillon } from "#/tests/support/start-sillon.ts";

/** In a fresh clone the first start makes the build. */
const START_MS = 240_000;

/** Every route of specification §2 by its address in French and English, with words that its page must show. */
const OPEN = [
  ["", "", "Le monde", "The world"],
  ["/a-propos", "/about", "À propos", "About"],
  ["/concours", "/contest", "<form", "<form"],
  ["/conseil-musical", "/music-advice", "<form", "<form"],
  ["/contact", "/contact", "<form", "<form"],
  ["/dossier-de-presse/apercu-automne-2026", "/press-kit/apercu-automne-2026", "presse", "ress"],
  ["/album/delta-sans-fin", "/album/delta-sans-fin", "Delta", "Delta"],
  ["/album/les-chasseurs-de-segou", "/album/les-chasseurs-de-segou", "Les chasseurs de Ségou", "Ségou"],
  ["/albums", "/albums", "Albums", "Albums"],
  ["/albums/delta-sans-fin", "/albums/delta-sans-fin", "Delta", "Delta"],
  ["/auth/login", "/auth/login", "connect", "ign in"],
  ["/auth/inscription", "/auth/inscription", "compte", "account"],
  ["/auth/forgot-password", "/auth/forgot-password", "Mot de passe", "assword"],
  ["/auth/reset-password/x", "/auth/reset-password/x", "<h1", "<h1"],
  ["/donnees-personnelles", "/donnees-personnelles", "Données personnelles", "Personal data"],
  ["/mention-legales", "/mention-legales", "Mentions légales", "Legal notice"],
  ["/nos-compositeurs", "/our-composers", "Compositeurs", "Composers"],
  ["/nos-compositeurs/awa-sangare", "/our-composers/awa-sangare", "Awa Sangaré", "Awa Sangaré"],
  ["/nos-placements", "/our-placements", "Placements", "Placements"],
  ["/nos-placements/apres-la-secousse", "/our-placements/after-the-tremor", "Après la secousse", ""],
  ["/recherche/kora", "/recherche/kora", "kora", "kora"],
  ["/search-guidee", "/search-guidee", "Recherche guidée", "Guided search"],
  ["/search-similarity", "/search-similarity", "similarité", "imilar"],
  ["/search-synonym", "/search-synonym", "ynonyme", "ynonym"],
  ["/subscription", "/subscription", "Abonnement", "ubscription"],
  ["/carte", "/worldmap", "Carte", "map"],
] as const;
const PRIVATE = [
  "/user/cart",
  "/user/historique/ecoutes",
  "/user/historique/telecharger",
  "/user/password",
  "/user/profile",
  "/user/projects/conseil-musical",
  "/user/projects/playlist",
] as const;

let api: TestApi;
let backend: Server;
let site: Sillon;
let url: string;
let ana: SignedIn;

beforeAll(async () => {
  api = await apiForTests();
  api.now = new Date();
  ana = await signedIn(api, { firstname: "Xuân", lastname: null });
  const habits = [NAMINGS["names things by UUIDs"], ...Object.values(HABITS), withoutAdditions];
  const answer = foreignApi(api.fetch, habits);
  backend = createAdaptorServer({
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/api/referentiels")
        return Response.json({ "@type": "Collection", member: [], totalItems: 0 });
      return answer(request);
    },
  }) as Server;
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const port = await freePort();
  url = `http://localhost:${port}`;
  site = startSillon({
    PORT: String(port),
    API_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    MEDIA_ORIGINS: "https://media.example",
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

/** The page at an address, whole and free of the markup that that backend left in its texts. */
async function mainOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(url + path, { headers });
  const html = await answer.text();
  expect([path, answer.status]).toEqual([path, 200]);
  // A slug of the other language redirects to that of the page's language, not to sign in.
  expect(answer.url).not.toContain("redirect=");
  expect(answer.headers.get("content-security-policy")).toMatch(
    /img-src [^;]*https:\/\/media\.example[^;]*; media-src [^;]*https:\/\/media\.example;/,
  );
  expect(html, path).not.toMatch(/window\.hostile|evil\.example|position:fixed/);
  // Only ours draws the waveforms and the covers of a list together.
  expect(html, path).not.toContain("start_svgs");
  expect(html, path).not.toMatch(/\/media\/(?:album|track)\/covers\//);
  expect(html, path).toMatch(/<title>[^<]+<\/title>/);
  for (const [, picture] of html.matchAll(/<meta property="og:image" content="([^"]+)"/g)) {
    const shown = await fetch(String(picture).replaceAll("&amp;", "&"));
    expect([path, picture, shown.status, shown.headers.get("content-type")]).toEqual([
      path,
      picture,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
}

test.each(OPEN)("/fr%s and /en%s answer before another API of the kind", async (fr, en, french, english) => {
  expect(await mainOf(`/fr${fr}`)).toContain(french);
  expect(await mainOf(`/en${en}`)).toContain(english);
});

test.each(PRIVATE)("%s answers to a user who is signed in there", async (path) => {
  for (const lang of ["fr", "en"]) {
    expect(await mainOf(`/${lang}${path}`, { cookie: `token=${ana.token}` })).not.toBe("");
  }
});
