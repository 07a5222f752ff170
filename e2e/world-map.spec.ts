import { expect } from "@playwright/test";
import { byTurn } from "./by-turn.ts";
import { test } from "./site-test.ts";

const turn = byTurn("en");

/** Texts of the map in each language, and one of its countries. */
const SITES = {
  fr: {
    map: "/fr/carte",
    title: "Carte des musiques",
    country: "/fr/carte/maroc",
    other: "/en/worldmap/morocco",
    treeItem: /^Maroc ?, 1 titre$/,
    first: /^Afrique ?, 34 titres$/,
    letters: "mar",
    name: "Maroc",
    hear: /^Écouter/,
    search: /^Chercher ici/,
    openMap: "Ouvrir la carte",
    setOut: "Partir en voyage",
    step: /^Étape 1 sur/,
    stop: "Arrêter le voyage",
    switchTo: /^EN/,
  },
  en: {
    map: "/en/worldmap",
    title: "Music map",
    country: "/en/worldmap/morocco",
    other: "/fr/carte/maroc",
    treeItem: /^Morocco ?, 1 track$/,
    first: /^Africa ?, 34 tracks$/,
    letters: "mor",
    name: "Morocco",
    hear: /^Listen/,
    search: /^Search here/,
    openMap: "Open the map",
    setOut: "Set out on a journey",
    step: /^Stop 1 of/,
    stop: "End the journey",
    switchTo: /^FR/,
  },
} as const;

