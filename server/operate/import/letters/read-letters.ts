import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Letter } from "./letter-holds.ts";
import { isReadable, letterText } from "./letter-text.ts";

/** Reads the letters and notes among the files of a folder. One that cannot be read counts as empty. */
export async function readLetters(folder: string, files: readonly string[]): Promise<Letter[]> {
  const letters: Letter[] = [];
  for (const file of files.filter(isReadable)) {
    const bytes = await readFile(join(folder, file)).catch(() => new Uint8Array());
    letters.push({ file, text: letterText(file, bytes) });
  }
  return letters;
}
