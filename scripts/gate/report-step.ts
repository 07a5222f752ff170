import { type FileTime, fileClock } from "./file-clock.ts";
import type { StepResult } from "./run-step.ts";
import type { FileNews } from "./tell-file.ts";

/** Interval of progress reports in milliseconds: on a terminal they replace each other, elsewhere each is a line. */
const TOLD_EVERY = process.stdout.isTTY ? 1_000 : 60_000;

export type OnFile = (news: FileNews) => void;
type ToldStep = { ok: boolean; times: FileTime[] };

export const say = (text: string) => process.stdout.write(`${text}\n`);

/** Runs a step and reports on it: how long it takes and which files are running; then how it ended and what failed. */
export async function tellStep(
  name: string,
  work: (onFile: OnFile) => Promise<StepResult>,
): Promise<ToldStep> {
  const startedAt = performance.now();
  const clock = fileClock(name);
  const line = (sign: string, remark: string) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    return `${sign} ${name.padEnd(26)} ${seconds.padStart(6)} s  ${remark}`.trimEnd();
  };
  const timer = setInterval(() => tellUnderWay(line("…", clock.underWay().join(", "))), TOLD_EVERY);
  const { ok, output } = await work(clock.hear).catch((error: Error) => ({
    ok: false,
    output: error.stack ?? error.message,
  }));
  clearInterval(timer);
  tellUnderWay("");
  say(line(ok ? "✓" : "✗", ok && output.startsWith("skipped") ? output : ""));
  if (!ok) say(output);
  return { ok, times: clock.times() };
}

/** Rewrites the last line of a terminal; elsewhere prints the text as a line of its own, unless it is empty. */
function tellUnderWay(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${text.slice(0, process.stdout.columns - 1)}`);
  else if (text) say(text);
}
