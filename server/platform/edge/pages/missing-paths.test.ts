import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type MayBe, missingPaths, routePatterns } from "./missing-paths.ts";

const ROUTES = {
  "/[lang]/page": "/[lang]",
  "/[lang]/albums/page": "/[lang]/albums",
  "/[lang]/albums/[slug]/page": "/[lang]/albums/[slug]",
  "/[lang]/album/[slug]/page": "/[lang]/album/[slug]",
  "/[lang]/nos-compositeurs/[slug]/page": "/[lang]/nos-compositeurs/[slug]",
  "/[lang]/carte/[slug]/page": "/[lang]/carte/[slug]",
  "/[lang]/share/[token]/page": "/[lang]/share/[token]",
  "/[lang]/user/projects/playlist/page": "/[lang]/user/projects/playlist",
  "/[lang]/rss.xml/route": "/[lang]/rss.xml",
  "/[lang]/[slug]/page": "/[lang]/[slug]",
  "/[lang]/[slug]/[token]/page": "/[lang]/[slug]/[token]",
  "/[lang]/[...rest]/page": "/[lang]/[...rest]",
  "/sitemaps/[name]/route": "/sitemaps/[name]",
  "/robots.txt/route": "/robots.txt",
};
const MANIFEST = {
  redirects: [
    { regex: "^(?:\\/(.+)\\/)$", internal: true },
    { regex: "^\\/en\\/nos-compositeurs(?:\\/([^/]+))?$" },
    { regex: "^\\/(fr|en)\\/user$" },
  ],
  rewrites: { beforeFiles: [{ regex: "^\\/en\\/worldmap(?:\\/([^/]+))?$" }] },
};
const SLUGS: Record<string, string[]> = {
  albums: ["delta", "été"],
  tracks: ["night-train"],
  writers: ["awa"],
  pages: ["legal", "hidden"],
};
const mayBe: MayBe = (slug, kinds) => kinds.some((kind) => SLUGS[kind]?.includes(slug));

async function routes(): Promise<RegExp[]> {
  const folder = await mkdtemp(join(tmpdir(), "sillon-routes-"));
  await writeFile(join(folder, "app-path-routes-manifest.json"), JSON.stringify(ROUTES));
  await writeFile(join(folder, "routes-manifest.json"), JSON.stringify(MANIFEST));
  const patterns = await routePatterns(folder);
  await rm(folder, { recursive: true });
  return patterns;
}
const known = async () =>
  missingPaths({ files: new Set(["/logo.png", "/fr/fresque.svg"]), routes: await routes(), mayBe });

test.each([
  ["/fr/albums/none", "/fr/404"],
  ["/en/albums/none?utm_source=x", "/en/404"],
  ["/en/albums/night-train", "/en/404"],
  ["/fr/album/none", "/fr/404"],
  ["/en/our-composers/none", "/en/404"],
  ["/fr/nos-placements/none", "/fr/404"],
  ["/fr/none", "/fr/404"],
  ["/en/none/with-a-token", "/en/404"],
  ["/en/none/of/these", "/en/404"],
  ["/fr/albums/delta/more", "/fr/404"],
  ["/wp-login.php", "/fr/404"],
  ["/.env", "/fr/404"],
  ["/de/old.html", "/fr/404"],
  ["/_next/static/chunks/none.js", "/fr/404"],
])("%s does not exist: %s answers", async (target, document) => {
  const lost = await known();
  expect(lost("GET", target, {})).toBe(document);
  expect(lost("HEAD", target, {})).toBe(document);
  expect(lost("POST", target, {})).toBeNull();
});

test.each([
  "/",
  "/fr",
  "/en?x=1",
  "/nowhere",
  "/fr/albums",
  "/fr/albums/delta",
  "/fr/albums/%C3%A9t%C3%A9",
  "/en/album/night-train",
  "/en/our-composers/awa",
  // A number is looked up, an old address redirects to the new one.
  "/en/our-composers/12",
  "/en/nos-compositeurs/none",
  "/fr/carte/none",
  "/en/worldmap/none",
  "/fr/share/secret",
  "/fr/legal",
  "/fr/hidden/its-token",
  "/fr/rss.xml",
  "/fr/fresque.svg",
  "/logo.png",
  "/robots.txt",
  "/sitemaps/albums-1.xml",
  // Private folders, which the middleware guards, and spellings that may mean another path.
  "/fr/user/none",
  "/fr/user",
  "/FR/none",
  "/fr/no%2Fne",
])("%s may exist", async (target) => {
  expect((await known())("GET", target, {})).toBeNull();
});

test("a router request for part of a page is never answered with a document", async () => {
  expect((await known())("GET", "/fr/albums/none", { rsc: "1" })).toBeNull();
});

test("without known slugs or pages, any of their addresses may exist", async () => {
  const withoutSlugs = missingPaths({ files: new Set(), routes: await routes() });
  expect(withoutSlugs("GET", "/fr/albums/none", {})).toBeNull();
  expect(withoutSlugs("GET", "/fr/none", {})).toBeNull();
  expect(withoutSlugs("GET", "/fr/none/of/these", {})).toBe("/fr/404");
  const withoutRoutes = missingPaths({ files: new Set(), mayBe });
  expect(withoutRoutes("GET", "/fr/none/of/these", {})).toBeNull();
  expect(withoutRoutes("GET", "/fr/none", {})).toBeNull();
  expect(withoutRoutes("GET", "/wp-login.php", {})).toBeNull();
  expect(withoutRoutes("GET", "/fr/albums/none", {})).toBe("/fr/404");
  expect(missingPaths({})("GET", "/_next/static/none.js", {})).toBeNull();
});
