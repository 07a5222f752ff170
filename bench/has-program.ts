import { execFileSync } from "node:child_process";

/** Returns whether a program is installed that knows the option `--version`. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync(name, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
