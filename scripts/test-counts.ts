import { readFile } from "node:fs/promises";
import { z } from "zod";

export type TestCounts = { passed: number; failed: number; skipped: number };

const vitestShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
});
const playwrightShape = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Counts of a JSON report by vitest or Playwright; a report that was never written counts as one failure. */
export async function countTests(file: string): Promise<TestCounts> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return { passed: 0, failed: 1, skipped: 0 };
  const report: unknown = JSON.parse(text);
  const vitest = vitestShape.safeParse(report);
  if (vitest.success) {
    const { numPassedTests, numFailedTests, numPendingTests, success } = vitest.data;
    // A file that cannot be loaded fails the run without failing a test.
    return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1), skipped: numPendingTests };
  }
  const { stats } = playwrightShape.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
