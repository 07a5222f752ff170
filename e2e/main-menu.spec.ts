import { expect } from "@playwright/test";
import { demoPerson } from "./demo-person.ts";
import { test } from "./site-test.ts";

/** Widths on both sides of each breakpoint of the header. */
const WIDTHS = [768, 899, 900, 1023, 1024, 1199, 1200, 1439, 1440];

for (const lang of ["fr", "en"] as const) {
  test(`in ${lang} the main menu of a signed-in person shows every entry in full at any width`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { token } = await demoPerson(page.request);
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await page.goto(`/${lang}/contact`);
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: /panier|\bcart\b/i })).toBeVisible();
    const menu = header.getByRole("navigation", { name: /menu/i }).first();
    const cut: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = await menu.evaluate((nav) => {
        const edge = nav.getBoundingClientRect().right;
        return [...nav.querySelectorAll("ul > li > a")]
          .filter((link) => link.getBoundingClientRect().right > edge)
          .map(({ textContent }) => textContent);
      });
      cut.push(...hidden.map((entry) => `${entry} at ${width}`));
    }
    expect(cut).toEqual([]);
  });
}
