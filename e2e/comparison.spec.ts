import { expect, type Page } from "@playwright/test";
import { keepAudio, listen } from "./heard-sound.ts";
import { keepRecorder } from "./recorded-mix.ts";
import { test } from "./site-test.ts";

/** The recorder is a worklet, which the site's own policy would refuse. */
test.use({ bypassCSP: true });

/** Largest difference between the positions of two versions, seconds. */
const TOGETHER = 0.001;
/** Largest difference at the first switch, which depends on the clock of an audio element, seconds. */
const SAME_INSTANT = 0.1;
/** A silence longer than this counts as a gap, seconds. */
const GAP = 0.01;
/** Likeness from which two seconds of sound count as the same, 0 to 1. */
const ALIKE = 0.9;
/** Seconds around the player's position within which its sound is searched for. */
const AROUND = 0.4;

test.beforeEach(async ({ page }) => {
  test.setTimeout(300_000);
  await keepAudio(page);
  await keepRecorder(page);
  await listen(page, "/fr/album/delta-sans-fin");
  await page.evaluate(() => window.recorder.start());
});

const side = (page: Page, version: string) =>
  page.getByRole("region", { name: "Lecteur" }).getByRole("button", { name: `Entendre : ${version}` });

interface Files {
  first: string;
  second: string;
}

/**
 * Starts to compare the first track with a version of it; returns the addresses of both once the version is audible.
 */
async function compare(page: Page, version: string): Promise<Files> {
  const files: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && request.url().endsWith(".mp3")) files.push(request.url());
  });
  await page.locator("[data-track]").first().locator("[data-versions]").click();
  await page
    .getByRole("region", { name: /^Versions de / })
    .getByRole("button", { name: `Comparer au même instant : ${version}` })
    .click();
  await page.keyboard.press("Escape");
  await expect(side(page, version)).toHaveAttribute("aria-pressed", "true", { timeout: 60_000 });
  await settle(page);
  const [first = "", second = ""] = files;
  return { first, second };
}

/** Waits for a switch to finish: a fade, and the delays of a busy machine. */
const settle = (page: Page) => page.waitForTimeout(300);

/** Returns the recorder's current time, and the position that the player reports for it, both in seconds. */
const moment = (page: Page) =>
  page.evaluate(() => ({
    from: window.recorder.now(),
    at: window.elements.find(({ currentSrc }) => currentSrc.includes("/media/"))?.currentTime ?? 0,
  }));

/** Returns the longest silence between two times of the recorder, seconds. */
const silence = (page: Page, from: number, to: number) =>
  page.evaluate(([from, to]) => window.recorder.silence(from, to), [from, to] as const);

/**
 * Finds the second of sound after a moment in a file: how far it is ahead of the recorder in seconds, and how alike
 * both are.
 */
async function find(page: Page, url: string, { from, at }: { from: number; at: number }) {
  const found = await page.evaluate(([url, from, low, high]) => window.recorder.find(url, from, low, high), [
    url,
    from,
    at - AROUND,
    at + AROUND,
  ] as const);
  return { ahead: found.at - from, likeness: found.likeness };
}

test("switching between two versions keeps the position to the millisecond, without a gap", async ({
  page,
}) => {
  // A starved machine causes gaps of its own: each property has to hold in at least one of several comparisons.
  const versions = ["Sans thème", "Version 60 secondes"];
  let tried = 0;
  const right = new Set<string>();
  await expect
    .poll(
      async () => {
        const version = versions[tried % versions.length] ?? "";
        tried += 1;
        await page.keyboard.press("1");
        await settle(page);
        const bare = await moment(page);
        await page.waitForTimeout(1_000);
        const files = await compare(page, version);
        const compared = await moment(page);
        await page.waitForTimeout(1_000);
        await side(page, "Version intégrale").click();
        await settle(page);
        const back = await moment(page);
        const measured = {
          before: await find(page, files.first, bare),
          second: await find(page, files.second, compared),
          notFirst: await find(page, files.first, compared),
          first: await find(page, files.first, back),
          lag: await page.evaluate(() => window.recorder.lag()),
          gap: await silence(page, bare.from, compared.from),
          gapBack: await silence(page, compared.from, back.from),
        };
        test.info().annotations.push({ type: version, description: JSON.stringify(measured) });
        const { before, second, notFirst, first, lag, gap, gapBack } = measured;
        const isSecond = second.likeness > Math.max(ALIKE, notFirst.likeness);
        const isBack = first.likeness > ALIKE;
        if (isSecond && isBack && Math.abs(first.ahead - second.ahead) < TOGETHER) right.add("together");
        if (before.likeness > ALIKE && isBack && Math.abs(first.ahead - before.ahead - lag) < SAME_INSTANT)
          right.add("same instant");
        if (isSecond && gap < GAP) right.add("no gap");
        if (isBack && gapBack < GAP) right.add("no gap on the way back");
        return [...right].toSorted();
      },
      { timeout: 180_000 },
    )
    .toEqual(["no gap", "no gap on the way back", "same instant", "together"]);
});

test("while versions are compared, pause, mute and seek act on the audible one, and one listening is counted", async ({
  page,
}) => {
  const listened: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("tracks_listeneds"))
      listened.push(request.postDataJSON().tracks);
  });
  const files = await compare(page, "Sans thème");
  // At the smallest width that shows the track's details, they stay on one line beside the comparison.
  await page.setViewportSize({ width: 1400, height: 900 });
  const bar = page.getByRole("region", { name: "Lecteur" });
  expect((await bar.getByText("RE mineur", { exact: true }).boundingBox())?.height).toBeLessThan(20);
  await expect(bar.getByRole("button", { name: "Fermer le lecteur" })).toBeInViewport({ ratio: 1 });
  const silent = async () => {
    const { from } = await moment(page);
    return silence(page, from, from + 0.5);
  };
  await page.keyboard.press("k");
  await expect.poll(silent).toBeGreaterThan(0.4);
  await page.keyboard.press("k");
  await expect.poll(silent).toBeLessThan(GAP);
  await page.keyboard.press("m");
  await expect.poll(silent).toBeGreaterThan(0.4);
  await page.keyboard.press("m");
  await expect.poll(silent).toBeLessThan(GAP);
  await page.keyboard.press("5");
  await settle(page);
  await expect
    .poll(async () => (await find(page, files.second, await moment(page))).likeness)
    .toBeGreaterThan(ALIKE);
  expect((await moment(page)).at).toBeGreaterThan(55);
  await expect.poll(() => listened.length).toBe(1);
  await page
    .locator("[data-track]")
    .nth(1)
    .getByRole("button", { name: /^Écouter/ })
    .first()
    .click();
  await expect(side(page, "Sans thème")).toHaveCount(0);
  await expect.poll(silent).toBeLessThan(GAP);
  // On a slow machine the other track may have played long enough to count by now.
  expect(listened.filter((track) => track === listened[0])).toHaveLength(1);
});
