import { posix } from "node:path";
import type { FoundFolder } from "#/server/operate/import/files/walk-folder.ts";
import { trackOfFolder } from "./words-of-name.ts";

/**
 * Returns the folders that hold one track each, with its versions: they have a number, and all their files are named
 * after the folder. A number counts if it begins with a zero or if another such folder lies beside it: «24 heures» may
 * be an album.
 */
export function trackFolders(folders: readonly FoundFolder[]): ReadonlySet<string> {
  const named = folders.filter(
    ({ relative, sounds }) => trackOfFolder(posix.basename(relative), sounds) !== undefined,
  );
  const beside = Map.groupBy(named, ({ relative }) => posix.dirname(relative));
  return new Set(
    named.flatMap(({ relative }) =>
      posix.basename(relative).startsWith("0") || (beside.get(posix.dirname(relative))?.length ?? 0) > 1
        ? relative
        : [],
    ),
  );
}
