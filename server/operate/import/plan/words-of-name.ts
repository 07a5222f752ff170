import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { type VersionName, versionOf } from "#/contract/version-of.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { factsInName } from "./facts-in-name.ts";
import { withoutReference } from "./reference-in-name.ts";

const NUMBER = /^\d{1,3}$/;

/** Returns the name of a file without extension, format, tempo and key. */
export const nameOfSound = (file: SoundFile) => factsInName(posix.basename(withoutExtension(file))).rest;

/** Returns a name for comparison: underscores count as spaces, and hyphens belong to the words. */
export const withUnderscoresAsSpaces = (name: string) => fold(name.replace(/[\s_]+/g, " ")).trim();

/** Returns a name for comparison: underscores, hyphens and dashes count as spaces. */
export const withDashesAsSpaces = (name: string) => fold(name.replace(/[\s_–—-]+/g, " ")).trim();

/** Returns the version that words are which stand behind a title, `Nur Perkussion`; null if they are more than that. */
export function versionInWords(words: string): VersionName | null {
  const version = versionOf(`x_${words}`);
  return version?.base === "x" ? version : null;
}

/** Returns the words of a name, and the words without its leading number or reference if it has one. */
export function namesOf(name: string): string[][] {
  const [words, bare] = [name, withoutReference(name)].map((one) =>
    one.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
  ) as [string[], string[]];
  const names = bare.length < words.length ? [words, bare] : [words];
  const last = names.at(-1) ?? [];
  return NUMBER.test(last[0] ?? "") && last.length > 1 ? [...names, last.slice(1)] : names;
}

/** Number of words by which one spelling may differ from another: «Sous-bois» and «Sousbois». */
const MORE_WORDS = 2;

/** Returns the words of a name after those of another one with which it begins; null if it does not. */
export function restAfter(beginnings: readonly string[][], names: readonly string[][]): string[] | null {
  const rests = beginnings.flatMap((beginning) => {
    const whole = fold(beginning.join(""));
    return names.flatMap((words) => {
      const most = Math.min(words.length, beginning.length + MORE_WORDS);
      for (let count = 1; whole !== "" && count <= most; count += 1)
        if (fold(words.slice(0, count).join("")) === whole) return [words.slice(count)];
      return [];
    });
  });
  return rests.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

/** `01_Slow Tide`: the number of a track and its title. */
const NUMBERED = /^\d{1,3}[\s._-]+(?=\p{L})/u;

/**
 * Returns the whole track if a numbered folder holds one track: all its files begin with the title of the folder, and
 * are versions of it, or lie beside the file that is called so. Returns undefined for other folders.
 */
export function trackOfFolder(folder: string, sounds: readonly SoundFile[]): SoundFile | undefined {
  const title = namesOf(folder.normalize("NFC")).at(-1) ?? [];
  if (!NUMBERED.test(folder)) return undefined;
  const read = sounds.map((file) => {
    const name = nameOfSound(file);
    const version = versionOf(name);
    const isCalled = (one: string) => restAfter([title], namesOf(one))?.length === 0;
    return {
      file,
      isOfTitle: isCalled(version?.base ?? name),
      isWhole: (version?.kind ?? "full") === "full" && isCalled(version?.base ?? name),
      begins: restAfter([title], namesOf(name)) !== null,
    };
  });
  const whole = read.find(({ isWhole }) => isWhole);
  const isTrack = read.every(({ isOfTitle, begins }) => isOfTitle || (whole !== undefined && begins));
  return isTrack ? (whole ?? read[0])?.file : undefined;
}
