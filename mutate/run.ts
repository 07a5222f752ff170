/**
 * `npm run mutate [-- GROUP…]`: puts faults into the product one by one (StrykerJS) and says
 * which of them no test of the group notices. By hand: it takes minutes to hours, and is no part of `npm test`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { GROUPS, type Group } from "./groups.ts";

const ROOT = resolve(import.meta.dirname, "..");
const STRYKER = join(import.meta.dirname, "node_modules/@stryker-mutator/core/bin/stryker.js");
/** Below it the run fails (docs/tests.md). */
const LEAST_SCORE = 85;

const isGroup = (name: string): name is keyof typeof GROUPS => name in GROUPS;
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isGroup(name));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown group: ${unknown.join(", ")}. Groups are ${Object.keys(GROUPS).join(", ")}.\n`,
  );
  process.exit(2);
}
if (!existsSync(STRYKER)) {
  process.stdout.write("No mutation tester here: installing it\n");
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: import.meta.dirname });
}
for (const name of asked.length > 0
  ? asked.filter(isGroup)
  : (Object.keys(GROUPS) as (keyof typeof GROUPS)[])) {
  process.stdout.write(`\n${name}\n`);
  if (!(await mutate(name))) process.exitCode = 1;
}

/** Whether enough of a group's faults were noticed. */
async function mutate(name: keyof typeof GROUPS): Promise<boolean> {
  const { mutate, tests, ignoreStatic = false }: Group = GROUPS[name];
  const folder = await mkdtemp(join(tmpdir(), "sillon-mutate-"));
  const settings = join(folder, "stryker.json");
  const reports = join(ROOT, "mutate/reports", name);
  await writeFile(
    settings,
    JSON.stringify({
      mutate,
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      vitest: { configFile: "mutate/vitest.config.ts", related: false },
      coverageAnalysis: "perTest",
      ignoreStatic,
      concurrency: 1,
      // No compiler looks at the mutants: the project's has no interface to rewrite its settings by.
      tsconfigFile: "none",
      // The dump that tests restore their database from is named by the content of its sources.
      disableTypeChecks: false,
      ignorePatterns: [
        ".next*",
        "app",
        "bench",
        "clients",
        "data",
        "docs",
        "e2e",
        "mutate/reports",
        "public",
      ],
      tempDirName: join(folder, "sandbox"),
      reporters: ["progress-append-only", "clear-text", "html", "json"],
      clearTextReporter: { allowColor: false, logTests: false },
      htmlReporter: { fileName: join(reports, "mutation.html") },
      jsonReporter: { fileName: join(reports, "mutation.json") },
      thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
    }),
  );
  const { status } = spawnSync(process.execPath, [STRYKER, "run", settings], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, MUTATE_TESTS: tests.join(";") },
  });
  await rm(folder, { recursive: true, force: true });
  return status === 0;
}
