import { expect, type Page } from "@playwright/test";
import { axe } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { keepAudio, listen } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const turn = byTurn("fr");

/** Texts for the listener in each language. */
const SITES = {
  fr: {
    panel: "File et outils d’écoute",
    opener: "File et outils",
    next: /^À suivre : \d+ titres/,
    tools: [
      { tab: "Passage", control: /^Début ici$/ },
      { tab: "Image", control: /^Choisir une vidéo$/ },
      { tab: "Réglages", control: /^Même sonie pour tous les titres$/ },
    ],
    queue: "File",
  },
  en: {
    panel: "Queue and listening tools",
    opener: "Queue and tools",
    next: /^Up next: \d+ tracks/,
    tools: [
      { tab: "Passage", control: /^Start here$/ },
      { tab: "Picture", control: /^Choose a video$/ },
      { tab: "Settings", control: /^Same loudness for every track$/ },
    ],
    queue: "Queue",
  },
} as const;
const SCREENS = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

test.beforeEach(({ page }) => keepAudio(page));

for (const lang of ["fr", "en"] as const)
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const site = SITES[lang];
    const panel = (page: Page) => page.getByRole("complementary", { name: site.panel });
    const tab = (page: Page, name: string) => panel(page).getByRole("tab", { name, exact: true });
    const control = (page: Page, name: RegExp) =>
      panel(page).getByRole("button", { name }).or(panel(page).getByRole("checkbox", { name }));

    test(`every tool of the player is visible beside a long queue: pointer (${lang}, ${screen})${turn(lang)}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await listen(page, `/${lang}/search-guidee`);
      await page.getByRole("button", { name: site.opener, exact: true }).click();
      await expect(panel(page).getByRole("heading", { name: site.next })).toBeVisible();
      expect(await panel(page).locator("[data-entry]").count()).toBeGreaterThan(10);
      for (const tool of site.tools) {
        await tab(page, tool.tab).click();
        await expect(control(page, tool.control)).toBeInViewport({ ratio: 1 });
        const found = await axe(page).include("aside").analyze();
        expect(found.violations.map(({ id }) => id)).toEqual([]);
      }
      // The queue scrolls by itself: when its end is in view, the tabs still are.
      await tab(page, site.queue).click();
      await panel(page).locator("[data-entry]").last().scrollIntoViewIfNeeded();
      await expect(panel(page).locator("[data-entry]").last()).toBeInViewport({ ratio: 1 });
      for (const name of [site.queue, ...site.tools.map((tool) => tool.tab)])
        await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
    });

    test(`every tool of the player is a few key presses away beside a long queue (${lang}, ${screen})${turn(lang)}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await listen(page, `/${lang}/search-guidee`);
      await page.keyboard.press("q");
      await expect(panel(page)).toBeFocused();
      const isOn = (name: string) =>
        tab(page, name).evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < 12 && !(await isOn(site.queue)); presses += 1)
        await page.keyboard.press("Tab");
      await expect(tab(page, site.queue)).toBeFocused();
      for (const tool of site.tools) {
        await page.keyboard.press("ArrowRight");
        await expect(tab(page, tool.tab)).toBeFocused();
        await expect(control(page, tool.control)).toBeInViewport({ ratio: 1 });
      }
      // On to the first control of the last tab, toggled by a key, and from the last tab on to the first.
      await page.keyboard.press("Tab");
      await expect(control(page, site.tools[2].control)).toBeFocused();
      await page.keyboard.press("Space");
      await expect(control(page, site.tools[2].control)).not.toBeChecked();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("ArrowRight");
      await expect(tab(page, site.queue)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel(page)).toHaveCount(0);
      // It opens again at the last tab.
      await page.keyboard.press("q");
      await expect(tab(page, site.queue)).toHaveAttribute("aria-selected", "true");
    });
  }
