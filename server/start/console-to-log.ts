import { format, stripVTControlCharacters } from "node:util";
import type { Log } from "#/server/platform/log/log.ts";

const LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/** Redirects the console, to which libraries write, to `log`: one stream, one format. */
export function consoleToLog(log: Log): void {
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, "info"][]) {
    console[method] = (...words: unknown[]) => {
      const error = words.find((word) => word instanceof Error);
      const text = stripVTControlCharacters(format(...words.filter((word) => word !== error))).trim();
      log[level]({ ...(error && { err: error }) }, text || error?.message || "");
    };
  }
}
