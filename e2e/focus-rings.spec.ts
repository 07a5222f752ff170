import { expect, type Page } from "@playwright/test";
import { test } from "./site-test.ts";

/** Pages with links in truncated lines, or in rows that scroll sideways. */
const PAGES = ["/fr/albums", "/fr/albums/delta-sans-fin", "/en/recherche/kora?type=track", "/fr/carte"];

/**
 * Returns the links whose focus ring is clipped above, below or at the left by an element around them. The right edge
 * may be clipped, where the text is truncated.
 */
const cutRings = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>("header a, main a")].filter((link) => {
      link.focus({ focusVisible: true } as FocusOptions);
      const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(link);
      if (outlineStyle === "none" || document.activeElement !== link || !link.checkVisibility()) return false;
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const ring = link.getBoundingClientRect();
      for (let box = link.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowClipMargin } = getComputedStyle(box);
        if (overflowX === "visible") continue;
        const room = overflowX === "clip" ? Number.parseFloat(overflowClipMargin) : 0;
        const edge = box.getBoundingClientRect();
        const isWhole =
          ring.top - reach >= edge.top - room - 1 &&
          ring.bottom + reach <= edge.bottom + room + 1 &&
          ring.left - reach >= edge.left - room - 1;
        if (!isWhole) return true;
      }
      return false;
    });
    return [...new Set(cut.map((link) => link.textContent))];
  });

for (const width of [390, 1440]) {
  test(`the ring of a focused link is whole, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await cutRings(page), address).toEqual([]);
    }
  });
}

test("a truncated line shows nothing beyond its end until one of its links has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/fr/recherche/piano");
  await expect(page.locator("main [data-track] p").first()).toBeVisible();
  const margins = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main [data-track] p *")]
        .map((box) => getComputedStyle(box))
        .filter(({ overflowX }) => overflowX === "clip")
        .map(({ overflowClipMargin }) => overflowClipMargin),
    );
  expect(new Set(await margins())).toEqual(new Set(["0px"]));
});

test("on a phone the language switch is visible while it has the keyboard focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fr");
  const here = page.getByRole("banner").getByRole("link", { name: /^FR\b/ });
  const width = async () => (await here.locator("..").boundingBox())?.width ?? 0;
  await expect.poll(width).toBeLessThan(2);
  await here.focus();
  await expect.poll(width).toBeGreaterThan(20);
});

test("in forced colours no line runs through text, text has a background, and no meaning depends on hue alone", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/fr/recherche/piano%20calme");
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(page.locator("main [data-track]:has([data-fits]) > div").first()).toHaveCSS(
    "border-bottom-color",
    ground,
  );
  const albums = page.getByRole("banner").getByRole("link", { name: "Albums", exact: true });
  await expect(albums).toHaveCSS("border-bottom-width", "0px");
  await page.goto("/fr/search-similarity?track=1");
  await expect(page.getByText(/^00:00 – /)).not.toHaveCSS("background-color", ground);
  await page.goto("/fr/carte");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const hues = page.locator("dl").getByText("humeur dominante", { exact: true });
  await expect(hues).toBeHidden();
  // Visible again without forced colours, so it was those that hid them.
  await page.emulateMedia({ forcedColors: "none" });
  await expect(hues).toBeVisible();
});
