import { versionOf } from "#/contract/version-of.ts";
import { AFTER_BLANK, CLEAR_WORDS, FILM_TITLES, OTHER_WORDS, PART_ALONE } from "./version-words.ts";

/** Parts of the music that a version lacks, or consists of. */
const INSTRUMENTS = [
  `drums?|percu(?:ssion)?s?|perc|beats?|vocals?|vox|melody|lead|theme|strings?|brass|choirs?|guitars?|piano|bass`,
  String.raw`batterie|rythmique|voix|m\p{L}lodie|th\p{L}me|cordes|cuivres|ch\p{L}{1,2}urs?|guitares?|basse`,
].join("|");
const CLEAR_VERSIONS = [
  String.raw`(?:sans|no|without|minus|ss\.?)[ _-]?(?:${INSTRUMENTS})`,
  `(?:${INSTRUMENTS})[ _](?:only|seule?s?)`,
  String.raw`\d{1,3} ?(?:s|secs?|secondes?|seconds?|"|'')`,
  CLEAR_WORDS,
].join("|");
const LENGTHS = String.raw`courte?|longue?|short|long|compl\p{L}te|int\p{L}grale|extended|radio|acoustic|acoustique|a ?cappella`;
/** Versions without a kind in the catalogue, or with spellings of their own. They count only after a sign. */
const VERSION_WORDS = [
  CLEAR_VERSIONS,
  String.raw`alt(?:ernat\p{L}{1,3})?\.?(?:[ _](?:mix|version|take))?(?:[ _][a-z\d])?`,
  String.raw`(?:version|vers\.) [\p{L}\d' ]{1,24}`,
  String.raw`(?:version|vers\.)_(?:${LENGTHS}|live|solo|piano|instrumentale?|alternative)`,
  `(?:${LENGTHS})(?:[ _](?:version|edit|mix|cut))?`,
  String.raw`\d{1,3} ?(?:s|secs?|secondes?|seconds?|"|'')(?:[ _](?:version|edit|mix|cut))?`,
  String.raw`(?<=[_([]\s*)(?:intro|outro)(?:[ _](?:version|edit|mix|cut))?`,
  OTHER_WORDS,
  PART_ALONE,
  FILM_TITLES,
].join("|");
const SIGN = String.raw`(?:_|\s+[-\u2013\u2014]\s+|\s*[([]\s*:?)`;
const VERSION_AFTER_SIGN = new RegExp(`${SIGN}(${VERSION_WORDS})\\s*[)\\]]?$`, "iu");
const VERSION_ONLY = new RegExp(`^(?:${VERSION_WORDS})$`, "iu");
/**
 * The end of a name that is a version: after a blank alone, a word may belong to the title («Kiss and Sting», «Rue
 * Main»).
 */
