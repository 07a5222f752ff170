import { expect, type Page } from "@playwright/test";
import { keepAudio, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";
/** The dial and what it names in each language. */
const DIALS = { fr: /^Le cadran/, en: /^The dial/ };

test.beforeEach(({ page }) => keepAudio(page));

/** Opens a page without its scripts, or those of `held` alone; what is given lets them come. */
async function openWithoutScripts(page: Page, path: string, held?: Set<string>): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    if (held?.has(new URL(route.request().url()).pathname) !== false) await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

test("a press before the scripts are there is done once, when they are", async ({ page }) => {
  const release = await openWithoutScripts(page, ALBUM);
  await page.getByRole("button", { name: "Écouter l’album Delta sans fin" }).click();
  await expect(page.getByRole("region", { name: "Lecteur" })).toHaveCount(0);
  release();
  await expect(page.getByRole("region", { name: "Lecteur" })).toBeVisible();
  await expect.poll(async () => (await sound(page)).at, { timeout: 60_000 }).toBeGreaterThan(0.2);
});

test("the other language is reached under its own name before the scripts are there", async ({ page }) => {
  await openWithoutScripts(page, ALBUM);
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/en/album/endless-delta");
});

test("so they are while the frame's scripts are there and the page's own are not", async ({ page }) => {
  const scripts = async (path: string): Promise<string[]> =>
    (await (await page.request.get(path)).text()).match(/\/_next\/static\/[^"\\]+\.js/g) ?? [];
  const own = new Set(await scripts(ALBUM));
  for (const other of await scripts("/fr")) own.delete(other);
  expect(own.size).toBeGreaterThan(0);
  const release = await openWithoutScripts(page, ALBUM, own);
  const other = page.getByRole("banner").getByRole("link", { name: "English" });
  // React has taken the frame's elements, and can do nothing with them before it has the page's.
  await expect
    .poll(() => other.evaluate((link) => Object.keys(link).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await page.getByRole("button", { name: "Écouter l’album Delta sans fin" }).click();
  release();
  await expect(page.getByRole("region", { name: "Lecteur" })).toBeVisible();

  await page.unrouteAll({ behavior: "ignoreErrors" });
  await openWithoutScripts(page, ALBUM, own);
  await expect
    .poll(() => other.evaluate((link) => Object.keys(link).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await other.click();
  await expect(page).toHaveURL("/en/album/endless-delta");
});

for (const [lang, name] of Object.entries(DIALS)) {
  test(`the dial that had the focus before the scripts is walked when they are there (${lang})`, async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, `/${lang}`);
    const dial = page.getByRole("slider", { name });
    await dial.focus();
    release();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(dial).toHaveAttribute("aria-valuetext", /\d+ (bat|beat)/, { timeout: 500 });
    }).toPass();
  });
}
