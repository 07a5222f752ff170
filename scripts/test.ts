/**
 * `npm test`: runs everything that has to pass, a line per step, with counts at the end. `npm run test:all` adds slow
 * tests; `npm test -- --changed` and `npm test -- FILE…` run a part (docs/tests.md). Uses what the machine offers (a
 * browser, Postgres) or installs it; leaves no process, folder or port behind.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildSite } from "#/server/start/build-site.ts";
import { ensureClientTools } from "#/tests/support/client-tools.ts";
import { ensurePostgres, startPostgres, type TestPostgres } from "#/tests/support/postgres.ts";
import { ensureChromium } from "./find-chromium.ts";
import { BOTH_ENGINES } from "./gate/both-engines.ts";
import { type FileTime, slowest } from "./gate/file-clock.ts";
import { type OnFile, reportStep, say } from "./gate/report-step.ts";
import { runTool, type StepResult } from "./gate/run-step.ts";
import { selectTests } from "./gate/select-tests.ts";
import type { Chosen } from "./gate/small-circle.ts";
import { readRevision, writeStamp } from "./gate/stamp.ts";
import { countTests, type TestCounts } from "./gate/test-counts.ts";
import { walkAgain } from "./gate/walk-again.ts";

const ROOT = resolve(import.meta.dirname, "..");
const VITEST = "vitest/vitest.mjs";
const FILE_REPORTER = "./scripts/gate/file-reporter.ts";
const SLOWEST_FILES = 10;
/** Folders that `npm run test:all` runs a second time, on a real Postgres. */
const ALL_ON_POSTGRES = ["tests/contract/", "server/platform/db/", "server/operate/backup/"];
/** Which of the two circles to run. */
const CIRCLE = process.argv.includes("--all") ? "all" : "gate";

process.chdir(ROOT);
/** The requested tests; null for everything. */
const selection = await selectTests(
  process.argv.slice(2).filter((word) => word !== "--all"),
  ROOT,
).catch(refuse);
const reports = await mkdtemp(join(tmpdir(), "sillon-test-"));
// Hundreds of processes load the same code: with a shared cache it is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(reports, "compiled");
const startedAt = performance.now();
const revision = await readRevision();
const totals: TestCounts = { passed: 0, failed: 0, skipped: 0, failures: [] };
const failed: string[] = [];
const fileTimes: FileTime[] = [];