const SEPARATED =
  /^(?:\s*[_([]|\s+[-\u2013\u2014]\s|\s+(?:instrumental|underscore|drumless|(?:no|sans|without|minus)\s|\d+ ?(?:s|sec)))/i;
/** «SsBatterie»: an abbreviation of «sans» in French sessions. */
const SHORT_SANS =
  /(?<![\p{L}\p{M}])ss[ .]?(?=batterie|drums?|voix|perc|m\p{L}lodie|rythm|ch\p{L}{1,2}ur)/giu;
const MOST_VERSIONS = 4;
/** Longest name and longest remark that are searched for a version, in characters. */
const LONGEST_NAME = 300;
const LONGEST_REMARK = 60;

/** Returns a name in which the abbreviation of «sans» is written out. */
export const withSansWrittenOut = (name: string) => name.replace(SHORT_SANS, "sans ");

/**
 * Whether the version at the end of a name may be part of the title: underscores may stand for blanks, as in
 * «The_Sting» and «Rue_Main», but not in «Wind_Mill_Full».
 */
function mayBeTitle(name: string, { base, kind }: { base: string; kind: string }): boolean {
  if (NEEDS_NEXT_WORD.test(base)) return true;
  if (name[base.length] !== "_" || /\s/.test(base) || isInCapitals(base, name.slice(base.length)))
    return false;
  return kind === "sting" || (kind === "full" && !base.includes("_"));
}

/** Whether the end of a name is set off by capitals: «Tideline_OUTRO». */
const isInCapitals = (base: string, end: string) =>
  /\p{Ll}/u.test(base) && /\p{Lu}{4}/u.test(end) && !/\p{Ll}/u.test(end);

/**
 * Whether the version after an underscore may be the last word of the title, as in «On_The_Radio», «Too_Long». Before
 * another version «Alt» is one.
 */
const isTitleWord = (name: string, match: RegExpExecArray, isBeforeVersion: boolean) =>
  match[0].startsWith("_") &&
  !(isBeforeVersion && /^alt$/i.test(match[1] ?? "")) &&
  !isInCapitals(name.slice(0, match.index), match[0]) &&
  ((!/\s/.test(name.slice(0, match.index)) && /^\p{L}+$/u.test(match[1] ?? "")) ||
    /^version (?!(?:courte|longue|short|long|instru)\p{L}*$)/iu.test(match[1] ?? ""));
/** Words that need the next one, so that it is not a version: «Gone in 60 Seconds». */
const NEEDS_NEXT_WORD =
  /(?:^|[\s_])(?:in|for|within|the|last|first|en|pour|les|des|premi\p{L}res|derni\p{L}res)$/iu;

/** Returns a name without the versions at its end, and their labels; the label is empty if there are none. */
export function splitVersion(name: string): { base: string; label: string } {
  let base = withSansWrittenOut(name.normalize("NFC")).trim();
  const labels: string[] = [];
  if (base.length > LONGEST_NAME) return { base, label: "" };
  for (let count = 0; count < MOST_VERSIONS; count += 1) {
    const known = versionOf(base);
    const match = VERSION_AFTER_SIGN.exec(base) ?? AFTER_BLANK.exec(base);
    if (known && SEPARATED.test(base.slice(known.base.length)) && !mayBeTitle(base, known)) {
      labels.unshift(known.label);
      base = known.base;
    } else if (match && match.index > 0 && !isTitleWord(base, match, labels.length > 0)) {
      labels.unshift((match[1] ?? "").replaceAll("_", " "));
      base = base.slice(0, match.index);
    } else break;
    base = base.replace(/[\s_-]+(?:vers\.?|version)?[\s_\u2013-]*$/i, "");
  }
  return { base, label: labels.join(", ") };
}

const VERSION_IN_BRACKETS = new RegExp(`^\\((?:${PART_ALONE}|${FILM_TITLES})\\)$`, "iu");
const isVersion = (text: string) =>
  VERSION_ONLY.test(text) || VERSION_IN_BRACKETS.test(`(${text})`) || versionOf(`x (${text})`)?.base === "x";
/** Words that can only mean a version. «radio», «short», «bed» and «60» may also describe how the music is used. */
const CLEAR_VERSION = new RegExp(`^(?:${CLEAR_VERSIONS})$`, "iu");
const CLEAR_LABEL =
  /^(?:Underscore|Instrumental|No vocals|No drums|Stem(?:: .*)?|(?:No|Without|Minus|Sans|Ohne|Senza|Sin) .+)$/;
const isClearVersion = (text: string) =>
  CLEAR_VERSION.test(text) || CLEAR_LABEL.test(versionOf(`x (${text})`)?.label ?? "");

/**
 * Returns the version if a text consists of one: «No drums mix», «version courte», «30 s»; otherwise null. In a column
 * for versions, or after the word «version», any version counts; in a remark only words that can mean nothing else.
 */
export function versionNamed(text: string, isRemark = true): string | null {
  if (text.length > LONGEST_REMARK) return null;
  const written = withSansWrittenOut(text.normalize("NFC"))
    .replace(/(?<=\d ?)["\u2033\u201d]/g, " s")
    .trim();
  const bare = written
    .replace(/^(?:versione?|versi\p{L}n|fassung|vers\.?)\s+/iu, "")
    .replace(/ (?:version|mix|edit)$/i, "");
  const isAccepted = isRemark && bare === written ? isClearVersion : isVersion;
  return isAccepted(bare) ? bare : bare !== written && isAccepted(written) ? written : null;
}
