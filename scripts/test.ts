/**
 * `npm test`: everything that has to pass, a line per step, and a count at the end. Takes what it needs from the
 * machine (a browser, Postgres) or installs it; leaves no process, no folder and no port behind.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildSite } from "#/server/start/build-site.ts";
import { ensureClientTools } from "#/tests/support/client-tools.ts";
import { ensurePostgres, startPostgres, type TestPostgres } from "#/tests/support/postgres.ts";
import { ensureChromium } from "./find-chromium.ts";
import { readRevision, writeStamp } from "./gate-stamp.ts";
import { runTool, type StepResult } from "./run-step.ts";
import { countTests, type TestCounts } from "./test-counts.ts";

const ROOT = resolve(import.meta.dirname, "..");
const VITEST = "vitest/vitest.mjs";
/** What is run a second time on a real Postgres. */
const CONTRACT_TESTS = ["tests/contract", "server/platform/db", "server/operate/backup"];

process.chdir(ROOT);
const say = (text: string) => process.stdout.write(`${text}\n`);
const reports = await mkdtemp(join(tmpdir(), "sillon-test-"));
const startedAt = performance.now();
const revision = await readRevision();
const totals: TestCounts = { passed: 0, failed: 0, skipped: 0, failures: [] };
const failed: string[] = [];

try {
  await step("format and lint", () =>
    runTool("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "."]),
  );
  await step("types", types);
  await step("units, screens, contract", () => vitest("vitest", ["--project", "node", "--project", "jsdom"]));
  await step("contract on Postgres", onPostgres);
  await step("clients made by others", clients);
  if (await step("build", build)) {
    await step("starts and stops", () => vitest("process", ["--project", "process"]));
    await step("journeys in Chromium", journeys);
  }
} finally {
  await rm(reports, { recursive: true, force: true });
}
if (failed.length === 0) {
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  await writeStamp({ before: revision, after: await readRevision(), seconds, passed: totals.passed });
}
// By name once more, last: what a failed step printed is long.
for (const failure of totals.failures) say(`✗ ${failure.replace(`${ROOT}/`, "")}`);
say(
  `\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped` +
    (failed.length > 0 ? `; failed steps: ${failed.join(", ")}` : ""),
);
process.exitCode = failed.length > 0 ? 1 : 0;

async function step(name: string, work: () => Promise<StepResult>): Promise<boolean> {
  const startedAt = performance.now();
  const { ok, output } = await work().catch((error: Error) => ({
    ok: false,
    output: error.stack ?? error.message,
  }));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const remark = ok && output.startsWith("skipped") ? `  ${output}` : "";
  say(`${ok ? "✓" : "✗"} ${name.padEnd(26)} ${seconds.padStart(6)} s${remark}`);
  if (ok) return true;
  failed.push(name);
  say(output);
  return false;
}

async function types(): Promise<StepResult> {
  const typegen = await runTool("next/dist/bin/next", ["typegen"]);
  if (!typegen.ok) return typegen;
  return runTool("typescript/bin/tsc", ["--noEmit", "-p", "."]);
}

async function vitest(name: string, files: string[], env: Record<string, string> = {}): Promise<StepResult> {
  const report = join(reports, `${name}.json`);
  const result = await runTool(
    VITEST,
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...files],
    env,
  );
  await count(report);
  return result;
}

async function onPostgres(): Promise<StepResult> {
  const bin = ensurePostgres(say);
  if (!bin) {
    if (process.env.CI) return { ok: false, output: "No Postgres 15 or later, and none could be installed" };
    return { ok: true, output: "skipped: no Postgres 15 or later on this machine" };
  }
  const servers: TestPostgres[] = [];
  try {
    // One for each worker.
    for (let count = 0; count < availableParallelism(); count++) servers.push(await startPostgres(bin));
    const TEST_DATABASE_URL = servers.map(({ url }) => url).join(" ");
    return await vitest("postgres", ["--project", "node", ...CONTRACT_TESTS], { TEST_DATABASE_URL });
  } finally {
    for (const server of servers) await server.stop();
  }
}

async function clients(): Promise<StepResult> {
  if (ensureClientTools(say)) return vitest("clients", ["--project", "clients"]);
  if (process.env.CI) return { ok: false, output: "The makers of clients could not be installed" };
  return { ok: true, output: "skipped: the makers of clients could not be installed" };
}

async function build(): Promise<StepResult> {
  await buildSite(ROOT, process.env.NEXT_DIST_DIR || ".next", () => undefined);
  return { ok: true, output: "" };
}

async function journeys(): Promise<StepResult> {
  const chromium = ensureChromium(say);
  if (!chromium) return { ok: false, output: "No Chromium, and none could be installed" };
  const report = join(reports, "playwright.json");
  const result = await runTool("@playwright/test/cli.js", ["test", "--reporter=line,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    CHROMIUM_PATH: chromium,
  });
  await count(report);
  return result;
}

async function count(report: string): Promise<void> {
  const counts = await countTests(report);
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  totals.skipped += counts.skipped;
  totals.failures.push(...counts.failures);
}
