import { expect, type Page } from "@playwright/test";
import { some } from "#/tests/support/some.ts";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";
const PHONE = { width: 390, height: 844 };
/** Safe-area insets of a phone without bezels, in portrait and landscape, pixels. */
const UPRIGHT = { top: 47, right: 0, bottom: 34, left: 0 };
const LYING = { top: 0, right: 47, bottom: 21, left: 47 };
/** Points of a swipe at which the finger is reported, as shares of its length. */
const WAY = [0.25, 0.5, 0.75, 1];

test.use({ viewport: PHONE, hasTouch: true });
test.beforeEach(({ page }) => keepAudio(page));

const bar = (page: Page) => page.getByRole("region", { name: "Lecteur" });
const large = (page: Page) => page.getByRole("complementary", { name: "File et outils d’écoute" });
const opener = (page: Page) => bar(page).getByRole("button", { name: "File et outils", exact: true });

/** Swipes a finger from a point of the screen, by so many pixels to the right and down. */
async function swipe(page: Page, x: number, y: number, right: number, down: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", share: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: x + share * right, y: y + share * down }],
    });
  await touch("touchStart", 0);
  for (const share of WAY) await touch("touchMove", share);
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await client.detach();
}

const box = async (page: Page, of: (page: Page) => ReturnType<typeof bar>) => {
  const found = await of(page).boundingBox();
  if (!found) throw new Error("It is not on the screen");
  return found;
};

/**
 * Scrolls to the end of the page; returns whether its last link ends at least so far above the player and is not
 * covered.
 */
const isLastLinkFree = (page: Page, least: number) =>
  page.evaluate((least) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const link = [...document.querySelectorAll("footer a")].at(-1);
    const player = document.querySelector("section[aria-label=Lecteur]");
    const { left, top, width, height, bottom } = link?.getBoundingClientRect() ?? new DOMRect();
    const end = player?.getBoundingClientRect().top ?? window.innerHeight;
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return end - bottom > least && Boolean(link?.contains(met));
  }, least);

test("a swipe up on the player opens its large view, and a swipe down closes it", async ({ page }) => {
  await listen(page, ALBUM);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  const { y, height } = await box(page, bar);
  const line = y + height - 30;
  await swipe(page, 90, line, 120, -20);
  await swipe(page, 90, line, 10, -160);
  await expect(large(page)).toBeVisible();
  await expect(large(page)).toBeFocused();
  // The page behind must not have scrolled.
  expect(await scrolled()).toBe(before);

  // A swipe inside a scrolled list scrolls the list.
  const list = large(page).getByRole("tabpanel");
  const scrollTo = (top: number) => () =>
    list.evaluate((element, top) => {
      element.scrollTo({ top, behavior: "instant" });
      return element.scrollTop;
    }, top);
  // The list has to be complete before it can scroll.
  await expect.poll(scrollTo(100)).toBe(100);
  await swipe(page, 200, 600, 0, 100);
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(100);
  await expect(large(page)).toBeVisible();
  await expect.poll(scrollTo(0)).toBe(0);
  await swipe(page, 200, 120, 10, 200);
  await expect(large(page)).toHaveCount(0);
});

test("the player covers neither the end of the page nor a focused link", async ({ page }) => {
  await listen(page, ALBUM);
  for (const path of [ALBUM, "/fr/search-guidee", "/fr"]) {
    if (path !== ALBUM) await page.goto(path);
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await expect.poll(() => isLastLinkFree(page, 0), path).toBe(true);
  }
  await page.goto(ALBUM);
  await expect(bar(page)).toBeVisible();
  const links = page.getByRole("main").locator("[data-track] a");
  for (const link of some(await links.filter({ visible: true }).all()).slice(0, 12)) {
    await link.focus();
    await expect
      .poll(async () => {
        const { y, height } = await box(page, () => link);
        return y + height - (await box(page, bar)).y;
      })
      .toBeLessThanOrEqual(0);
  }
});

test("notches and rounded corners cover nothing, in portrait and landscape", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const setInsets = (insets: typeof UPRIGHT) =>
    client.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await setInsets(UPRIGHT);
  await page.goto(ALBUM);
  await expect(page.locator("meta[name=viewport]")).toHaveAttribute("content", /viewport-fit=cover/);
  await expect.poll(() => isLastLinkFree(page, UPRIGHT.bottom)).toBe(true);

  await listen(page, ALBUM);
  const safe = PHONE.height - UPRIGHT.bottom;
  for (const button of some(await bar(page).getByRole("button").filter({ visible: true }).all())) {
    const { y, height } = (await button.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThanOrEqual(safe);
  }
  await opener(page).click();
  const close = await box(page, (on) => large(on).getByRole("button", { name: "Fermer la file" }));
  expect(close.y).toBeGreaterThanOrEqual(UPRIGHT.top);

  await setInsets(LYING);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  const outside = () =>
    page.evaluate(
      ([left, right]) =>
        [...document.querySelectorAll("a, button, input, h1, h2, p, [role=slider]")]
          .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none")
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const isThere = box.width > 1 && box.bottom > 0 && box.top < innerHeight;
            return isThere && (box.left < left - 0.5 || box.right > right + 0.5);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      [LYING.left, PHONE.height - LYING.right] as const,
    );
  await page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" }));
  await expect(page.getByRole("button", { name: "Remonter en haut de la page" })).toBeAttached();
  await expect.poll(outside).toEqual([]);
  await large(page).getByRole("button", { name: "Fermer la file" }).click();
  await expect(large(page)).toHaveCount(0);
  await expect.poll(outside).toEqual([]);
});

test("with reduced motion the large view opens and closes without animation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await listen(page, ALBUM);
  /** Returns what moves or fades while the large view opens, each with its milliseconds. */
  const moving = async () => {
    await page.evaluate(() => {
      const seen = new Set<string>();
      window.moving = seen;
      const look = () => {
        if (window.moving !== seen) return;
        for (const { effect } of document.getAnimations()) {
          const duration = Number(effect?.getComputedTiming().duration);
          const target = effect instanceof KeyframeEffect && effect.target;
          if (duration > 1 && target) seen.add(`${duration} ${target.outerHTML.slice(0, 120)}`);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await opener(page).click();
    await expect(large(page)).toBeFocused();
    const found = await page.evaluate(async () => {
      // An animation that starts with the view has started by the second frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return [...window.moving];
    });
    await large(page).press("Escape");
    await expect(large(page)).toHaveCount(0);
    return found;
  };
  expect(await moving()).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // A busy machine draws so few frames that an animation may fit between two of them.
  await expect.poll(moving).toContainEqual(expect.stringContaining("<aside"));
});

declare global {
  interface Window {
    moving: Set<string>;
  }
}

test("a list with a playing track is no wider than the phone, wherever the track's position is", async ({
  page,
}) => {
  await listen(page, ALBUM);
  await page.keyboard.press("9");
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(60);
  const head = page.locator("[data-track] [data-at=head]").first();
  await expect
    .poll(() => head.evaluate((line) => line.getBoundingClientRect().left))
    .toBeGreaterThan(PHONE.width / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
