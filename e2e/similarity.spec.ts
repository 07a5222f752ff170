import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";

/** What a visitor reads in each language on the way. */
const SITES = {
  fr: {
    title: "Recherche par similarité",
    find: "Chercher un titre",
    results: "Titres ressemblants",
    from: "Début du passage",
    part: /secondes comparées/,
    play: /^Écouter le passage/,
    less: /^Moins comme/,
    rhythm: "Rythme",
    drawn: "Partir d’un fichier",
    another: "Changer de référence",
    like: "Sonne comme",
  },
  en: {
    title: "Similarity search",
    find: "Find a track",
    results: "Similar tracks",
    from: "Start of the passage",
    part: /^Comparing \d+ seconds/,
    play: /^Play the matching part/,
    less: /^Less like/,
    rhythm: "Rhythm",
    drawn: "Start from a file",
    another: "Change reference",
    like: "Sounds like",
  },
} as const;

const TRACK = "Les chasseurs de Ségou";
const SOUND = join(import.meta.dirname, "../server/sound/fixtures/tone.m4a");

const foundIds = (page: Page, name: string) =>
  page
    .getByRole("list", { name })
    .locator("[data-track]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-track")));

for (const lang of ["fr", "en"] as const) {
  const site = SITES[lang];

  test(`from a track to what is like a part of it, by keyboard alone (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/search-similarity`);
    await expect(page.getByRole("heading", { level: 1, name: site.title })).toBeVisible();
    await page.getByRole("searchbox", { name: site.find }).focus();
    await page.keyboard.type(TRACK);
    await page.keyboard.press("Enter");
    const offer = page.getByRole("button", { name: TRACK });
    await expect(offer.first()).toBeVisible();
    await offer.first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: TRACK })).toBeVisible();
    await expect.poll(() => foundIds(page, site.results)).toHaveLength(20);
    const whole = await foundIds(page, site.results);

    await page.getByRole("slider", { name: site.from }).focus();
    for (let i = 0; i < 6; i += 1) await page.keyboard.press("PageUp");
    await expect(page.getByText(site.part)).toBeVisible();
    await expect(page).toHaveURL(/part=60-/);
    await expect.poll(() => foundIds(page, site.results)).not.toEqual(whole);

    await page.getByRole("slider", { name: site.rhythm }).focus();
    await page.keyboard.press("End");
    await expect(page).toHaveURL(/weights=90,60,100/);

    await page.goBack();
    await page.goBack();
    await expect(page).not.toHaveURL(/weights=/);
    await page.getByRole("button", { name: site.less }).first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/minus=\d+/);
  });

  test(`a sent sound is compared and drawn, and another reference can be chosen (${lang})`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/search-similarity`);
    await expect(page.getByRole("heading", { name: site.drawn })).toBeVisible();
    await page.locator("[data-file]").setInputFiles({
      name: "tone.m4a",
      mimeType: "audio/mp4",
      buffer: await readFile(SOUND),
    });
    await expect(page.getByText(site.like)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("heading", { level: 1, name: "tone.m4a" })).toBeVisible();
    await page.getByRole("button", { name: site.another }).click();
    await expect(page.getByRole("heading", { level: 1, name: site.title })).toBeVisible();
  });
}
