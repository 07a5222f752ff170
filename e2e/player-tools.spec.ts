import { expect, type Page } from "@playwright/test";
import { axe } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const turn = byTurn("en");

/** Texts for the listener in each language. */
const SITES = {
  fr: {
    album: "/fr/album/delta-sans-fin",
    bar: "Lecteur",
    version: /^Dans le lecteur : /,
    full: "Dans le lecteur : Version intégrale",
    edit: /^Version 60 secondes/,
    picked: "Dans le lecteur : Version 60 secondes",
    tools: [/^Titres qui ressemblent à /, /^Ajouter .* à un projet$/, /^Télécharger /, /^Avec mon image$/],
    cart: /^Mettre .* dans le panier$/,
    loop: /^Boucle : \d\d:\d\d – \d\d:\d\d$/,
    clear: "Effacer",
    opener: "File et outils",
    choose: "Choisir une vidéo",
  },
  en: {
    album: "/en/album/endless-delta",
    bar: "Player",
    version: /^In the player: /,
    full: "In the player: Full version",
    edit: /^60-second edit/,
    picked: "In the player: 60-second edit",
    tools: [/^Tracks like /, /^Add .* to a project$/, /^Download /, /^With my picture$/],
    cart: /^Put .* in the cart$/,
    loop: /^Loop: \d\d:\d\d – \d\d:\d\d$/,
    clear: "Clear",
    opener: "Queue and tools",
    choose: "Choose a video",
  },
} as const;
type Site = (typeof SITES)[keyof typeof SITES];

test.beforeEach(({ page }) => keepAudio(page));

const bar = (page: Page, site: Site) => page.getByRole("region", { name: site.bar, exact: true });

for (const lang of ["fr", "en"] as const) {
  const site = SITES[lang];

  test(`the player's tools are visible; a drag along its rail repeats a passage: pointer (${lang})${turn(lang)}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await listen(page, site.album);
    for (const name of site.tools)
      await expect(bar(page, site).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    const rail = await bar(page, site).locator("[data-loop-rail]").boundingBox();
    if (!rail) throw new Error("No rail");
    await page.mouse.move(rail.x + rail.width * 0.5, rail.y + 4);
    await page.mouse.down();
    await page.mouse.move(rail.x + rail.width * 0.6, rail.y + 6, { steps: 5 });
    await page.mouse.up();
    const chip = bar(page, site).getByRole("button", { name: site.loop });
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    const { duration } = await page.evaluate(() => {
      const element = window.elements.find(({ currentSrc }) => currentSrc.includes("/media/"));
      return { duration: element?.duration ?? 0 };
    });
    await expect.poll(async () => (await sound(page)).at / duration).toBeGreaterThan(0.49);
    expect((await sound(page)).at / duration).toBeLessThan(0.62);
    const found = await axe(page).include("section[aria-label]").analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);
    await bar(page, site).getByRole("button", { name: site.clear }).click();
    await expect(chip).toHaveCount(0);

    await bar(page, site).getByRole("button", { name: site.full }).click();
    await page.getByRole("menuitemradio", { name: site.edit }).click();
    // The shorter version starts at the same position, or at the beginning if it ends before it.
    await expect(bar(page, site).getByRole("button", { name: site.picked })).toBeVisible({ timeout: 90_000 });
    await expect(bar(page, site)).toContainText("/ 01:00");
    await bar(page, site).getByRole("button", { name: site.tools[3] }).click();
    await expect(page.getByRole("complementary").getByRole("button", { name: site.choose })).toBeFocused();
  });

  test(`versions are in a menu that opens and selects by keys (${lang})${turn(lang)}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await listen(page, site.album);
    await bar(page, site).getByRole("button", { name: site.full }).focus();
    await page.keyboard.press("Enter");
    const edit = page.getByRole("menuitemradio", { name: site.edit });
    await expect(edit).toBeVisible();
    const found = await axe(page).include("[role=menu]").analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);
    for (let presses = 0; presses < 8; presses += 1) {
      if (await edit.evaluate((item) => item === document.activeElement)) break;
      await page.keyboard.press("ArrowDown");
    }
    await expect(edit).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(bar(page, site).getByRole("button", { name: site.picked })).toBeVisible({ timeout: 90_000 });
  });

  test(`on a phone the tools are in the large view (${lang})${turn(lang)}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await listen(page, site.album);
    await page.getByRole("button", { name: site.opener, exact: true }).click();
    const panel = page.getByRole("complementary");
    for (const name of [...site.tools, site.cart, site.version])
      await expect(panel.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    const found = await axe(page).include("aside").analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);
  });
}
