import type { Log } from "#/server/platform/log/log.ts";

/** Tells the person at the terminal what the start is doing, one line per step; elsewhere the log says it. */
export type Progress = {
  /** Runs `work` as the step `name`; what it gives last is told beside the name, with the time it took. */
  step<T>(name: string, work: (note: (text: string) => void) => Promise<T>): Promise<T>;
  /** Elsewhere than at a terminal the log says `logged`, where `text` is for one pair of eyes only. */
  say(text: string, logged?: string): void;
};

/** Steps on `terminal` when it is one (rewriting the running line), else as entries of `log`. */
export function createProgress(log: Log, terminal: NodeJS.WriteStream = process.stdout): Progress {
  const shows = Boolean(terminal.isTTY);

  return {
    async step(name, work) {
      const startedAt = performance.now();
      let last = "";
      const note = (text: string) => {
        last = text;
        if (shows) terminal.write(`\r\x1b[2K  … ${name}  ${text}`);
      };
      if (shows) terminal.write(`  … ${name}`);
      try {
        const result = await work(note);
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
        if (shows) terminal.write(`\r\x1b[2K  ✓ ${name.padEnd(16)} ${seconds.padStart(5)} s  ${last}\n`);
        else log.info({ step: name, seconds: Number(seconds) }, `${name}: ${last || "done"}`);
        return result;
      } catch (error) {
        if (shows) terminal.write(`\r\x1b[2K  ✗ ${name}\n`);
        throw error;
      }
    },
    say(text, logged = text.trim()) {
      if (shows) terminal.write(`${text}\n`);
      else log.info(logged);
    },
  };
}
