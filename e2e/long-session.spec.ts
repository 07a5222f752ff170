import { expect, type Page } from "@playwright/test";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";
/** Tracks to go forward, then as many back: few tracks have to be rendered, and they are played repeatedly. */
const TURN = 4;
/** Tracks between two changes of page and language; two hundred in all. */
const TRACKS = 40;
const STRETCHES = 5;
/** The demo renders a track when it is first requested, after those that were skipped. */
const FIRST_SOUND_MS = 120_000;

declare global {
  interface Window {
    /** Number of Web Audio contexts that the page has created. */
    contexts: number;
    /** Addresses of the sounds played, in the order of their first playback. */
    walked?: string[];
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
    // Chromium keeps an image with a `srcset` that was created and never shown, with everything created around it,
    // until the document is closed. React discards half-rendered pages: their images are not a leak of the site, so
    // leave them out.
    const set = HTMLImageElement.prototype.setAttribute;
    HTMLImageElement.prototype.setAttribute = function (name, value) {
      if (name.toLowerCase() !== "srcset") set.call(this, name, value);
    };
  });
});

/** Counts what the page holds in memory, once everything has loaded and garbage has been collected. */
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
 * Goes from track to track by keys, pressed inside the page, which is faster, each once the previous sound has started.
 * On a starved machine a key may be pressed twice, so the direction changes at a track's position, not after a count.
 * Goes on for `tracks` tracks, or to the first one not played before.
 */
const walk = (page: Page, tracks: number | "to a new one") =>
  page.evaluate(
    async ({ tracks, turn, patience }) => {
      const element = window.elements.find(({ currentSrc }) => currentSrc.includes("/media/"));
      if (!element) throw new Error("No sound");
      const until = async (wanted: string, done: () => boolean, press: () => void) => {
        const begun = performance.now();
        let pressed = begun;
        press();
        while (!done()) {
          await new Promise((then) => setTimeout(then, 20));
          const now = performance.now();
          if (now - begun > patience) {
            const { currentSrc, currentTime, paused, readyState, networkState } = element;
            throw new Error(
              `${wanted}: ${JSON.stringify({ currentSrc, currentTime, paused, readyState, networkState })}`,
            );
          }
          if (now - pressed < 10_000) continue;
          press();
          pressed = now;
        }
      };
      const down = (key: string) =>
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      window.walked ??= [element.currentSrc];
      const { walked } = window;
      let onwards = true;
      for (let done = 0; done !== tracks; done++) {
        const file = element.currentSrc;
        const place = walked.indexOf(file);
        if (tracks === "to a new one" || place <= 0) onwards = true;
        else if (place >= turn) onwards = false;
        if (!onwards) {
          // After its third second, "previous" would start the same track again.
          await until(
            "paused",
            () => element.paused,
            () => down("k"),
          );
          await until(
            "at the beginning",
            () => element.currentTime < 1,
            () => down("0"),
          );
        }
        await until(
          onwards ? "the next track" : "the track before",
          () => element.currentSrc !== file && !element.paused,
          () => down(element.currentSrc !== file ? "k" : onwards ? "n" : "p"),
        );
        if (walked.includes(element.currentSrc)) continue;
        walked.push(element.currentSrc);
        if (tracks === "to a new one") return;
      }
    },
    { tracks, turn: TURN, patience: FIRST_SOUND_MS },
  );

test("two hundred tracks with other pages, languages and a second tab leak nothing, and each is reported once", async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const reported: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/api/tracks_listeneds")) reported.push(request.postDataJSON().tracks);
  });
  await listen(page, ALBUM);
  const other = await context.newPage();
  await other.goto("/fr/albums");
  await page.bringToFront();
  let early: Awaited<ReturnType<typeof held>> | undefined;
  for (let stretch = 1; stretch <= STRETCHES; stretch++) {
    await walk(page, TRACKS);
    const [lang, name] = stretch % 2 > 0 ? ["en", "English"] : ["fr", "Français"];
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await page.getByRole("banner").getByRole("link", { name: "Albums" }).first().click();
    await expect(page).toHaveURL(/\/albums$/);
    if (stretch === 2) early = await held(page);
  }
  await expect.poll(async () => (await sound(page)).paused).toBe(false);
  // Garbage may be collected late; a leak never is.
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
    // A leak of one row per track would be thousands of nodes and many megabytes.
    expect(late.nodes).toBeLessThan((early?.nodes ?? 0) * 1.5);
    expect(late.heap).toBeLessThan((early?.heap ?? 0) + 15e6);
  }).toPass({ timeout: 60_000 });

  // A track not played before: it plays while the page and language change, beside another tab.
  const before = new Set(reported);
  await walk(page, "to a new one");
  await expect.poll(async () => (await sound(page)).at, { timeout: FIRST_SOUND_MS }).toBeGreaterThan(5.5);
  await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect.poll(async () => (await sound(page)).at, { timeout: FIRST_SOUND_MS }).toBeGreaterThan(8);
  await expect.poll(() => reported.length > 0 && !before.has(reported.at(-1) ?? "")).toBe(true);
  expect(reported.filter((track) => track === reported.at(-1))).toHaveLength(1);
});
