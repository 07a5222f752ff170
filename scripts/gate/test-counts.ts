import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/**
 * Result of a test run. `failures` names each failed test, or each file that could not be loaded or left something
 * behind, with the reason in a few lines.
 */
export type TestCounts = { passed: number; failed: number; skipped: number; failures: string[] };

const LINES_OF_AN_ERROR = 8;
/** Name of the attachment that a journey adds (e2e/site-test.ts). */
const SERVER_LOG = "server log";

const vitestShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** Reason why the file as a whole failed. */
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

const attachmentShape = z.object({
  name: z.string(),
  path: z.string().optional(),
  body: z.string().optional(),
});
const specShape = z.object({
  title: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({
          errors: z.array(z.object({ message: z.string().optional() })),
          attachments: z.array(attachmentShape).default([]),
        }),
      ),
    }),
  ),
});
interface Suite {
  file: string;
  suites?: Suite[];
  specs?: z.infer<typeof specShape>[];
}
const suiteShape: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    suites: z.array(suiteShape).optional(),
    specs: z.array(specShape).optional(),
  }),
);
const playwrightShape = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suiteShape),
});

/** Counts the tests in a JSON report by Vitest or Playwright; a missing report counts as one failure. */
export async function countTests(file: string): Promise<TestCounts> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return { passed: 0, failed: 1, skipped: 0, failures: [`no report at ${file}`] };
  const report: unknown = JSON.parse(text);
  const vitest = vitestShape.safeParse(report);
  if (vitest.success) {
    const { numPassedTests, numFailedTests, numPendingTests, success, testResults } = vitest.data;
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.filter((one) => one.status === "failed");
      if (tests.length === 0 && status === "failed") return [`${name}${errorText(message)}`];
      return tests.map((test) => `${name}: ${test.fullName}${errorText(test.failureMessages[0])}`);
    });
    // A worker that dies fails the run without failing a test.
    const failed = failures.length || numFailedTests || (success ? 0 : 1);
    return { passed: numPassedTests, failed, skipped: numPendingTests, failures };
  }
  const { stats, suites } = playwrightShape.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
  };
}

const failuresOf = ({ file, suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, line, tests }) => {
      const results = tests.flatMap((test) => test.results);
      // Checks of every page run after the journey: a failed one may be the consequence of the first error.
      const errors = results.flatMap((result) => result.errors).map(({ message }) => errorText(message));
      const attached = results.flatMap((result) => result.attachments).map(attachmentText);
      return `${file}:${line}: ${title}${errors.join("")}${attached.join("")}`;
    }),
  ...suites.flatMap(failuresOf),
];

/** Returns where a failed journey's trace is, and what the server logged during the journey. */
function attachmentText({ name, path, body }: z.infer<typeof attachmentShape>): string {
  if (name === "trace" && path) return indented(`npx playwright show-trace ${path}`);
  if (name === SERVER_LOG && body) return indented(`${name}:\n${Buffer.from(body, "base64")}`);
  return "";
}

/** Returns the first lines of an error, to print below the name of its test; the whole error is printed further up. */
function errorText(message = ""): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim());
  return indented(lines.slice(0, LINES_OF_AN_ERROR).join("\n"));
}

const indented = (text: string) => text && `\n${text}`.replaceAll("\n", "\n    ");