try {
  if (!selection || selection.withSource) {
    await step("format and lint", () =>
      runTool("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "."]),
    );
    await step("types", types);
  }
  if (isSelected("units")) {
    await step("units, screens, contract", (onFile) =>
      vitest("vitest", [...inProjects("node", "contract", "alone", "jsdom"), ...filesOf("units")], onFile),
    );
  }
  if (!selection) await step("contract on Postgres", onPostgres);
  if (isSelected("clients")) await step("clients made by others", clients);
  if ((isSelected("starts") || isSelected("journeys")) && (await step("build", build))) {
    if (isSelected("starts")) {
      await step("starts and stops", (onFile) =>
        vitest("process", [...inProjects("process"), ...filesOf("starts")], onFile),
      );
    }
    if (isSelected("journeys")) await step("journeys in Chromium", journeys);
  }
} finally {
  // A process that outlives its step may still write to the compile cache.
  await rm(reports, { recursive: true, force: true, maxRetries: 5 });
}
if (failed.length === 0 && !selection) {
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const after = await readRevision();
  await writeStamp({ before: revision, after, circle: CIRCLE, seconds, passed: totals.passed });
}
if (fileTimes.length > 0) say("\nSlowest files, with what they load:");
for (const line of slowest(fileTimes, SLOWEST_FILES)) say(line);
for (const tests of selection?.leftOut ?? []) say(`Left out: ${tests}`);
// Lists the failures again at the end: the output of a failed step is long.
for (const failure of totals.failures) say(`✗ ${failure.replace(`${ROOT}/`, "")}`);
say(
  `\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped` +
    (failed.length > 0 ? `; failed steps: ${failed.join(", ")}` : ""),
);
process.exitCode = failed.length > 0 ? 1 : 0;

function refuse(error: Error): never {
  say(error.message);
  process.exit(1);
}

function isSelected(step: keyof Chosen): boolean {
  return !selection || selection.chosen[step].length > 0;
}

/** Returns the requested files, empty for all. As full paths, because Vitest also matches parts of a path. */
function filesOf(step: keyof Chosen): string[] {
  return selection?.chosen[step].map((file) => resolve(ROOT, file)) ?? [];
}

async function step(name: string, work: (onFile: OnFile) => Promise<StepResult>): Promise<boolean> {
  const { ok, times } = await reportStep(name, work);
  fileTimes.push(...times);
  if (!ok) failed.push(name);
  return ok;
}

async function types(): Promise<StepResult> {
  const typegen = await runTool("next/dist/bin/next", ["typegen"]);
  if (!typegen.ok) return typegen;
  return runTool("typescript/bin/tsc", ["--noEmit", "-p", "."]);
}

function inProjects(...names: string[]): string[] {
  return names.flatMap((name) => ["--project", name]);
}

async function vitest(
  name: string,
  files: string[],
  onFile: OnFile,
  env: Record<string, string> = {},
): Promise<StepResult> {
  const report = join(reports, `${name}.json`);
  const reporters = ["default", "json", FILE_REPORTER].map((reporter) => `--reporter=${reporter}`);
  const result = await runTool(VITEST, ["run", ...reporters, `--outputFile.json=${report}`, ...files], {
    env: { CIRCLE, ...env },
    onFile,
  });
  await count(report);
  return result;
}

async function onPostgres(onFile: OnFile): Promise<StepResult> {
  const bin = ensurePostgres(say);
  if (!bin) {
    if (process.env.CI) return { ok: false, output: "No Postgres 15 or later, and none could be installed" };
    return { ok: true, output: "skipped: no Postgres 15 or later on this machine" };
  }
  const files = CIRCLE === "all" ? ALL_ON_POSTGRES : BOTH_ENGINES;
  const servers: TestPostgres[] = [];
  try {
    // One server for each worker.
    for (let count = 0; count < availableParallelism(); count++) servers.push(await startPostgres(bin));
    const TEST_DATABASE_URL = servers.map(({ url }) => url).join(" ");
    return await vitest("postgres", [...inProjects("node", "contract", "alone"), ...files], onFile, {
      TEST_DATABASE_URL,
    });
  } finally {
    for (const server of servers) await server.stop();
  }
}

async function clients(onFile: OnFile): Promise<StepResult> {
  if (ensureClientTools(say)) return vitest("clients", inProjects("clients"), onFile);
  if (process.env.CI) return { ok: false, output: "The makers of clients could not be installed" };
  return { ok: true, output: "skipped: the makers of clients could not be installed" };
}

async function build(): Promise<StepResult> {
  await buildSite(ROOT, process.env.NEXT_DIST_DIR || ".next", () => undefined);
  return { ok: true, output: "" };
}

async function journeys(onFile: OnFile): Promise<StepResult> {
  const chromium = ensureChromium(say);
  if (!chromium) return { ok: false, output: "No Chromium, and none could be installed" };
  const report = join(reports, "playwright.json");
  const parameters = ["test", `--reporter=line,json,${FILE_REPORTER}`, ...(selection?.chosen.journeys ?? [])];
  const env = { CHROMIUM_PATH: chromium, CIRCLE };
  const { ok, output } = await runTool("@playwright/test/cli.js", parameters, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, TRACE: "actions" },
    onFile,
  });
  const { failures } = await count(report);
  if (failures.length === 0) return { ok, output };
  const again = await walkAgain(join(reports, "playwright-again.json"), env);
  return { ok, output: `${output}\n${again}` };
}

async function count(report: string): Promise<TestCounts> {
  const counts = await countTests(report);
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  totals.skipped += counts.skipped;
  totals.failures.push(...counts.failures);
  return counts;
}
