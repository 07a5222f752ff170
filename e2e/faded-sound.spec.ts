import { expect, type Page } from "@playwright/test";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { recordLoudness, steadyTone } from "./recorded-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";
const ROUNDS = 4;
/** Level below which a sound counts as silent. */
const SILENT = 0.002;
/** Share of the tone's level from which it counts as fully faded in. */
const WHOLE = 0.95;
/**
 * Shortest change that counts as a fade, seconds: a fade of 40 ms takes 32 ms between the two levels above, a hard cut
 * none.
 */
const LEAST_FADE = 0.015;

// The recorder is a worklet from a blob, which the site's policy would refuse.
test.use({ bypassCSP: true });
test.beforeEach(async ({ page }) => {
  await recordLoudness(page);
  await keepAudio(page);
});

/** Waits until the last tenth of a second is silent, or is the steady tone. */
const settled = (page: Page, isSilent: boolean) =>
  page.waitForFunction(
    ([silence, silent, whole]) => {
      const last = window.loudness.slice(-40);
      const loudest = Math.max(...last);
      return silence ? loudest < silent : loudest > silent && Math.min(...last) > whole * loudest;
    },
    [isSilent, SILENT, WHOLE] as const,
  );

/** Returns how many seconds each change between silence and the full tone took, and whether it was a fall. */
const edges = async (page: Page) => {
  const { loudness, blockSeconds } = await page.evaluate(() => ({
    loudness: window.loudness,
    blockSeconds: window.blockSeconds,
  }));
  const heard = loudness.filter((one) => one > SILENT).toSorted((one, other) => one - other);
  const tone = heard[Math.floor(heard.length / 2)] ?? 1;
  const found: { seconds: number; isFall: boolean }[] = [];
  let since: { at: number; isSilence: boolean } | undefined;
  loudness.forEach((one, at) => {
    const isSilence = one < SILENT;
    if (!isSilence && one < WHOLE * tone) return;
    if (since && since.isSilence !== isSilence)
      found.push({ seconds: (at - since.at - 1) * blockSeconds, isFall: isSilence });
    since = { at, isSilence };
  });
  return found;
};

test("a sound that starts, stops or jumps fades in and out: measured on a steady tone", async ({ page }) => {
  const tone = steadyTone();
  await page.route("**/media/track/mp3/*", (route) => {
    const from = Number(
      route
        .request()
        .headers()
        .range?.match(/bytes=(\d+)-/)?.[1] ?? 0,
    );
    return route.fulfill({
      status: 206,
      contentType: "audio/wav",
      headers: {
        "accept-ranges": "bytes",
        "content-range": `bytes ${from}-${tone.length - 1}/${tone.length}`,
      },
      body: tone.subarray(from),
    });
  });
  await listen(page, ALBUM);
  await settled(page, false);
  for (let round = 1; round <= ROUNDS; round++) {
    const { at } = await sound(page);
    await page.keyboard.press(String(round * 2));
    await expect.poll(async () => Math.abs((await sound(page)).at - at)).toBeGreaterThan(3);
    await settled(page, false);
    await page.keyboard.press("k");
    await settled(page, true);
    await page.keyboard.press("k");
    await settled(page, false);
  }
  const found = await edges(page);
  for (const isFall of [true, false]) {
    const lengths = found.filter((one) => one.isFall === isFall).map(({ seconds }) => seconds);
    const description = lengths.map((one) => Math.round(one * 1000)).join(" ");
    test.info().annotations.push({ type: isFall ? "to silence, ms" : "to sound, ms", description });
    // Half of the stops or starts suffice: a busy machine drops sound, or a fade. Without fades there would be none.
    expect(lengths.filter((one) => one > LEAST_FADE).length).toBeGreaterThanOrEqual(ROUNDS / 2);
  }
});
