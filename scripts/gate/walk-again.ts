import { runTool } from "./run-step.ts";
import { countTests } from "./test-counts.ts";

/** Maximum number of journeys to repeat: if more fail, they probably share one cause. */
const MOST_FAILURES = 10;
/** File in which Playwright lists the failed tests, and folder for the output of the repetition. */
const FAILED = "test-results/.last-run.json";
const AGAIN = "test-results/again";

/**
 * Repeats the journeys that just failed, this time recording every step, so that somebody can look into them. Returns
 * the outcome and the paths of the traces; the run still counts as failed.
 */
export async function walkAgain(report: string, env: Record<string, string>): Promise<string> {
  await runTool(
    "@playwright/test/cli.js",
    [
      "test",
      "--last-failed",
      `--last-failed-file=${FAILED}`,
      `--output=${AGAIN}`,
      `--max-failures=${MOST_FAILURES}`,
      "--reporter=json",
    ],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const { passed, failed, failures } = await countTests(report);
  const outcome = `Walked again to be looked at (the run stays failed): ${passed} passed, ${failed} failed`;
  return [outcome, ...failures].join("\n");
}
