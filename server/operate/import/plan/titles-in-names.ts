import { posix } from "node:path";
import { versionOf } from "#/contract/version-of.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";
import { withoutAlbumName } from "./album-in-name.ts";
import { factsInName } from "./facts-in-name.ts";
import { upToName } from "./named-folder.ts";
import { referenceReader, withoutReference } from "./reference-in-name.ts";
import { withoutRevision, withoutRevisionWords } from "./revisions.ts";
import { nameOfSound } from "./words-of-name.ts";

/** A file, and what a row may call it. */
export interface TitledFile {
  file: SoundFile;
  /** Titles in its name, with and without version and leading number, and without spaces and punctuation. */
  titles: ReadonlySet<string>;
  /** Kind of its version; `full` for the whole track. */
  kind: string;
}

/** `CPW005_1_`: letters and number of an album, and a track number of one digit. */
const SHORT_NUMBER = /^\p{Lu}{2,5}[ _-]?\d{2,5}[ _-]\d[ _-]+(?=\p{L})/u;

/**
 * Returns the files with the titles in their names. If none of a file's titles is among `wanted`, they are those
 * without the album's reference or name before the title (`Neon Canal_Afterglow`) and without a revision
 * (`Afterglow_v3`), except for a whole track beside one whose name is such a title as it is: «Prairie (v2)» beside
 * «Prairie» may be another one.
 */
export function titledFiles(files: readonly SoundFile[], wanted: ReadonlySet<string>): TitledFile[] {
  const unread: SoundFile[] = [];
  const read = files.flatMap((file) => {
    const one = titled(file, withoutRevision(withoutReference(nameOfSound(file))));
    if ([...one.titles].some((title) => wanted.has(title))) return one;
    unread.push(file);
    return [];
  });
  const taken = new Set(read.flatMap(({ titles, kind }) => (kind === "full" ? [...titles] : [])));
  const byFolder = Map.groupBy(unread, ({ path }) => posix.dirname(path));
  const others = [...byFolder].flatMap(([folder, inside]) => withoutFronts(folder, inside));
  const isFree = ({ titles, kind }: TitledFile) =>
    kind !== "full" || [...titles].every((title) => !wanted.has(title) || !taken.has(title));
  return [...read, ...others.filter(isFree)];
}

function titled(file: SoundFile, baseName: string, further: readonly string[] = []): TitledFile {
  const version = versionOf(baseName);
  const titles = titlesOf([baseName, version?.base ?? baseName, ...further]);
  return { file, titles, kind: version?.kind ?? "full" };
}

const titlesOf = (names: readonly string[]) =>
  new Set(
    names.flatMap((name) =>
      [name, name.replace(/^\d{1,3}[\s._-]+/, ""), name.replace(SHORT_NUMBER, "")].map(bare),
    ),
  );

/** Reads the names of a folder's files without what all of them begin with, and without their revisions. */
function withoutFronts(folder: string, files: readonly SoundFile[]): TitledFile[] {
  const facts = files.map((file) => factsInName(posix.basename(withoutExtension(file))));
  const names = facts.map(({ rest }) => rest);
  const referenceIn = referenceReader(names, null);
  const album = posix.basename(upToName(folder).at(-1) ?? folder);
  const rests = withoutAlbumName(
    names.map((name) => referenceIn(name).rest),
    album,
  );
  return files.map((file, place) => {
    const [rest, name, title] = [rests[place] ?? "", names[place] ?? "", facts[place]?.title];
    const baseName = withoutRevisionWords(withoutRevision(rest), true);
    const before = title?.slice(name.length - rest.length) ?? versionOf(baseName)?.base ?? baseName;
    return titled(file, baseName, [withoutRevisionWords(before, true)]);
  });
}
