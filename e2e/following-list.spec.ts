import { expect, type Page } from "@playwright/test";
import { byTurn } from "./by-turn.ts";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";
import { untilHydrated } from "./until-hydrated.ts";

const turn = byTurn("en");

const NEXT = { fr: "Titre suivant", en: "Next track" } as const;
const SKIP = {
  fr: { tracks: "Aller aux titres", player: "Aller au lecteur" },
  en: { tracks: "Skip to the tracks", player: "Skip to the player" },
} as const;
/** Number of tracks after which a row is far below a low screen. */
const STEPS = 9;

test.use({ viewport: { width: 1440, height: 620 } });
test.beforeEach(({ page }) => keepAudio(page));

/** Returns whether the whole playing row is visible between the page's header and the player. */
const isPlayingRowSeen = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector("main [data-playing=true]")?.getBoundingClientRect();
    const player = document.querySelector("section[aria-label=Lecteur], section[aria-label=Player]");
    const header = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
    const end = player?.getBoundingClientRect().top ?? window.innerHeight;
    return row !== undefined && row.top >= header - 1 && row.bottom <= end + 1;
  });
const playNext = async (page: Page, press: () => Promise<void>) => {
  const { file } = await sound(page);
  await press();
  await expect.poll(async () => (await sound(page)).file).not.toBe(file);
};

for (const lang of ["fr", "en"] as const) {
  const next = (page: Page) => page.getByRole("button", { name: NEXT[lang], exact: true });

  test(`the list scrolls to the playing track, by the button and by the key for the next one (${lang})${turn(lang)}`, async ({
    page,
  }) => {
    await listen(page, `/${lang}/search-guidee`);
    for (let step = 0; step < STEPS; step += 1) {
      await playNext(page, () => (step % 2 ? next(page).click() : page.keyboard.press("n")));
      await expect.poll(() => isPlayingRowSeen(page)).toBe(true);
    }
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  test(`the first stops of the Tab key lead to the tracks and to the player (${lang})${turn(lang)}`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/search-guidee`);
    const rows = page.locator("[data-track]");
    await expect(rows.first()).toBeVisible();
    const skip = (name: string) => page.getByRole("link", { name, exact: true });
    await expect(skip(SKIP[lang].player)).toBeHidden();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(skip(SKIP[lang].tracks)).toBeFocused();
    await untilHydrated(skip(SKIP[lang].tracks));
    await untilHydrated(rows.first());
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(rows.first()).toHaveAttribute("data-playing", "true");
    const player = page.getByRole("region", { name: /^(Lecteur|Player)$/ });
    await expect(player).toBeVisible();
    await skip(SKIP[lang].tracks).focus();
    await page.keyboard.press("Tab");
    await expect(skip(SKIP[lang].player)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(player).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(player.locator(":focus")).toBeVisible();
  });

  test(`a listener who has scrolled away from the playing track stays there (${lang})${turn(lang)}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await listen(page, `/${lang}/search-guidee`);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const there = await page.evaluate(() => window.scrollY);
    await playNext(page, () => next(page).click());
    await playNext(page, () => next(page).click());
    expect(await page.evaluate(() => window.scrollY)).toBe(there);
  });
}
