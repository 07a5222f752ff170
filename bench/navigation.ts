import type { Browser, Page } from "@playwright/test";
import { withListeningBrowser } from "./listening-browser.ts";
import { startMinimal } from "./minimal-next.ts";
import type { Running } from "./servers.ts";
import { number, printTable } from "./table.ts";

const ROUNDS = Number(process.env.NAVIGATIONS ?? 15);
/** How long a button is held down, milliseconds. */
const PRESS_MS = 60;
/** Long enough for all that an intent fetches. */
const REST_MS = 1_500;
const VIEWPORT = { width: 1440, height: 900 };

interface Site {
  name: string;
  list: string;
  /** Links that lead from the list to a detail, each another one. */
  links: string;
  /** What only a detail shows. */
  detail: string;
}

interface Taken {
  milliseconds: number;
  requests: number;
}

/** A list and one of its details, from the press (or from going back) to painted, and what each asks for. */
export async function benchNavigation(sillon: Running): Promise<void> {
  const minimal = await startMinimal();
  try {
    const sites: Site[] = [
      { name: "minimal Next page", list: `${minimal.url}/list`, links: "li a", detail: "main h1" },
      {
        name: "Sillon, albums",
        list: `${sillon.url}/fr/albums`,
        links: "article h2 a",
        detail: "article header h1",
      },
    ];
    await withListeningBrowser(async (browser) => {
      await warm(browser, sites);
      const rows = new Map<string, Taken[]>();
      for (let round = 0; round < ROUNDS; round += 1) {
        // In turn, so that a busy moment of the machine strikes all.
        for (const site of sites) {
          for (const [way, take] of Object.entries(WAYS)) {
            const key = `${site.name}: ${way}`;
            rows.set(key, [
              ...(rows.get(key) ?? []),
              await inNewPage(browser, (page) => take(page, site, round)),
            ]);
          }
        }
      }
      printTable(
        `List to detail, a press of ${PRESS_MS} ms, from the press to painted; middle of ${ROUNDS}`,
        [
          ["", "ms", "most ms", "requests"],
          ...[...rows].map(([way, taken]) => [
            way,
            number(middle(taken.map(({ milliseconds }) => milliseconds))),
            number(Math.max(...taken.map(({ milliseconds }) => milliseconds))),
            number(middle(taken.map(({ requests }) => requests))),
          ]),
        ],
      );
    });
  } finally {
    await minimal.stop();
  }
}

const WAYS: Record<string, (page: Page, site: Site, round: number) => Promise<Taken>> = {
  "first page, to loaded": async (page, site) => {
    const requests = counted(page);
    const startedAt = performance.now();
    await page.goto(site.list);
    const milliseconds = performance.now() - startedAt;
    await page.waitForTimeout(REST_MS);
    return { milliseconds, requests: requests() };
  },
  "rested upon": async (page, site, round) => {
    await open(page, site);
    const place = await placeOf(page, site, round);
    const requests = counted(page);
    await page.mouse.move(place.x, place.y);
    await page.waitForTimeout(REST_MS);
    return { milliseconds: await pressed(page, site), requests: await afterRest(page, requests) };
  },
  "at once": async (page, site, round) => {
    await open(page, site);
    const place = await placeOf(page, site, round);
    const requests = counted(page);
    await page.mouse.move(place.x, place.y);
    return { milliseconds: await pressed(page, site), requests: await afterRest(page, requests) };
  },
  back: async (page, site, round) => {
    await open(page, site);
    const place = await placeOf(page, site, round);
    await page.mouse.move(place.x, place.y);
    await pressed(page, site);
    await page.waitForTimeout(REST_MS);
    const requests = counted(page);
    const painted = page.evaluate(untilPainted, { selector: site.links, from: "popstate" as const });
    await page.evaluate(() => history.back());
    return { milliseconds: await painted, requests: await afterRest(page, requests) };
  },
};

async function inNewPage(browser: Browser, take: (page: Page) => Promise<Taken>): Promise<Taken> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const taken = await take(await context.newPage());
  await context.close();
  return taken;
}

/** Every detail once: whose page is not in memory yet is what `npm run bench -- pages` measures. */
async function warm(browser: Browser, sites: Site[]): Promise<void> {
  for (const site of sites) {
    await inNewPage(browser, async (page) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await open(page, site);
        const { x, y } = await placeOf(page, site, round);
        await page.mouse.move(x, y);
        await pressed(page, site);
      }
      return { milliseconds: 0, requests: 0 };
    });
  }
}

async function open(page: Page, { list }: Site): Promise<void> {
  await page.goto(list);
  // Alive: React has put its own on the links.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("a[href]") ?? {}).some((name) => name.startsWith("__react")),
  );
}

async function placeOf(page: Page, { links }: Site, round: number): Promise<{ x: number; y: number }> {
  const all = page.locator(links);
  const link = all.nth(round % Math.min(4, await all.count()));
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link at ${links}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pressed(page: Page, { detail }: Site): Promise<number> {
  const painted = page.evaluate(untilPainted, { selector: detail, from: "pointerdown" as const });
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  return painted;
}

/** Milliseconds from the next event `from` to the frame that shows `selector`. */
function untilPainted({
  selector,
  from,
}: {
  selector: string;
  from: "pointerdown" | "popstate";
}): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      from,
      ({ timeStamp }) => {
        const look = () => {
          // Before a frame is painted; the first moment after it is a task later.
          if (document.querySelector(selector)) setTimeout(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}

function counted(page: Page): () => number {
  let count = 0;
  page.on("request", () => {
    count += 1;
  });
  return () => count;
}

async function afterRest(page: Page, requests: () => number): Promise<number> {
  await page.waitForTimeout(REST_MS);
  return requests();
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
