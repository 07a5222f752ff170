import type { Lexicon } from "./lexicon.ts";
import { isQuality, leadsToInstrument, leadsToThing } from "./negations.ts";
import { isLinkWord } from "./phrases.ts";
import { CONJUNCTIONS, DESCRIBING, FILLERS, INTENSIFIERS, NEGATION_ENDS, NEGATORS } from "./vocabulary.ts";

const VOICE =
  /^(?:voix|chants?|choeurs?|chantee?s?|chorales?|maitrises?|sung|vocals?|voices?|vox|singing|singers?|choirs?)$/;
const ENGLISH_VOICE = /^(?:vocals?|voices?|vox|singing|singers?|vocalists?|choirs?|chorus)$/;
/** Words for singers and their ways after a voice: «voix de gamins», «chant lyrique», “choir of children”. */
const SINGER =
  /^(?:kids?|child(?:rens?)?|childs|enfants?|gamine?s?|gosses?|momes?|bebes?|baby|babies|bambins?|fillettes?|garconnets?|ados?|teens?|teenagers?|femmes?|hommes?|feminine?s?|masculine?s?|wom[ae]n|m[ae]n|boys?|girls?|filles?|garcons?|operas?|operatiques?|lyriques?|sopranos?|tenors?|barytons?|gospel|soul|rap|rnb|metal|robots?|robotiques?|autotunee?s?|vocodee?s?|traitee?s?|synthetiques?|samplee?s?|rauques?|criardes?|hurlee?s?|nasillardes?|parlee?s?|rappee?s?|chuchotee?s?|aigue?s?|enfantine?s?|juveniles?|bulgares?|gregorien(?:ne)?s?|liturgiques?|religieu(?:x|ses?)|sacree?s?|ethniques?|orientales?|celtiques?|theatrales?)$/;
const JOINING = /^(?:de|d|des|du|par|by|of|from|a|an|the|jeunes?|petite?s?|young|small)$/;
/** Maximum number of words before an English voice: “small children’s choir”. */
const MOST_BEFORE = 3;

const isOther = (word: string) =>
  [FILLERS, INTENSIFIERS, NEGATORS, CONJUNCTIONS, NEGATION_ENDS].some((words) => words.has(word));

/** Returns whether a word is a French adjective in the plural: «tristes». */
function isPluralAdjective(word: string | undefined, { phrases, terms }: Lexicon): boolean {
  if (word === undefined || !/[sx]$/.test(word) || isOther(word)) return false;
  const meanings = phrases.longest([word])?.meanings ?? [];
  return (
    meanings.some(({ lang }) => lang !== "en") && isQuality(meanings, terms) && !leadsToThing(meanings, terms)
  );
}

const isUnknownPlural = (word: string | undefined, { phrases }: Lexicon) =>
  word !== undefined &&
  /[a-z]{3}s$/.test(word) &&
  !isOther(word) &&
  !isLinkWord(word) &&
  phrases.longest([word]) === null;

/** Returns how many of the words are a voice and its singer, «voix d’enfants»; 0 if none are. */
function voiceThenSinger(words: readonly string[], lexicon: Lexicon): number {
  if (!VOICE.test(words[0] ?? "")) return 0;
  let at = 1;
  while (JOINING.test(words[at] ?? "")) at += 1;
  const isDescribed = at === 1 && isPluralAdjective(words[at], lexicon);
  return isDescribed || SINGER.test(words[at] ?? "") ? at + 1 : 0;
}

/** Returns how many of the words are a description and an English voice, “kids’ vocals”; 0 if none are. */
function descriptionThenVoice(words: readonly string[], { phrases, terms }: Lexicon): number {
  for (let at = 0; at <= MOST_BEFORE; at += 1) {
    const word = words[at];
    if (word === undefined) return 0;
    if (ENGLISH_VOICE.test(word)) return at > 0 ? at + 1 : 0;
    const isPossessive = at > 0 && word === "s";
    if ((isLinkWord(word) && !isPossessive) || isOther(word) || DESCRIBING.has(word)) return 0;
    // In “no piano vocals” only a comma is missing.
    const isSinger = SINGER.test(word);
    if (!isSinger && leadsToInstrument(phrases.of(word), terms) && phrases.of(word).length > 0) return 0;
  }
  return 0;
}

/**
 * Returns how many of the folded words name a certain kind of voice, which a negation excludes without wanting or
 * excluding other voices: “no kids’ vocals”, «pas de voix lyrique». Returns 0 if none do.
 */
export const describedVoice = (words: readonly string[], lexicon: Lexicon): number =>
  voiceThenSinger(words, lexicon) || descriptionThenVoice(words, lexicon);

const SONG = /^(?:paroles|textes)$/;

/**
 * Returns whether the words from `length` on describe the words of a song that end there: «pas de paroles tristes»
 * refuses sad songs, not all songs. In «sans paroles triste» only a comma is missing.
 */
export const isSongDescribed = (words: readonly string[], length: number, lexicon: Lexicon) =>
  SONG.test(words[length - 1] ?? "") &&
  (isPluralAdjective(words[length], lexicon) || isUnknownPlural(words[length], lexicon));

const SURE = "(?:real|actual|proper|genuine|full[- ]on)";
const SUNG = "(?:vocals?|voices?|singing|singers?|choirs?|vox)";
/** Patterns, for folded text, of adjectives that leave a negation as it is: “no real singing”, «pas vraiment de chant». */
export const emptyAdjectivePatterns = () => [
  '"(?:(?:o+h+|a+h+|la|na|hey|wh?oa+h?|mm+|doo|yeah)[ ,-]{0,2}){2,6}"',
  `(?<=(?<![a-z])(?:no|without|any)\\s{1,3})${SURE}(?=\\s(?!time|life|estate|world)[a-z])`,
  `(?<=(?<![a-z])(?:no|without)\\s{1,3})(?:sung|human|audible|intelligible|recogni[sz]able|more|other|prominent|any)(?=\\s${SUNG}(?![a-z]))`,
  "(?<=(?<![a-z])pas\\s{1,3})(?:vraiment|reellement|franchement|a proprement parler|specialement)(?=\\s(?:de |d['’]|du |des ))",
  "(?<=(?<![a-z])(?:pas de|sans|aucune?) voix\\s)qui chantent?",
  "(?<=(?<![a-z])(?:sans|without|jamais|never)\\s)(?:(?:tomber|verser|sombrer|basculer) dans|virer (?:au|a la|dans)|devenir|being|getting|becoming|sounding|falling into|turning(?: into)?|tipping into)(?=\\s[a-z])",
  "(?<=(?<![a-z])(?:pas de|sans|aucune?|ni)\\s{1,3})(?:vraie?s?|veritables?|reel(?:le)?s?)(?=\\s[a-z])",
];
