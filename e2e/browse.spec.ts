import { expect, type Page } from "@playwright/test";
import { test } from "./site-test.ts";

/** Texts in each language that a visitor of the demo catalogue sees. */
const SITES = {
  fr: {
    title: "Le monde, à l’oreille.",
    album: { name: "Delta sans fin", slug: "delta-sans-fin" },
    albums: "Albums",
    all: /^Les \d+ albums$/,
    listen: /^Écouter l’album/,
    pause: /^Mettre l’album/,
    player: "Lecteur",
    search: "Rechercher dans le catalogue",
    nothing: /^Rien pour/,
    titles: /^Titres/,
    share: /^Partager l’album/,
    dial: /^Le cadran/,
    count: /^\d+ albums?$/,
    guided: "Recherche guidée",
    other: "English",
  },
  en: {
    title: "The world, by ear.",
    album: { name: "Endless Delta", slug: "endless-delta" },
    albums: "Albums",
    all: /^All \d+ albums$/,
    listen: /^Listen to the album/,
    pause: /^Pause the album/,
    player: "Player",
    search: "Search the catalogue",
    nothing: /^Nothing for/,
    titles: /^Tracks/,
    share: /^Share the album/,
    dial: /^The dial/,
    count: /^\d+ albums?$/,
    guided: "Guided search",
    other: "Français",
  },
} as const;

const TRACK = { name: "Les chasseurs de Ségou", slug: "les-chasseurs-de-segou" };
const WRITER = { name: "Awa Sangaré", slug: "awa-sangare" };

const status = async (page: Page, path: string) =>
  (await page.request.get(path, { maxRedirects: 0 })).status();