for (const [lang, site] of Object.entries(SITES)) {
  test.describe(`in ${lang}`, () => {
    test(`by keys alone: a country is chosen in the tree, heard, and searched in${turn(lang)}`, async ({
      page,
    }) => {
      await page.goto(site.map);
      await expect(page.locator("path[data-country]").first()).toBeAttached();
      // Letters that come late start a new word, so a busy machine types them again.
      await expect(async () => {
        await page.getByRole("treeitem", { name: site.first }).focus();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.type(site.letters);
        await expect(page.getByRole("treeitem", { name: site.treeItem })).toBeFocused({ timeout: 2_000 });
      }).toPass();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(site.country);
      const heading = page.getByRole("heading", { level: 1, name: site.name });
      await expect(heading).toBeFocused();
      await expect(page.locator('path[data-country="MA"].stroke-ink')).toBeAttached();

      const hear = page.getByRole("main").getByRole("button", { name: site.hear }).last();
      for (
        let tabs = 0;
        tabs < 12 && !(await hear.evaluate((one) => one === document.activeElement));
        tabs++
      ) {
        await page.keyboard.press("Tab");
      }
      await expect(hear).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("slider").first()).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: site.search })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/${lang}/search-guidee?territory=MA`);
    });

    test(`a territory has an address: “back” leads to the previous one, and the language switch keeps it${turn(lang)}`, async ({
      page,
    }) => {
      await page.goto(site.map);
      await page.locator('path[data-country="DZ"]').click();
      const algeria = lang === "fr" ? "/fr/carte/algerie" : "/en/worldmap/algeria";
      await expect(page).toHaveURL(algeria);
      await page.getByRole("treeitem", { name: site.treeItem }).click();
      await expect(page).toHaveURL(site.country);
      await page.goBack();
      await expect(page).toHaveURL(algeria);
      await page.goForward();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.name);
      await page.getByRole("banner").getByRole("link", { name: site.switchTo }).first().click();
      await expect(page).toHaveURL(site.other);
    });

    test(`a voyage starts at the current country and can be stopped${turn(lang)}`, async ({ page }) => {
      await page.goto(site.country);
      await page.getByRole("button", { name: site.setOut }).click();
      await expect(page.getByText(site.step)).toBeVisible();
      await expect(page.getByRole("slider").first()).toBeVisible();
      // The play button of the playing row is as round as any.
      const pause = page.locator("main [data-track][data-playing='true'] button").first();
      await expect(pause).toBeVisible();
      expect(await pause.boundingBox()).toMatchObject({ width: 40, height: 40 });
      await page.getByRole("button", { name: site.stop }).click();
      await expect(page.getByRole("button", { name: site.setOut })).toBeVisible();
    });

    test(`the home page shows the map: a press on a country leads to its music, the link opens the map by keys${turn(lang)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/${lang}`);
      const link = page.getByRole("link", { name: site.openMap, exact: true });
      await link.scrollIntoViewIfNeeded();
      const mali = page.locator("[data-country='ML']");
      await expect(mali).toBeVisible();
      // The text must not cover a country.
      const words = await link.boundingBox();
      const lands = await page.locator("[data-country]").evaluateAll(
        (all, box) =>
          all.filter((land) => {
            const { left, right, top, bottom } = land.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          }).length,
        {
          left: words?.x ?? 0,
          right: (words?.x ?? 0) + (words?.width ?? 0),
          top: words?.y ?? 0,
          bottom: (words?.y ?? 0) + (words?.height ?? 0),
        },
      );
      expect(lands).toBe(0);
      // In forced colours a country's furrow is still distinct from the page.
      await page.emulateMedia({ forcedColors: "active" });
      const isSeen = () =>
        page.locator("main dd a[href$='territory=ML']").evaluate((country) => {
          const { backgroundColor } = getComputedStyle(country, "::after");
          return ![getComputedStyle(document.documentElement).backgroundColor, "rgba(0, 0, 0, 0)"].includes(
            backgroundColor,
          );
        });
      await expect.poll(isSeen).toBe(true);
      await page.emulateMedia({ forcedColors: "none" });
      await mali.click();
      await expect(page).toHaveURL(`/${lang}/search-guidee?territory=ML`);
      await page.goBack();
      await link.focus();
      await link.press("Enter");
      await expect(page).toHaveURL(site.map);
    });

    test(`on a tablet a chosen country shows its heading and first track, not covered by the player${turn(lang)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto(site.map);
      const heading = page.getByRole("heading", { level: 1 });
      const track = page.locator("main [data-track]").first();
      // A press on a skip link changes the hash; that must not count as a return to a country, which would restore its
      // scroll position.
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/#/);
      await page.locator('path[data-country="DZ"]').click();
      await expect(heading).not.toHaveText(site.title);
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(track).toBeInViewport({ ratio: 1 });
      await track.getByRole("button").first().click();
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.locator('path[data-country="AU"]').click();
      await expect(heading).toHaveText(/^Austral/);
      await expect(heading).toBeInViewport({ ratio: 1 });
      const player = page.locator("#player");
      const isOver = async () => {
        const [row, bar] = [await track.boundingBox(), await player.boundingBox()];
        return row !== null && bar !== null && row.y + row.height <= bar.y;
      };
      await expect.poll(isOver).toBe(true);
    });

    test("crawlers find continents, countries and tracks; each language links to the other", async ({
      request,
    }) => {
      const map = await (await request.get(site.map)).text();
      expect(map.match(/role="treeitem"/g)?.length).toBeGreaterThan(60);
      expect(map).toContain(`href="${site.country}"`);
      const country = await (await request.get(site.country)).text();
      expect(country).toContain("La main du tailleur");
      expect(country).toContain(`hrefLang="${lang === "fr" ? "en" : "fr"}" href="http`);
      expect(country).toContain(`${site.other}"`);
      const wrong = await request.get(site.map + site.other.replace(/^.*\//, "/"), { maxRedirects: 0 });
      expect([wrong.status(), wrong.headers().location]).toEqual([308, site.country]);
      expect((await request.get(`${site.map}/atlantis`)).status()).toBe(404);
    });
  });
}

test("two map data scripts are loaded at start; if they are blocked, nothing else breaks", async ({
  page,
  provokes,
}) => {
  provokes(/net::ERR_FAILED at \/map\/countries.js$/, /net::ERR_FAILED at \/map\/places.js$/);
  const requestedPaths = new Set<string>();
  await page.route("**/map/*.js", (route) => {
    requestedPaths.add(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.goto("/fr/albums");
  await expect.poll(() => [...requestedPaths].toSorted()).toEqual(["/map/countries.js", "/map/places.js"]);
  await page.getByRole("link", { name: "Delta sans fin" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
