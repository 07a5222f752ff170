import type { Page } from "@playwright/test";
import { albumPaths } from "./catalogue-paths.ts";
import { withListeningBrowser } from "./listening-browser.ts";
import type { Running } from "./servers.ts";
import { number, percent, printTable } from "./table.ts";

const SECONDS = 10;
const ROUNDS = 3;
/** A frame that comes this many periods after the one before has missed at least one. */
const LATE = 1.5;
const PERIOD_MS = 1000 / 60;

/**
 * Counts the frames that an album page drops while it plays, compared with the same page at rest and an empty page,
 * alternating.
 */
export async function benchFrames(sillon: Running): Promise<void> {
  await withListeningBrowser(async (browser) => {
    const [path = "/en"] = await albumPaths(sillon.url);
    const empty = await browser.newPage();
    const page = await browser.newPage();
    await page.goto(sillon.url + path, { waitUntil: "networkidle" });
    const counts = new Map<string, Frames>();
    const add = async (name: string, on: Page) => {
      await on.bringToFront();
      const { seen, late } = counts.get(name) ?? { seen: 0, late: 0 };
      const sample = await countFrames(on);
      counts.set(name, { seen: seen + sample.seen, late: late + sample.late });
    };
    const play = page.locator("[data-track]").first().locator("button").first();
    for (let round = 0; round < ROUNDS; round += 1) {
      await add("empty page", empty);
      await add("album page at rest", page);
      await play.click();
      await page.waitForFunction(() => document.querySelector("[role=slider]"));
      await page.waitForTimeout(1_000);
      await add("album page while it plays", page);
      await page.keyboard.press("q");
      await page.waitForTimeout(1_000);
      await add("with the large view", page);
      await page.keyboard.press("q");
      await play.click();
    }
    printTable(`Frames of ${ROUNDS} × ${SECONDS} s, 60 a second wanted`, [
      ["", "a second", "late"],
      ...[...counts].map(([name, { seen, late }]) => [
        name,
        number(seen / (ROUNDS * SECONDS), 1),
        percent(late, seen),
      ]),
    ]);
  });
}

interface Frames {
  seen: number;
  late: number;
}

const countFrames = (page: Page): Promise<Frames> =>
  page.evaluate(
    ({ milliseconds, latest }) =>
      new Promise((resolve) => {
        let [seen, late, before] = [0, 0, performance.now()];
        const end = before + milliseconds;
        const count = (now: number) => {
          seen += 1;
          if (now - before > latest) late += 1;
          before = now;
          if (now < end) requestAnimationFrame(count);
          else resolve({ seen, late });
        };
        requestAnimationFrame(count);
      }),
    { milliseconds: SECONDS * 1000, latest: LATE * PERIOD_MS },
  );
