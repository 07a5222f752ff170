import { expect, type Locator, type Page } from "@playwright/test";
import { byTurn } from "./by-turn.ts";
import { test } from "./site-test.ts";

const turn = byTurn("fr");

const SITES = {
  fr: {
    other: "en",
    example: "attente, désert, cordes",
    brief: "kora, vers 100 bpm",
    home: "Rechercher dans le catalogue",
    field: "Ce que vous cherchez, en toutes lettres",
    understood: "Ce qui a été compris",
    routes: "Façons de chercher",
    guided: "Recherche guidée",
    results: "Résultats",
    remove: "Retirer le filtre Racines",
    roots: /^Racines/,
    excluded: /exclu$/,
  },
  en: {
    other: "fr",
    example: "waiting, desert, strings",
    brief: "kora, around 100 bpm",
    home: "Search the catalogue",
    field: "What you are looking for, in plain words",
    understood: "What was understood",
    routes: "Ways of searching",
    guided: "Guided search",
    results: "Results",
    remove: "Remove the filter Roots",
    roots: /^Roots/,
    excluded: /excluded$/,
  },
} as const;

const rows = (page: Page) => page.locator("[data-track]");

for (const [lang, site] of Object.entries(SITES)) {
  const other = SITES[site.other];
  const chips = (page: Page) => page.getByRole("toolbar", { name: site.understood }).getByRole("button");

  for (const how of ["mouse", "keys"] as const) {
    test(`the example in the home page's search field finds tracks, ${lang}, by ${how}${turn(lang)}`, async ({
      page,
    }) => {
      await page.goto(`/${lang}`);
      const field = page.getByRole("main").getByRole("searchbox", { name: site.home });
      await expect(field).toHaveAttribute("placeholder", new RegExp(site.example));
      if (how === "keys") {
        await field.focus();
        await page.keyboard.type(site.example);
        await page.keyboard.press("Enter");
      } else {
        await field.fill(site.example);
        await page.locator("main form button[type=submit]").first().click();
      }
      await expect(page).toHaveURL(`/${lang}/recherche/${encodeURIComponent(site.example)}`);
      await expect(rows(page).first()).toBeVisible();
      await expect(chips(page)).toHaveCount(3);
    });
  }

  for (const how of ["mouse", "keys"] as const) {
    test(`nothing is lost from a brief to guided filters and back, nor by the language switch, ${lang}, by ${how}${turn(lang)}`, async ({
      page,
    }) => {
      const press = async (target: Locator) => {
        if (how === "mouse") return target.click();
        await target.focus();
        await page.keyboard.press("Enter");
      };
      await page.goto(`/${lang}/recherche/${encodeURIComponent(site.brief)}`);
      await expect(chips(page)).toHaveCount(2);
      const routes = page.getByRole("navigation", { name: site.routes });
      await press(routes.getByRole("link", { name: site.guided }));
      await expect(page).toHaveURL(`/${lang}/search-guidee?q=${encodeURIComponent(site.brief)}`);
      await expect(page.getByRole("searchbox", { name: site.field })).toHaveValue(site.brief);
      await expect(chips(page)).toHaveCount(2);

      const heading = page.getByRole("heading", { level: 1 });
      const unfiltered = (await heading.textContent()) ?? "";
      await press(page.getByRole("main").getByRole("button", { name: site.roots, pressed: false }).first());
      const whole = `?q=${encodeURIComponent(site.brief)}&terms=roots`;
      await expect(page).toHaveURL(`/${lang}/search-guidee${whole}`);
      await expect(page.getByRole("button", { name: site.remove })).toBeVisible();
      // The filter is drawn at once, its count only with the answer.
      await expect(heading).not.toHaveText(unfiltered);
      const count = (await heading.textContent()) ?? "";

      await press(routes.getByRole("link", { name: site.results }));
      await expect(page).toHaveURL(`/${lang}/recherche/${encodeURIComponent(site.brief)}?terms=roots`);
      await expect(page.getByRole("button", { name: site.remove })).toBeVisible();
      await expect(heading).toHaveText(count);
      await page.goBack();
      await expect(page).toHaveURL(`/${lang}/search-guidee${whole}`);
      await page.goForward();

      // A text changed after the server rendered the page is kept by the language switch too.
      await chips(page).first().focus();
      await page.keyboard.press("-");
      const changed = `-${site.brief}`;
      await expect(page).toHaveURL(`/${lang}/recherche/${encodeURIComponent(changed)}?terms=roots`);
      await press(page.getByRole("banner").locator(`a[hreflang=${site.other}]`).first());
      await expect(page).toHaveURL(`/${site.other}/recherche/${encodeURIComponent(changed)}?terms=roots`);
      await expect(page.getByRole("searchbox", { name: other.field })).toHaveValue(changed);
      await expect(page.getByRole("button", { name: other.remove })).toBeVisible();
    });
  }

  test(`a brief is edited by its chips with keys alone, ${lang}${turn(lang)}`, async ({ page }) => {
    await page.goto(`/${lang}/recherche/${encodeURIComponent(site.brief)}`);
    const field = page.getByRole("searchbox", { name: site.field });
    await field.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(chips(page).first()).toBeFocused();
    await page.keyboard.press("-");
    await expect(chips(page).first()).toHaveAccessibleName(site.excluded);
    await expect(page).toHaveURL(`/${lang}/recherche/${encodeURIComponent(`-${site.brief}`)}`);
    await page.keyboard.press("-");
    await expect(field).toHaveValue(site.brief);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.keyboard.type("balafon");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("kora, balafon");
    await expect(chips(page).nth(1)).toBeFocused();
    await page.keyboard.press("Delete");
    await expect(field).toHaveValue("kora");
    await expect(chips(page)).toHaveCount(1);
    await expect(chips(page).first()).toBeFocused();
    await expect(rows(page).first()).toBeVisible();
  });
}

