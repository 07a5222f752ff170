import { versionOf } from "#/contract/version-of.ts";

/** What a version lacks, or is reduced to. */
const PARTS = [
  `drums?|percu(?:ssion)?s?|perc|beats?|vocals?|vox|melody|lead|theme|strings?|brass|choirs?|guitars?|piano|bass`,
  String.raw`batterie|rythmique|voix|m\p{L}lodie|th\p{L}me|cordes|cuivres|ch\p{L}{1,2}urs?|guitares?|basse`,
].join("|");
const TELLING_MIXES = [
  String.raw`(?:sans|no|without|minus|ss\.?)[ _-]?(?:${PARTS})`,
  `(?:${PARTS})[ _](?:only|seule?s?)`,
  String.raw`\d{1,3} ?(?:s|secs?|secondes?|seconds?|"|'')`,
].join("|");
const LENGTHS = String.raw`courte?|longue?|short|long|compl\p{L}te|int\p{L}grale|extended|radio|acoustic|acoustique|a ?cappella`;
/** Versions that a catalogue has no kind for, or that people write in their own ways: they count behind a sign only. */
const MIXES = [
  TELLING_MIXES,
  String.raw`alt(?:ernat\p{L}{1,3})?\.?(?:[ _](?:mix|version|take))?(?:[ _][a-z\d])?`,
  String.raw`(?:version|vers\.) [\p{L}\d' ]{1,24}`,
  String.raw`(?:version|vers\.)_(?:${LENGTHS}|live|solo|piano|instrumentale?|alternative)`,
  `(?:${LENGTHS})(?:[ _](?:version|edit|mix|cut))?`,
  String.raw`\d{1,3} ?(?:s|secs?|secondes?|seconds?|"|'')(?:[ _](?:version|edit|mix|cut))?`,
].join("|");
const BEHIND_SIGN = String.raw`(?:_|\s+[-\u2013\u2014]\s+|\s*[([]\s*:?)`;
const TOLD = new RegExp(`${BEHIND_SIGN}(${MIXES})\\s*[)\\]]?$`, "iu");
const ALONE = new RegExp(`^(?:${MIXES})$`, "iu");
/** «Kiss and Sting», «Rue Main»: a word behind a blank may be the title's, unless it means a version only. */
const IS_TOLD =
  /^(?:\s*[_([]|\s+[-\u2013\u2014]\s|\s+(?:instrumental|underscore|drumless|(?:no|sans|without|minus)\s|\d+ ?(?:s|sec)))/i;
/** «SsBatterie»: French sessions write «sans» short. */
const SHORT_SANS =
  /(?<![\p{L}\p{M}])ss[ .]?(?=batterie|drums?|voix|perc|m\p{L}lodie|rythm|ch\p{L}{1,2}ur)/giu;
const MOST_VERSIONS = 4;
/** Longest name and longest remark that are taken apart, in letters. */
const LONGEST_NAME = 300;
const LONGEST_REMARK = 60;

/** Returns a name in which a version's «sans» is written out. */
export const sansWritten = (name: string) => name.replace(SHORT_SANS, "sans ");

/** Where low lines stand for blanks, «The_Sting» and «Rue_Main» are titles; of «Wind_Mill_Full» the end is a version. */
function mayBeTitle(name: string, { base, kind }: { base: string; kind: string }): boolean {
  if (NEEDS_MORE.test(base)) return true;
  if (name[base.length] !== "_" || /\s/.test(base)) return false;
  return kind === "sting" || (kind === "full" && !base.includes("_"));
}

/** «On_The_Radio», «Too_Long»: so are these, whose last word is one word alone. */
const isLastWord = (name: string, told: RegExpExecArray) =>
  told[0].startsWith("_") &&
  ((!/\s/.test(name.slice(0, told.index)) && /^\p{L}+$/u.test(told[1] ?? "")) ||
    /^version (?!(?:courte|longue|short|long|instru)\p{L}*$)/iu.test(told[1] ?? ""));
/** «Gone in 60 Seconds»: a length that the words before it need is none of a version. */
const NEEDS_MORE =
  /(?:^|[\s_])(?:in|for|within|the|last|first|en|pour|les|des|premi\p{L}res|derni\p{L}res)$/iu;

/** Returns a name without the versions at its end, and what these are called; the label is empty if there is none. */
export function splitVersion(name: string): { base: string; label: string } {
  let base = sansWritten(name.normalize("NFC")).trim();
  const labels: string[] = [];
  if (base.length > LONGEST_NAME) return { base, label: "" };
  for (let count = 0; count < MOST_VERSIONS; count += 1) {
    const known = versionOf(base);
    const told = TOLD.exec(base);
    if (known && IS_TOLD.test(base.slice(known.base.length)) && !mayBeTitle(base, known)) {
      labels.unshift(known.label);
      base = known.base;
    } else if (told && told.index > 0 && !isLastWord(base, told)) {
      labels.unshift((told[1] ?? "").replaceAll("_", " "));
      base = base.slice(0, told.index);
    } else break;
    base = base.replace(/[\s_-]+(?:vers\.?|version)?[\s_-]*$/i, "");
  }
  return { base, label: labels.join(", ") };
}

const isVersion = (text: string) => ALONE.test(text) || versionOf(`x (${text})`)?.base === "x";
/** «radio», «short», «no rain», «bed», «60»: said of how music is used as well. */
const TELLING = new RegExp(`^(?:${TELLING_MIXES})$`, "iu");
const TELLING_LABEL = /^(?:Underscore|Instrumental|No vocals|No drums|Stem(?:: .*)?)$/;
const isTelling = (text: string) =>
  TELLING.test(text) || TELLING_LABEL.test(versionOf(`x (${text})`)?.label ?? "");

/**
 * Returns the version that a text names and nothing else, «No drums mix», «version courte», «30 s»; else null. In a column
 * or behind the word «version» all that may be one is one; a remark has to say so.
 */
export function versionSaid(text: string, isRemark = true): string | null {
  if (text.length > LONGEST_REMARK) return null;
  const said = sansWritten(text.normalize("NFC"))
    .replace(/["\u2033\u201d]/g, " s")
    .trim();
  const bare = said.replace(/^(?:version|vers\.?)\s+/i, "").replace(/ (?:version|mix|edit)$/i, "");
  const isSaid = isRemark && bare === said ? isTelling : isVersion;
  return [bare, said].find(isSaid) ?? null;
}
