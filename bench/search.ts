import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { openDatabase } from "#/server/platform/db/open.ts";
import { ensurePostgres, startPostgres, type TestPostgres } from "#/tests/support/postgres.ts";
import { measureRate } from "./load.ts";
import { generateCatalogue, randomWord } from "./search-catalogue.ts";
import { cpuSeconds, familySeconds, NODE_FLAGS, startBare } from "./servers.ts";
import { benchSimilarity } from "./similarity.ts";
import { number, percent, printTable } from "./table.ts";

/** Numbers of tracks to measure; `SEARCH_TRACKS=100000` measures one. */
const SIZES = (process.env.SEARCH_TRACKS ?? "100000,1000000").split(",").map(Number);
/** Number of different searches: as many as `measureRate` prepares requests, so that none of them repeats. */
const PAGES = 8_192;
const TIMED = { model: 200, sql: 25 };

interface Api {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

async function startApi(database: string, way: "model" | "sql"): Promise<Api> {
  const child: ChildProcess = spawn(
    process.execPath,
    [...NODE_FLAGS, join(import.meta.dirname, "search-api.ts"), database, way],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const port = await new Promise<string>((done, fail) => {
    child.stdout?.once("data", (chunk: Buffer) => done(chunk.toString().trim()));
    child.once("exit", () => fail(new Error("The API did not start")));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((done) => {
        child.once("exit", () => done());
        child.kill("SIGTERM");
      }),
  };
}

/** Returns the sorted milliseconds of `many` requests, sent one after the other. */
async function timed(url: string, many: number, path: () => string): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < many; at += 1) {
    const address = url + path();
    const startedAt = performance.now();
    const response = await fetch(address);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    times.push(performance.now() - startedAt);
  }
  return times.sort((one, other) => one - other);
}

const at = (times: readonly number[], part: number) => number(times[Math.floor(part * times.length)] ?? 0, 1);
const randomWords = () => (Math.random() < 0.5 ? randomWord() : `${randomWord()} ${randomWord()}`);
const textPath = () =>
  `/api/front/global_search?type=track&facets=0&search=${encodeURIComponent(randomWords())}`;
const SEARCHES: Record<string, () => string> = {
  "page of results": textPath,
  "facets of a text search": () => `/api/front/global_search?type=track&search=${randomWord()}`,
  "facets of 600 terms, guided": () =>
    `/api/front/termsearch?terms[]=term-${1 + Math.floor(600 * Math.random() ** 2)}`,
  suggestions: () =>
    `/api/front/search_suggestions?search=${randomWord().slice(0, 2 + Math.floor(4 * Math.random()))}`,
};

async function benchRate(api: Api, postgres: TestPostgres, size: number): Promise<void> {
  const sample = await fetch(api.url + textPath());
  const body = new Uint8Array(await sample.arrayBuffer());
  const bare = await startBare(body, sample.headers.get("content-type") ?? "", "");
  try {
    const bareRate = await measureRate(bare.url, ["/"], {});
    const before = [await cpuSeconds(api.pid), await familySeconds(postgres.pid)];
    const startedAt = performance.now();
    const rate = await measureRate(api.url, Array.from({ length: PAGES }, textPath), {});
    const searches = (rate.perSecond * (performance.now() - startedAt)) / 1000;
    const used = [await cpuSeconds(api.pid), await familySeconds(postgres.pid)];
    const row = (name: string, { perSecond, p50, p99, errors }: typeof rate) => [
      name,
      number(perSecond),
      percent(perSecond, bareRate.perSecond),
      number(p50, 1),
      number(p99, 1),
      String(errors),
    ];
    printTable(`Page of results by random words, ${number(size)} tracks, 32 connections`, [
      ["", "requests/s", "of bare", "p50 ms", "p99 ms", "errors"],
      row("bare node:http", bareRate),
      row("Sillon", rate),
    ]);
    const cost = used.map((seconds, index) => (1000 * (seconds - (before[index] ?? 0))) / searches);
    process.stdout.write(
      `${number(cost[0] ?? 0, 2)} ms of processor a search in Node, ${number(cost[1] ?? 0, 2)} ms in Postgres\n`,
    );
  } finally {
    await bare.stop();
  }
}

async function benchSize(bin: string, size: number): Promise<void> {
  const postgres = await startPostgres(bin);
  try {
    const { db, close } = await openDatabase({ url: postgres.url });
    const startedAt = performance.now();
    await generateCatalogue(db, size);
    await close();
    process.stdout.write(
      `\n${number(size)} tracks generated in ${number((performance.now() - startedAt) / 1000)} s\n`,
    );
    const plain = await startApi(postgres.url, "sql");
    const rows: string[][] = [];
    for (const [name, path] of Object.entries(SEARCHES)) {
      const times = await timed(plain.url, TIMED.sql, path);
      rows.push([name, at(times, 0.5), at(times, 0.95)]);
    }
    await plain.stop();
    const api = await startApi(postgres.url, "model");
    try {
      for (const [index, path] of Object.values(SEARCHES).entries()) {
        const times = await timed(api.url, TIMED.model, path);
        rows[index]?.push(at(times, 0.5), at(times, 0.95));
      }
      printTable(`One question after the other, ${number(size)} tracks`, [
        ["", "plain SQL p50 ms", "p95 ms", "read model p50 ms", "p95 ms"],
        ...rows,
      ]);
      await benchRate(api, postgres, size);
    } finally {
      await api.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/**
 * Measures search over generated catalogues on Postgres: the read model compared with plain SQL and with a bare server.
 */
export async function benchSearch(): Promise<void> {
  const bin = ensurePostgres((text) => process.stdout.write(`${text}\n`));
  if (!bin) {
    process.stdout.write("No Postgres 15 here and none could be installed: search is not measured.\n");
    return;
  }
  for (const size of SIZES) await benchSize(bin, size);
  await benchSimilarity(SIZES);
}
