import { withoutExtension } from "#/contract/file-extension.ts";
import { titleOfClip } from "./clip-title.ts";
import { splitCodeBehind } from "./code-behind-title.ts";
import { isRoleName } from "./role-names.ts";

/** Greatest number of parts of one name that are looked up. */
const MOST_PARTS = 4;
/** Number of characters at the start of a name that are divided into parts. */
const LONGEST_NAME = 300;
/** A sign between spaces after a title: «Delta / J. Roux», «Delta - attacks below the voice». */
const SIGN_BETWEEN_SPACES = /(?<=\s)[/\u2013\u2014-](?=\s)/g;
const JOINT = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;

/** Returns a name with a space between joined words, such as «DriftingEast». */
export const splitJoinedWords = (name: string) => name.normalize("NFC").replace(JOINT, " ");

/** Whether a library's code stands behind the title in a name. */
export const hasCodeBehind = (name: string) => splitCodeBehind(withoutExtension(name)).code !== "";

/**
 * Returns the parts of a name that may be the title if the whole name is not: the title before a library's code, the
 * text before a sign between spaces, and words that are joined, as in «HALCYON_12_DriftingEast_NoDrums».
 */
export function partsOfName(name: string): string[] {
  const bare = withoutExtension(name).slice(0, LONGEST_NAME);
  const before = [...bare.matchAll(SIGN_BETWEEN_SPACES)].map(({ index }) => bare.slice(0, index).trim());
  const joined = bare
    .split(/[^\p{L}\p{M}\p{N}'\u2019]+/u)
    .filter((one) => splitJoinedWords(one) !== one.normalize("NFC"));
  const coded = hasCodeBehind(bare) ? [titleOfClip(bare).title] : [];
  const parts = [...coded, ...before, ...joined.map(splitJoinedWords)].filter(
    (one) => one !== "" && !isRoleName(one),
  );
  return [...new Set(parts)].slice(0, MOST_PARTS);
}

const SIGNS = /_|\s+[-\u2013\u2014]\s+|\s*[()[\]]\s*/;
const MOST_PIECES = 5;

/**
 * Returns the parts of a name between underscores, dashes and brackets, which may be a title and people; empty if there
 * are so many that underscores stand for spaces.
 */
export function partsBetweenSigns(name: string): string[] {
  const all = withoutExtension(name).slice(0, LONGEST_NAME).normalize("NFC").split(SIGNS).filter(Boolean);
  const parts = all.filter((one) => /\p{L}{3}|[^ -\u024f]/u.test(one));
  return all.length > 1 && all.length <= MOST_PIECES ? [...new Set(parts)] : [];
}
