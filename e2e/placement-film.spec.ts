import { expect } from "@playwright/test";
import { byTurn } from "./by-turn.ts";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const turn = byTurn("en");

const PAGES = {
  fr: {
    path: "/fr/nos-placements/sahel-l-eau-qui-reste",
    watch: "Lire la vidéo de Sahel, l’eau qui reste",
    film: "Vidéo : Sahel, l’eau qui reste",
  },
  en: {
    path: "/en/our-placements/sahel-the-water-that-remains",
    watch: "Play the video of Sahel: The Water That Remains",
    film: "Video: Sahel: The Water That Remains",
  },
} as const;
const FILM = "/media/films/sahel-l-eau-qui-reste.webm";

test.beforeEach(({ page }) => keepAudio(page));

for (const [lang, site] of Object.entries(PAGES)) {
  test(`in ${lang} a placement's film waits behind its poster, and plays by the keyboard${turn(lang)}`, async ({
    page,
    baseURL,
  }) => {
    const requested: string[] = [];
    const foreign: string[] = [];
    page.on("request", (request) => {
      const { origin, pathname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) foreign.push(request.url());
      if (pathname.startsWith("/media/films/")) requested.push(pathname);
    });
    await page.goto(site.path, { waitUntil: "networkidle" });
    const poster = page.getByRole("button", { name: site.watch });
    await expect(poster.locator("svg path").first()).toBeVisible();
    expect(requested).toEqual([]);

    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const video = data.map((one) => JSON.parse(one)).find((one) => one["@type"] === "VideoObject");
    expect(video).toMatchObject({ contentUrl: expect.stringMatching(`${FILM}$`), inLanguage: lang });

    await poster.focus();
    await page.keyboard.press("Enter");
    const film = page.getByLabel(site.film);
    await expect(film).toBeFocused();
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.2);
    expect(requested).toContain(FILM);
    expect(foreign).toEqual([]);

    await page.keyboard.press("Space");
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
    await page.keyboard.press("Space");
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
    await page.locator("[data-track]").first().getByRole("button").first().click();
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  });
}

test("the film and the player never sound together", async ({ page }) => {
  await listen(page, PAGES.fr.path);
  await page.getByRole("button", { name: PAGES.fr.watch }).click();
  const film = page.getByLabel(PAGES.fr.film);
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.2);
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
});
