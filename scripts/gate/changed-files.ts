import { runCommand } from "./run-step.ts";

const NAMES = ["--name-only", "--no-renames", "--relative", "-z"];

/**
 * Returns the changed files, as paths from the root: everything that differs from the commit at which this branch left
 * that of `revision`, including new files that Git does not track yet.
 */
export async function changedSince(revision: string): Promise<string[]> {
  const lists = await Promise.all([
    runCommand("git", ["diff", "--merge-base", ...NAMES, revision, "--"]),
    runCommand("git", ["ls-files", "--others", "--exclude-standard", "-z"]),
  ]);
  const failed = lists.find(({ ok }) => !ok);
  if (failed) throw new Error(`What has changed is not known: ${failed.output.trim()}`);
  return [...new Set(lists.flatMap(({ printed }) => printed.split("\0").filter(Boolean)))].toSorted();
}
