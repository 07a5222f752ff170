import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where the tools of others live, with a lock of their own: they need another TypeScript than the project has. */
export const CLIENT_TOOLS = resolve(import.meta.dirname, "../../clients");

/** Whether they are there, after installing them by their lock when they are not. */
export function ensureClientTools(say: (text: string) => void): boolean {
  const isThere = () => existsSync(join(CLIENT_TOOLS, "node_modules/openapi-typescript/bin/cli.js"));
  if (isThere()) return true;
  say("No makers of clients here: installing them");
  try {
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: CLIENT_TOOLS,
      stdio: "ignore",
    });
  } catch {
    return false;
  }
  return isThere();
}
