import { extname } from "node:path";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";

/** Of two files with the same name, the one in the earlier format is imported, because it lost less in encoding. */
const FORMATS =
  ".wav .wave .bwf .rf64 .bw64 .aiff .aif .aifc .flac .m4a .m4b .opus .ogg .oga .aac .mp3".split(" ");

/** Returns the path of a file without its extension. */
export const stemOf = ({ relative }: SoundFile) =>
  relative.slice(0, relative.length - extname(relative).length).normalize("NFC");

/** Returns the files that have a better format beside them under the same name, each with that file. */
export function supersededFiles(files: readonly SoundFile[]): Map<SoundFile, SoundFile> {
  const superseded = new Map<SoundFile, SoundFile>();
  const best = new Map<string, SoundFile>();
  const rank = ({ relative }: SoundFile) => FORMATS.indexOf(extname(relative).toLowerCase());
  for (const file of files) {
    const name = stemOf(file);
    const other = best.get(name);
    if (!other) best.set(name, file);
    else if (rank(file) < rank(other)) {
      superseded.set(other, file);
      best.set(name, file);
    } else superseded.set(file, other);
  }
  return superseded;
}
