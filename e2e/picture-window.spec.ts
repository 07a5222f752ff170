import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { axe } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { makeFilm } from "./make-film.ts";
import { test } from "./site-test.ts";

const turn = byTurn("en");

/** Texts for the listener in each language. */
const SITES = {
  fr: {
    opener: "File et outils",
    panel: "File et outils d’écoute",
    tab: "Image",
    choose: "Choisir une vidéo",
    window: "Mon image : montage.webm",
    grip: "Déplacer l’image avec les flèches",
    corner: "Placer l’image dans un autre coin",
    larger: "Image plus grande",
    smaller: "Image plus petite",
    fold: "Replier l’image",
    unfold: "Déplier l’image",
    close: "Retirer l’image",
    scrub: "Position dans la vidéo",
    spoken: /^\d+ secondes? sur 20 secondes$/,
  },
  en: {
    opener: "Queue and tools",
    panel: "Queue and listening tools",
    tab: "Picture",
    choose: "Choose a video",
    window: "My picture: montage.webm",
    grip: "Move the picture with the arrow keys",
    corner: "Put the picture in another corner",
    larger: "Larger picture",
    smaller: "Smaller picture",
    fold: "Collapse the picture",
    unfold: "Expand the picture",
    close: "Remove the picture",
    scrub: "Position in the video",
    spoken: /^\d+ seconds? of 20 seconds$/,
  },
} as const;
const SECONDS = 20;

test.beforeEach(({ page }) => keepAudio(page));

