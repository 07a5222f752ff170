import { launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";
import { CHROMIUM_ARGS, ensureChromium } from "#/scripts/find-chromium.ts";
import { albumPaths } from "./catalogue-paths.ts";
import type { Running } from "./servers.ts";
import { number, printTable } from "./table.ts";

const RUNS = 3;
/** One page of each kind on which a visitor may arrive; the album, composer and placement are looked up. */
const KINDS = {
  home: "/fr",
  "album list": "/en/albums",
  composers: "/fr/nos-compositeurs",
  placements: "/en/our-placements",
  "text search": "/fr/recherche/piano",
  "guided search": "/en/search-guidee",
  "synonym search": "/fr/search-synonym?search=mer",
  "similarity search": "/en/search-similarity",
  "world map": "/fr/carte",
  contact: "/en/contact",
  "page of content": "/fr/mention-legales",
  "sign in": "/en/auth/login",
};

type Figures = { scores: number[]; paint: number; blocked: number };

/**
 * Runs Lighthouse's mobile profile on one page of each kind; prints the median of three runs and the lowest performance
 * score.
 */
export async function benchLighthouse(sillon: Running): Promise<void> {
  const chromePath = ensureChromium((text) => process.stdout.write(`${text}\n`));
  if (!chromePath) throw new Error("Lighthouse needs a Chromium on this machine");
  const [album = "/en"] = await albumPaths(sillon.url);
  const composer = await firstUnder(sillon.url, KINDS.composers);
  const placement = await firstUnder(sillon.url, KINDS.placements);
  const rows: string[][] = [];
  for (const [kind, path] of Object.entries({ album, composer, placement, ...KINDS })) {
    await (await fetch(sillon.url + path)).arrayBuffer();
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(sillon.url + path, chromePath));
    runs.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
    const [worst, middle] = [runs[0], runs[RUNS >> 1]];
    if (!worst || !middle) continue;
    process.stdout.write(`${kind} (${path}): ${runs.map(({ scores }) => scores.join("/")).join(", ")}\n`);
    rows.push([
      kind,
      middle.scores.join(" / "),
      String(worst.scores[0]),
      number(middle.paint),
      number(middle.blocked),
    ]);
  }
  printTable("Lighthouse, mobile: performance / accessibility / best practices / SEO, middle of three runs", [
    ["", "scores", "least performance", "largest paint ms", "blocked ms"],
    ...rows,
  ]);
}

/** Returns the first page to which a list links. */
async function firstUnder(site: string, list: string): Promise<string> {
  const html = await (await fetch(site + list)).text();
  const path = html.match(new RegExp(`href="(${list}/[^"/?#]+)"`))?.[1];
  if (!path) throw new Error(`${list} leads to nothing`);
  return path;
}

async function measure(url: string, chromePath: string): Promise<Figures> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless=new", "--no-first-run", ...CHROMIUM_ARGS],
    logLevel: "silent",
  });
  try {
    const result: RunnerResult | undefined = await lighthouse(url, { port: chrome.port, logLevel: "silent" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits } = result.lhr;
    const milliseconds = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      scores: ["performance", "accessibility", "best-practices", "seo"].map((category) =>
        Math.round((categories[category]?.score ?? 0) * 100),
      ),
      paint: milliseconds("largest-contentful-paint"),
      blocked: milliseconds("total-blocking-time"),
    };
  } finally {
    chrome.kill();
  }
}
