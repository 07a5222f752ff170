import { expect, type Page } from "@playwright/test";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";
/** Four tracks on and four back: rendered once, heard again and again. */
const AROUND = ["n", "n", "n", "n", "p", "p", "p", "p"];
/** Rounds of eight tracks between two changes of page and language: two hundred tracks in all. */
const ROUNDS = 5;
const STRETCHES = 5;
/** A demo track that nobody has heard yet is made when it is asked for, after those that were passed over. */
const FIRST_SOUND_MS = 120_000;

declare global {
  interface Window {
    /** How many contexts of Web Audio the page made. */
    contexts: number;
  }
}

test.beforeEach(async ({ page }) => {
  await keepAudio(page);
  await page.addInitScript(() => {
    window.contexts = 0;
    window.AudioContext = new Proxy(window.AudioContext, {
      construct(target, args) {
        window.contexts += 1;
        return Reflect.construct(target, args);
      },
    });
    // Chromium keeps an image with a `srcset` that was made and never shown, and all that was made around it, until the
    // document goes. React throws away pages half drawn: what stays of them is not the site's to mend, nor to count.
    const set = HTMLImageElement.prototype.setAttribute;
    HTMLImageElement.prototype.setAttribute = function (name, value) {
      if (name.toLowerCase() !== "srcset") set.call(this, name, value);
    };
  });
});

/** What the page holds once all that can come has come, and all that can go has gone. */
async function held(page: Page) {
  await expect(page.getByRole("main").getByRole("article").nth(8)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const client = await page.context().newCDPSession(page);
  await client.send("HeapProfiler.collectGarbage");
  const { metrics } = await client
    .send("Performance.enable")
    .then(() => client.send("Performance.getMetrics"));
  await client.detach();
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const audio = await page.evaluate(() => ({ elements: window.elements.length, contexts: window.contexts }));
  return {
    ...audio,
    audioNodes: of("AudioHandlers"),
    listeners: of("JSEventListeners"),
    heap: of("JSHeapUsedSize"),
    nodes: of("Nodes"),
    documents: of("Documents"),
  };
}

/**
 * Keys one after the other, each once the sound of the one before has begun; pressed by the page itself, which is quick.
 * What came of a key on a starved machine may come of the next: this is about what a long session leaves behind.
 */
const press = (page: Page, keys: readonly string[]) =>
  page.evaluate(async (all) => {
    const element = window.elements.find(({ currentSrc }) => currentSrc.includes("/media/"));
    if (!element) throw new Error("No sound");
    const until = async (done: () => boolean, again: () => void) => {
      let pressed = performance.now();
      while (!done()) {
        await new Promise((then) => setTimeout(then, 20));
        if (performance.now() - pressed < 10_000) continue;
        again();
        pressed = performance.now();
      }
    };
    const down = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    for (const key of all) {
      const file = element.currentSrc;
      if (key === "p") {
        // Past its third second a track would begin again.
        down("k");
        await until(
          () => element.paused,
          () => down("k"),
        );
        down("0");
        await until(
          () => element.currentTime < 1,
          () => down("0"),
        );
      }
      down(key);
      await until(
        () => element.currentSrc !== file && !element.paused,
        () => down(element.currentSrc === file ? key : "k"),
      );
    }
  }, keys);

test("two hundred tracks with other pages, languages and a second tab leave nothing behind, and each is told once", async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const told: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/api/tracks_listeneds")) told.push(request.postDataJSON().tracks);
  });
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
  // What goes may go late; what leaks never does.
  await expect(async () => {
    const late = await held(page);
    test.info().annotations.push({ type: "held", description: JSON.stringify({ early, late }) });
    const { elements, contexts, audioNodes } = late;
    expect({ elements, contexts, audioNodes }).toEqual({
      elements: early?.elements,
      contexts: early?.contexts,
      audioNodes: early?.audioNodes,
    });
    expect(late.listeners).toBeLessThan((early?.listeners ?? 0) * 1.5);
    expect(late.documents).toBeLessThanOrEqual((early?.documents ?? 0) + 2);
    // A leak of one row a track would be thousands of nodes and many megabytes.
    expect(late.nodes).toBeLessThan((early?.nodes ?? 0) * 1.5);
    expect(late.heap).toBeLessThan((early?.heap ?? 0) + 15e6);
  }).toPass({ timeout: 60_000 });

  // One more track than was played so far, heard while page and language change and beside another tab.
  const before = new Set(told);
  await press(page, ["n", "n", "n", "n", "n"]);
  await expect.poll(async () => (await sound(page)).at, { timeout: FIRST_SOUND_MS }).toBeGreaterThan(5.5);
  await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect.poll(async () => (await sound(page)).at, { timeout: FIRST_SOUND_MS }).toBeGreaterThan(8);
  await expect.poll(() => told.length > 0 && !before.has(told.at(-1) ?? "")).toBe(true);
  expect(told.filter((track) => track === told.at(-1))).toHaveLength(1);
});
