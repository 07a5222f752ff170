import { albumPaths } from "./catalogue-paths.ts";
import { measureRate, type Rate } from "./load.ts";
import { cpuSeconds, type Running, residentMegabytes, startBare } from "./servers.ts";
import { number, percent, printTable } from "./table.ts";

const ENCODING = "br";
/** Pages rendered before the uncached ones are timed, so that the compiler has optimised the code. */
const WARM_PAGES = 16;

/** Measures an album page, cached and on its first request, compared with a bare server that sends the same bytes. */
export async function benchPages(sillon: Running): Promise<void> {
  const paths = await albumPaths(sillon.url);
  const first = await firstHits(sillon, paths);
  const path = paths[0] ?? "/fr";
  const headers = { "accept-encoding": ENCODING };
  const page = await fetch(sillon.url + path, { headers: { "accept-encoding": "identity" } });
  const html = new Uint8Array(await page.arrayBuffer());
  const packed = await rawBytes(sillon.url + path);
  const bare = await startBare(packed, "text/html; charset=utf-8", ENCODING);
  try {
    // The two alternate, so that a busy moment of the machine affects both.
    const rounds: { bare: Rate; cached: Rate }[] = [];
    for (let round = 0; round < 2; round += 1) {
      rounds.push({
        bare: await measureRate(bare.url, [path], headers),
        cached: await measureRate(sillon.url, [path], headers),
      });
    }
    const mean = (pick: (round: (typeof rounds)[number]) => number) =>
      rounds.reduce((sum, round) => sum + pick(round), 0) / rounds.length;
    const bareRate = mean((round) => round.bare.perSecond);
    const cachedRate = mean((round) => round.cached.perSecond);
    printTable(
      `Album page ${path}: ${number(html.length)} bytes, ${number(packed.length)} as Brotli, 32 connections`,
      [
        ["", "requests/s", "of bare", "p50 ms", "p99 ms", "errors"],
        [
          "bare node:http",
          number(bareRate),
          "100 %",
          number(
            mean((round) => round.bare.p50),
            1,
          ),
          number(
            mean((round) => round.bare.p99),
            1,
          ),
          number(mean((round) => round.bare.errors)),
        ],
        [
          "Sillon, cached",
          number(cachedRate),
          percent(cachedRate, bareRate),
          number(
            mean((round) => round.cached.p50),
            1,
          ),
          number(
            mean((round) => round.cached.p99),
            1,
          ),
          number(mean((round) => round.cached.errors)),
        ],
        [
          "Sillon, first hit",
          number(first.perSecond),
          percent(first.perSecond, bareRate),
          number(first.p50, 1),
          number(first.p99, 1),
          "0",
        ],
      ],
    );
    process.stdout.write(
      `First hit: ${number(first.cpuMs, 1)} ms of processor a page over ${first.pages} pages; ` +
        `memory now ${number(await residentMegabytes(sillon.pid))} MB\n`,
    );
  } finally {
    await bare.stop();
  }
}

/** Requests each page once, one after the other; none of them is cached yet. */
async function firstHits({ url, pid }: Running, paths: string[]) {
  for (const path of paths.slice(0, WARM_PAGES)) await (await fetch(url + path)).arrayBuffer();
  const measured = paths.slice(WARM_PAGES);
  const cpuBefore = await cpuSeconds(pid);
  const times: number[] = [];
  for (const path of measured) {
    const startedAt = performance.now();
    await (await fetch(url + path)).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  const cpu = (await cpuSeconds(pid)) - cpuBefore;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    pages: times.length,
    perSecond: (1000 * times.length) / total,
    p50: at(0.5),
    p99: at(0.99),
    cpuMs: (1000 * cpu) / times.length,
  };
}

/** Returns the bytes as they are sent; `fetch` would decompress them. */
async function rawBytes(url: string): Promise<Uint8Array> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { "accept-encoding": ENCODING } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    });
    sent.on("error", reject);
    sent.end();
  });
}
