import { posix } from "node:path";
import { versionOf } from "#/contract/version-of.ts";
import type { FoundFolder } from "#/server/operate/import/files/walk-folder.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { versionsByFolder } from "./version-folder.ts";
import { nameOfSound } from "./words-of-name.ts";

/** Maximum number of names in a notice. */
const MOST_LISTED = 5;

/**
 * Leaves out the tracks that a remark in the sheet holds back, with their stems and versions, which would otherwise
 * become tracks. Returns a notice for each such row. `mixOf` returns the sound to which a stem belongs, or the file
 * itself.
 */
export function withoutHeldBack(
  folders: readonly FoundFolder[],
  rowOf: (file: SoundFile) => SheetRow | undefined,
  mixOf: (file: SoundFile) => SoundFile,
): { folders: readonly FoundFolder[]; held: SoundFile[]; left: Notice[] } {
  const files = folders.flatMap(({ sounds }) => sounds);
  const versions = versionsByFolder(files);
  const leadOf = (file: SoundFile) => versions.get(mixOf(file))?.lead ?? mixOf(file);
  const tracks = new Map<string, SheetRow>();
  for (const file of files) {
    const row = rowOf(file);
    const isWhole = (row?.version?.kind ?? "full") === "full";
    if (row?.heldBack && isWhole) for (const track of trackKeysOf(file, row)) tracks.set(track, row);
  }
  const held = files.flatMap((file) => {
    const [own, lead] = [rowOf(file), leadOf(file)];
    const kind = own?.version?.kind ?? versionOf(nameOfSound(file))?.kind ?? "full";
    // Another recording of the same name is a track of its own.
    const isTrack = own !== undefined && lead === file && kind === "full";
    const ofTrack = isTrack ? [] : trackKeysOf(lead, rowOf(lead)).map((track) => tracks.get(track));
    const row = [own, rowOf(lead), ...ofTrack].find((one) => one?.heldBack);
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
    held: [...isHeld],
    left,
  };
}

/**
 * Returns keys of the track of a file: its title and folder by the file's name, and its title and album by its row. A
 * track and its versions share one of them.
 */
function trackKeysOf(file: SoundFile, row: SheetRow | undefined): string[] {
  const name = nameOfSound(file);
  const folder = posix.dirname(file.relative);
  const inName = { folder, name: bare(versionOf(name)?.base ?? name) };
  const inRow = row?.title ? [{ album: row.album ?? folder, title: bare(row.title) }] : [];
  return [inName, ...inRow].map((track) => JSON.stringify(track));
}
