import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { FoundFolder } from "#/server/operate/import/files/walk-folder.ts";
import { namesOf } from "./stem-folder.ts";

/** `01_Slow Tide`: the number of a track and its title. */
const NUMBERED = /^(\d{1,3})[\s._-]+(?=\p{L})/u;

/**
 * Returns the folders that hold one track each, with its versions: they have a number, and all their files have the
 * name of the folder apart from versions. A number counts if it begins with a zero or if another such folder lies
 * beside it: «24 heures» may be an album.
 */
export function trackFolders(folders: readonly FoundFolder[]): ReadonlySet<string> {
  const named = folders.filter(({ relative, sounds }) => {
    const [, number] = NUMBERED.exec(posix.basename(relative)) ?? [];
    const title = namesOf(posix.basename(relative).normalize("NFC")).at(-1) ?? [];
    const isOfTitle = (file: (typeof sounds)[number]) => {
      const name = posix.basename(withoutExtension(file)).normalize("NFC");
      return namesOf(versionOf(name)?.base ?? name).some(
        (words) => fold(words.join(" ")) === fold(title.join(" ")),
      );
    };
    return number !== undefined && sounds.length > 0 && sounds.every(isOfTitle);
  });
  const beside = Map.groupBy(named, ({ relative }) => posix.dirname(relative));
  return new Set(
    named.flatMap(({ relative }) =>
      posix.basename(relative).startsWith("0") || (beside.get(posix.dirname(relative))?.length ?? 0) > 1
        ? relative
        : [],
    ),
  );
}
