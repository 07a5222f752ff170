import { expect, type Page } from "@playwright/test";
import { some } from "#/tests/support/some.ts";
import { expectAnnounced, keepAnnouncements } from "./announcements.ts";
import { axe } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { keepAudio, sound } from "./heard-sound.ts";
import { ownPerson } from "./own-person.ts";
import { test } from "./site-test.ts";
import { untilHydrated } from "./until-hydrated.ts";

const turn = byTurn("en");

/** Texts for the listener in each language. */
const SITES = {
  fr: {
    start: "Écoute rapide",
    kept: (name: string) => new RegExp(`${name} est gardé`),
    away: (name: string) => new RegExp(`${name} est écarté`),
    undone: /Décision annulée/,
    count: (kept: number, away: number) =>
      `${kept} gardé${kept > 1 ? "s" : ""} · ${away} écarté${away > 1 ? "s" : ""}`,
    share: "Partager par un lien",
    again: "Copier le lien",
    bringBack: /titre écarté : tout remontrer/,
    keep: "Garder",
    putAway: "Écarter",
    undo: "Revenir sur la dernière décision",
    end: "Terminer",
  },
  en: {
    start: "Quick audition",
    kept: (name: string) => new RegExp(`${name} is kept`),
    away: (name: string) => new RegExp(`${name} is put away`),
    undone: /Decision taken back/,
    count: (kept: number, away: number) => `${kept} kept · ${away} put away`,
    share: "Share by a link",
    again: "Copy the link",
    bringBack: /track put away: show all/,
    keep: "Keep",
    putAway: "Put away",
    undo: "Take the last decision back",
    end: "Finish",
  },
} as const;

test.beforeEach(async ({ page, context, request, baseURL }) => {
  test.slow();
  await keepAudio(page);
  await keepAnnouncements(page);
  const { token } = await ownPerson(request, "audition");
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
});

const bar = (page: Page) => page.locator("[data-audition-bar]");
const titleOf = async (page: Page, at: number) => {
  const link = page.locator("[data-track]").nth(at).getByRole("link").first();
  return (await link.getAttribute("aria-label")) ?? (await link.textContent()) ?? "";
};
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Waits until another file than `before` is playing, and returns its name. */
async function heardAfter(page: Page, before: string | undefined): Promise<string | undefined> {
  await expect.poll(async () => (await sound(page)).file, { timeout: 60_000 }).not.toBe(before);
  await expect.poll(async () => (await sound(page)).paused, { timeout: 60_000 }).toBe(false);
  return (await sound(page)).file;
}

for (const lang of ["fr", "en"] as const) {
  const site = SITES[lang];

  test(`a list is auditioned with a few keys and the result shared by a link (${lang})${turn(lang)}`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/search-guidee`);
    const names = await Promise.all([0, 1, 2].map((at) => titleOf(page, at)));
    await untilHydrated(page.locator("[data-track]").first());
    await page.keyboard.press("e");
    await expect(bar(page)).toBeFocused();
    const first = await heardAfter(page, undefined);
    await page.keyboard.press("Enter");
    await expectAnnounced(page, site.kept(escaped(names[0] ?? "")));
    const second = await heardAfter(page, first);
    await page.keyboard.press("x");
    await expectAnnounced(page, site.away(escaped(names[1] ?? "")));
    await expect(bar(page)).toContainText(site.count(1, 1));
    await expect(page.locator("[data-track]").nth(1)).toContainText(names[2] ?? "");
    const third = await heardAfter(page, second);
    await page.keyboard.press("Backspace");
    await expectAnnounced(page, site.undone);
    await expect(bar(page)).toContainText(site.count(1, 0));
    expect(await heardAfter(page, third)).toBe(second);
    await page.keyboard.press("x");
    await heardAfter(page, second);
    await page.keyboard.press("e");
    await heardAfter(page, third);
    const found = await axe(page).include("[data-audition-bar]").analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press("Escape");
    // The first button has the focus, so one key press makes the link.
    await expect(page.getByRole("button", { name: site.share })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: site.again })).toBeVisible();
    const address = await bar(page).getByRole("link").first().getAttribute("href");
    expect(address).toContain("/share/");
    const over = await axe(page).include("[data-audition-bar]").analyze();
    expect(over.violations.map(({ id }) => id)).toEqual([]);
    await page.goto(address ?? "");
    await expect(
      page
        .locator("[data-track], li")
        .filter({ hasText: names[0] ?? "" })
        .first(),
    ).toBeVisible();
  });

  test(`a list is auditioned by pointer, and the tracks put away can be shown again (${lang})${turn(lang)}`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/search-guidee`);
    const shown = await page.locator("[data-track]").count();
    await page.getByRole("button", { name: site.start }).click();
    const first = await heardAfter(page, undefined);
    await bar(page).getByRole("button", { name: site.putAway }).click();
    await heardAfter(page, first);
    await expect(page.locator("[data-track]")).toHaveCount(shown - 1);
    await bar(page).getByRole("button", { name: site.keep, exact: true }).click();
    await expect(bar(page)).toContainText(site.count(1, 1));
    await bar(page).getByRole("button", { name: site.undo }).click();
    await expect(bar(page)).toContainText(site.count(0, 1));
    await bar(page).getByRole("button", { name: site.end }).click();
    await page.getByRole("button", { name: site.bringBack }).click();
    await expect(page.locator("[data-track]")).toHaveCount(shown);
  });

  test(`on a phone a swipe keeps a track, puts it away or skips it (${lang})${turn(lang)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${lang}/search-guidee`);
    await page.getByRole("button", { name: site.start }).click();
    const swipe = (right: number, down: number) =>
      bar(page).evaluate(
        (box, [right, down]) => {
          const at = (x: number, y: number) =>
            new Touch({ identifier: 1, target: box, clientX: x, clientY: y });
          const tell = (type: string, touch: Touch, ends = false) =>
            box.dispatchEvent(
              new TouchEvent(type, { bubbles: true, touches: ends ? [] : [touch], changedTouches: [touch] }),
            );
          tell("touchstart", at(200, 600));
          tell("touchmove", at(200 + (right ?? 0), 600 + (down ?? 0)));
          tell("touchend", at(200 + (right ?? 0), 600 + (down ?? 0)), true);
        },
        [right, down],
      );
    const first = await heardAfter(page, undefined);
    await swipe(120, 4);
    const second = await heardAfter(page, first);
    await expect(bar(page)).toContainText(site.count(1, 0));
    await swipe(-120, 4);
    const third = await heardAfter(page, second);
    await expect(bar(page)).toContainText(site.count(1, 1));
    await swipe(3, -120);
    await heardAfter(page, third);
    await expect(bar(page)).toContainText(site.count(1, 1));
    const found = await axe(page).include("[data-audition-bar]").analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);
    for (const button of some(await bar(page).getByRole("button").all())) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(36);
    }
  });
}
