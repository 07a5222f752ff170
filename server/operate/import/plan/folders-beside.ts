import { posix } from "node:path";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { saysNothing } from "./named-folder.ts";

/** Files by folder, and the whole tracks to which the files of a folder of stems or versions may belong. */
export interface SoundsByFolder {
  byFolder: ReadonlyMap<string, readonly SoundFile[]>;
  /** Returns the files of a folder, and of the folders inside it that are named after a format or «Main». */
  tracksIn(folder: string): readonly SoundFile[];
}

/** Groups files by folder. */
export function soundsByFolder(files: readonly SoundFile[]): SoundsByFolder {
  const byFolder = Map.groupBy(files, (file) => posix.dirname(withoutExtension(file)));
  const plain = [...byFolder.keys()].filter((folder) => saysNothing(posix.basename(folder)));
  const plainIn = Map.groupBy(plain, (folder) => posix.dirname(folder));
  return {
    byFolder,
    tracksIn: (folder) => [folder, ...(plainIn.get(folder) ?? [])].flatMap((one) => byFolder.get(one) ?? []),
  };
}
