// Next sets this up before it renders: without it nothing can be kept.
import "next/dist/server/node-environment-baseline";

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { albumEndpoint } from "#/contract/album.ts";
import { albumMetadata } from "#/features/albums/album-metadata.ts";
import { cmsPageOf } from "#/features/site/cms/cms-page-of.ts";
import { siteData } from "#/features/site/site-data.ts";
import { pageMetadata, routeMetadata } from "#/lib/pages/seo.ts";
import { apiForTests, type TestApi } from "./support/api.ts";
import { foreignApi } from "./support/foreign-api.ts";
import { readFrom, stopReading } from "./support/remembering-cache.ts";

/** The calls that the site makes once per start (specification §4), call by call. */
const LOADS = {
  slugs: "/api/front/cms_pages/slugs",
  logo: "/api/referentiels?name=MENU_LOGO",
  disclaimer: "/api/referentiels?name=FOOTER_DISCLAIMER",
  consent: "/api/referentiels?name=DIDOMI_KEY",
  facebook: "/api/referentiels?name=facebook",
  twitter: "/api/referentiels?name=twitter",
  instagram: "/api/referentiels?name=instagram",
  youtube: "/api/referentiels?name=youtube",
  menus: "/api/cms_menus",
  seo: "/api/page_seos",
} as const;

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(async () => {
  stopReading();
  await api.close();
});

test("a link to an album or a track is shown as music", async () => {
  const answer = await api.fetch("/api/front/album/delta-sans-fin");
  const album = albumEndpoint.answer.parse(await answer.json());
  expect(albumMetadata(album, "fr").openGraph).toMatchObject({ type: "music.album" });
  const shown = pageMetadata({
    lang: "en",
    paths: { fr: "/album/x", en: "/album/x" },
    title: "X",
    music: "song",
  });
  expect(shown.openGraph).toMatchObject({ type: "music.song" });
});

const defaults = { title: "Albums (default)", description: "Default" };

/** Everything that a page of content and its frame read in a language. */
async function page(lang: "fr" | "en") {
  const [site, legal, metadata] = await Promise.all([
    siteData(lang),
    cmsPageOf("mention-legales"),
    routeMetadata(lang, { page: "albums", path: "/albums", defaults }),
  ]);
  return { site, legal, metadata };
}

test("site data is requested once, whichever pages are rendered in whichever language", async () => {
  const asked = readFrom(api.fetch);
  for (const lang of ["fr", "en", "fr"] as const) await page(lang);
  await cmsPageOf("nothing-here");
  await cmsPageOf("nor-here");
  // Within the hour none of it is requested again.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 59 * 60_000 });
  await page("fr");
  expect(asked.toSorted()).toEqual(
    [...Object.values(LOADS), "/api/cms_pages?slug=mention-legales"].toSorted(),
  );
});

test.each(Object.entries(LOADS))(
  "when %s cannot be had, the page is there without it and the log says so once",
  async (failing, path) => {
    readFrom(api.fetch);
    const whole = await page("en");
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    readFrom(async (request) =>
      request.url.endsWith(path) ? new Response(null, { status: 400 }) : api.fetch(request),
    );
    const { site, legal, metadata } = await page("en");
    expect(logged).toHaveBeenCalledOnce();
    expect(legal?.slug).toBe("mention-legales");
    expect(metadata.title === defaults.title).toBe(failing === "seo");
    expect(site.main).toHaveLength(failing === "menus" ? 0 : whole.site.main.length);
    expect(site.disclaimer === null).toBe(failing === "disclaimer");
    expect(site.logo === null).toBe(failing === "logo");
    const lost = ["facebook", "twitter", "instagram", "youtube"].includes(failing) ? 1 : 0;
    expect(site.social).toHaveLength(whole.site.social.length - lost);
  },
);

test("a page is found by the slug of either language, a token page by its token alone", async () => {
  readFrom(api.fetch);
  expect((await cmsPageOf("a-propos"))?.slugEn).toBe("about");
  expect((await cmsPageOf("about"))?.slug).toBe("a-propos");
  expect(await cmsPageOf("press-kit")).toBeNull();
  expect(await cmsPageOf("press-kit", "wrong")).toBeNull();
  expect((await cmsPageOf("press-kit", "apercu-automne-2026"))?.slug).toBe("dossier-de-presse");
});

test.each(["fr", "en"] as const)(
  "before another API of the kind the frame in %s is that of ours",
  async (lang) => {
    readFrom(api.fetch);
    const ours = await page(lang);
    readFrom(foreignApi(api.fetch));
    const theirs = await page(lang);
    expect(theirs.site).toEqual(ours.site);
    expect(theirs.metadata).toEqual(ours.metadata);
    expect(theirs.legal).toMatchObject({ slug: "mention-legales", id: ours.legal?.id, token: null });
  },
);

test("the titles of a route, also for sharing, are in its language", async () => {
  readFrom(api.fetch);
  const [french, english] = [(await page("fr")).metadata, (await page("en")).metadata];
  expect(french.description).not.toBe(english.description);
  expect([french.alternates?.canonical, english.alternates?.canonical]).toEqual(["/fr/albums", "/en/albums"]);
  expect(english.openGraph).toMatchObject({ title: english.title, url: "/en/albums" });
});
