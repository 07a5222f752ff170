import { runTool } from "./run-step.ts";
import { countTests } from "./test-counts.ts";

/** So many that fail have one cause, and need not all be looked at. */
const MOST = 10;
/** Where the runner leaves which tests failed, and what it leaves of those that are walked again. */
const FAILED = "test-results/.last-run.json";
const AGAIN = "test-results/again";

/**
 * Walks the journeys that just failed once more, with all that their documents hold at each step, for somebody to look
 * at. Tells what came of it and where the traces are; the run stays failed.
 */
export async function walkAgain(report: string, env: Record<string, string>): Promise<string> {
  await runTool(
    "@playwright/test/cli.js",
    [
      "test",
      "--last-failed",
      `--last-failed-file=${FAILED}`,
      `--output=${AGAIN}`,
      `--max-failures=${MOST}`,
      "--reporter=json",
    ],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const { passed, failed, failures } = await countTests(report);
  const outcome = `Walked again to be looked at (the run stays failed): ${passed} passed, ${failed} failed`;
  return [outcome, ...failures].join("\n");
}
