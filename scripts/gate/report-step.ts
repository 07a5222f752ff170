import { type FileTime, fileClock } from "./file-clock.ts";
import type { FileNews } from "./file-reporter.ts";
import type { StepResult } from "./run-step.ts";

/** Interval of progress reports in milliseconds: on a terminal they replace each other, elsewhere each is a line. */
const REPORT_EVERY_MS = process.stdout.isTTY ? 1_000 : 60_000;

export type OnFile = (news: FileNews) => void;
type ReportedStep = { ok: boolean; times: FileTime[] };

export const say = (text: string) => process.stdout.write(`${text}\n`);

/** Runs a step and reports on it: how long it takes and which files are running; then how it ended and what failed. */
export async function reportStep(
  name: string,
  work: (onFile: OnFile) => Promise<StepResult>,
): Promise<ReportedStep> {
  const startedAt = performance.now();
  const clock = fileClock(name);
  const line = (sign: string, remark: string) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    return `${sign} ${name.padEnd(26)} ${seconds.padStart(6)} s  ${remark}`.trimEnd();
  };
  const timer = setInterval(() => printProgress(line("…", clock.running().join(", "))), REPORT_EVERY_MS);
  const { ok, output } = await work(clock.record).catch((error: Error) => ({
    ok: false,
    output: error.stack ?? error.message,
  }));
  clearInterval(timer);
  printProgress("");
  say(line(ok ? "✓" : "✗", ok && output.startsWith("skipped") ? output : ""));
  if (!ok) say(output);
  return { ok, times: clock.times() };
}

/** Rewrites the last line of a terminal; elsewhere prints the text as a line of its own, unless it is empty. */
function printProgress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${text.slice(0, process.stdout.columns - 1)}`);
  else if (text) say(text);
}
