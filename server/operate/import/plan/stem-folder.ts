import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { withoutReference } from "./reference-in-name.ts";

/** `STEMS`, `Glacier Walk stems`, `Pistes séparées`: the words before name the track. Does not match `Solar System`. */
const STEM_FOLDER = /^(|.*?[\s_.([-]+)(?:stems?|pistes?[\s_-]+s\p{L}par\p{L}es?)[)\]]*$/iu;
const STEM = /^stems?$/i;
const NUMBER = /^\d{1,3}$/;

/** A stem in a folder of stems. */
interface FoundStem {
  /** The sound in the parent folder after which it is named. */
  mix: SoundFile;
  /** Label in the form of `versionOf` (contract/version-of.ts). */
  label: string;
}

/**
 * Returns the files in folders of stems that are named after a sound in the parent folder, with or without its leading
 * number and its version. If several sounds match, the one with the longest name wins, and the whole track before its
 * versions.
 */
export function stemsByFolder(files: readonly SoundFile[]): Map<SoundFile, FoundStem> {
  const above = Map.groupBy(files, (file) => posix.dirname(withoutExtension(file)));
  const found = new Map<SoundFile, FoundStem>();
  for (const file of files) {
    const place = stemPlace(file);
    if (!place) continue;
    const named = (above.get(place.folder) ?? []).flatMap((mix) => {
      const rest = restAfter(namesOfMix(mix), namesOf(place.name));
      return rest ? [{ mix, rest }] : [];
    });
    const [best] = named.toSorted(
      (one, other) =>
        one.rest.length - other.rest.length || Number(!isWhole(one.mix)) - Number(!isWhole(other.mix)),
    );
    if (!best) continue;
    const part = best.rest
      .filter((word) => !STEM.test(word))
      .join(" ")
      .toLowerCase();
    found.set(file, { mix: best.mix, label: part ? `Stem: ${part}` : "Stem" });
  }
  return found;
}

/**
 * Returns the parent of the folder of stems that contains the file, and the name of the file from that folder on; null
 * for other files.
 */
function stemPlace(file: SoundFile): { folder: string; name: string } | null {
  const parts = withoutExtension(file).split("/");
  for (const [depth, part] of parts.slice(0, -1).entries()) {
    const before = STEM_FOLDER.exec(part)?.[1];
    if (before === undefined) continue;
    const name = [before, ...parts.slice(depth + 1)].join(" ");
    return { folder: parts.slice(0, depth).join("/") || ".", name };
  }
  return null;
}

/** Returns the words of a name, and the words without its leading number or reference if it has one. */
export function namesOf(name: string): string[][] {
  const [words, bare] = [name, withoutReference(name)].map((one) =>
    one.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
  ) as [string[], string[]];
  const names = bare.length < words.length ? [words, bare] : [words];
  return NUMBER.test(words[0] ?? "") && words.length > 1 ? [...names, words.slice(1)] : names;
}

const isWhole = (mix: SoundFile) =>
  (versionOf(posix.basename(withoutExtension(mix)))?.kind ?? "full") === "full";

function namesOfMix(mix: SoundFile): string[][] {
  const name = posix.basename(withoutExtension(mix));
  const version = versionOf(name);
  return version && version.kind !== "stem" ? [...namesOf(name), ...namesOf(version.base)] : namesOf(name);
}

/** Returns the words after the mix's name in the stem's name; null if the stem is not named after the mix. */
function restAfter(mixes: readonly string[][], stems: readonly string[][]): string[] | null {
  const isIn = (mix: readonly string[], stem: readonly string[]) =>
    mix.length > 0 && mix.every((word, place) => fold(word) === fold(stem[place] ?? ""));
  const rests = stems.flatMap((stem) =>
    mixes.flatMap((mix) => (isIn(mix, stem) ? [stem.slice(mix.length)] : [])),
  );
  return rests.toSorted((one, other) => one.length - other.length)[0] ?? null;
}
