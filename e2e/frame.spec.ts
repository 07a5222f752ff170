import { expect } from "@playwright/test";
import { test } from "./site-test.ts";

/** Texts of a page's frame in each language. */
const SITES = {
  fr: {
    home: "Le monde, à l’oreille.",
    search: "Rechercher",
    menu: "Menu principal",
    open: "Ouvrir le menu",
    albums: "Albums",
    lost: { title: "Sillon de sortie", hint: /^La pointe est allée plus loin/, back: "Revenir à l’accueil" },
    slugs: { own: "delta-sans-fin", other: "endless-delta" },
    section: "Catalogue",
  },
  en: {
    home: "The world, by ear.",
    search: "Search",
    menu: "Main menu",
    open: "Open the menu",
    albums: "Albums",
    lost: { title: "Run-out groove", hint: /^The needle went further/, back: "Back to the home page" },
    slugs: { own: "endless-delta", other: "delta-sans-fin" },
    section: "Catalogue",
  },
} as const;

const SITE_DATA = /\/api\/(cms_menus|referentiels|front\/cms_pages\/slugs|page_seos)/;

for (const [lang, site] of Object.entries(SITES)) {
  test.describe(`in ${lang}`, () => {
    test("the root shows the home page in the language chosen before", async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: "RFI_LOCALE_COOKIE", value: lang, url: baseURL ?? "" }]);
      const answer = await page.goto("/");
      expect(answer?.status()).toBe(200);
      expect(answer?.headers().vary).toMatch(/Accept-Language, Cookie/);
      expect(new URL(page.url()).pathname).toBe("/");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.home.replace(", ", ",\n"), {
        useInnerText: true,
      });
    });

    test("at 768 px the header is the desktop's, at 767 px the phone's", async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 800 });
      await page.goto(`/${lang}`);
      const menu = page.getByRole("navigation", { name: site.menu });
      const burgers = page.getByRole("button", { name: site.open });
      await expect(menu).toBeVisible();
      await expect(burgers).toHaveCount(1);
      await burgers.click();
      const sheet = page.getByRole("dialog");
      await expect(sheet.getByRole("link", { name: site.section, exact: true })).toBeVisible();
      await expect(sheet.getByRole("combobox")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);

      await page.setViewportSize({ width: 767, height: 800 });
      await expect(menu).toBeHidden();
      await expect(burgers).toHaveCount(1);
      await burgers.click();
      await expect(sheet.getByRole("link", { name: site.section, exact: true })).toBeVisible();
      await expect(sheet.getByRole("combobox")).toBeVisible();
    });

    for (const width of [768, 800, 1024, 1280, 1300, 1359]) {
      test(`at ${width} px a press on the search icon opens the field, ready to type`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${lang}`);
        await page.waitForLoadState("networkidle");
        const box = page.getByRole("banner").getByRole("search");
        const icon = await box.getByRole("button", { name: site.search, exact: true }).boundingBox();
        if (!icon) throw new Error("The icon is not in sight");
        // Like a real hand: an icon that moves away between moving and pressing would be missed.
        await page.mouse.move(icon.x + icon.width / 2, icon.y + icon.height / 2);
        await page.mouse.down();
        await page.mouse.up();
        await expect(box.getByRole("combobox")).toBeFocused();
        await page.keyboard.type("kora");
        await expect(box.getByRole("combobox")).toHaveValue("kora");
        await page.mouse.down();
        await page.mouse.up();
        await expect(page).toHaveURL(`/${lang}/recherche/kora`);
      });
    }

    test("keyboard navigation in the header shifts nothing on the page below", async ({ page }) => {
      await page.goto(`/${lang}/albums`, { waitUntil: "networkidle" });
      await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
      const menu = page.getByRole("navigation", { name: site.menu });
      const last = menu.getByRole("link").last();
      await menu.getByRole("link", { name: site.albums }).focus();
      while (!(await last.evaluate((link) => link === document.activeElement)))
        await page.keyboard.press("Tab");
      await page.keyboard.press("Shift+Tab");
      expect(await page.evaluate(() => scrollY)).toBe(400);
    });

    test("navigation does not load the contents of header and footer again", async ({ page }) => {
      await page.goto(`/${lang}`);
      await page.waitForLoadState("networkidle");
      const requestedUrls: string[] = [];
      page.on("request", (request) => requestedUrls.push(request.url()));
      await page
        .getByRole("navigation", { name: site.menu })
        .getByRole("link", { name: site.albums })
        .click();
      await expect(page).toHaveURL(`/${lang}/albums`);
      await page.locator("article a").first().click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/album/`));
      await page.waitForLoadState("networkidle");
      expect(requestedUrls.length).toBeGreaterThan(0);
      expect(requestedUrls.filter((url) => SITE_DATA.test(url))).toEqual([]);
    });

    test("a missing page says so, with a link to the home page", async ({ page, provokes }) => {
      provokes(new RegExp(` 404 .* at /${lang}/nothing-here$`));
      const answer = await page.goto(`/${lang}/nothing-here`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: site.lost.title })).toBeVisible();
      await expect(page.getByText(site.lost.hint)).toBeVisible();
      await page.getByRole("link", { name: site.lost.back }).click();
      await expect(page).toHaveURL(`/${lang}`);
    });

    test("an album in the list lives at its own slug in this language", async ({ request }) => {
      const moved = await request.get(`/${lang}/albums/${site.slugs.other}`, { maxRedirects: 0 });
      expect(moved.status()).toBe(308);
      expect(new URL(moved.headers().location ?? "", "http://x").pathname).toBe(
        `/${lang}/albums/${site.slugs.own}`,
      );
      expect((await request.get(`/${lang}/albums/${site.slugs.own}`, { maxRedirects: 0 })).status()).toBe(
        200,
      );
    });

    test("the home page and missing pages can be read without scripts", async ({ browser, provokes }) => {
      provokes(new RegExp(` 404 .* at /${lang}/nothing-here$`));
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`/${lang}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("#featured")).toBeVisible();
      expect(await page.getByRole("article").count()).toBeGreaterThanOrEqual(10);
      await page.goto(`/${lang}/nothing-here`);
      await expect(page.getByRole("heading", { level: 1, name: site.lost.title })).toBeVisible();
      await expect(page.getByRole("link", { name: site.lost.back })).toBeVisible();
      await context.close();
    });

    test("without scripts a form says that it needs them", async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      for (const path of ["auth/login", "auth/inscription", "auth/forgot-password", "contact"]) {
        await page.goto(`/${lang}/${path}`);
        await expect(page.locator("form noscript p")).toBeVisible();
      }
      await context.close();
    });
  });
}

test("spaces in text of 12 and 13 px are three pixels wide", async ({ page }) => {
  await page.goto("/fr/album/delta-sans-fin");
  await page.evaluate(() => document.fonts.ready);
  const spaces = await page.evaluate(() => {
    const found: { size: number; width: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const at = (text.textContent ?? "").search(/\S \S/);
      if (at < 0 || !text.parentElement) continue;
      const space = document.createRange();
      space.setStart(text, at + 1);
      space.setEnd(text, at + 2);
      const { width } = space.getBoundingClientRect();
      // A space at the end of a line or outside the view has no width.
      if (width > 0)
        found.push({ size: Number.parseFloat(getComputedStyle(text.parentElement).fontSize), width });
    }
    return found;
  });
  for (const size of [12, 13]) {
    const widths = spaces.filter((one) => one.size === size).map(({ width }) => width);
    expect(widths.length, `${size} px`).toBeGreaterThan(0);
    expect(Math.min(...widths), `${size} px`).toBeGreaterThan(2.9);
  }
});
