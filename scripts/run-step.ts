import { spawn } from "node:child_process";

export type StepResult = { ok: boolean; output: string };

/** Runs a command with this Node in front of any other, collects what it says, and gives whether it ended well. */
export function runCommand(
  command: string,
  parameters: string[],
  env: Record<string, string> = {},
): Promise<StepResult> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }), ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("close", (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}

/** Runs the JavaScript program `file` of a package. */
export const runTool = (file: string, parameters: string[], env?: Record<string, string>) =>
  runCommand(process.execPath, [`node_modules/${file}`, ...parameters], env);
