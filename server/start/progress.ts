import type { Log } from "#/server/platform/log/log.ts";

/** Reports the steps of the start: one line per step at a terminal, otherwise one entry per step in the log. */
export type Progress = {
  /** Runs `work` as the step `name`; reports the time it took and the last text that it passed to `note`. */
  step<T>(name: string, work: (note: (text: string) => void) => Promise<T>): Promise<T>;
  /** Prints `text` at a terminal, otherwise logs `logged`: pass it when `text` is confidential. */
  say(text: string, logged?: string): void;
};

/** Reports to `terminal` when it is one (each step rewrites its line), otherwise to `log`. */
export function createProgress(log: Log, terminal: NodeJS.WriteStream = process.stdout): Progress {
  const isTerminal = Boolean(terminal.isTTY);

  return {
    async step(name, work) {
      const startedAt = performance.now();
      let last = "";
      const note = (text: string) => {
        last = text;
        if (isTerminal) terminal.write(`\r\x1b[2K  … ${name}  ${text}`);
      };
      if (isTerminal) terminal.write(`  … ${name}`);
      try {
        const result = await work(note);
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
        if (isTerminal) terminal.write(`\r\x1b[2K  ✓ ${name.padEnd(16)} ${seconds.padStart(5)} s  ${last}\n`);
        else log.info({ step: name, seconds: Number(seconds) }, `${name}: ${last || "done"}`);
        return result;
      } catch (error) {
        if (isTerminal) terminal.write(`\r\x1b[2K  ✗ ${name}\n`);
        throw error;
      }
    },
    say(text, logged = text.trim()) {
      if (isTerminal) terminal.write(`${text}\n`);
      else log.info(logged);
    },
  };
}
