import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { albumPaths } from "./catalogue-paths.ts";
import { buildMinimal, MINIMAL } from "./minimal-next.ts";
import type { Running } from "./servers.ts";
import { number, printTable } from "./table.ts";

/**
 * Measures the JavaScript that an album page loads before any interaction, gzipped, compared with the minimal Next
 * page.
 */
export async function benchJavaScript(sillon: Running): Promise<void> {
  const [path = "/en"] = await albumPaths(sillon.url);
  const html = await (await fetch(sillon.url + path)).text();
  const ours = await sizes(scriptsOf(html), async (script) =>
    Buffer.from(await (await fetch(sillon.url + script)).arrayBuffer()),
  );
  const minimal = await minimalPage();
  const htmlSize = gzipSync(html, { level: 9 }).length;
  printTable(`First-load JavaScript of ${path}, gzip 9`, [
    ["", "files", "kB", "over minimal"],
    ["minimal Next page", String(minimal.count), kilobytes(minimal.bytes), ""],
    [
      "Sillon album page",
      String(ours.count),
      kilobytes(ours.bytes),
      `+${kilobytes(ours.bytes - minimal.bytes)} kB`,
    ],
  ]);
  process.stdout.write(`HTML of the page: ${kilobytes(html.length)} kB, ${kilobytes(htmlSize)} kB gzipped\n`);
}

async function minimalPage() {
  await buildMinimal();
  const html = await readFile(join(MINIMAL, ".next/server/app/index.html"), "utf8");
  return sizes(scriptsOf(html), (script) => readFile(join(MINIMAL, script.replace("/_next/", ".next/"))));
}

/**
 * Returns the scripts that a page loads by itself: as elements, as preloads or through its loader. Scripts for old
 * browsers are left out, as current browsers do not load them.
 */
function scriptsOf(html: string): string[] {
  const elements = [
    ...html.matchAll(/<script\b([^>]*)>/g),
    ...html.matchAll(/<link\b([^>]*\bas="script"[^>]*)>/g),
  ];
  const addresses = elements
    .filter(([, attributes = ""]) => !/\bnomodule\b/i.test(attributes))
    .map(([, attributes = ""]) => /\b(?:src|href)="([^"]+)"/.exec(attributes)?.[1]);
  // Scripts that the loader at the end of the page adds (server/platform/edge/policy/defer-scripts.ts).
  const late = /<script>\(function\(\)\{var s=(\[[^\]]*\])/.exec(html)?.[1] ?? "[]";
  const all = [...addresses.filter((address) => address !== undefined), ...(JSON.parse(late) as string[])];
  return [...new Set(all)];
}

async function sizes(scripts: string[], read: (script: string) => Promise<Buffer>) {
  const bytes = await Promise.all(
    scripts.map(async (script) => gzipSync(await read(script), { level: 9 }).length),
  );
  return { count: scripts.length, bytes: bytes.reduce((sum, size) => sum + size, 0) };
}

const kilobytes = (bytes: number) => number(bytes / 1000, 1);
