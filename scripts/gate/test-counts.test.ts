import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countTests } from "./test-counts.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-counts-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function count(report: unknown) {
  const file = join(folder, "report.json");
  await writeFile(file, JSON.stringify(report));
  return countTests(file);
}

test("a failed journey is listed with all its errors, its trace and the server's log", async () => {
  const attachments = [
    { name: "screenshot", path: "/site/test-results/x/failed.png" },
    { name: "trace", path: "/site/test-results/x/trace.zip" },
    { name: "server log", body: Buffer.from('{"level":"error"}\n{"level":"warn"}').toString("base64") },
  ];
  const errors = [
    { message: "\u001b[31mnot visible\u001b[39m\n\nLocator: x" },
    { message: "complaints" },
    {},
  ];
  const spec = { title: "plays", line: 12, ok: false, tests: [{ results: [{ errors, attachments }] }] };
  const passed = { title: "stops", line: 30, ok: true, tests: [{ results: [{ errors: [] }] }] };
  const counts = await count({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 2 },
    suites: [{ file: "player.spec.ts", suites: [{ file: "player.spec.ts", specs: [spec, passed] }] }],
  });
  expect(counts).toMatchObject({ passed: 1, failed: 1, skipped: 2 });
  expect(counts.failures).toEqual([
    [
      "player.spec.ts:12: plays",
      "    not visible",
      "    Locator: x",
      "    complaints",
      "    npx playwright show-trace /site/test-results/x/trace.zip",
      "    server log:",
      '    {"level":"error"}',
      '    {"level":"warn"}',
    ].join("\n"),
  ]);
});

test("a journey that only passed on a retry is a failure", async () => {
  const counts = await count({
    stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [],
  });
  expect(counts).toMatchObject({ passed: 0, failed: 1 });
});

test("a failed unit, a file that cannot be loaded and a worker that died are failures", async () => {
  const file = { name: "/site/a.test.ts", status: "failed" };
  const failing = { fullName: "adds", status: "failed", failureMessages: ["expected 1\nat a.test.ts:3"] };
  const shared = { numPassedTests: 4, numPendingTests: 0, success: false };
  const failed = await count({
    ...shared,
    numFailedTests: 1,
    testResults: [
      { ...file, assertionResults: [failing] },
      { ...file, name: "/site/b.test.ts", message: "no such module", assertionResults: [] },
    ],
  });
  expect(failed).toMatchObject({ passed: 4, failed: 2 });
  expect(failed.failures).toEqual([
    "/site/a.test.ts: adds\n    expected 1\n    at a.test.ts:3",
    "/site/b.test.ts\n    no such module",
  ]);
  expect(await count({ ...shared, numFailedTests: 0, testResults: [] })).toMatchObject({ failed: 1 });
});

test("a report that was never written is one failure", async () => {
  const file = join(folder, "none.json");
  expect(await countTests(file)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [`no report at ${file}`],
  });
});
