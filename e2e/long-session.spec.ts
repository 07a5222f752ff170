import { expect, type Page } from "@playwright/test";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";
/** Four tracks on and four back: rendered once, heard again and again. */
const AROUND = ["n", "n", "n", "n", "p", "p", "p", "p"];
/** Rounds of eight tracks between two changes of page and language: two hundred tracks in all. */
const ROUNDS = 5;
const STRETCHES = 5;

test.beforeEach(({ page }) => keepAudio(page));

/** What the page holds once all that can go has gone. */
async function held(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("HeapProfiler.collectGarbage");
  const { metrics } = await client
    .send("Performance.enable")
    .then(() => client.send("Performance.getMetrics"));
  await client.detach();
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const elements = await page.evaluate(() => window.elements.length);
  return { elements, heap: of("JSHeapUsedSize"), nodes: of("Nodes"), documents: of("Documents") };
}

/** Keys one after the other, each once the sound of the one before has begun; pressed by the page itself, which is quick. */
const press = (page: Page, keys: readonly string[]) =>
  page.evaluate(async (all) => {
    const element = window.elements.find(({ currentSrc }) => currentSrc.includes("/media/"));
    if (!element) throw new Error("No sound");
    const until = async (done: () => boolean) => {
      while (!done()) await new Promise((then) => setTimeout(then, 20));
    };
    const down = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    for (const key of all) {
      const file = element.currentSrc;
      if (key === "p") {
        // Past its third second a track would begin again.
        down("k");
        await until(() => element.paused);
        down("0");
        await until(() => element.currentTime < 1);
      }
      down(key);
      await until(() => element.currentSrc !== file && !element.paused);
    }
  }, keys);

test("two hundred tracks with other pages, languages and a second tab leave nothing behind", async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await listen(page, ALBUM);
  const other = await context.newPage();
  await other.goto("/fr/albums");
  await page.bringToFront();
  let early: Awaited<ReturnType<typeof held>> | undefined;
  for (let stretch = 1; stretch <= STRETCHES; stretch++) {
    for (let round = 0; round < ROUNDS; round++) await press(page, AROUND);
    const [lang, name] = stretch % 2 > 0 ? ["en", "English"] : ["fr", "Français"];
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await page.getByRole("banner").getByRole("link", { name: "Albums" }).first().click();
    await expect(page).toHaveURL(/\/albums$/);
    if (stretch === 2) early = await held(page);
  }
  await expect.poll(async () => (await sound(page)).paused).toBe(false);
  const late = await held(page);
  test.info().annotations.push({ type: "held", description: JSON.stringify({ early, late }) });
  expect(late.elements).toBe(early?.elements);
  expect(late.documents).toBeLessThanOrEqual((early?.documents ?? 0) + 2);
  // A leak of one row a track would be thousands of nodes and many megabytes.
  expect(late.nodes).toBeLessThan((early?.nodes ?? 0) * 1.5);
  expect(late.heap).toBeLessThan((early?.heap ?? 0) + 15e6);
});
