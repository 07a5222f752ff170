/**
 * Composes and measures every version of every demo track and ships the measurements as `server/demo/analysis.bin`.
 * Only what changed since the last run is rendered; an interrupted run keeps what it had.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { parse } from "yaml";
import { analysisKey, DEMO_ANALYSIS_FILE, demoAnalyses } from "#/server/demo/analysis.ts";
import { packAnalyses, type StoredAnalysis } from "#/server/demo/analysis-file.ts";
import { type AlbumBrief, type TrackBrief, VERSIONS, type Version } from "#/server/demo/music/brief.ts";
import { readBrief } from "#/server/demo/music/read-brief.ts";
import { COMPOSER_VERSION, renderVersion } from "#/server/demo/music/render.ts";
import { analyse } from "#/server/sound/analyse.ts";

const ALBUMS = join(import.meta.dirname, "../server/demo/content/albums");
const SAVE_EVERY = 60;
const FAST = 4;
const SMALL = 11;

interface Job {
  key: string;
  fingerprint: string;
  album: AlbumBrief;
  track: TrackBrief;
  version: Version;
}

function fingerprintOf(album: AlbumBrief, track: TrackBrief, version: Version): string {
  const input = JSON.stringify([COMPOSER_VERSION, album.reference, album.style, track, version]);
  return createHash("sha256").update(input).digest("hex").slice(0, 12);
}

function allJobs(): Job[] {
  const files = readdirSync(ALBUMS).filter((name) => name.endsWith(".yaml"));
  return files.toSorted().flatMap((name) => {
    const { album, tracks } = readBrief(parse(readFileSync(join(ALBUMS, name), "utf8")));
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
// Whole pieces first: sleeves and rows are drawn from them.
const waiting = jobs
  .filter(({ key }) => !stored.has(key))
  .toSorted((a, b) => VERSIONS.indexOf(a.version) - VERSIONS.indexOf(b.version));
console.log(`${jobs.length} versions, ${waiting.length} to measure`);

let interrupted = false;
process.once("SIGINT", () => {
  interrupted = true;
});
process.once("SIGTERM", () => {
  interrupted = true;
});
const started = performance.now();
for (const [done, { key, fingerprint, album, track, version }] of waiting.entries()) {
  // Rendering never waits for anything outside, so signals are only heard when we listen.
  await setImmediate();
  if (interrupted) break;
  const { pcm, sections } = await renderVersion(album, track, version);
  stored.set(key, { fingerprint, analysis: analyse(pcm, sections) });
  if (done % SAVE_EVERY === SAVE_EVERY - 1) {
    save(stored, FAST);
    const left = ((performance.now() - started) / (done + 1)) * (waiting.length - done - 1);
    console.log(`${done + 1} of ${waiting.length}, about ${Math.ceil(left / 60_000)} min left`);
  }
}
save(stored, interrupted ? FAST : SMALL);
console.log(`${stored.size} measurements in ${DEMO_ANALYSIS_FILE}`);
