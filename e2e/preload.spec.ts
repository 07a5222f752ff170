import { expect, type Request } from "@playwright/test";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";
const SECOND = "/media/track/mp3/pirogue-au-petit-jour.mp3";
/** A sound is made and another is listened to on a busy machine, milliseconds. */
const SLOW = 240_000;

test.beforeEach(({ page }) => keepAudio(page));

test("a pointer that rests on a row has its first seconds fetched once, and without a line the press sounds from them", async ({
  page,
  context,
}) => {
  test.setTimeout(SLOW);
  // The demo makes a sound when it is first asked for.
  await page.request.get(SECOND, { timeout: SLOW });
  // The player's own code and the bar are there.
  await listen(page, ALBUM);
  const { file } = await sound(page);
  const isAhead = (request: Request) => request.resourceType() === "fetch" && request.url().endsWith(SECOND);
  const ranges: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (isAhead(request)) ranges.push(request.headers().range);
  });
  const button = page
    .locator("[data-track]")
    .nth(1)
    .getByRole("button", { name: /^Écouter/ })
    .first();
  const arrived = page.waitForEvent("requestfinished", isAhead);
  await button.hover();
  const answer = await (await arrived).response();
  expect(answer?.status()).toBe(206);
  expect(ranges).toEqual(["bytes=0-131071"]);

  await context.setOffline(true);
  await button.click();
  await expect.poll(async () => (await sound(page)).file).not.toBe(file);
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(1);
  expect((await sound(page)).paused).toBe(false);
  expect(ranges).toHaveLength(1);
  await context.setOffline(false);
});
