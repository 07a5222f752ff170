import { readdir, readFile } from "node:fs/promises";

/** Identities of the processes whose command line holds all of `words` (Linux). */
export async function processesWith(...words: string[]): Promise<number[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const lines = ids.map((id) => readFile(`/proc/${id}/cmdline`, "utf8").catch(() => ""));
  return (await Promise.all(lines)).flatMap((line, at) =>
    words.every((word) => line.includes(word)) ? Number(ids[at]) : [],
  );
}
