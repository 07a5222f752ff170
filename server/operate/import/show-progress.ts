import type { Translator } from "#/server/platform/terminal/words.ts";
import type { ImportProgress } from "./run-import.ts";
import { cleanText } from "./tags/clean-text.ts";
import { clockTime } from "./tags/clock-time.ts";

const BAR_WIDTH = 24;
/** Milliseconds between lines if the output is not a terminal, as in a log. */
const LINE_EVERY_MS = 5_000;
const CLEAR_LINE = "\r\x1b[2K";

/** Shows the progress of an import: a bar on a terminal, plain lines every few seconds elsewhere. */
export function showProgress(
  translator: Translator,
  output: NodeJS.WriteStream,
  now = () => performance.now(),
) {
  const startedAt = now();
  let lastLineAt = startedAt;

  return {
    show(progress: ImportProgress): void {
      const at = now();
      if (output.isTTY) output.write(CLEAR_LINE + fitted(bar(progress), output.columns));
      else if (at - lastLineAt >= LINE_EVERY_MS || progress.done === progress.total) {
        lastLineAt = at;
        output.write(`${facts(progress)}\n`);
      }
    },
    /** Clears the bar before the report. */
    end(): void {
      if (output.isTTY) output.write(CLEAR_LINE);
    },
  };

  function facts({ done, total, file, soundSeconds }: ImportProgress): string {
    const seconds = (now() - startedAt) / 1000;
    const left = (seconds / Math.max(1, done)) * (total - done);
    return [
      ...(soundSeconds > 0
        ? [translator.say("progressRate", { rate: (soundSeconds / seconds).toFixed(1) })]
        : []),
      translator.say("progressLeft", { time: clockTime(left) }),
      translator.say("progress", { done, total, file: cleanText(file) ?? "" }),
    ].join("  ");
  }

  function bar(progress: ImportProgress): string {
    const full = Math.round((progress.done / progress.total) * BAR_WIDTH);
    return `${"█".repeat(full)}${"░".repeat(BAR_WIDTH - full)}  ${facts(progress)}`;
  }
}

/** Truncates a line to the width of the terminal, since a line that wraps could not be overwritten. */
const fitted = (line: string, columns = 80) => [...line].slice(0, columns - 1).join("");
