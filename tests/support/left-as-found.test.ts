import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runTool } from "#/scripts/gate/run-step.ts";
import { countTests } from "#/scripts/gate/test-counts.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const DATABASES = JSON.stringify(join(import.meta.dirname, "fresh-database.ts"));

let folder: string;
beforeEach(async () => {
  // Below the project, where the same packages are found.
  const cache = join(ROOT, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, "left-as-found-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A statement of a test file, and the name by which the failure reports its leftover. */
const LEFTOVERS: Record<string, [statement: string, leaves: string]> = {
  variable: ['process.env.LEFT_BY_A_TEST = "secret"', "LEFT_BY_A_TEST in the environment"],
  folder: ['process.chdir("/")', "the folder /"],
  timers: [
    "vi.useFakeTimers({ toFake: ['queueMicrotask'] })",
    "fake timers, globalThis.queueMicrotask replaced",
  ],
  global: ['vi.stubGlobal("fetch", () => undefined)', "globalThis.fetch replaced"],
  clock: ['vi.spyOn(Date, "now")', "Date.now replaced"],
  database: ['await freshDatabase("empty")', "a database that is open"],
  server: ["await new Promise((done) => createServer().listen(0, done))", "a TCPServerWrap that runs"],
};

// It waits for a runner of its own, which may make the dump of an empty database first.
test("a file that leaves something to the next one in its worker fails by name, and the next one does not", async () => {
  const settings = {
    include: ["*.test.ts"],
    setupFiles: [join(import.meta.dirname, "left-as-found.ts")],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
  };
  await writeFile(join(folder, "vitest.config.ts"), `export default ${JSON.stringify({ test: settings })}`);
  for (const [name, [statement]] of Object.entries({ ...LEFTOVERS, nothing: [""] })) {
    const lines = [
      'import { createServer } from "node:net";',
      'import { test, vi } from "vitest";',
      `import { freshDatabase } from ${DATABASES};`,
      `test("leaves ${name}", async () => { ${statement} });`,
    ];
    await writeFile(join(folder, `${name}.test.ts`), lines.join("\n"));
  }
  const report = join(folder, "report.json");
  const parameters = ["run", "--root", folder, "--reporter=json", `--outputFile=${report}`];
  await runTool("vitest/vitest.mjs", parameters);
  const counts = await countTests(report);
  expect(counts.failures.toSorted()).toEqual(
    Object.entries(LEFTOVERS)
      .map(
        ([name, [, leaves]]) => `${folder}/${name}.test.ts\n    This file leaves to the next one: ${leaves}`,
      )
      .toSorted(),
  );
  expect(counts).toMatchObject({ passed: 8, failed: 7 });
}, 180_000);
