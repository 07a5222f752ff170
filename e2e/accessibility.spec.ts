import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/** One page of each kind, in both languages; the track's page plays while it is looked at. */
const PAGES = [
  "/fr",
  "/en/albums",
  "/fr/album/delta-sans-fin",
  "/en/recherche/kora",
  "/fr/search-guidee",
  "/en/our-composers",
  "/fr/nos-compositeurs/awa-sangare",
  "/en/our-placements",
  "/fr/nos-placements/apres-la-secousse",
  "/en/about",
  "/fr/nulle-part",
];

/** What is wrong for people with a disability, one line per finding (WCAG 2.2 AA and axe's best practices). */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`no page has a finding, ${colorScheme}, ${width} px wide`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const address of PAGES) {
        await page.goto(address);
        expect(await findings(page), address).toEqual([]);
      }
    });
  }
}

test("neither the player nor the versions of a track have a finding", async ({ page }) => {
  await page.goto("/fr/album/delta-sans-fin");
  await page
    .getByRole("button", { name: /^(Écouter|Lire)/ })
    .first()
    .click();
  await expect(page.getByRole("slider").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page
    .getByRole("button", { name: /versions/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await findings(page)).toEqual([]);
});
