import { fold } from "#/contract/fold.ts";

const WORD = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'\u2019.&-]*`;
const SMALL = "d[aeiou]s?|del|della|van|von|der|den|le|la|les|al|bin|of|the|y|e|et|and|&";
/** One name in capitals, perhaps with particles: «Ludwig van Beethoven», «Ferrat», «Medina Tracks». */
const NAME = new RegExp(`^${WORD}(?: (?:${WORD}|${SMALL})){0,6}$`, "u");
const FULL_NAME = new RegExp(`^${WORD}(?: (?:${WORD}|${SMALL})){0,4} ${WORD}$`, "u");
/**
 * At most three initials, unlike `isInitialsAndSurname`: more letters with points are no person in a note, «M.A.S.H.
 * Suite».
 */
const INITIAL = /^(?:\p{Lu}\.[ -]?){1,3} ?\p{Lu}[\p{L}\p{M}'\u2019-]+$/u;

/** A word of companies that publish music, folded. */
const COMPANY =
  /^(?:music|musik|musique|musica|musicales|musicali|musicaux|musikverlag|verlag|records?|recordings?|editions?|edizioni|ediciones|edicoes|editorial|publishing|publishers?|publications?|tracks?|libraries|library|ltd|limited|llc|inc|gmbh|sarl|sas|songs)\.?$/;
/** A word for companies in small letters at the end of a name: «Fleurs de Mai \u00e9ditions». */
const KIND_BEHIND =
  /\s(?:\u00e9ditions?|edizioni|ediciones|editions?|music|musique|musik|records?|publishing|verlag)$/u;
/** Words of notes, folded, that are in no name of a person or of a company. */
const NOT_A_NAME =
  /(?:^|[^\p{L}])(?:title|titre|titel|theme|thema|tema|version|mix|remix|edit|cut|master|main|full|opening|closing|credits?|generique|abspann|vorspann|scene|sequence|intro|outro|loop|loud|low|fade|out|off|take|camera|kamera|schnitt|szene|cam|plan|prise|part|partie|act|acte|reel|episode|temp|tba|tbc|tbd|voir|see|check|volume|level|opacity|scale|speed|zoom|instrumental|underscore|stem|stems|drums|no|not|sans|pas|replace|replaced|remplacee?|new|old|audio|video|track \d.*|trad|jusqu|until|start|end|fin|debut)(?![\p{L}])/u;
const LONGEST_NAME = 80;
/** Words of notes on music that stands for another piece, or the other way round, folded: «replaced by Alba, Roux». */
export const OF_REPLACED =
  /replac|rempla|ersetz|statt|instead|swap|sustitu|sostitu|en lugar|au lieu|al posto/;
/** Words of notes on another piece, folded: «replaced by Alba (Ana Roux, Rive)», “not the old one (Ana Roux)”. */
export const OF_ANOTHER = new RegExp(
  `${OF_REPLACED.source}|ancienne?|(?:^|[^\\p{L}])(?:was|not|pas|nicht|old)[^\\p{L}]`,
  "u",
);

/** Whether a text in a note may be the name of a person or of a company. */
export const isName = (name: string) =>
  name.length <= LONGEST_NAME && NAME.test(name) && !NOT_A_NAME.test(fold(name));
/** Whether a name is an initial and a name: «J. Okafor». */
export const hasInitial = (name: string) => INITIAL.test(name);
/** Whether a name has at least two words, as most persons have. */
export const isInFull = (name: string) => FULL_NAME.test(name) || INITIAL.test(name);
export const isNameOfPerson = (name: string) => isName(name) && isInFull(name);

export const isCompanyName = (name: string) => isName(name.replace(KIND_BEHIND, "")) && !isKindAlone(name);
const isKindAlone = (name: string) =>
  fold(name)
    .split(" ")
    .every((word) => COMPANY.test(word));
/** Whether a name has a word of companies at its start or end. */
export function hasCompanyWord(name: string): boolean {
  const words = fold(name).split(" ");
  return isCompanyName(name) && [words[0], words.at(-1)].some((word = "") => COMPANY.test(word));
}
/** Whether all words of a marker's name start with capitals, as those of a title do, and none is of a note. */
export const isNameOfWork = (name: string) => isName(name.replace(/\s*[([][^()[\]]*[)\]]$/, ""));

/** Returns a company's name as other notes may shorten it: «Northlight» for «Northlight Music». */
export function companyKey(name: string): string {
  const words = fold(name).split(" ");
  return (words.length > 1 && COMPANY.test(words.at(-1) ?? "") ? words.slice(0, -1) : words).join(" ");
}
