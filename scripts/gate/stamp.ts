import { mkdir, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { runCommand } from "./run-step.ts";

/** The commit in the work tree, and whether the tree is clean (apart from ignored files). */
export type Revision = { commit: string; clean: boolean };

/** Returns the revision of the current folder; null outside a Git work tree, as in an unpacked archive. */
export async function readRevision(): Promise<Revision | null> {
  const head = await runCommand("git", ["rev-parse", "HEAD"]);
  const status = await runCommand("git", ["status", "--porcelain"]);
  if (!head.ok || !status.ok) return null;
  return { commit: head.printed.trim(), clean: status.printed.trim() === "" };
}

interface PassedRun {
  before: Revision | null;
  after: Revision | null;
  /** The circle that was run: `npm test`, or `npm run test:all`. */
  circle: "gate" | "all";
  /** Duration of the run. */
  seconds: number;
  /** Number of tests that passed. */
  passed: number;
}

/**
 * Records that all of `npm test` or `npm run test:all` passed, in
 * `${XDG_CACHE_HOME:-$HOME/.cache}/sillon/gate/COMMIT.json`: outside the folders that an installation empties. `clean`
 * tells whether the tree was clean at the start and at the end. Returns the file's path; null, without writing a file,
 * if the commit is unknown or changed meanwhile.
 */
export async function writeStamp({
  before,
  after,
  circle,
  seconds,
  passed,
}: PassedRun): Promise<string | null> {
  if (!before || before.commit !== after?.commit) return null;
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "sillon", "gate");
  const file = join(folder, `${before.commit}.json`);
  await mkdir(folder, { recursive: true });
  const stamp = { commit: before.commit, clean: before.clean && after.clean, circle, seconds, passed };
  await writeFile(file, `${JSON.stringify(stamp)}\n`);
  return file;
}