for (const [lang, site] of Object.entries(SITES)) {
  test.describe(`in ${lang}`, () => {
    test("from the home page to an album, whose first track plays", async ({ page }) => {
      await page.goto(`/${lang}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.title.replace(", ", ",\n"), {
        useInnerText: true,
      });
      await page.getByRole("heading", { name: site.album.name }).getByRole("link").click();
      await expect(page).toHaveURL(`/${lang}/album/${site.album.slug}`);
      await page.getByRole("button", { name: site.listen }).click();
      await expect(page.getByRole("button", { name: site.pause })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-mood", "roots");
      const player = page.getByRole("region", { name: site.player, exact: true });
      const position = player.getByText(/^00:(?!00)\d\d$/).filter({ visible: true });
      await expect(position.first()).toBeVisible({ timeout: 45_000 });
    });

    test("the address of a track opens its album with the track marked", async ({ page }) => {
      await page.goto(`/${lang}/album/${TRACK.slug}`);
      await expect(page.getByRole("heading", { level: 1, name: site.album.name })).toBeVisible();
      const row = page.locator("[data-track][aria-current=true]");
      await expect(row).toContainText(TRACK.name);
      await expect(row).toBeInViewport();
    });

    test("a writer chosen on an album filters the list, and the filter can be removed", async ({ page }) => {
      await page.goto(`/${lang}/album/${site.album.slug}`);
      await page.getByRole("main").getByRole("link", { name: WRITER.name }).first().click();
      await expect(page).toHaveURL(`/${lang}/albums?writers=${WRITER.slug}`);
      await expect(page.getByRole("checkbox", { name: WRITER.name })).toBeChecked();
      const sleeves = page.getByRole("list", { name: site.albums }).getByRole("article");
      const others = sleeves.filter({ hasNotText: WRITER.name });
      await expect(sleeves.first()).toContainText(WRITER.name);
      await expect(others).toHaveCount(0);
      // React renders the checkbox, which may be a moment later than the click.
      await page.getByRole("checkbox", { name: WRITER.name }).click();
      await expect(page.getByRole("checkbox", { name: WRITER.name })).not.toBeChecked();
      await expect(page).toHaveURL(`/${lang}/albums`);
      await expect(others).not.toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole("checkbox", { name: WRITER.name })).toBeChecked();
    });

    test("words typed on the home page lead to tracks", async ({ page }) => {
      await page.goto(`/${lang}`);
      const field = page.getByRole("main").getByRole("searchbox", { name: site.search });
      await field.press("Enter");
      await expect(field).toBeFocused();
      await expect(page).toHaveURL(`/${lang}`);
      await field.fill("chasseurs de ségou");
      await field.press("Enter");
      await expect(page).toHaveURL(`/${lang}/recherche/chasseurs%20de%20s%C3%A9gou`);
      await expect(page.locator("[data-track]").first()).toContainText("Les chasseurs");
      await expect(page.getByRole("link", { name: site.titles })).toHaveAttribute("aria-current", "page");
    });

    test("any characters may be searched for, and finding nothing says so", async ({ page }) => {
      await page.goto(`/${lang}`);
      const field = page.getByRole("main").getByRole("searchbox", { name: site.search });
      await field.fill('"a/b?c#d%e é"');
      await field.press("Enter");
      await expect(page.getByText(site.nothing)).toContainText("a/b?c#d%e é");
      await page.reload();
      await expect(page.getByText(site.nothing)).toContainText("a/b?c#d%e é");
    });

    test("a term opens guided search with it chosen", async ({ page }) => {
      await page.goto(`/${lang}`);
      await page.locator("#dial ~ ul a").first().click();
      await expect(page).toHaveURL(`/${lang}/search-guidee?terms=tension`);
      await expect(page.getByRole("button", { name: /^Tension/, pressed: true })).toBeVisible();
      await expect(page.locator("[data-track]").first()).toBeVisible();
    });

    test("the dial can be explored and played by keyboard", async ({ page }) => {
      await page.goto(`/${lang}`);
      const dial = page.getByRole("slider", { name: site.dial });
      await dial.focus();
      await expect(async () => {
        await dial.press("ArrowRight");
        await expect(dial).toHaveAttribute("aria-valuetext", /\d+ (bat|beat)/, { timeout: 500 });
      }).toPass();
      const first = await dial.getAttribute("aria-valuetext");
      await dial.press("ArrowDown");
      await expect(dial).not.toHaveAttribute("aria-valuetext", first ?? "");
      await dial.press("Enter");
      await expect(page.locator("html")).toHaveAttribute("data-mood", /./);
    });

    test("the language switch keeps the page, with that language's slug", async ({ page }) => {
      const other = lang === "fr" ? "en" : "fr";
      await page.goto(`/${lang}/album/${site.album.slug}`);
      await page.getByRole("link", { name: site.other }).first().click();
      await expect(page).toHaveURL(`/${other}/album/${SITES[other].album.slug}`);
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      await expect(page.getByRole("heading", { level: 1, name: SITES[other].album.name })).toBeVisible();
    });

    test("pages can be read without scripts", async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`/${lang}/albums`);
      await expect(page.getByRole("article").first()).toBeVisible();
      await page.goto(`/${lang}/album/${site.album.slug}`);
      await expect(page.locator("[data-track]")).toHaveCount(8);
      await page.goto(`/${lang}/recherche/chasseurs`);
      await expect(page.locator("[data-track]").first()).toBeVisible();
      await context.close();
    });
  });
}

test("an album's page in the list lives at its language's own slug", async ({ request }) => {
  const moved = await request.get("/fr/albums/endless-delta", { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toMatch(/\/fr\/albums\/delta-sans-fin$/);
  expect((await request.get("/en/albums/endless-delta")).status()).toBe(200);
});

test("an unknown address in the catalogue is a 404", async ({ page }) => {
  for (const path of [
    "/fr/album/nothing-here",
    "/en/albums/nothing-here",
    "/fr/nothing-here",
    "/de/albums",
  ]) {
    expect(await status(page, path), path).toBe(404);
  }
});
