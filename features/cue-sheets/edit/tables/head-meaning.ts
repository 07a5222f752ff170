import { fold } from "#/contract/fold.ts";
import {
  BESIDE,
  type Column,
  DENIED,
  FILLERS,
  HAS_OWN_START,
  NAMES,
  OF_PROGRAMME,
  PEOPLE,
  USED,
} from "./head-words.ts";

/** How surely a heading names its column: the lower, the surer. */
const [OF_ITS_PLACE, PLAIN, QUALIFIED, REMARKED, TIME_CODE, TIME, RANGE] = [0, 1, 2, 3, 4, 5, 6] as const;

/** The meaning of a heading, with its rank among the headings for the same column. */
export type Meaning = {
  column: Column;
  rank: number;
  /** Whether its places are said to be those in the programme. */
  isOfProgramme: boolean;
  /** Place among the names of the column; the least ambiguous come first. */
  order: number;
  /** Whether the heading consists of known words alone. */
  isPlain: boolean;
};

/** Whether a heading has remarks beside it that may change its meaning. */
export const isRemarked = ({ rank }: Meaning) => rank === REMARKED;
/** Whether a heading means times that may be lengths as well: «Time». */
export const isAnyTime = ({ rank }: Meaning) => rank === TIME;

const COLUMNS = Object.keys(NAMES) as Column[];
const TIMES: ReadonlySet<Column> = new Set<Column>(["start", "end"]);
/** A longer cell is text. */
const LONGEST_HEAD = 200;
/** The number of a column before its heading: «3. Titre», «(4) Title», «b) Titel». */
const ORDINAL = /^\s*(?:[([]?\d{1,2}\s*[.):\]/-]|\p{L}\))\s*(?=\p{L})/u;
const IN_BRACKETS = /[([]([^()[\]]*)[)\]]/g;
const PARTS = /[/|\r\n]|\s-\s/;
/** «Out of show», «fin du film»: the end of the programme itself. */
const OF = /^(?:of|de|du|des|del|della|der|do|da)$/;
/** «25fps», «50i», «hh», «ii». */
const IS_UNIT = /^(?:\d*(?:fps|ips|im|[ipf])|\d+|hh?|mm?|ss?|ff|ii)$/;

const allWordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const isFiller = (word: string) => FILLERS.has(word) || IS_UNIT.test(word);

/** Returns a heading without the words that do not identify a column, unless it has no others. */
export function headOf(cell: string): string {
  const words = allWordsOf(cell.slice(0, LONGEST_HEAD).replace(ORDINAL, ""));
  const left = [words.filter((word) => !isFiller(word)), words.filter((word) => !IS_UNIT.test(word))];
  return (left.find((some) => some.length > 0) ?? words).join(" ");
}

/**
 * Returns the forms in which a heading may be known: the whole, without what is in brackets, and its parts in two
 * languages.
 */
export function headForms(cell: string): string[] {
  const outside = cell.slice(0, LONGEST_HEAD).replace(IN_BRACKETS, " ");
  return [...new Set([cell, outside, ...outside.split(PARTS)].map(headOf))].filter((form) => form !== "");
}

/** Whether a heading has a word for a length, whatever its other words are: «Durée du morceau». */
export const namesLength = (cell: string) =>
  allWordsOf(cell.slice(0, LONGEST_HEAD)).some((word) =>
    (NAMES.duration as readonly string[]).includes(word),
  );

/** Whether a cell contains nothing but units, as below the headings of times: «hh:mm:ss:ii». */
export const isUnits = (cell: string) =>
  cell.length <= LONGEST_HEAD && /^(?:[hmsfitc]|[^\p{L}\d])+$/u.test(fold(cell)) && /\p{L}/u.test(cell);

/** Returns the meaning of a heading; null if it names no column of ours, or several. */
export function meaningOf(cell: string): Meaning | null {
  if (cell.length > LONGEST_HEAD) return null;
  const text = cell.replace(ORDINAL, "");
  return meaningOfWords(text) ?? meaningBesideRemarks(text);
}

function meaningOfWords(text: string): Meaning | null {
  const head = headOf(text);
  const column = COLUMNS.find((one) => (NAMES[one] as readonly string[]).includes(head));
  if (column) {
    const order = (NAMES[column] as readonly string[]).indexOf(head);
    const isTimeCode = column === "start" && order >= TIME_CODE_FROM;
    const isTime = isTimeCode && order >= TIME_FROM;
    const rank = isTime ? TIME : isTimeCode ? TIME_CODE : PLAIN;
    return { column, order, rank, isOfProgramme: false, isPlain: !isTime };
  }
  const words = allWordsOf(text);
  return COLUMNS.map((one) => qualifiedMeaning(one, words)).find((one) => one !== null) ?? null;
}
const [TIME_CODE_FROM, TIME_FROM] = [NAMES.start.indexOf("tc"), NAMES.start.indexOf("time")];

