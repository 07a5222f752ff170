import { expect, type Page, type Request } from "@playwright/test";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";
const SECOND = "/media/track/mp3/pirogue-au-petit-jour.mp3";
/** Milliseconds to render one sound while another plays, on a busy machine. */
const SLOW = 240_000;

test.beforeEach(({ page }) => keepAudio(page));

test("a pointer resting on a row prefetches its first seconds once, and they play offline", async ({
  page,
  context,
  provokes,
}) => {
  test.setTimeout(SLOW);
  // The demo renders a sound when it is first requested.
  await page.request.get(SECOND, { timeout: SLOW });
  // Load the player's own code and the bar first.
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

  // Waveform and sections of the second track too, if not loaded yet, and anything else requested while offline:
  // background tasks of the site start four seconds after the page.
  provokes(
    /net::ERR_INTERNET_DISCONNECTED at \/(media\/track|internal\/messages|_next\/static\/chunks|api)\//,
  );
  await context.setOffline(true);
  await button.click();
  await expect.poll(async () => (await sound(page)).file).not.toBe(file);
  // Both checked at once, because only a few seconds of sound were prefetched.
  await expect
    .poll(async () => {
      const { at, paused } = await sound(page);
      return at > 1 && !paused;
    })
    .toBe(true);
  expect(ranges).toHaveLength(1);
  await context.setOffline(false);
});

/**
 * Opens the album with the player's code held back, and plays its first track. Returns its row, and a function that
 * releases the code.
 */
async function playWithoutCode(page: Page) {
  const code = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (/html5PoolSize/.test(body)) await code.promise;
    await route.fulfill({ response, body });
  });
  await page.goto(ALBUM);
  const row = page.locator("[data-track]").first();
  await row
    .getByRole("button", { name: /^Écouter/ })
    .first()
    .click();
  await expect.poll(async () => (await sound(page)).at, { timeout: SLOW }).toBeGreaterThan(0.5);
  return { row, letGo: code.resolve };
}

test("a sound starts while the player's code is loading, which takes over without a gap", async ({
  page,
}) => {
  test.setTimeout(SLOW);
  const { letGo } = await playWithoutCode(page);
  await page.evaluate(() => {
    const [element] = window.elements;
    for (const type of ["emptied", "seeking", "pause"])
      element?.addEventListener(type, () => {
        element.title += `${type} `;
      });
  });
  const eventsSoFar = () => page.evaluate(() => window.elements[0]?.title);
  letGo();
  const bar = page.getByRole("region", { name: "Lecteur" });
  const { at } = await sound(page);
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(at + 1);
  await expect(bar.getByText(/^00:(?!00)/).first()).toBeVisible();
  expect(await eventsSoFar()).toBe("");
  await bar
    .getByRole("button", { name: /^Mettre .*en pause/ })
    .first()
    .click();
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
  expect(await eventsSoFar()).toBe("pause ");
});

test("a sound paused before the player's code has loaded continues when it has", async ({ page }) => {
  test.setTimeout(SLOW);
  const { row, letGo } = await playWithoutCode(page);
  await row
    .getByRole("button", { name: /^Mettre .*en pause/ })
    .first()
    .click();
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
  letGo();
  await expect(page.getByRole("region", { name: "Lecteur" })).toBeVisible();
  expect((await sound(page)).paused).toBe(true);
  await row
    .getByRole("button", { name: /^Écouter/ })
    .first()
    .click();
  await expect.poll(async () => (await sound(page)).paused).toBe(false);
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(1);
});
