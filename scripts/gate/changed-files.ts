import { runCommand } from "./run-step.ts";

const NAMES = ["--name-only", "--no-renames", "--relative", "-z"];

/**
 * Paths from the root that differ from where this branch left that of `revision`, new files that Git does not know yet
 * among them.
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
