import { expect } from "@playwright/test";
import { test } from "./site-test.ts";

/** Texts in each language about one composer and one placement of the demo catalogue. */
const SITES = {
  fr: {
    composers: "/fr/nos-compositeurs",
    composer: "/fr/nos-compositeurs/awa-sangare",
    composersTitle: "Compositeurs",
    born: "naît à Ségou",
    albums: "/fr/albums?writers=awa-sangare",
    allAlbums: "Voir ces albums dans la liste",
    heardIn: "Entendu dans",
    placements: "/fr/nos-placements",
    placement: "/fr/nos-placements/sahel-l-eau-qui-reste",
    placementsTitle: "Placements",
    placementTitle: "Sahel, l’eau qui reste",
    kind: "Documentaire",
    day: "18 novembre 2026",
    share: /^Partager le placement/,
    play: "Écouter Les chasseurs de Ségou",
    pause: "Mettre Les chasseurs de Ségou en pause",
    wrongSlug: "/fr/nos-placements/sahel-the-water-that-remains",
    wrongPath: "/fr/our-placements",
  },
  en: {
    composers: "/en/our-composers",
    composer: "/en/our-composers/awa-sangare",
    composersTitle: "Composers",
    born: "was born in Ségou",
    albums: "/en/albums?writers=awa-sangare",
    allAlbums: "See these albums in the list",
    heardIn: "Heard in",
    placements: "/en/our-placements",
    placement: "/en/our-placements/sahel-the-water-that-remains",
    placementsTitle: "Placements",
    placementTitle: "Sahel: The Water That Remains",
    kind: "Documentary",
    day: "18 November 2026",
    share: /^Share the placement/,
    play: "Listen to Les chasseurs de Ségou",
    pause: "Pause Les chasseurs de Ségou",
    wrongSlug: "/en/our-placements/sahel-l-eau-qui-reste",
    wrongPath: "/en/nos-placements",
  },
} as const;

for (const [lang, site] of Object.entries(SITES)) {
  test.describe(`in ${lang}`, () => {
    test("everything that search engines read is in the HTML", async ({ request }) => {
      const read = async (path: string) => (await request.get(path)).text();
      const composers = await read(site.composers);
      expect(composers.match(/<article/g)).toHaveLength(24);
      expect(composers).toContain("page=2");
      const composer = await read(site.composer);
      expect(composer).toContain(site.born);
      expect(composer).toContain('"@type":"Person"');
      expect(composer).toContain("Les chasseurs de Ségou");
      expect(await read(site.placements)).toContain(site.placementTitle);
      const placement = await read(site.placement);
      expect(placement).toContain(site.day);
      expect(placement).toContain("Les chasseurs de Ségou");
    });

    test("paths in the other language redirect to the right one, unknown slugs are a 404", async ({
      request,
    }) => {
      const answer = async (path: string) => {
        const response = await request.get(path, { maxRedirects: 0 });
        return [response.status(), response.headers().location];
      };
      expect(await answer(site.wrongSlug)).toEqual([308, site.placement]);
      expect(await answer(site.wrongPath)).toEqual([308, site.placements]);
      expect(await answer(`${site.composers}/nobody`)).toEqual([404, undefined]);
      expect(await answer(`${site.placements}/nothing`)).toEqual([404, undefined]);
    });

    test("from the menu to a composer, with albums, tracks and placements", async ({ page }) => {
      await page.goto(`/${lang}`);
      const menu = page.getByRole("banner").getByRole("link", { name: site.composersTitle, exact: true });
      await menu.first().click();
      await expect(page).toHaveURL(site.composers);
      await expect(menu.first()).toHaveAttribute("aria-current", "page");
      await page.getByRole("button", { name: /^S,/ }).click();
      await expect(page).toHaveURL(`${site.composers}?letter=S`);
      const list = page.getByRole("main").getByRole("list", { name: site.composersTitle });
      await list.getByRole("link", { name: "Awa Sangaré" }).click();
      await expect(page).toHaveURL(site.composer);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Awa Sangaré");
      await expect(menu.first()).toHaveAttribute("aria-current", "true");
      await expect(page.getByRole("link", { name: site.allAlbums })).toHaveAttribute("href", site.albums);
      await expect(page.getByRole("heading", { name: site.heardIn })).toBeVisible();
      await expect(page.getByRole("main").locator("svg path").first()).toBeAttached();
    });

    test("from the list, where a track of a placement plays, to the placement and back", async ({ page }) => {
      await page.goto(site.placements);
      await page.getByRole("button", { name: site.play }).first().click();
      await expect(page.getByRole("button", { name: site.pause }).first()).toBeVisible();
      await page.getByRole("button", { name: new RegExp(`^${site.kind}`) }).click();
      await expect(page).toHaveURL(`${site.placements}?kind=documentary`);
      const list = page.getByRole("list", { name: site.placementsTitle });
      await list.getByRole("link", { name: site.placementTitle }).click();
      await expect(page).toHaveURL(site.placement);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.placementTitle);
      await expect(page.getByRole("main")).toContainText(site.kind);
      await expect(page.getByRole("button", { name: site.share })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${site.placements}?kind=documentary`);
    });
  });
}
