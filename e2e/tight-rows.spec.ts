import { expect, type Page } from "@playwright/test";
import { axe } from "./axe.ts";
import { test } from "./site-test.ts";

declare global {
  interface Window {
    /** All heights that the page's first row has had. */
    heights: number[];
  }
}

const ALBUM = "/fr/album/delta-sans-fin";

/** Returns the height of a row, in pixels. */
const height = async (page: Page) =>
  Math.round((await page.locator("[data-track]").nth(2).boundingBox())?.height ?? 0);

test("tight rows chosen above a list apply on every page from the first frame on", async ({ page }) => {
  await page.goto(ALBUM);
  await page.evaluate(() => document.fonts.ready);
  const wide = await height(page);
  const choice = page.getByRole("button", { name: "Lignes serrées" });
  await choice.click();
  await expect(choice).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => height(page)).toBeLessThanOrEqual(wide - 14);
  const tight = await height(page);
  const found = await axe(page, { "target-size": { enabled: true } }).analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);

  await page.addInitScript(() => {
    window.heights = [];
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries)
        window.heights.push(Math.round(target.getBoundingClientRect().height));
    });
    new MutationObserver((_, search) => {
      const row = document.querySelector("[data-track]");
      if (!row) return;
      search.disconnect();
      sizes.observe(row);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(choice).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.evaluate(() => [...new Set(window.heights)])).toEqual([tight]);

  await page.goto("/en/search-guidee");
  const english = page.getByRole("button", { name: "Tight rows" });
  await expect(english).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => height(page)).toBe(tight);
  await page.getByRole("banner").getByRole("link", { name: /^FR\b/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect.poll(() => height(page)).toBe(tight);
  await choice.focus();
  await page.keyboard.press("Enter");
  await expect(choice).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => height(page)).toBe(wide);
});

test("in a tight row beside the filters the writers follow the title without a gap", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem("density", "tight"));
  await page.goto("/fr/search-guidee");
  await page.evaluate(() => document.fonts.ready);
  const gaps = await page.locator("[data-track]").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const title = row.querySelector<HTMLElement>("a[href*='/album/']");
      const name = title?.lastChild;
      const writers = title?.nextElementSibling;
      if (!title || !name || !writers) return [];
      const range = document.createRange();
      range.selectNodeContents(name);
      const words = range.getBoundingClientRect();
      // A name that does not fit is below the line, out of sight.
      if (words.top > title.getBoundingClientRect().bottom - 4) return [];
      return [Math.round(writers.getBoundingClientRect().left - words.right)];
    }),
  );
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(13);
});

test("on a narrow tablet a tight row shows the better part of its writer's name", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.addInitScript(() => localStorage.setItem("density", "tight"));
  for (const path of ["/fr/search-guidee", ALBUM]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const shares = await page.locator("[data-track]").evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [writer, second] = row.querySelectorAll<HTMLElement>("a[href*='writers=']");
        const frame = writer?.parentElement?.getBoundingClientRect();
        if (!writer || second || !frame) return [];
        return [Math.round((100 * frame.width) / writer.getBoundingClientRect().width)];
      }),
    );
    expect(shares.length, path).toBeGreaterThan(2);
    expect(Math.min(...shares), path).toBeGreaterThanOrEqual(60);
  }
});

test("on a touch screen the choice of tight rows is neither offered nor applied", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("density", "tight"));
  await page.goto(ALBUM);
  await expect(page.locator("html")).toHaveAttribute("data-density", "tight");
  expect(await height(page)).toBeGreaterThanOrEqual(56);
  await expect(page.getByRole("button", { name: "Lignes serrées" })).toBeHidden();
  await context.close();
});
