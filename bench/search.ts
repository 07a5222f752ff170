import { catalogueWords } from "./catalogue-paths.ts";
import { measureRate } from "./load.ts";
import { cpuSeconds, type Running, startBare } from "./servers.ts";
import { number, percent, printTable } from "./table.ts";

/** A text search per word of the catalogue's titles, against a bare server that sends one such answer. */
export async function benchSearch(sillon: Running): Promise<void> {
  const words = await catalogueWords(sillon.url);
  const paths = words.map((word) => `/api/front/global_search?type=track&search=${encodeURIComponent(word)}`);
  const sample = await fetch(sillon.url + (paths[0] ?? ""));
  const type = sample.headers.get("content-type") ?? "";
  const body = new Uint8Array(await sample.arrayBuffer());
  const bare = await startBare(body, type, "");
  try {
    const bareRate = await measureRate(bare.url, ["/"], {});
    const cpuBefore = await cpuSeconds(sillon.pid);
    const startedAt = performance.now();
    const rate = await measureRate(sillon.url, paths, {});
    const seconds = (performance.now() - startedAt) / 1000;
    const cpu = (await cpuSeconds(sillon.pid)) - cpuBefore;
    printTable(`Text search by API, ${paths.length} words of the catalogue in turn, 32 connections`, [
      ["", "requests/s", "of bare", "p50 ms", "p99 ms", "errors"],
      [
        "bare node:http",
        number(bareRate.perSecond),
        "100 %",
        number(bareRate.p50, 1),
        number(bareRate.p99, 1),
        String(bareRate.errors),
      ],
      [
        "Sillon",
        number(rate.perSecond),
        percent(rate.perSecond, bareRate.perSecond),
        number(rate.p50, 1),
        number(rate.p99, 1),
        String(rate.errors),
      ],
    ]);
    process.stdout.write(
      `${number((1000 * cpu) / (rate.perSecond * seconds), 2)} ms of processor a search\n`,
    );
  } finally {
    await bare.stop();
  }
}
