import { extname } from "node:path";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { withoutFormats } from "./format-folder.ts";
import { SOUND_FORMATS } from "./sound-formats.ts";
import { folderOf, withoutExtension } from "./sound-path.ts";
import { byName } from "./walk-folder.ts";

/**
 * Returns the files that exist in a better format too, each with the better file. That file has the same name and lies
 * beside it or in a format folder (`WAV` beside `MP3`, `Rives_WAV` beside `Rives_MP3`, `Masters` beside `MP3`). If both
 * have the same format, the folder with the larger numbers in its name wins.
 */
export function supersededFiles(files: readonly SoundFile[]): Map<SoundFile, SoundFile> {
  const superseded = new Map<SoundFile, SoundFile>();
  const rank = ({ relative }: SoundFile) => SOUND_FORMATS.indexOf(extname(relative).toLowerCase());
  const read = files.map((file) => ({ file, ...withoutFormats(withoutExtension(file)) }));
  for (const group of Map.groupBy(read, ({ path }) => path).values()) {
    const [best, ...others] = group.toSorted(
      (one, other) => rank(one.file) - rank(other.file) || other.quality - one.quality,
    );
    for (const { file } of others) if (best) superseded.set(file, best.file);
  }
  const masters = new Map(
    read.flatMap(({ file, path }) =>
      IN_MASTERS.test(path) && !superseded.has(file) && isLossless(file)
        ? [[path.replace(IN_MASTERS, "$1"), file] as const]
        : [],
    ),
  );
  for (const { file, path } of read) {
    const master = isLossless(file) || path === withoutExtension(file) ? undefined : masters.get(path);
    if (master && !superseded.has(file)) superseded.set(file, master);
  }
  return superseded;
}

/** A folder of masters, beside which one for a format may hold listening copies: `Masters` beside `MP3`. */
const IN_MASTERS = /(^|\/)masters?\//i;
const isLossless = ({ relative }: SoundFile) =>
  SOUND_FORMATS.indexOf(extname(relative).toLowerCase()) < SOUND_FORMATS.indexOf(".m4a");

/** Returns the format folders that share a recording with another format folder. */
export const foldersOfTwins = (superseded: ReadonlyMap<SoundFile, SoundFile>): ReadonlySet<string> =>
  new Set(
    [...superseded].flatMap(([one, best]) => {
      const folders = [one, best].map(folderOf);
      return folders[0] === folders[1] ? [] : folders;
    }),
  );

/** Sorts files by name, ignoring format folders, so that a track that exists in only one format keeps its place. */
export function inOneOrder(files: readonly SoundFile[], ofFormats: ReadonlySet<string>): SoundFile[] {
  if (!files.some((file) => ofFormats.has(folderOf(file)))) return [...files];
  const named = files.map((file) => ({
    file,
    name: withoutFormats(file.relative).path.replace(IN_MASTERS, "$1"),
  }));
  return named.toSorted((one, other) => byName(one.name, other.name)).map(({ file }) => file);
}