for (const lang of ["fr", "en"] as const) {
  const site = SITES[lang];
  const panel = (page: Page) => page.getByRole("complementary", { name: site.panel });
  const film = (page: Page) => page.getByRole("region", { name: site.window });
  const press = (page: Page, name: string) =>
    film(page).getByRole("button", { name: new RegExp(`(^|\\s)${name}$`) });
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error("It is not on the screen");
    return box;
  };
  const at = (page: Page) => page.evaluate(() => document.querySelector("video")?.currentTime ?? 0);
  /** Returns the number of row controls that the window covers. */
  const covered = (page: Page) =>
    film(page).evaluate((window) => {
      const over = window.getBoundingClientRect();
      return [...document.querySelectorAll("[data-track] :is(a, button)")].filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return (
          element.checkVisibility() &&
          left < over.right &&
          right > over.left &&
          top < over.bottom &&
          bottom > over.top
        );
      }).length;
    });
  const openFilm = async (page: Page, context: BrowserContext, origin: string) => {
    const buffer = await makeFilm(context, origin, SECONDS);
    await listen(page, `/${lang}/search-guidee`);
    await page.getByRole("button", { name: site.opener, exact: true }).click();
    await page.getByRole("tab", { name: site.tab, exact: true }).click();
    const file = { name: "montage.webm", mimeType: "video/webm", buffer };
    await panel(page).getByLabel(site.choose).setInputFiles(file);
    await expect(film(page)).toBeVisible();
    await expect(film(page).getByRole("slider", { name: site.scrub })).toBeVisible();
    return file;
  };

  test(`the window of the listener's film is above everything, covers no controls, and is moved, sized, folded and sought by pointer (${lang})${turn(lang)}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    const file = await openFilm(page, context, baseURL ?? "");
    expect(await covered(page)).toBe(0);
    const found = await axe(page).include("[data-film]").analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);

    // To all corners, over the page's header, the rows and the large view.
    const seen = new Set<string>();
    for (let turn = 0; turn < 4; turn += 1) {
      const { x, y, width, height } = await boxOf(film(page));
      seen.add(`${x > 700 ? "right" : "left"} ${y > 400 ? "low" : "high"}`);
      const isOver = await film(page).evaluate(
        (window, [left, top]) => window.contains(document.elementFromPoint(left ?? 0, top ?? 0)),
        [x + width / 2, y + height / 2],
      );
      expect(isOver).toBe(true);
      await press(page, site.corner).click();
      await expect
        .poll(async () => JSON.stringify(await boxOf(film(page))))
        .not.toContain(`"x":${x},"y":${y}`);
    }
    expect(seen.size).toBe(4);

    const before = await boxOf(film(page));
    const grip = await boxOf(press(page, site.grip));
    await page.mouse.move(grip.x + 20, grip.y + 10);
    await page.mouse.down();
    // Away from the edge.
    const down = before.y > 300 ? -100 : 100;
    await page.mouse.move(grip.x + 220, grip.y + 10 + down, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await boxOf(film(page))).x).toBe(before.x + 200);
    expect((await boxOf(film(page))).y).toBe(before.y + down);

    await press(page, site.larger).click();
    await expect.poll(async () => (await boxOf(film(page))).width).toBe(480);
    await press(page, site.smaller).click();
    await expect.poll(async () => (await boxOf(film(page))).width).toBe(360);
    await press(page, site.fold).click();
    await expect(page.locator("video")).toBeHidden();
    await press(page, site.unfold).click();
    await expect(page.locator("video")).toBeVisible();

    const scrub = film(page).getByRole("slider", { name: site.scrub });
    const line = await boxOf(scrub);
    await page.keyboard.press("k");
    await expect.poll(async () => (await sound(page)).paused).toBe(true);
    await page.mouse.click(line.x + line.width / 2, line.y + line.height / 2);
    await expect.poll(() => at(page)).toBeGreaterThan(SECONDS / 2 - 1);
    await expect.poll(() => at(page)).toBeLessThan(SECONDS / 2 + 1);
    await expect.poll(async () => Math.abs((await sound(page)).at - (await at(page)))).toBeLessThan(0.1);

    const left = await boxOf(film(page));
    await press(page, site.close).click();
    await expect(page.locator("video")).toHaveCount(0);
    const chooser = panel(page).getByRole("button", { name: site.choose });
    await expect(chooser).toBeFocused();
    await panel(page).getByLabel(site.choose).setInputFiles(file);
    await expect(film(page)).toBeVisible();
    await expect.poll(() => boxOf(film(page))).toEqual(left);
  });

  test(`the window of a film is reached, moved, sought and closed by keys alone (${lang})${turn(lang)}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFilm(page, context, baseURL ?? "");
    const before = await boxOf(film(page));
    await press(page, site.grip).focus();
    for (const key of ["ArrowRight", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
    await expect.poll(async () => (await boxOf(film(page))).x).toBe(before.x + 48);
    expect((await boxOf(film(page))).y).toBe(before.y - 24);

    // From the grip, Tab leads through all controls.
    const names = [site.corner, site.smaller, site.larger, site.fold, site.close];
    for (const name of names) {
      await page.keyboard.press("Tab");
      await expect(press(page, name)).toBeFocused();
    }
    await page.keyboard.press("Tab");
    const scrub = film(page).getByRole("slider", { name: site.scrub });
    await expect(scrub).toBeFocused();
    await expect(scrub).toHaveAttribute("aria-valuetext", site.spoken);
    await page.keyboard.press("k");
    await expect.poll(async () => (await sound(page)).paused).toBe(true);
    await page.keyboard.press("End");
    await expect.poll(() => at(page)).toBeGreaterThan(SECONDS - 0.5);
    await page.keyboard.press("Home");
    await expect.poll(() => at(page)).toBe(0);
    await press(page, site.close).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("video")).toHaveCount(0);
    await expect(panel(page).getByRole("button", { name: site.choose })).toBeFocused();
  });

  test(`on a phone a film is docked above the player, and the page and the large view end above it (${lang})${turn(lang)}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await openFilm(page, context, baseURL ?? "");
    await expect
      .poll(async () => {
        const large = await boxOf(panel(page));
        return Math.abs((await boxOf(film(page))).y - large.y - large.height);
      })
      .toBeLessThanOrEqual(2);
    expect((await boxOf(film(page))).width).toBe(390);
    await expect(panel(page).getByRole("button", { name: site.close })).toBeInViewport();
    const { height } = await boxOf(film(page));
    await press(page, site.smaller).click();
    await expect.poll(async () => (await boxOf(film(page))).height).toBeLessThan(height - 30);
    await press(page, site.fold).click();
    await expect.poll(async () => (await boxOf(film(page))).height).toBeLessThan(50);
    const found = await axe(page).include("[data-film]").include("aside").analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);
    await press(page, site.close).click();
    await expect(film(page)).toHaveCount(0);
  });
}
