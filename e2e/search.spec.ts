import { expect } from "@playwright/test";
import { byTurn } from "./by-turn.ts";
import { test } from "./site-test.ts";
import { untilHydrated } from "./until-hydrated.ts";

const turn = byTurn("fr");

const SITES = [
  {
    lang: "fr",
    term: "Mélancolique",
    also: /Cherché aussi/,
    drop: /^Ne plus chercher/,
    understood: "Ce qui a été compris",
    letter: /à la lettre$/,
    more: /^\d+ autres mots$/,
    fewer: "Moins de mots",
    album: "Petites horloges",
  },
  {
    lang: "en",
    term: "Melancholic",
    also: /Also searched/,
    drop: /^Stop searching/,
    understood: "What was understood",
    letter: /to the letter$/,
    more: /^\d+ more words$/,
    fewer: "Fewer words",
    album: "Small Clocks",
  },
] as const;

for (const site of SITES) {
  test(`by keyboard alone, ${site.lang}: a suggestion leads to its page, words to results whose added synonyms can be undone`, async ({
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
    const chip = page.getByRole("toolbar", { name: site.understood }).getByRole("button").first();
    await chip.focus();
    await page.keyboard.press("Space");
    const letter = page.getByRole("menuitem", { name: site.letter });
    await expect(letter).toBeVisible();
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      await expect(letter).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/${site.lang}/recherche/%22urgence%22`);

    await page.goto(`/${site.lang}/recherche/urgence?type=album`);
    const drop = page.getByRole("list", { name: site.also }).getByRole("link", { name: site.drop }).first();
    await drop.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/without=/);
  });

  test(`a reference leads to its track from the box, on the page of results and in guided search, ${site.lang}${turn(site.lang)}`, async ({
    page,
  }) => {
    const rows = page.locator("[data-track]");
    const chips = page.getByRole("toolbar", { name: site.understood }).getByRole("button");
    await page.goto(`/${site.lang}/albums`);
    const box = page.getByRole("banner").getByRole("combobox");
    await box.fill("sil 192-1");
    const options = page.getByRole("banner").getByRole("listbox").getByRole("option");
    await expect(options).toHaveCount(1);
    await expect(options).toContainText("Petites horloges");
    await box.press("Enter");
    await expect(page).toHaveURL(`/${site.lang}/recherche/sil%20192-1`);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Petites horloges");
    await expect(chips).toHaveText(["sil 192-1"]);
    await page.goto(`/${site.lang}/search-guidee?q=SIL%20192`);
    await expect(chips).toHaveText(["SIL 192"]);
    await expect(rows.first()).toContainText("Petites horloges");
    await page.goto(`/${site.lang}/recherche/SIL%20192?type=album`);
    await expect(page.getByRole("main").getByRole("link", { name: site.album })).toBeVisible();
  });

  test(`a word and its near words, ${site.lang}: each can be switched off and on`, async ({ page }) => {
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

  test(`on a phone, ${site.lang}: tracks are visible without scrolling; the near words unfold by a press or a key`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${site.lang}/search-synonym?q=peur`);
    const words = page
      .locator("main")
      .getByRole("list")
      .filter({ has: page.getByText(/%/) });
    const shown = words.getByRole("listitem").filter({ visible: true });
    await expect(shown).toHaveCount(3);
    await expect(page.locator("[data-track]").first()).toBeInViewport({ ratio: 1 });
    const more = page.getByRole("button", { name: site.more });
    await more.click();
    await expect(shown).not.toHaveCount(3);
    const fewer = page.getByRole("button", { name: site.fewer });
    await expect(fewer).toHaveAttribute("aria-expanded", "true");
    await fewer.press("Enter");
    await expect(more).toBeFocused();
    await expect(shown).toHaveCount(3);
  });
}

test("removing a word from a search by keyboard focuses the next one, and announces the remaining search", async ({
  page,
}) => {
  await page.goto("/fr/recherche/urgence?type=album");
  const words = page
    .getByRole("list", { name: /Cherché aussi/ })
    .getByRole("link", { name: /^Ne plus chercher/ });
  await untilHydrated(words.first());
  const next = await words.nth(1).getAttribute("aria-label");
  await words.first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/without=/);
  await expect(page.getByRole("link", { name: next ?? "" })).toBeFocused();
  await expect(page.locator("h1[aria-live=polite]")).toContainText("« urgence »");
});

test("the longest word that the field accepts fits a narrow page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/fr/recherche/", "/fr/search-synonym?q="]) {
    await page.goto(path + "x".repeat(400));
    await expect(page.getByRole("status").filter({ hasText: "Rien pour" })).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBe(0);
  }
});
