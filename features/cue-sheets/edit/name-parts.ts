import { withoutExtension } from "#/contract/file-extension.ts";
import { isRoleName } from "./role-names.ts";

/** Parts of one name that are looked up. */
const MOST_PARTS = 4;
/** Longest beginning of a name that is parted, in letters. */
const LONGEST_NAME = 300;
/** «Delta / J. Roux», «Delta - attacks below the voice»: signs that stand free behind a title. */
const FREE_SIGN = /(?<=\s)[/\u2013\u2014-](?=\s)/g;
const JOINT = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;

/** Returns a name whose joined words, «DriftingEast», stand apart. */
export const apart = (name: string) => name.normalize("NFC").replace(JOINT, " ");

/**
 * Returns the parts of a name that may be its title where the whole is none: what stands before a free sign, and words
 * that are joined by their capitals, as in «HALCYON_12_DriftingEast_NoDrums».
 */
export function partsOfName(name: string): string[] {
  const bare = withoutExtension(name).slice(0, LONGEST_NAME);
  const before = [...bare.matchAll(FREE_SIGN)].map(({ index }) => bare.slice(0, index).trim());
  const joined = bare
    .split(/[^\p{L}\p{M}\p{N}'\u2019]+/u)
    .filter((one) => apart(one) !== one.normalize("NFC"));
  const parts = [...before, ...joined.map(apart)].filter((one) => one !== "" && !isRoleName(one));
  return [...new Set(parts)].slice(0, MOST_PARTS);
}
