import { expect, type Page } from "@playwright/test";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";
/** Bytes of a sound that arrive before a slow connection stalls: a few seconds. */
const FIRST_BYTES = 131_072;

test.beforeEach(({ page }) => keepAudio(page));

const bar = (page: Page) => page.getByRole("region", { name: "Lecteur" });

test("a slow connection is shown as waiting, a broken one is announced and retried, and no track is skipped", async ({
  page,
  provokes,
}) => {
  provokes(/net::ERR_CONNECTION_FAILED at \/media\/track\/mp3\//);
  await page.addInitScript(() =>
    localStorage.setItem(
      "sillon.choices",
      JSON.stringify({ state: { autoplayNext: true, keys: true }, version: 2 }),
    ),
  );
  test.slow();
  await listen(page, ALBUM);
  const requestedUrls: string[] = [];
  let line: "slow" | "broken" | "whole" = "slow";
  let mend = () => {};
  let mended = Promise.resolve();
  const hold = () => {
    mended = new Promise((resolve) => {
      mend = resolve;
    });
  };
  await page.route("**/media/track/mp3/*", async (route) => {
    const request = route.request();
    requestedUrls.push(request.url());
    if (line === "broken") return route.abort("connectionfailed");
    const from = Number(request.headers().range?.match(/bytes=(\d+)-/)?.[1] ?? 0);
    if (line === "slow" && from < FIRST_BYTES)
      return route.continue({ headers: { ...request.headers(), range: `bytes=${from}-${FIRST_BYTES - 1}` } });
    await mended;
    return route.continue();
  });
  const button = bar(page).getByRole("button", { name: /^(Écouter|Mettre)/ });
  const names = () => bar(page).getByRole("link").first().textContent();
  const soundsOn = async (after: number) => {
    await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(after + 0.5);
    await expect(button).not.toHaveAttribute("aria-busy");
  };

  const first = await sound(page);
  hold();
  await page.keyboard.press("n");
  await expect.poll(async () => (await sound(page)).file).not.toBe(first.file);
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(1);
  await expect(button).toHaveAttribute("aria-busy", "true");
  const dry = await sound(page);
  mend();
  await soundsOn(dry.at);
  expect((await sound(page)).file).toBe(dry.file);

  line = "broken";
  hold();
  const says = bar(page).getByText("Réseau lent : nouvel essai…").waitFor();
  await page.keyboard.press("n");
  await expect.poll(() => new Set(requestedUrls).size).toBe(2);
  // The retry waits until its message has been shown.
  line = "whole";
  await says;
  mend();
  await expect.poll(async () => (await sound(page)).file).not.toBe(dry.file);
  await soundsOn(0);

  line = "broken";
  requestedUrls.length = 0;
  await page.keyboard.press("n");
  await expect(bar(page).getByRole("alert")).toContainText("Lecture impossible", { timeout: 60_000 });
  const title = await names();
  expect(new Set(requestedUrls).size).toBe(1);
  expect(requestedUrls.length).toBeGreaterThan(2);
  line = "whole";
  await bar(page).getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(async () => (await sound(page)).file).toBe(requestedUrls[0]?.split("/").at(-1));
  await soundsOn(0);
  expect(await names()).toBe(title);
  expect(new Set(requestedUrls).size).toBe(1);
});

test("a stalled connection is announced after ten seconds, and a retry plays", async ({ page }) => {
  test.slow();
  await listen(page, ALBUM);
  const first = await sound(page);
  let hangs = true;
  await page.route("**/media/track/mp3/*", (route) => (hangs ? undefined : route.continue()));
  await page.keyboard.press("n");
  const says = bar(page)
    .getByRole("status")
    .filter({ has: page.getByRole("button") });
  await expect(says).toContainText("En attente du réseau…", { timeout: 40_000 });
  // On a phone the large view leaves the message free.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press("q");
  await expect(page.getByRole("complementary")).toBeVisible();
  hangs = false;
  await says.getByRole("button", { name: "Réessayer" }).click();
  await expect(says).toHaveCount(0);
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(0.5);
  expect((await sound(page)).file).not.toBe(first.file);
});

test("a seek that waits on a slow connection does not apply to the next track", async ({ page }) => {
  let hangs = true;
  await page.route("**/media/track/mp3/*", (route) => {
    const { range } = route.request().headers();
    if (!hangs) return route.continue();
    if (range?.startsWith("bytes=0-"))
      return route.continue({
        headers: { ...route.request().headers(), range: `bytes=0-${FIRST_BYTES - 1}` },
      });
  });
  await listen(page, ALBUM);
  await page.keyboard.press("k");
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
  await page.keyboard.press("8");
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(60);
  await page.keyboard.press("k");
  const { file } = await sound(page);
  hangs = false;
  await page.keyboard.press("n");
  await expect.poll(async () => (await sound(page)).file).not.toBe(file);
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(0.3);
  expect((await sound(page)).at).toBeLessThan(30);
});
