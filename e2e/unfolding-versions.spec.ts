import { expect, type Page } from "@playwright/test";
import { some } from "#/tests/support/some.ts";
import { expectAnnounced, keepAnnouncements } from "./announcements.ts";
import { faults, inColours } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { keepAudio, sound } from "./heard-sound.ts";
import { ownPerson } from "./own-person.ts";
import { test } from "./site-test.ts";

const turn = byTurn("fr");

const WORDS = {
  fr: {
    family: "Versions de « Les chasseurs de Ségou »",
    full: "Intégrale",
    edit: "Version 60 secondes",
    compare: /^Comparer au même instant/,
    back: "Revenir au même instant à : Intégrale",
    cart: /^Panier|panier/,
    project: /^Ajouter .* à un projet$/,
    actions: /^Actions sur /,
    common: "Communs à toutes les versions",
    coming: /^Chargement des versions$/,
  },
  en: {
    family: "Versions of “Les chasseurs de Ségou”",
    full: "Full version",
    edit: "60-second edit",
    compare: /^Compare at the same instant/,
    back: "Go back at the same instant to: Full version",
    cart: /cart/i,
    project: /^Add .* to a project$/,
    actions: /^Actions on /,
    common: "Common to all versions",
    coming: /^Loading (the )?versions$/,
  },
} as const;

const opener = (page: Page) => page.locator("main [data-track] [data-versions]").first();

for (const lang of ["fr", "en"] as const) {
  const words = WORDS[lang];

  test(`in ${lang} versions unfold under their row by keys, are reached by arrows, added and folded away${turn(lang)}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const { token } = await ownPerson(page.request, `unfolding-${lang}`);
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await keepAudio(page);
    await page.goto(`/${lang}/album/delta-sans-fin`);
    await expect(page.getByRole("banner").getByRole("link", { name: words.cart })).toBeVisible();
    const family = page.getByRole("region", { name: words.family });
    const lines = family.locator("[data-line]");

    await page.keyboard.press("ArrowDown");
    await expect(page.locator("main [data-track]").first().locator("button:focus")).toBeVisible();
    await page.keyboard.press("v");
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
    await expect(lines.first()).toContainText(words.full);
    // The number in the accessible name equals the number of lines.
    await expect(opener(page)).toHaveAccessibleName(new RegExp(`^${await lines.count()}\\sversions\\s`));
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await faults(page)).toEqual([]);

    await page.keyboard.press("ArrowDown");
    await expect(lines.nth(0).getByRole("button").first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(lines.nth(1)).toContainText(words.edit);
    await expect(lines.nth(1).getByRole("button").first()).toBeFocused();
    // Keys act on the line reached by the arrow keys: on this very version.
    await page.keyboard.press("c");
    const version = await lines.nth(1).getAttribute("data-version");
    await expect
      .poll(async () => {
        const answer = await page.request.get("/api/user/me", {
          headers: { Authorization: `Bearer ${token}` },
        });
        return (await answer.json()).cart?.items;
      })
      .toEqual([`/api/track_versions/${version}`]);
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await sound(page)).at, { timeout: 60_000 }).toBeGreaterThan(0.2);
    await expect(lines.nth(1)).toHaveAttribute("data-playing", "true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await expect(lines.nth(0).getByRole("button").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(family).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("v");
    await expect(family).toBeVisible();
    await page.keyboard.press("v");
    await expect(family).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test(`in ${lang} unfolded versions are compared and added with the mouse, aligned with the columns of their row${turn(lang)}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await keepAudio(page);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${lang}/album/delta-sans-fin`);
      await opener(page).click();
      const family = page.getByRole("region", { name: words.family });
      const lines = family.locator("[data-line]");
      await expect(lines.nth(1)).toContainText(words.edit);
      await expect(family.getByRole("list", { name: words.common })).toBeVisible();
      // One line each: 64 px high on a phone, less where there is room, aligned with the columns of the row.
      const row = page.locator("main [data-track]").first();
      const own = await row.locator("[data-waveform]").first().boundingBox();
      for (const line of some(await lines.all())) {
        const { height } = (await line.boundingBox()) ?? { height: 0 };
        expect(Math.round(height)).toBeLessThanOrEqual(width < 768 ? 65 : 57);
        if (width >= 768) expect((await line.locator("[data-waveform]").boundingBox())?.x).toBe(own?.x);
      }
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(scrolls).toBe(0);
      await expect(lines.nth(1).getByRole("button", { name: words.project })).toBeVisible();
      if (width < 1200) {
        await lines.nth(1).getByRole("button", { name: words.actions }).click();
        await expect(page.getByRole("menuitem")).toHaveCount(3);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("menu")).toHaveCount(0);
        await expect(family).toBeVisible();
      }
      for (const colorScheme of ["light", "dark"] as const) {
        await inColours(page, colorScheme);
        expect(await faults(page), `${width} ${colorScheme}`).toEqual([]);
      }
    }
    const family = page.getByRole("region", { name: words.family });
    const lines = family.locator("[data-line]");
    // Nothing plays yet: the full version starts, and the other one is audible in its place.
    await lines.nth(1).getByRole("button", { name: words.compare }).click();
    const back = lines.nth(1).getByRole("button", { name: words.back });
    await expect(back).toBeVisible({ timeout: 60_000 });
    await expect(lines.nth(1)).toHaveAttribute("data-playing", "true");
    await back.click();
    await expect(lines.nth(0)).toHaveAttribute("data-playing", "true");
    await expect(lines.nth(1).getByRole("button", { name: words.compare })).toBeFocused();
    await opener(page).click();
    await expect(family).toHaveCount(0);
  });

  test(`in ${lang} loading versions are announced, with a skeleton of the same size${turn(lang)}`, async ({
    page,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/tracks/*/versions?*", async (route) => {
      await held;
      await route.continue();
    });
    await keepAnnouncements(page);
    await page.goto(`/${lang}/album/delta-sans-fin`);
    await opener(page).press("Enter");
    const family = page.getByRole("region", { name: words.family });
    const outline = family.locator(".skeleton").first();
    await expect(outline).toBeVisible();
    await expectAnnounced(page, words.coming);
    const [drawn, ground] = await outline.evaluate((one) => [
      getComputedStyle(one).backgroundColor,
      getComputedStyle(one.closest("section") ?? one, "::before").backgroundColor,
    ]);
    expect(drawn).not.toBe(ground);
    const height = async () => (await family.boundingBox())?.height ?? 0;
    const before = await height();
    answer();
    await expect(family.getByRole("list", { name: words.common })).toBeVisible();
    // The skeleton has one line for the facts of a version; facts that wrap are not foreseen.
    expect(Math.abs((await height()) - before)).toBeLessThan(24);
  });
}
