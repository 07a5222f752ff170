/**
 * Composes and measures every version of every demo track; writes the measurements to `demo/analysis.bin`, which ships
 * with the project. Renders only what changed since the last run; an interrupted run keeps its results.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { parse } from "yaml";
import type { Analysis } from "#/contract/analysis.ts";
import { VERSION_KINDS } from "#/contract/version-kinds.ts";
import { analysisKey, DEMO_ANALYSIS_FILE, demoAnalyses } from "#/demo/analysis.ts";
import { packAnalyses, type StoredAnalysis } from "#/demo/analysis-file.ts";
import type { AlbumBrief, TrackBrief, Version } from "#/demo/music/brief.ts";
import { readAlbumOrder } from "#/demo/music/read-album-order.ts";
import { COMPOSER_VERSION } from "#/demo/music/render.ts";
import type { MeasureJob } from "./measure-demo-worker.ts";

const ALBUMS = join(import.meta.dirname, "../demo/content/albums");
const SAVE_EVERY = 60;
/** Compression levels of the file: fast while measuring goes on, smallest at the end. */
const FAST_QUALITY = 4;
const SMALLEST_QUALITY = 11;

interface Job extends MeasureJob {
  key: string;
  fingerprint: string;
}

function fingerprintOf(album: AlbumBrief, track: TrackBrief, version: Version): string {
  const input = JSON.stringify([COMPOSER_VERSION, album.reference, album.style, track, version]);
  return createHash("sha256").update(input).digest("hex").slice(0, 12);
}

function allJobs(): Job[] {
  const files = readdirSync(ALBUMS).filter((name) => name.endsWith(".yaml"));
  return files.toSorted().flatMap((name) => {
    const { album, tracks } = readAlbumOrder(parse(readFileSync(join(ALBUMS, name), "utf8")));
    return tracks.flatMap(({ track, versions }) =>
      versions.map((version) => ({
        key: analysisKey(album.reference, track.slug, version),
        fingerprint: fingerprintOf(album, track, version),
        album,
        track,
        version,
      })),
    );
  });
}

function save(stored: Map<string, StoredAnalysis>, quality: number): void {
  const unfinished = `${DEMO_ANALYSIS_FILE}.part`;
  writeFileSync(unfinished, packAnalyses(stored, quality));
  renameSync(unfinished, DEMO_ANALYSIS_FILE);
}

const jobs = allJobs();
const before = demoAnalyses();
const stored = new Map<string, StoredAnalysis>();
for (const { key, fingerprint } of jobs) {
  const known = before.get(key);
  if (known?.fingerprint === fingerprint) stored.set(key, known);
}
// Full versions first: sleeves and rows are drawn from them.
const waiting = jobs
  .filter(({ key }) => !stored.has(key))
  .toSorted((a, b) => VERSION_KINDS.indexOf(a.version) - VERSION_KINDS.indexOf(b.version));
console.log(`${jobs.length} versions, ${waiting.length} to measure`);

let interrupted = false;
process.once("SIGINT", () => {
  interrupted = true;
});
process.once("SIGTERM", () => {
  interrupted = true;
});
const started = performance.now();
let done = 0;

function progress(): void {
  done++;
  if (done % SAVE_EVERY !== 0) return;
  save(stored, FAST_QUALITY);
  const remaining = ((performance.now() - started) / done) * (waiting.length - done);
  console.log(`${done} of ${waiting.length}, about ${Math.ceil(remaining / 60_000)} min remaining`);
}

/** Each worker takes the next waiting version until none is left. */
async function work(queue: Iterator<Job>): Promise<void> {
  const worker = new Worker(new URL("./measure-demo-worker.ts", import.meta.url));
  for (let next = queue.next(); !next.done && !interrupted; next = queue.next()) {
    const { key, fingerprint, album, track, version } = next.value;
    worker.postMessage({ album, track, version } satisfies MeasureJob);
    const [analysis] = (await once(worker, "message")) as [Analysis];
    stored.set(key, { fingerprint, analysis });
    progress();
  }
  await worker.terminate();
}

const queue = waiting.values();
await Promise.all(
  Array.from({ length: Math.min(availableParallelism(), waiting.length) }, () => work(queue)),
);
save(stored, interrupted ? FAST_QUALITY : SMALLEST_QUALITY);
console.log(`${stored.size} measurements in ${DEMO_ANALYSIS_FILE}`);
