import { expect, type Page } from "@playwright/test";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { recordLoudness, steadyTone } from "./recorded-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";
const ROUNDS = 4;
/** Quieter than this nothing is heard. */
const SILENT = 0.002;
/** Share of the tone from which on it is there as a whole. */
const WHOLE = 0.95;
/** A fade of 40 ms from the whole to silence takes 32; one cut takes none. */
const LEAST_FADE = 0.015;

// The recorder is a script of its own.
test.use({ bypassCSP: true });
test.beforeEach(async ({ page }) => {
  await recordLoudness(page);
  await keepAudio(page);
});

/** Waits until a tenth of a second is silent, or is the steady tone. */
const settled = (page: Page, isSilent: boolean) =>
  page.waitForFunction(
    ([silence, silent, whole]) => {
      const last = window.loudness.slice(-40);
      const loudest = Math.max(...last);
      return silence ? loudest < silent : loudest > silent && Math.min(...last) > whole * loudest;
    },
    [isSilent, SILENT, WHOLE] as const,
  );

/** How long each change between silence and the whole tone took, seconds, and which way it went. */
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

test("a sound that starts, stops or leaps fades in and out: measured on a steady tone", async ({ page }) => {
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
    // Half of the stops or starts: a machine that is busy elsewhere leaves out sound, or a fade; without fades there is none.
    expect(lengths.filter((one) => one > LEAST_FADE).length).toBeGreaterThanOrEqual(ROUNDS / 2);
  }
});
