import { spellingsOf } from "./code-spellings.ts";

/** A part of a text that may be a reference or code, with its possible spellings in the catalogue; see `spellingsOf`. */
interface Stretch {
  start: number;
  end: number;
  spellings: readonly (readonly string[])[];
}

/** Catalogue codes that a part of a text names. */
export interface NamedCode {
  start: number;
  end: number;
  codes: readonly string[];
}

/** Returns those of the codes that public things have; letters and digits in lower case, but see `SET_OFF`. */
export type KnownCodes = (codes: readonly string[]) => Promise<ReadonlySet<string>>;

/** Letters and digits in one piece: «SIL», «201». */
const PIECE = /[a-z0-9]+/gi;
/** Separators within a code: «SIL 201-01», «SIL 201/1», «SIL:201», «FR.Z03.26.00012». */
const SEPARATOR = /^[\s\u2010-\u2014.:/_-]{1,3}$/;
/** Full-width characters, as Japanese keyboards produce them, and their offset from the normal ones. */
const WIDE = /[\uff01-\uff5e]/g;
const WIDER_BY = 0xfee0;
/**
 * A figure that counts something does not belong to the code before it: «SIL 201 2 minutes», «SIL 201 60 bpm». A
 * quotation mark after a space opens a title.
 */
const COUNTED =
  /^(?:["'′″]|\s*(?:%|(?:h|hours?|heures?|min|mn|mins|minutes?|s|sec|secs|seconds?|secondes?|bpm|tracks?|titles?|pistes?|titres?|morceaux|versions?)(?![\p{L}\p{N}])))/iu;
/** Maximum number of pieces of a code: «FR Z03 26 00012» has four. */
const MOST_PIECES = 5;
const LONGEST = 24;
/**
 * Minimum length of a code within a sentence, where shorter ones are words («C1», «4x4»), and of one that is the whole
 * text.
 */
const SHORTEST_INSIDE = 5;
const SHORTEST = 3;
/** Minimum number of digits that alone may be an IPI, even within a sentence. */
const SHORTEST_FIGURES = 7;
const YEAR = /^(?:1[5-9]|20)\d\d$/;

/**
 * Returns whether letters and digits may be a code; a few digits alone only as the whole text, unless they are a year.
 */
function canBeCode(code: string, isWhole: boolean): boolean {
  if (code.length > LONGEST || code.length < (isWhole ? SHORTEST : SHORTEST_INSIDE) || !/\d/.test(code))
    return false;
  if (/[a-z]/.test(code) || code.length >= SHORTEST_FIGURES) return true;
  return isWhole && code.length > SHORTEST && !YEAR.test(code);
}

/** Returns the parts of a text that may be codes, by position, the longest first at each position. */
function stretchesOf(written: string): Stretch[] {
  // Replaced one for one, so that positions stay valid.
  const text = written.replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDER_BY));
  if (!/\d/.test(text)) return [];
  const pieces = [...text.matchAll(PIECE)].map(({ 0: piece, index }) => ({
    text: piece.toLowerCase(),
    start: index,
    end: index + piece.length,
  }));
  const whole = { start: pieces[0]?.start ?? 0, end: pieces.at(-1)?.end ?? 0 };
  const isBare = !/[\p{L}\p{N}]/u.test(text.slice(0, whole.start) + text.slice(whole.end));
  return pieces.flatMap(({ start }, from) => {
    const stretches: Stretch[] = [];
    for (let to = from; to < Math.min(pieces.length, from + MOST_PIECES); to += 1) {
      const { end } = pieces[to] as (typeof pieces)[number];
      if (to > from && !SEPARATOR.test(text.slice(pieces[to - 1]?.end, pieces[to]?.start))) break;
      const parts = pieces.slice(from, to + 1).map((piece) => piece.text);
      const isWhole = isBare && start === whole.start && end === whole.end;
      if (to > from && countsSomething(text, pieces[to - 1]?.end, end)) continue;
      const isOrdinary = to === from + 1 && !isWhole && ORDINARY.test(text.slice(start, end));
      const isFollowed = isOrdinary || (to > from && precedesWord(text, pieces[to - 1]?.end, end));
      if (canBeCode(parts.join(""), isWhole) && isAlone(text, start, end))
        stretches.unshift({ start, end, spellings: spellingsOf(parts, isFollowed) });
    }
    return stretches;
  });
}

/** A word and a figure, which in a sentence mean a code only in its own spelling: «rock 80», “top 10”. */
const ORDINARY = /^[a-z]+\s+[1-9]\d*$/;
/** Last piece of a code after spaces only: a figure without leading zero. */
const LOOSE_FIGURE = /^\s+[1-9]\d*$/;

const countsSomething = (text: string, from: number | undefined, end: number) =>
  LOOSE_FIGURE.test(text.slice(from, end)) && COUNTED.test(text.slice(end));

/** Returns whether a separate figure may belong to the word after it instead: «SIL 201 2 violons». */
const precedesWord = (text: string, from: number | undefined, end: number) =>
  LOOSE_FIGURE.test(text.slice(from, end)) && /^\s+\p{L}/u.test(text.slice(end));

/** Returns whether no letter outside `PIECE`, like «é», adjoins the part. */
const isAlone = (text: string, start: number, end: number) =>
  !/[\p{L}\p{N}\p{M}]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
  !/^[\p{L}\p{N}\p{M}]/u.test(text.slice(end, end + 2));

/**
 * Returns the references and codes (ISRC, ISO 3901; ISWC, ISO 15707; IPI of writers) in a text, with any separators, in
 * order and without overlaps.
 */
export async function codesIn(text: string, knownCodes: KnownCodes): Promise<NamedCode[]> {
  const stretches = stretchesOf(text);
  if (stretches.length === 0) return [];
  const known = await knownCodes([...new Set(stretches.flatMap(({ spellings }) => spellings.flat()))]);
  const named: NamedCode[] = [];
  for (const { start, end, spellings } of stretches) {
    const codes = firstKnown(spellings, known);
    if (codes.length > 0 && start >= (named.at(-1)?.end ?? 0)) named.push({ start, end, codes });
  }
  return named;
}

/** Returns the known codes of the first group that has any. */
export const firstKnown = (
  groups: readonly (readonly string[])[],
  known: ReadonlySet<string>,
): readonly string[] =>
  groups.map((group) => group.filter((code) => known.has(code))).find(({ length }) => length > 0) ?? [];
