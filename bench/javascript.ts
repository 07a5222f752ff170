import { execFileSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { albumPaths } from "./catalogue-paths.ts";
import type { Running } from "./servers.ts";
import { number, printTable } from "./table.ts";

const ROOT = resolve(import.meta.dirname, "..");
/** Inside the repository, so that it finds this very Next, and where nothing is kept. */
const MINIMAL = join(ROOT, ".next/minimal-next");
/** The least that Next can be: two files. */
const MINIMAL_FILES = {
  "app/layout.jsx": "export default ({ children }) => <html lang='en'><body>{children}</body></html>;\n",
  "app/page.jsx": "export default () => <p>Hello</p>;\n",
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };\n`,
  "package.json": '{ "private": true, "type": "module" }\n',
};

/** JavaScript that an album page loads before anything is touched, gzipped, against the minimal Next page. */
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
  await rm(MINIMAL, { recursive: true, force: true });
  for (const [name, text] of Object.entries(MINIMAL_FILES)) {
    await mkdir(join(MINIMAL, name, ".."), { recursive: true });
    await writeFile(join(MINIMAL, name), text);
  }
  execFileSync(process.execPath, [join(ROOT, "node_modules/next/dist/bin/next"), "build"], {
    cwd: MINIMAL,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const html = await readFile(join(MINIMAL, ".next/server/app/index.html"), "utf8");
  return sizes(scriptsOf(html), (script) => readFile(join(MINIMAL, script.replace("/_next/", ".next/"))));
}

/** Scripts a page names by itself, as elements, as preloads or to its loader; those for old browsers are not loaded by today's. */
function scriptsOf(html: string): string[] {
  const elements = [
    ...html.matchAll(/<script\b([^>]*)>/g),
    ...html.matchAll(/<link\b([^>]*\bas="script"[^>]*)>/g),
  ];
  const addresses = elements
    .filter(([, attributes = ""]) => !/\bnomodule\b/i.test(attributes))
    .map(([, attributes = ""]) => /\b(?:src|href)="([^"]+)"/.exec(attributes)?.[1]);
  // Named by the loader at the end of the page (server/edge/paint-first.ts).
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
