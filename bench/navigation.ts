import type { Browser, Page } from "@playwright/test";
import { ALBUM, ALBUM_LINKS, ALBUM_LIST } from "./first-screen.ts";
import {
  type Device,
  goThroughHistory,
  inNewPage,
  type Measurement,
  measureAction,
  openList,
  PRESS_MS,
  pressLink,
  pressPointOf,
  restOnLink,
  type Site,
  warmUp,
} from "./list-visitor.ts";
import { withListeningBrowser } from "./listening-browser.ts";
import { startMinimal } from "./minimal-next.ts";
import type { Running } from "./servers.ts";
import { number, printTable } from "./table.ts";

/** Number of rounds; five take about three minutes. */
const ROUNDS = Number(process.env.NAVIGATIONS ?? 5);

const DEVICES: Device[] = [
  {
    name: "desktop",
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    slowdown: 1,
  },
  {
    name: "phone, four times slower",
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    slowdown: 4,
  },
];

/**
 * Measures the way from a list to a detail and back: time from the press (or from going back) to the complete first
 * screen, and the requests it causes.
 */
export async function benchNavigation(sillon: Running): Promise<void> {
  const minimal = await startMinimal();
  const sites: Site[] = [
    {
      name: "minimal Next page",
      url: `${minimal.url}/list`,
      links: "li a",
      list: { links: "li a" },
      detail: { heading: "main h1", rows: "main ol > li" },
    },
    {
      name: "Sillon, albums",
      url: `${sillon.url}/fr/albums`,
      links: ALBUM_LINKS,
      list: ALBUM_LIST,
      detail: ALBUM,
    },
  ];
  try {
    await withListeningBrowser(async (browser) => {
      for (const site of sites) await warmUp(browser, site);
      for (const device of DEVICES) {
        const rows = new Map<string, Measurement[]>();
        for (let round = 0; round < ROUNDS; round += 1) {
          // The sites alternate, so that a busy moment of the machine affects all of them.
          for (const site of sites) {
            for (const [way, measurement] of Object.entries(await visit(browser, device, site, round))) {
              const key = `${site.name}: ${way}`;
              rows.set(key, [...(rows.get(key) ?? []), measurement]);
            }
          }
        }
        printResults(device, rows);
      }
    });
  } finally {
    await minimal.stop();
  }
}

/**
 * Measures two visits to a list and one of its details: one with the pointer resting on the link first (devices with a
 * mouse), one with an immediate press.
 */
async function visit(browser: Browser, device: Device, site: Site, round: number) {
  const measurements: Record<string, Measurement> = {};
  const walk = (steps: (page: Page, take: Take) => Promise<void>) =>
    inNewPage(browser, device, (page, session) =>
      steps(page, async (way, act) => {
        measurements[way] = await measureAction(page, session, act).catch((error: unknown) => {
          throw new Error(`${site.name}, ${device.name}, ${way}: ${error}`, { cause: error });
        });
      }),
    );

  await walk(async (page, take) => {
    await take("first page, to loaded", () => openList(page, site));
    if (!device.hasTouch) {
      const place = await pressPointOf(page, site, round);
      await take("rested upon", async () => {
        await restOnLink(page, place);
        return pressLink(page, device, site, place);
      });
      await take("back", () => goThroughHistory(page, -1, site.list));
      await take("forward", () => goThroughHistory(page, 1, site.detail));
    }
  });
  await walk(async (page, take) => {
    await openList(page, site);
    const place = await pressPointOf(page, site, round);
    await take("at once", () => pressLink(page, device, site, place));
    if (device.hasTouch) await take("back", () => goThroughHistory(page, -1, site.list));
  });
  return measurements;
}

type Take = (way: string, act: () => Promise<number>) => Promise<void>;

function printResults({ name }: Device, rows: Map<string, Measurement[]>): void {
  const middle = (measurements: Measurement[], of: keyof Measurement) =>
    number(
      measurements.map((one) => one[of]).toSorted((a, b) => a - b)[measurements.length >> 1] ?? Number.NaN,
    );
  printTable(
    `List to detail on a ${name}, a press of ${PRESS_MS} ms, to the whole first screen; middle of ${ROUNDS}`,
    [
      ["", "ms", "most ms", "work ms", "requests"],
      ...[...rows].map(([way, measurements]) => [
        way,
        middle(measurements, "milliseconds"),
        number(Math.max(...measurements.map(({ milliseconds }) => milliseconds))),
        middle(measurements, "work"),
        middle(measurements, "requests"),
      ]),
    ],
  );
}
