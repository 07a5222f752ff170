import { mkdir, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { runCommand } from "./run-step.ts";

/** The commit that stands in the work tree, and whether nothing beside it does (ignored files aside). */
export type Revision = { commit: string; clean: boolean };

/** The revision of the current folder; null where it is no Git work tree, as in an unpacked archive. */
export async function readRevision(): Promise<Revision | null> {
  const head = await runCommand("git", ["rev-parse", "HEAD"]);
  const status = await runCommand("git", ["status", "--porcelain"]);
  if (!head.ok || !status.ok) return null;
  return { commit: head.printed.trim(), clean: status.printed.trim() === "" };
}

interface PassedRun {
  before: Revision | null;
  after: Revision | null;
  /** What was run: `npm test`, or all of `npm run test:all`. */
  circle: "gate" | "all";
  /** How long it took. */
  seconds: number;
  /** Tests that passed. */
  passed: number;
}

/**
 * Notes that all of `npm test` or of `npm run test:all` passed, in `${XDG_CACHE_HOME:-$HOME/.cache}/sillon/gate/COMMIT.json`, outside the
 * folders that an installation empties. `clean` says that the commit and nothing else was tested, from start to end.
 * Gives the file's path; null, and no file, where the commit is not known or changed meanwhile.
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