/** Returns the meaning of words of which one names the column and the others do not change it. */
function qualifiedMeaning(column: Column, words: readonly string[]): Meaning | null {
  const beside = BESIDE[column];
  if (!beside) return null;
  const telling = words.filter((word) => !isFiller(word));
  const isTime = TIMES.has(column);
  const isCore = (word: string) => (NAMES[column] as readonly string[]).includes(word) && !beside.has(word);
  const cores = telling.filter(isCore);
  const ofProgramme = telling.filter((word) => OF_PROGRAMME.has(word));
  const isTimeCode =
    words.some((word) => /^(?:tc|timecode|timecodes)$/.test(word)) || /\btime code\b/.test(words.join(" "));
  if (
    !telling.every(
      (word) => isCore(word) || beside.has(word) || (column !== "name" && OF_PROGRAMME.has(word)),
    )
  )
    return null;
  if (cores.length === 0 || (cores.length > 1 && column !== "name")) {
    // «TC film»: the time code of the programme is the start if there is no other.
    const isPlace = column === "start" && cores.length === 0 && ofProgramme.length === telling.length;
    return isPlace && isTimeCode && telling.length > 0
      ? { column, order: 0, rank: TIME_CODE, isOfProgramme: true, isPlain: false }
      : null;
  }
  if (ofProgramme.length > 0 && !isPlaceInProgramme(column, words, { core: cores[0] ?? "", isTimeCode }))
    return null;
  const isOfProgramme = isTime && ofProgramme.length > 0;
  const isUsed = column === "duration" && telling.some((word) => USED.has(word));
  return {
    ...{ column, order: 0, isOfProgramme, rank: isOfProgramme || isUsed ? OF_ITS_PLACE : QUALIFIED },
    isPlain: isOfProgramme && telling.every((word) => isCore(word) || /^rec(?:ord)?$/.test(word)),
  };
}

/** Whether words for the programme mean a place or a length in it, not its own: «Prog in», not «Programme start». */
function isPlaceInProgramme(
  column: Column,
  words: readonly string[],
  { core, isTimeCode }: { core: string; isTimeCode: boolean },
): boolean {
  if (column === "duration") return words.some((word) => /^(?:dans|im|in|en|nel)$/.test(word));
  const after = words.slice(words.indexOf(core));
  const of = after.findIndex((word) => OF.test(word));
  if (of !== -1 && after.slice(of).some((word) => OF_PROGRAMME.has(word))) return false;
  const isPoint =
    /^(?:in|out|entree|sortie|entra(?:da|ta)?|sale|salida|sai|saida|esce|uscita|einstieg|ausstieg)$/.test(
      core,
    );
  return isPoint || isTimeCode || !words.some((word) => HAS_OWN_START.has(word));
}

/** Returns the meaning of a heading of unknown words that brackets explain: «Zik (titre)». */
function meaningInBrackets(inBrackets: readonly string[], parts: readonly string[]): Meaning | null {
  const [only, ...others] = inBrackets.filter((one) => allWordsOf(one).some((word) => !isFiller(word)));
  const found = only === undefined || others.length > 0 ? null : meaningOfWords(only);
  if (!found || (found.column !== "name" && !TIMES.has(found.column))) return null;
  const denied = DENIED[found.column === "end" ? "start" : found.column];
  const words = parts.flatMap(allWordsOf);
  if (words.length === 0 || words.some((word) => denied?.has(word) || PEOPLE.has(word))) return null;
  return { ...found, rank: Math.max(found.rank, REMARKED), isPlain: false };
}

/** Returns the meaning of a heading with remarks in brackets or in several languages. */
function meaningBesideRemarks(text: string): Meaning | null {
  const folded = fold(text);
  const inBrackets = [...folded.matchAll(IN_BRACKETS)].map(([, inside = ""]) => inside);
  const parts = folded
    .replace(IN_BRACKETS, " ")
    .split(PARTS)
    .filter((part) => /\p{L}/u.test(part));
  const found = parts.map(meaningOfWords);
  const known = found.filter((one) => one !== null);
  const best = known.find(({ column }) => column === "name") ?? known[0];
  if (!best) return meaningInBrackets(inBrackets, parts);
  const columns = new Set(known.map((one) => one.column));
  if (columns.size === 2 && columns.has("start") && columns.has("end")) {
    // «TC in - TC out»: its cells have both.
    return { ...best, column: "start", rank: RANGE, order: 0, isPlain: false };
  }
  const { column } = best;
  const isSame = (one: Meaning) =>
    one.column === column || (column === "name" && !TIMES.has(one.column) && one.column !== "duration");
  const tellingOf = (one: string) => allWordsOf(one).filter((word) => !isFiller(word));
  const bracketed = inBrackets.map(tellingOf);
  const others = [...bracketed, ...parts.filter((_, at) => found[at] === null).map(tellingOf)];
  const denied = DENIED[column === "end" ? "start" : column];
  const isOfProgramme =
    best.isOfProgramme ||
    (TIMES.has(column) &&
      others.some((words) => words.length > 0 && words.every((word) => OF_PROGRAMME.has(word))));
  // «Name (artist)», and «Komponist/in», which is no start.
  const besideTime = TIMES.has(column) ? others : [];
  const isPersons = (column === "name" ? bracketed : besideTime).flat().some((word) => PEOPLE.has(word));
  if (!known.every(isSame) || isPersons || others.flat().some((word) => denied?.has(word))) return null;
  const isWhole = others.every((words) => words.length === 0);
  const rank = isOfProgramme ? OF_ITS_PLACE : isWhole ? best.rank : Math.max(best.rank, REMARKED);
  return { ...best, rank: best.rank >= TIME_CODE ? best.rank : rank, isOfProgramme, isPlain: false };
}
