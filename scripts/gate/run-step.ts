import { spawn } from "node:child_process";
import type { FileNews } from "./file-reporter.ts";

export type StepResult = { ok: boolean; output: string };
/** `printed` is the standard output alone, for a program to read; `output` also contains the standard error. */
type CommandResult = StepResult & { printed: string };

interface RunOptions {
  env?: Record<string, string>;
  /** Called when a test runner starts and ends a file, if it uses the reporter for this (file-reporter.ts). */
  onFile?: (news: FileNews) => void;
}

/** Runs a command with this Node first in its PATH. Returns its output, and whether it succeeded. */
export function runCommand(
  command: string,
  parameters: string[],
  { env = {}, onFile }: RunOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }), ...env },
      stdio: ["ignore", "pipe", "pipe", ...(onFile ? (["ipc"] as const) : [])],
    });
    if (onFile) child.on("message", (news) => onFile(news as FileNews));
    const printed: Buffer[] = [];
    const all: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => {
      printed.push(chunk);
      all.push(chunk);
    });
    child.stderr?.on("data", (chunk: Buffer) => all.push(chunk));
    child.on("error", (error) => resolve({ ok: false, output: error.message, printed: "" }));
    child.on("close", (code) => resolve({ ok: code === 0, output: textOf(all), printed: textOf(printed) }));
  });
}

const textOf = (chunks: Buffer[]) => Buffer.concat(chunks).toString();

/** Runs a package's JavaScript program, `file`. */
export const runTool = (file: string, parameters: string[], options?: RunOptions) =>
  runCommand(process.execPath, [`node_modules/${file}`, ...parameters], options);
