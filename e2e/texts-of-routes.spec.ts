import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { readPage } from "./crawled-page.ts";
import { demoPerson } from "./demo-person.ts";
import { test } from "./site-test.ts";

const PAGES = join(import.meta.dirname, "../app/[lang]");

/** An address of each route, and the row of the backend's SEO texts for it; null if there is none. */
const ROUTES: Record<string, [path: string, row: string | null]> = {
  ".": ["", "home"],
  albums: ["/albums", "albums"],
  "albums/[slug]": ["/albums/delta-sans-fin", null],
  "album/[slug]": ["/album/delta-sans-fin", null],
  "nos-compositeurs": ["/nos-compositeurs", "composers"],
  "nos-compositeurs/[slug]": ["/nos-compositeurs/awa-sangare", null],
  "nos-placements": ["/nos-placements", "placements"],
  "nos-placements/[slug]": ["/nos-placements/apres-la-secousse", null],
  carte: ["/carte", "map"],
  "carte/[slug]": ["/carte/mali", null],
  "search-guidee": ["/search-guidee", "guided"],
  "search-similarity": ["/search-similarity", "similarity"],
  "search-synonym": ["/search-synonym", "synonym"],
  "recherche/[slug]": ["/recherche/delta", "search"],
  "auth/login": ["/auth/login", "login"],
  "auth/inscription": ["/auth/inscription", "signup"],
  "auth/forgot-password": ["/auth/forgot-password", "forgot-password"],
  "auth/reset-password/[token]": ["/auth/reset-password/spent", "reset-password"],
  "auth/sign-in-link/[token]": ["/auth/sign-in-link/spent", null],
  "user/cart": ["/user/cart", "cart"],
  "user/start": ["/user/start", null],
  "user/profile": ["/user/profile", "profile"],
  "user/password": ["/user/password", "password"],
  "user/historique/ecoutes": ["/user/historique/ecoutes", "histories"],
  "user/historique/telecharger": ["/user/historique/telecharger", "histories"],
  "user/projects/playlist": ["/user/projects/playlist", "projects"],
  "user/projects/conseil-musical": ["/user/projects/conseil-musical", "my-advice"],
  "user/projects/cue-sheet": ["/user/projects/cue-sheet", "cue-sheet"],
  "user/projects/programme": ["/user/projects/programme", null],
  "[slug]": ["/subscription", "subscription"],
  "[slug]/[token]": ["/dossier-de-presse/apercu-automne-2026", null],
  "[...rest]": ["/nowhere/at/all", "notFound"],
  "404": ["/nowhere", "notFound"],
};

/** Pages of the content system, which share one route. */
const CONTENT: [path: string, row: string][] = [
  ["/mention-legales", "legal"],
  ["/donnees-personnelles", "personal-data"],
  ["/contact", "contact"],
  ["/conseil-musical", "advice"],
  ["/concours", "contest"],
  ["/a-propos", "a-propos"],
  ["/accessibilite", "accessibilite"],
];

/**
 * Addresses not tested here: parts of lists rendered for another route, and share pages, whose texts are those of their
 * project.
 */
const ELSEWHERE = /^(drawn\/|share\/)/;

/** The texts that pages with the same row add to their titles. */
const OWN_NAMES: Record<string, RegExp> = {
  search: /\s?: delta$/,
  histories: /^(Titres écoutés|Titres téléchargés|Tracks heard|Tracks downloaded) · /,
};

interface Row {
  page: string;
  title: string;
  titleEn: string;
  description: string;
  descriptionEn: string;
}

test("every route has the title, description and share tags that the backend has for it, otherwise its own", async ({
  request,
  playwright,
  baseURL,
}) => {
  const files = await readdir(PAGES, { recursive: true });
  const routes = files.filter((file) => file.endsWith("page.tsx")).map((file) => dirname(file));
  const histories: string[] = [];
  expect(Object.keys(ROUTES).toSorted()).toEqual(routes.filter((route) => !ELSEWHERE.test(route)).toSorted());
  const rows = (await (await request.get("/api/page_seos")).json())["hydra:member"] as Row[];
  // In a session of their own, because sign-in pages redirect signed-in people.
  const member = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  await demoPerson(member);

  for (const lang of ["fr", "en"] as const)
    for (const [path, row] of [...Object.values(ROUTES), ...CONTENT]) {
      const address = `/${lang}${path}`;
      const answer = await (path.startsWith("/user/") ? member : request).get(address);
      const { title, description, shared } = readPage(answer.status(), await answer.text());
      const texts = rows.find(({ page }) => page === row);
      const held = texts && {
        title: lang === "fr" ? texts.title : texts.titleEn,
        description: lang === "fr" ? texts.description : texts.descriptionEn,
      };
      expect.soft([address, held !== undefined]).toEqual([address, row !== null]);
      expect.soft([address, title]).toEqual([address, expect.stringMatching(/./)]);
      // The title of a search also contains its text, that of a history its kind.
      const plain = title.replace(OWN_NAMES[row ?? ""] ?? "", "");
      if (row === "histories") histories.push(title);
      if (held) expect.soft([address, plain, description]).toEqual([address, held.title, held.description]);
      expect.soft({ address, ...shared }).toMatchObject({
        address,
        "og:title": title,
        ...(description && { "og:description": description }),
        "og:image": expect.stringMatching(/^https?:/),
        "og:site_name": "Sillon",
      });
    }
  expect(new Set(histories).size).toBe(4);
  await member.dispose();
});
