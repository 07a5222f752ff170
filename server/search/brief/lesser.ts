import { BARRIER } from "./negations.ts";
import type { Degree } from "./scanned.ts";
import type { Word } from "./words.ts";

const LESS = /^(?:moins|less|fewer)$/;
/** Words before which “less” belongs to another turn of speech: «au moins», “more or less”, “none the less”. */
const TURN_BEFORE = /^(?:au|a|du|ou|or|the|no|nothing|rien|pas|not|non)$/;
/** Words that “less” compares with, or that make a saying: “less than”, “less is more”. */
const TURN_AFTER = /^(?:than|que|qu|is|une?)$/;

/** Words that leave hardly any of what follows behind “very” and the like: “very little percussion”, «peu de cuivres». */
const LITTLE = /^(?:little|few)$/;
const BEFORE_LITTLE = /^(?:very|with|but|only|so|relatively|fairly|really|quite)$/;
const BEFORE_PEU = /^(?:un|a|quelque|depuis|sous|avant|ici)$/;
const OF = /^(?:de|d)$/;

/** Returns whether a word says that hardly any of what follows is wanted: “very little percussion”, «peu de cuivres». */
function isLittleAt(text: string, words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at] as Word, words[at + 1]];
  if (!next || BARRIER.test(text.slice(word.end, next.start))) return false;
  const isBeside = before !== undefined && !BARRIER.test(text.slice(before.end, word.start));
  if (LITTLE.test(word.text)) return isBeside && BEFORE_LITTLE.test(before.text);
  return word.text === "peu" && OF.test(next.text) && !(isBeside && BEFORE_PEU.test(before.text));
}

const QUOTATION = /^\s*["\u00ab\u201c]/;

/** Returns whether a word at `at` lowers what follows: «un peu moins sombre», “very little brass”, not «au moins». */
export function isLessAt(text: string, words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]];
  if (!LESS.test(word.text)) return isLittleAt(text, words, at);
  // The words of a quotation are read apart: «moins "trailer"».
  if (!next) return QUOTATION.test(text.slice(word.end));
  if (/^\d/.test(next.text) || TURN_AFTER.test(next.text)) return false;
  const before = words[at - 1];
  const isTurn = before && TURN_BEFORE.test(before.text) && !BARRIER.test(text.slice(before.end, word.start));
  return !isTurn && !BARRIER.test(text.slice(word.end, next.start));
}

const EXCESS =
  /^(?:pas|non|jamais|rien(?:\s+(?:de|d['’]|qui\s+(?:soit|sonne|fasse)))?|not|isn['’]?t|aren['’]?t|never|nothing)\s+(?:trop|too|overly|hyper|super|so|as|that|quite|si|aussi|tellement|very|tr\p{L}s)(?!\p{L})/iu;

const EASY =
  /^(?:go easy on|easy on the|mollo (?:sur|avec)|(?:hardly|barely|scarcely) any|(?:almost|next to|virtually|practically) no|(?:presque|quasiment|pratiquement) (?:pas|aucune?)|\p{L} peine)(?!\p{L})/iu;

/** A cliché that is refused leaves the thing itself: «éviter le cliché orientaliste», “no samurai clichés”. */
const CLICHE =
  /^\p{L}+\s(?:de\s|the\s|les?\s|all\s|any\s|tous\s|des\s)*(?:(?:\p{L}|-){3,}\s){0,2}(?:clich\p{L}s?|st\p{L}r\p{L}otypes?)(?!\p{L})/iu;

/** Returns the degree of a negation, from its first word on; undefined for a plain negation. */
export function degreeAt(text: string, words: readonly Word[], at: number): Degree | undefined {
  const said = text.slice((words[at] as Word).start);
  if (isLessAt(text, words, at) || EASY.test(said)) return "less";
  if (CLICHE.test(said)) return "cliche";
  return EXCESS.test(said) ? "excess" : undefined;
}