test("a name is shown in full where it fits, otherwise shortened to its first two words", async ({
  page,
}) => {
  const shown = { whole: 0, cut: 0 };
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/fr/search-guidee");
    await page.evaluate(() => document.fonts.ready);
    const names = await page.locator("[data-track] a[aria-label]:has([data-short])").evaluateAll((links) =>
      links.map((link) => {
        const box = link.getBoundingClientRect();
        const [short, full] = [...link.children].map((child) => child.getBoundingClientRect());
        if (!short || !full) throw new Error("no name");
        return {
          fits: full.width <= box.width,
          isWhole: full.top < box.bottom - 1,
          cutWidth: short.width,
        };
      }),
    );
    expect(names.length).toBeGreaterThan(0);
    for (const { fits, isWhole, cutWidth } of names) {
      expect(isWhole).toBe(fits);
      // Invisible text must take no room.
      if (isWhole) expect(cutWidth).toBeLessThan(1);
      shown[isWhole ? "whole" : "cut"] += 1;
    }
  }
  expect(shown.whole).toBeGreaterThan(0);
  expect(shown.cut).toBeGreaterThan(0);
});

test("a name of usual length is shown in full beside the panel of filters", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/fr/search-guidee?q=mousson%20par%20la%20fen%C3%AAtre");
  await page.evaluate(() => document.fonts.ready);
  const name = page.locator("[data-track] a[aria-label='Mousson par la fenêtre']:has([data-short])").first();
  await expect(page.locator("#search-filters")).toBeVisible();
  await expect(name).toBeVisible();
  const isWhole = await name.evaluate((link) => {
    const full = link.lastElementChild?.getBoundingClientRect();
    return full !== undefined && full.top < link.getBoundingClientRect().bottom - 1;
  });
  expect(isWhole).toBe(true);
});

test("the pages of an album and a composer show every name in full, on as many lines as needed, in tight rows too", async ({
  page,
}) => {
  const lines = new Set<number>();
  for (const density of ["wide", "tight"]) {
    await page.addInitScript((chosen) => localStorage.setItem("density", chosen), density);
    for (const width of [1280, 800])
      for (const path of ["/fr/albums/cordillere", "/fr/nos-compositeurs/lucia-quispe"]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const names = await page.locator("[data-track]").evaluateAll((rows) =>
          rows.flatMap((row) => {
            // The link above the writers, because the sleeve may be a link to the album too.
            const name = row.querySelector("a[href*='/album/']:has(+ p)");
            const style = name && getComputedStyle(name);
            if (!name || !style) return [];
            return {
              isCut: name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight,
              lines: Math.floor(name.clientHeight / Number.parseFloat(style.lineHeight)),
            };
          }),
        );
        expect(names.length).toBeGreaterThan(3);
        for (const name of names) {
          expect(name.isCut).toBe(false);
          lines.add(name.lines);
        }
      }
  }
  expect([...lines].sort().slice(0, 2)).toEqual([1, 2]);
});
