import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { versionOf } from "#/contract/version-of.ts";
import { isFormat } from "#/server/operate/import/files/format-folder.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import { STEMS } from "#/server/operate/import/files/stem-words.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { byKeys } from "./by-keys.ts";
import { soundsByFolder } from "./folders-beside.ts";
import { withoutRevision, withoutRevisionWords } from "./revisions.ts";
import { nameOfSound, namesOf, restAfter, trackOfFolder } from "./words-of-name.ts";

/** `STEMS`, `Glacier Walk stems`, `Pistes séparées`: the words before name the track. Does not match `Solar System`. */
const STEM_FOLDER = new RegExp(String.raw`^(|.*?[\s_.([-]+)(?:${STEMS})[)\]]*$`, "iu");
/** Words that mean stems or whole tracks: in such a folder only a name with a part behind the title is a stem. */
const STEMS_OR_TRACKS = /^(?:spuren|tracce|pistas|pistes)$/iu;
const STEM = /^stems?$/i;

/** A stem in a folder of stems. */
interface FoundStem {
  /** The sound after which it is named. */
  mix: SoundFile;
  /** Label in the form of `versionOf` (contract/version-of.ts). */
  label: string;
}

/**
 * Returns the files in folders of stems that are named after a sound in the parent folder, or in one for a format or
 * «Main» beside them, with or without its leading number and its version. If several sounds match, the one with the
 * longest name wins, and the whole track before its versions. In a folder called after a track, such as
 * `STEMS/Rust Choir`, they may also be those of a track in any folder beside that of the stems. Below a folder that holds one track all are its stems.
 */
export function stemsByFolder(files: readonly SoundFile[]): Map<SoundFile, FoundStem> {
  const { byFolder, tracksIn } = soundsByFolder(files);
  const found = new Map<SoundFile, FoundStem>();
  const mixesIn = new Map<string, ReturnType<typeof mixReader>>();
  const mixesOf = (folder: string) => {
    const mixes = mixesIn.get(folder) ?? mixReader(tracksIn(folder));
    mixesIn.set(folder, mixes);
    return mixes;
  };
  const besideOf = new Map<string, ReturnType<typeof mixReader>>();
  /** Returns the sounds in the folders beside one of stems, whatever they are called. */
  const mixesBeside = (folder: string) => {
    const beside = [...byFolder].flatMap(([one, inIt]) =>
      posix.dirname(one) === folder && one !== folder ? inIt : [],
    );
    const mixes = besideOf.get(folder) ?? mixReader(beside);
    besideOf.set(folder, mixes);
    return mixes;
  };
  for (const file of files) {
    const place = stemPlace(file);
    if (!place) continue;
    const names = namesOf(place.name);
    const near = mixesOf(place.folder)(names);
    const mixes = near.length > 0 || !place.isInside ? near : mixesBeside(place.folder)(names);
    const named = mixes.flatMap((one) => {
      const rest = restAfter(one.names, names);
      if (rest === null) return [];
      const part = withoutRepeat(one.names, rest);
      return [{ ...one, rest: near.length > 0 ? part : withoutInitials(one.names.at(-1) ?? [], part) }];
    });
    const [best] = named.toSorted(
      (one, other) =>
        one.rest.length - other.rest.length || Number(!isWhole(one.mix)) - Number(!isWhole(other.mix)),
    );
    const title = posix.basename(place.folder);
    const only = best || !place.isSure ? undefined : trackOfFolder(title, byFolder.get(place.folder) ?? []);
    const mix = best?.mix ?? only;
    const words = best?.rest ?? withoutInitials(namesOf(title).at(-1) ?? [], names.at(-1) ?? []);
    const part = words
      .filter((word) => !STEM.test(word))
      .join(" ")
      .toLowerCase();
    if (mix && (part || place.isSure)) found.set(file, { mix, label: part ? `Stem: ${part}` : "Stem" });
  }
  return found;
}

/**
 * Returns the parent of the folder of stems that contains the file, and the name of the file from that folder on; null
 * for other files.
 */
function stemPlace(
  file: SoundFile,
): { folder: string; name: string; isSure: boolean; isInside: boolean } | null {
  const parts = withoutExtension(file).split("/");
  for (const [depth, part] of parts.slice(0, -1).entries()) {
    const isSure = STEM_FOLDER.test(part);
    const before = STEM_FOLDER.exec(part)?.[1] ?? (STEMS_OR_TRACKS.test(part) ? "" : null);
    if (before === null) continue;
    const inside = parts.slice(depth + 1, -1).filter((one) => !isFormat(one));
    const name = [before, ...inside, nameOfSound(file)].filter(Boolean).join(" ");
    return {
      folder: parts.slice(0, depth).join("/") || ".",
      name,
      isSure,
      isInside: isSure && inside.length > 0,
    };
  }
  return null;
}

const isWhole = (mix: SoundFile) => (versionOf(withoutRevision(nameOfSound(mix)))?.kind ?? "full") === "full";

/** Returns a function that returns the sounds with whose names those of a file may begin. */
function mixReader(mixes: readonly SoundFile[]) {
  const named = mixes.map((mix) => ({ mix, names: namesOfMix(mix) }));
  const withBeginning = byKeys(named, ({ names }) => names.map((words) => fold(words.join(""))));
  return (names: readonly string[][]) =>
    withBeginning(names.flatMap((words) => words.map((_, last) => fold(words.slice(0, last + 1).join("")))));
}

function namesOfMix(mix: SoundFile): string[][] {
  const name = nameOfSound(mix);
  const version = versionOf(withoutRevision(name));
  if (version?.kind === "stem") return namesOf(name);
  return [name, withoutRevisionWords(version?.base ?? name, true)].flatMap(namesOf);
}

/** Removes a title that both the folder and the file name say: `01 Delta/Delta_Bass`. */
function withoutRepeat(names: readonly string[][], words: string[]): string[] {
  const rest = restAfter(names, [words]);
  return rest && rest.length > 0 ? rest : words;
}

/** Removes the initials of a title: `BTG_DRUMS` below «Breach the Gate». */
function withoutInitials(title: readonly string[], words: readonly string[]): readonly string[] {
  const initials = fold(title.map((word) => word.slice(0, 1)).join(""));
  const isInitials = title.length > 1 && words.length > 1 && fold(words[0] ?? "") === initials;
  return isInitials ? words.slice(1) : words;
}
