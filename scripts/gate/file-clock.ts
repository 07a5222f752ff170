import type { FileNews } from "./file-reporter.ts";

/** Time that a test file took in a step, in milliseconds, including loading and hooks. */
export type FileTime = { file: string; step: string; milliseconds: number };

/** Measures how long the test files of one step take; `now` returns milliseconds. */
export function fileClock(step: string, now: () => number = () => performance.now()) {
  const started = new Map<string, number>();
  const spent = new Map<string, number>();
  return {
    record({ file, hasStarted }: FileNews): void {
      const since = started.get(file);
      if (hasStarted) started.set(file, now());
      else if (since !== undefined) {
        started.delete(file);
        spent.set(file, (spent.get(file) ?? 0) + now() - since);
      }
    },
    /** Returns the files that have started and not ended. */
    running: (): string[] => [...started.keys()],
    times: (): FileTime[] => [...spent].map(([file, milliseconds]) => ({ file, step, milliseconds })),
  };
}

/** Returns the `count` slowest files, slowest first, one line each. */
export const slowest = (times: readonly FileTime[], count: number): string[] =>
  times
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(
      ({ file, step, milliseconds }) =>
        `${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${file} (${step})`,
    );
