import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { factsInName } from "./facts-in-name.ts";

/** `01b - Drive (solo)`: a track number, which may have a letter. */
const NUMBERED = /^(\d{1,3})([a-z]?)(?:\s*[-._]\s*|\s+)(?=\S)/u;

/** A file whose track number has a letter: a version of the file with the number alone. */
interface LetteredVersion {
  lead: SoundFile;
  /** The part of its name after the name of the lead; the letter if nothing follows. */
  label: string;
}

/**
 * Returns the files whose track number has a letter, if their names begin with the name of a file that has the number
 * alone: `01b - Drive (solo)` is a version of `01 - Drive`.
 */
export function letteredVersions(files: readonly SoundFile[]): Map<SoundFile, LetteredVersion> {
  const parts = files.map((file) => {
    const path = withoutExtension(file);
    const name = posix.basename(path);
    const [whole = "", number = "", letter = ""] = NUMBERED.exec(name) ?? [];
    return {
      file,
      key: `${posix.dirname(path)}/${number}`,
      letter,
      title: factsInName(name.slice(whole.length)).rest,
    };
  });
  const plain = new Map(parts.flatMap((part) => (part.letter === "" ? [[part.key, part] as const] : [])));
  const found = new Map<SoundFile, LetteredVersion>();
  for (const { file, key, letter, title } of parts) {
    const lead = plain.get(key);
    if (letter === "" || !lead || !fold(title).startsWith(fold(lead.title))) continue;
    const label = cleanText(title.slice(lead.title.length).replace(/^[\s_([-]+|[\s)\]]+$/gu, ""));
    found.set(file, { lead: lead.file, label: label ?? letter });
  }
  return found;
}
