import type { BrowserContext, Page } from "@playwright/test";
import { albumPaths } from "./catalogue-paths.ts";
import { hearSounds } from "./hear-sounds.ts";
import { withListeningBrowser } from "./listening-browser.ts";
import type { Running } from "./servers.ts";
import { number, printTable } from "./table.ts";

const ROUNDS = Number(process.env.PRESSES ?? 15);
/** Network conditions: latency in milliseconds, throughput in bytes per second; null is this machine's own network. */
const NETWORKS = {
  "on this machine": null,
  "100 ms away, 5 Mbit/s": { latency: 100, downloadThroughput: 625_000, uploadThroughput: 625_000 },
};
/** Milliseconds within which everything that hovering prefetches arrives on either network. */
const REST_MS = 2_500;

/**
 * Measures the time from a press to the first sound: Sillon's player compared with a bare `<audio>`, alternating, each
 * with an empty cache.
 */
export async function benchPress(sillon: Running): Promise<void> {
  await withListeningBrowser(async (browser) => {
    const [path = "/en"] = await albumPaths(sillon.url);
    const site: Site = { album: sillon.url + path, bare: `${sillon.url}/healthz`, sounds: [] };
    // The demo renders a sound on its first request: that must not count.
    const context = await browser.newContext({ bypassCSP: true });
    site.sounds = await soundsOf(context, site);
    await context.close();
    for (const [network, conditions] of Object.entries(NETWORKS)) {
      const times = new Map<string, number[]>(Object.keys(WAYS).map((way) => [way, []]));
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [way, press] of Object.entries(WAYS)) {
          const fresh = await browser.newContext({ bypassCSP: true });
          const page = await fresh.newPage();
          await page.addInitScript(hearSounds);
          if (conditions) {
            const client = await fresh.newCDPSession(page);
            await client.send("Network.enable");
            await client.send("Network.emulateNetworkConditions", { offline: false, ...conditions });
          }
          times.get(way)?.push(await press(page, site));
          await fresh.close();
        }
      }
      printResults(network, times);
    }
  });
}

interface Site {
  album: string;
  /** An almost empty page of the same origin. */
  bare: string;
  /** Addresses of the album's first two sounds. */
  sounds: string[];
}

const WAYS: Record<string, (page: Page, site: Site) => Promise<number>> = {
  "bare <audio>": async (page, { bare, sounds }) => {
    await page.goto(bare);
    await page.setContent("<button>Play</button>");
    await page.evaluate(([url = ""]) => {
      const button = document.querySelector("button");
      if (button) button.onclick = () => void new Audio(url).play();
    }, sounds);
    return toSound(page, () => page.getByRole("button").click());
  },
  "Sillon, first press": async (page, site) => {
    await open(page, site);
    return toSound(page, () => playButton(page, 0).click());
  },
  "Sillon, first press after the pointer rested": async (page, site) => {
    await open(page, site);
    await playButton(page, 0).hover();
    await page.waitForTimeout(REST_MS);
    return toSound(page, () => playButton(page, 0).click());
  },
  "bare <audio>, another sound": async (page, { bare, sounds }) => {
    await page.goto(bare);
    await page.setContent("<button>Play</button>");
    await page.evaluate(([first = "", second = ""]) => {
      const audio = new Audio(first);
      const button = document.querySelector("button");
      if (button)
        button.onclick = () => {
          if (!audio.paused) return audio.pause();
          if (audio.currentTime > 0) audio.src = second;
          void audio.play();
        };
    }, sounds);
    await toSound(page, () => page.getByRole("button").click());
    await page.getByRole("button").click();
    await page.waitForTimeout(500);
    return toSound(page, () => page.getByRole("button").click());
  },
  "Sillon, another sound": async (page, site) => {
    await open(page, site);
    await toSound(page, () => playButton(page, 0).click());
    await playButton(page, 0).click();
    await page.waitForTimeout(500);
    return toSound(page, () => playButton(page, 1).click());
  },
};

const playButton = (page: Page, row: number) =>
  page.locator("[data-track]").nth(row).locator("button").first();

async function open(page: Page, { album }: Site): Promise<void> {
  await page.goto(album, { waitUntil: "networkidle" });
}

async function soundsOf(context: BrowserContext, site: Site): Promise<string[]> {
  const page = await context.newPage();
  await page.addInitScript(hearSounds);
  await open(page, site);
  const sounds: string[] = [];
  for (const row of [0, 1]) {
    await toSound(page, () => playButton(page, row).click());
    sounds.push(await page.evaluate(() => window.heard.address()));
    await playButton(page, row).click();
    await page.waitForTimeout(500);
  }
  return sounds;
}

/** Returns milliseconds from the press that `press` makes to the first sample that is not silent. */
async function toSound(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.heard.arm());
  await press();
  return page.evaluate(() => window.heard.afterPress());
}

function printResults(network: string, times: Map<string, number[]>): void {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
  let bare = Number.NaN;
  const rows = [...times].map(([way, values]) => {
    const middle = median(values);
    if (way.startsWith("bare")) bare = middle;
    return [way, number(middle), number(Math.max(...values)), number(middle / bare, 2)];
  });
  printTable(`Press to first sound, ${network}, middle of ${ROUNDS}`, [
    ["", "ms", "most ms", "of bare"],
    ...rows,
  ]);
}
