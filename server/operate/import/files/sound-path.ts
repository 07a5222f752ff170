import { extname, posix } from "node:path";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";

/** Returns the path of a file without its extension. */
export const withoutExtension = ({ relative }: SoundFile) =>
  relative.slice(0, relative.length - extname(relative).length).normalize("NFC");

/** Returns the folder of a file; "" for the imported folder itself. */
export const folderOf = ({ relative }: SoundFile) => posix.dirname(relative).replace(/^\.$/, "");
