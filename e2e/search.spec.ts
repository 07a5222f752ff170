import { expect } from "@playwright/test";
import { test } from "./site-test.ts";

const SITES = [
  {
    lang: "fr",
    term: "Mélancolique",
    also: /Cherché aussi/,
    drop: /^Ne plus chercher/,
  },
  {
    lang: "en",
    term: "Melancholic",
    also: /Also searched/,
    drop: /^Stop searching/,
  },
] as const;

for (const site of SITES) {
  test(`by keyboard alone, ${site.lang}: a suggestion leads to its page, words to results whose widening can be undone`, async ({
    page,
  }) => {
    await page.goto(`/${site.lang}/albums`);
    const box = page.getByRole("banner").getByRole("combobox");
    await page.keyboard.press("/");
    await expect(box).toBeFocused();
    await page.keyboard.type("melanc");
    const option = page.getByRole("option", { name: new RegExp(site.term) }).first();
    await expect(option).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(option).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/${site.lang}/search-guidee?terms=melancholic`);

    await page.keyboard.press("/");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("urgence");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/${site.lang}/recherche/urgence`);
    const drop = page.getByRole("list", { name: site.also }).getByRole("link", { name: site.drop }).first();
    await drop.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?without=/);
  });

  test(`a word and its neighbours, ${site.lang}: each can be switched off and on`, async ({ page }) => {
    await page.goto(`/${site.lang}/search-synonym`);
    const field = page.getByRole("main").getByRole("searchbox");
    await field.fill("peur");
    await field.press("Enter");
    await expect(page).toHaveURL(`/${site.lang}/search-synonym?q=peur`);
    const anguish = site.lang === "fr" ? "Angoisse" : "Anguish";
    await page.getByRole("link", { name: new RegExp(`${anguish}$`) }).click();
    await expect(page).toHaveURL(/without=anguish/);
    await expect(
      page.getByRole("link", { name: new RegExp(`^(Chercher aussi|Search for) ${anguish}`) }),
    ).toBeVisible();
  });
}
