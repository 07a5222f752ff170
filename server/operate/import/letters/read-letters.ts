import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Letter } from "./letter-holds.ts";
import { isReadable, letterText, MAX_BYTES } from "./letter-text.ts";

/** Reads the letters and notes among the files of a folder. One that cannot be read, or is too large, counts as empty. */
export async function readLetters(folder: string, files: readonly string[]): Promise<Letter[]> {
  const letters: Letter[] = [];
  for (const file of files.filter(isReadable)) {
    const bytes = await smallFile(join(folder, file)).catch(() => new Uint8Array());
    letters.push({ file, text: await letterText(bytes) });
  }
  return letters;
}

/** Reads a file unless it is too large for a letter: a log of gigabytes should not fill the memory. */
async function smallFile(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  return size > MAX_BYTES ? new Uint8Array() : readFile(path);
}
