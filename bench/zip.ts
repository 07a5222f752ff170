import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NODE_FLAGS, residentMegabytes } from "./servers.ts";
import { number, printTable } from "./table.ts";

const TRACKS = 90;
const BYTES = 50_000_000;
const REST_MS = 3_000;
const SAMPLE_MS = 50;
/** Share of the zip to read before the measurement begins. */
const WARMING = 0.05;

/**
 * Measures the memory of the API while it sends a project of 4.5 GB as a zip, compared with rest; `unzip` then tests
 * every entry. On disk the zip is as sparse as its sounds.
 */
export async function benchZip(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "sillon-zip-"));
  const child = spawn(
    process.execPath,
    [
      ...NODE_FLAGS,
      join(import.meta.dirname, "zip-api.ts"),
      join(folder, "media"),
      String(TRACKS),
      String(BYTES),
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  try {
    const { url, token } = await new Promise<{ url: string; token: string }>((done, fail) => {
      child.stdout.once("data", (line: Buffer) => done(JSON.parse(line.toString())));
      child.once("exit", () => fail(new Error("The API did not start")));
    });
    const memory = () => residentMegabytes(child.pid ?? 0);
    const path = join(folder, "large.zip");
    const rest = async () => {
      await new Promise((done) => setTimeout(done, REST_MS));
      return memory();
    };
    const before = await rest();
    // Reading the beginning of a zip loads all code and fills the pools: this is the memory of a server at work.
    await download(url, token, path, { most: TRACKS * BYTES * WARMING });
    const idle = await rest();
    const peaks = [idle, idle];
    let isSecondHalf = false;
    const sampling = setInterval(async () => {
      const half = Number(isSecondHalf);
      peaks[half] = Math.max(peaks[half] ?? 0, await memory());
    }, SAMPLE_MS);
    const startedAt = performance.now();
    const { announced, received } = await download(url, token, path, {
      onProgress: (bytes) => {
        isSecondHalf = bytes > (TRACKS * BYTES) / 2;
      },
    });
    const seconds = (performance.now() - startedAt) / 1000;
    clearInterval(sampling);
    const unzip = spawnSync("unzip", ["-tqq", path], { encoding: "utf8" });
    const verdict = unzip.error ? "no unzip here" : unzip.status === 0 ? "every entry whole" : unzip.stdout;
    printTable("A project as a zip", [
      ["", ""],
      ["size, GB (announced)", `${number(received / 1e9, 2)} (${number(announced / 1e9, 2)})`],
      ["memory at rest, MB (before any download)", `${number(idle)} (${number(before)})`],
      ["most above it in the first half, MB", number((peaks[0] ?? 0) - idle, 1)],
      ["most above it in the second half, MB", number((peaks[1] ?? 0) - idle, 1)],
      ["MB a second", number(received / 1e6 / seconds)],
      ["unzip", verdict],
    ]);
  } finally {
    child.kill("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
}

/** Downloads the zip to `path`, up to `most` bytes; skips zeros instead of writing them. */
async function download(
  url: string,
  token: string,
  path: string,
  { most = Number.POSITIVE_INFINITY, onProgress }: { most?: number; onProgress?: (bytes: number) => void },
): Promise<{ announced: number; received: number }> {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  if (answer.status !== 200 || !answer.body) throw new Error(`The download answered ${answer.status}`);
  const announced = Number(answer.headers.get("content-length"));
  const file = await open(path, "w");
  let received = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    if (chunk.some((byte) => byte !== 0)) await file.write(chunk, 0, chunk.length, received);
    received += chunk.length;
    onProgress?.(received);
    if (received > most) break;
  }
  await file.truncate(received);
  await file.close();
  return { announced, received };
}
