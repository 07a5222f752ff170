import { posix } from "node:path";
import { versionOf } from "#/contract/version-of.ts";
import type { FoundFolder } from "#/server/operate/import/files/walk-folder.ts";
import { bare } from "#/server/operate/import/sheet/sheet-columns.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { nameOfSound } from "./words-of-name.ts";

/** Maximum number of names in a notice. */
const MOST_LISTED = 5;

/**
 * Leaves out the tracks of which a remark in the sheet says that they must not be published yet, with their stems and
 * those of their versions that have no row; each row is told. `mixOf` returns the sound to which a stem belongs, or the
 * file itself.
 */
export function withoutHeldBack(
  folders: readonly FoundFolder[],
  rowOf: (file: SoundFile) => SheetRow | undefined,
  mixOf: (file: SoundFile) => SoundFile,
): { folders: readonly FoundFolder[]; left: Notice[] } {
  const files = folders.flatMap(({ sounds }) => sounds);
  const tracks = new Map<string, SheetRow>();
  for (const file of files) {
    const row = rowOf(file);
    const isWhole = (row?.version?.kind ?? "full") === "full";
    if (row?.heldBack && isWhole) tracks.set(trackOf(file), row);
  }
  const held = files.flatMap((file) => {
    const row = rowOf(file) ?? rowOf(mixOf(file)) ?? tracks.get(trackOf(mixOf(file)));
    return row?.heldBack ? [{ file, line: row.line, remark: row.heldBack }] : [];
  });
  const isHeld = new Set(held.map(({ file }) => file));
  const left = [...Map.groupBy(held, ({ line }) => line).values()].map((group): Notice => {
    const names = group.map(({ file }) => file.relative);
    const [{ line = "", remark = "" } = {}] = group;
    return {
      key: "filesHeldBack",
      values: { line, remark, names: listedNames(names, MOST_LISTED), count: names.length },
    };
  });
  return {
    folders: folders.map((one) => ({ ...one, sounds: one.sounds.filter((file) => !isHeld.has(file)) })),
    left,
  };
}

/** Returns the folder and the title in a file's name, which a track and its versions share. */
function trackOf(file: SoundFile): string {
  const name = nameOfSound(file);
  return JSON.stringify([posix.dirname(file.relative), bare(versionOf(name)?.base ?? name)]);
}
