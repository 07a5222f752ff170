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
 * Counts the frames that an album page drops while it plays, and how long its main thread works, compared with the same
 * page at rest and an empty page, alternating.
 */
export async function benchFrames(sillon: Running): Promise<void> {
  await withListeningBrowser(async (browser) => {
    const [path = "/en"] = await albumPaths(sillon.url);
    const empty = await browser.newPage();
    const page = await browser.newPage();
    await page.goto(sillon.url + path, { waitUntil: "networkidle" });
    const workedOnEmpty = await watchMainThread(empty);
    const workedOnPage = await watchMainThread(page);
    const counts = new Map<string, Counted>();
    const add = async (name: string, on: Page) => {
      await on.bringToFront();
      const { seen, late, busy } = counts.get(name) ?? { seen: 0, late: 0, busy: 0 };
      const worked = on === page ? workedOnPage : workedOnEmpty;
      const before = await worked();
      const sample = await countFrames(on);
      const spent = (await worked()) - before;
      counts.set(name, { seen: seen + sample.seen, late: late + sample.late, busy: busy + spent });
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
      ["", "a second", "late", "main thread, ms a second"],
      ...[...counts].map(([name, { seen, late, busy }]) => [
        name,
        number(seen / (ROUNDS * SECONDS), 1),
        percent(late, seen),
        number((busy * 1000) / (ROUNDS * SECONDS), 0),
      ]),
    ]);
  });
}

interface Frames {
  seen: number;
  late: number;
}
/** `busy` is the time that the main thread worked, seconds. */
type Counted = Frames & { busy: number };

/** Returns a function that tells how long the page's main thread has worked since now, seconds. */
async function watchMainThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  };
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
