import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { beforeEnding } from "#/bench/before-ending.ts";
import { albumPaths } from "#/bench/catalogue-paths.ts";
import { startSillon } from "#/bench/servers.ts";
import { number, printTable } from "#/bench/table.ts";
import { floodWithBriefs } from "./brief-flood.ts";
import type { OpenApi } from "./open-api-document.ts";
import { LONGEST_PAUSE_MS, type Pause, probePauses } from "./probe-pauses.ts";
import { siege, type Tally } from "./siege.ts";

/**
 * Limits of the security requirements: milliseconds for which the event loop may freeze; memory and open files
 * afterwards, relative to rest.
 */
const FREEZE_MS = 100;
const MORE_MEMORY = 1.1;
const MORE_FILES = 20;
/** Megabytes above rest at the worst moment. */
const PEAK_MB = 300;

/** Number of random briefs after the siege. */
const BRIEFS = 10_000;

const SETTLE_MS = 45_000;

/** One page of each kind, and two that do not exist; two album pages are added. */
const PAGES = [
  "/fr",
  "/en/albums",
  "/fr/albums?page=2",
  "/fr/nos-compositeurs",
  "/en/our-placements",
  "/fr/carte",
  "/en/search-guidee",
  "/fr/search-synonym?q=calme+nuit",
  "/en/search-similarity",
  "/fr/recherche/piano",
  "/fr/auth/login",
  "/fr/nowhere",
  "/en/albums/nowhere",
];

interface Moment {
  delay: number;
  memory: number;
  files: number;
  at: number;
}

/** Attacks the built site for `minutes` and prints the results. Returns whether every figure is within its limit. */
export async function verifyAbuse({ minutes, seed }: { minutes: number; seed: number }): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "sillon-verify-"));
  const discard = () => rm(folder, { recursive: true, force: true });
  beforeEnding(discard);
  const file = join(folder, "moments.ndjson");
  const watch = pathToFileURL(resolve(import.meta.dirname, "../watch-process.ts")).href;
  process.stdout.write(`Starting Sillon; seed ${seed}\n`);
  const sillon = await startSillon({
    NODE_OPTIONS: `--import ${watch}`,
    WATCH_PROCESS_FILE: file,
    PAGE_BUDGET: "200",
  });
  try {
    const tally: Tally = { asked: 0, signedIn: 0, byStatus: new Map(), faults: new Map(), unanswered: 0 };
    const document = (await (await fetch(`${sillon.url}/api/docs.json`)).json()) as OpenApi;
    const pages = [...PAGES, ...(await albumPaths(sillon.url)).slice(0, 2)];
    const pauses = await probePauses(sillon, document, tally, { socket: `${file}.socket`, pages });
    // Memory is compared with that after ordinary use, when the caches are filled: a minute of it, or a tenth of a
    // short run.
    await siege(sillon, document, tally, seed, Math.min(60_000, minutes * 6_000));
    await pause(SETTLE_MS);
    const from = Date.now();
    await siege(sillon, document, tally, seed + 1, minutes * 60_000);
    await floodWithBriefs(sillon, tally, { seed, many: BRIEFS });
    const to = Date.now();
    await pause(SETTLE_MS);
    const isUp = (await fetch(`${sillon.url}/fr`)).ok;
    return printResults(await momentsOf(file), { from, to }, tally, { isUp, longest: pauses.calls[0] });
  } finally {
    await sillon.stop();
    await discard();
  }
}

const momentsOf = async (file: string): Promise<Moment[]> =>
  (await readFile(file, "utf8"))
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Moment);

/** Returns the median of the last ten seconds before `at`. */
function restBefore(moments: readonly Moment[], at: number, of: (moment: Moment) => number): number {
  const last = moments
    .filter((moment) => moment.at <= at)
    .slice(-10)
    .map(of)
    .toSorted((one, other) => one - other);
  return last[Math.floor(last.length / 2)] ?? 0;
}

function printResults(
  moments: Moment[],
  { from, to }: { from: number; to: number },
  tally: Tally,
  { isUp, longest: worst }: { isUp: boolean; longest: Pause | undefined },
): boolean {
  const during = moments.filter(({ at }) => at >= from && at <= to);
  const rest = {
    memory: restBefore(moments, from, (one) => one.memory),
    files: restBefore(moments, from, (one) => one.files),
  };
  const after = {
    memory: restBefore(moments, Date.now(), (one) => one.memory),
    files: restBefore(moments, Date.now(), (one) => one.files),
  };
  const peak = Math.max(...during.map(({ memory }) => memory));
  const freezes = during.filter(({ delay }) => delay > FREEZE_MS);
  const longest = Math.max(0, ...during.map(({ delay }) => delay));
  const faults = [...tally.byStatus].reduce((sum, [status, times]) => (status >= 500 ? sum + times : sum), 0);
  const rows: [string, string, string, boolean][] = [
    [
      "longest pause by one call",
      worst ? `${number(worst.milliseconds)} ms, ${worst.request.slice(0, 60)}` : "none",
      `${LONGEST_PAUSE_MS} ms`,
      worst !== undefined && worst.milliseconds <= LONGEST_PAUSE_MS,
    ],
    ["answers with a fault (5xx)", number(faults), "0", faults === 0],
    [
      `freezes over ${FREEZE_MS} ms`,
      `${freezes.length}, longest ${number(longest)} ms`,
      "0",
      freezes.length === 0,
    ],
    [
      "memory at rest, before → after",
      `${number(rest.memory)} → ${number(after.memory)} MB`,
      "+10 %",
      after.memory <= rest.memory * MORE_MEMORY,
    ],
    [
      "memory at the peak, above rest",
      `${number(peak - rest.memory)} MB`,
      `${PEAK_MB} MB`,
      peak - rest.memory <= PEAK_MB,
    ],
    [
      "open files, before → after",
      `${rest.files} → ${after.files}`,
      `+${MORE_FILES}`,
      after.files <= rest.files + MORE_FILES,
    ],
    ["the home page afterwards", isUp ? "answers" : "does not answer", "answers", isUp],
  ];
  const statuses = [...tally.byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${status === 0 ? "none" : status}: ${number(times)}`);
  process.stdout.write(
    `\n${number(tally.asked)} requests, ${number(tally.signedIn)} of them by somebody signed in; answers by status: ${statuses.join(", ")}\n`,
  );
  for (const [fault, request] of tally.faults) process.stdout.write(`✗ ${fault}\n  ${request}\n`);
  printTable("Abuse", [
    ["", "seen", "allowed", ""],
    ...rows.map(([what, seen, allowed, ok]) => [what, seen, allowed, ok ? "✓" : "✗"]),
  ]);
  return rows.every(([, , , ok]) => ok);
}
