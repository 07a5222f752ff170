import type { FileNews } from "./tell-file.ts";

/** How long a file of tests took in a step, in milliseconds: loading and hooks included. */
export type FileTime = { file: string; step: string; milliseconds: number };

/** Follows the files of one step; `now` gives milliseconds. */
export function fileClock(step: string, now: () => number = () => performance.now()) {
  const begun = new Map<string, number>();
  const spent = new Map<string, number>();
  return {
    hear({ file, isBegun }: FileNews): void {
      const since = begun.get(file);
      if (isBegun) begun.set(file, now());
      else if (since !== undefined) {
        begun.delete(file);
        spent.set(file, (spent.get(file) ?? 0) + now() - since);
      }
    },
    /** Those that were begun and are not done. */
    underWay: (): string[] => [...begun.keys()],
    times: (): FileTime[] => [...spent].map(([file, milliseconds]) => ({ file, step, milliseconds })),
  };
}

/** The `count` slowest, slowest first, one line each. */
export const slowest = (times: readonly FileTime[], count: number): string[] =>
  times
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(
      ({ file, step, milliseconds }) =>
        `${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${file} (${step})`,
    );
