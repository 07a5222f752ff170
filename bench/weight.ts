import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { albumPaths } from "./catalogue-paths.ts";
import { withListeningBrowser } from "./listening-browser.ts";
import { startMinimal } from "./minimal-next.ts";
import { pageWeight } from "./page-weight.ts";
import type { Running } from "./servers.ts";
import { number, printTable } from "./table.ts";

const MINIMAL = "minimal Next page";

interface Goal {
  html?: number;
  elements?: number;
  requests?: number;
}

/** Maximum number of bytes of flight data per byte of all other HTML. */
const FLIGHT_GOAL = 0.5;

/**
 * Measures the weight of each kind of page: its HTML, its flight data, its elements and the requests of a first visit.
 */
export async function benchWeight(sillon: Running): Promise<void> {
  const [album = "/en"] = await albumPaths(sillon.url);
  const routes: { kind: string; path: string; goal: Goal }[] = [
    { kind: "home", path: "/en", goal: { html: 120, elements: 709, requests: 25 } },
    { kind: "album", path: album, goal: { html: 70, requests: 25 } },
    { kind: "album list", path: "/en/albums", goal: { elements: 508, requests: 25 } },
    { kind: "text search", path: "/en/recherche/piano", goal: { requests: 25 } },
    { kind: "guided search", path: "/en/search-guidee", goal: { html: 110, elements: 1_040, requests: 25 } },
    { kind: "composers", path: "/en/our-composers", goal: { requests: 25 } },
    { kind: "404", path: "/en/404", goal: { requests: 25 } },
  ];
  const minimal = await startMinimal();
  try {
    await withListeningBrowser(async (browser) => {
      const rows = [row(MINIMAL, await weigh(browser, minimal.url), {})];
      for (const { kind, path, goal } of routes) {
        rows.push(row(kind, await weigh(browser, sillon.url + path), goal));
      }
      printTable("Weight of a page at its first visit; kB", [
        [
          "",
          "HTML",
          "as Brotli",
          "flight",
          "of what is seen",
          "elements",
          "requests",
          "script files",
          "over its goal",
        ],
        ...rows,
      ]);
    });
  } finally {
    await minimal.stop();
  }
}

type Weighed = Awaited<ReturnType<typeof weigh>>;

async function weigh(browser: Browser, url: string) {
  const html = await (await fetch(url)).text();
  const page = await browser.newPage();
  const requested: string[] = [];
  page.on("request", (request) => void requested.push(request.resourceType()));
  await page.goto(url, { waitUntil: "networkidle" });
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await page.close();
  return {
    ...pageWeight(html),
    packed: brotliCompressSync(html).length,
    elements,
    requests: requested.length,
    scripts: requested.filter((type) => type === "script").length,
  };
}

function row(
  kind: string,
  { html, packed, flight, elements, requests, scripts }: Weighed,
  goal: Goal,
): string[] {
  const share = flight / (html - flight);
  const over = [
    goal.html !== undefined && html > 1000 * goal.html && `HTML ≤ ${goal.html}`,
    kind !== MINIMAL && share > FLIGHT_GOAL && `flight ≤ ${FLIGHT_GOAL}`,
    goal.elements !== undefined && elements > goal.elements && `elements ≤ ${number(goal.elements)}`,
    goal.requests !== undefined && requests > goal.requests && `requests ≤ ${goal.requests}`,
  ].filter(Boolean);
  const kilobytes = (bytes: number) => number(bytes / 1000, 1);
  return [
    kind,
    kilobytes(html),
    kilobytes(packed),
    kilobytes(flight),
    number(share, 2),
    number(elements),
    String(requests),
    String(scripts),
    over.join(", ") || (kind === MINIMAL ? "" : "none"),
  ];
}
