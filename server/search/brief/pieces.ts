import type { ConceptMode } from "#/contract/brief.ts";
import { LIKENING } from "./likening.ts";

/** A stretch of a brief with its mode. */
export interface Piece {
  mode: ConceptMode;
  /** Whether it is a literal quotation. */
  isQuoted: boolean;
  /** Whether a sign set the mode; then the content is one concept. */
  isMarked: boolean;
  /** Whether it is the title of a piece by musicians that are named before it: “ref is The Black Keys "Lonely Boy"”. */
  isOfMusicians?: boolean;
  /** Whether it is the title of what the music is for: «pour la série « Grand Large »». */
  isOfProduction?: boolean;
  /** Position including the signs. */
  start: number;
  end: number;
  /** Position without the signs. */
  from: number;
  to: number;
}

const MODES: Readonly<Record<string, ConceptMode>> = { "-": "excluded", "+": "must", "~": "loose" };
const MARKED =
  /(?<![^\s,;(])(?:(?<sign>[-+~])?(?:(?:"(?<quoted>[^"]+)"|«\s*(?<french>[^«»]*[^«»\s])\s*»|“(?<curly>[^“”]+)”)|\((?<bracketed>[^()]+)\))|(?<only>[-+]|~(?!\d))(?<word>[\p{L}\p{N}][^\s,;"«»“”()]*))/gu;
/** A name in capitals at the end of a text. */
const NAME = /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}'’.&-]{0,30}\s{1,2}){1,4}$/u;
/** A name in the possessive before a title, “Max Richter’s "Vladimir’s Blues"”, and one behind it. */
const OWNER = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}.-]{1,30}['’]s\s$/u;
const BY_NAME = /^\s(?:by|from|de|par)\s\p{Lu}|^\sd['’]\p{Lu}/u;
/** The refusal of a person who is quoted: «la cliente a dit “pas de cuivres”». Titles begin with a capital. */
const REFUSAL =
  /^(?:pas (?:de |du |d['’]|trop )|rien de |surtout pas |no |not |nothing |sans |without |never )/u;
/** Words before a title, which may be typed without capitals. */
const BEFORE_TITLE =
  /(?<!\p{L})(?:titres?|titles?|titled|called|named|appel\p{L}+|chansons?|songs?|morceaux?|tracks?)\s*$/iu;

/** Words for what music is for, before its title. */
const BEFORE_PRODUCTION =
  /(?<!\p{L})(?:collections?|documentaires?|documentary|docus?|docs?|films?|movies?|m\p{L}trages?|s\p{L}ries?|shows?|\p{L}missions?|podcasts?|campagnes?|campaigns?|spots?|features?|shorts?|expos?|expositions?|exhibitions?|spectacles?|plays?|jeux?|games?|projets?|projects?|documental(?:es)?|pel\p{L}culas?|serien?|clients?|brands?|marques?|annonceurs?|(?:for|pour)(?:\s+(?:our|the|an?|notre|la|le|les|une?))?)(?:\s+(?:intitul\p{L}+|titled|called|named|appel\p{L}+))?\s*[:,]?\s*$/iu;
/** The same behind its title: “our "Kids First" campaign”. */
const BEHIND_PRODUCTION =
  /^\s(?:campaigns?|campagnes?|films?|movies?|series|shows?|spots?|ads?|adverts?|trailers?|episodes?|docs?|documentary|podcasts?|projects?|games?|exhibition|references?)(?!\p{L})/iu;

/** Returns whether a quotation without a sign is the title, with a capital, of what the music is for. */
const isProduction = (before: string, quoted: string, behind: string) =>
  /^\p{Lu}/u.test(quoted) &&
  (BEFORE_PRODUCTION.test(before) || BEHIND_PRODUCTION.test(behind)) &&
  !LIKENING.test(before);

/** Returns whether a quotation without a sign only repeats what somebody refuses. */
const isQuotedRefusal = (before: string, quoted: string) =>
  REFUSAL.test(quoted) && /\p{L}/u.test(before) && !BEFORE_TITLE.test(before);

/**
 * Splits a brief by its signs: `-word`, `+word`, `~word`, the same before `(several words)`, and literal words in
 * quotation marks of either language.
 * @param whole stretches that a preceding sign covers entirely: «-SIL 201»
 */
export function piecesOf(text: string, whole: readonly { start: number; end: number }[] = []): Piece[] {
  const pieces: Piece[] = [];
  const plain = (from: number, to: number) => {
    if (text.slice(from, to).trim() !== "")
      pieces.push({ mode: "wanted", isQuoted: false, isMarked: false, start: from, end: to, from, to });
  };
  let at = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(MARKED)) {
    const { sign, only, bracketed, word } = groups;
    const quoted = groups.quoted ?? groups.french ?? groups.curly;
    // Brackets without a sign only group words for a reader.
    if (!sign && bracketed !== undefined) continue;
    if (!sign && quoted !== undefined && isQuotedRefusal(text.slice(0, index), quoted)) continue;
    plain(at, index);
    const inner = quoted ?? bracketed ?? word ?? "";
    const from = index + found.indexOf(inner, (sign ?? only ?? "").length);
    const before = text.slice(0, index);
    const behind = text.slice(index + found.length);
    const isBehindName = OWNER.test(before) || (LIKENING.test(before.replace(NAME, "")) && NAME.test(before));
    const isOfMusicians = isBehindName || (LIKENING.test(before) && BY_NAME.test(behind));
    const unsigned = isOfMusicians || LIKENING.test(before) ? "wanted" : "must";
    const mode = MODES[sign ?? only ?? ""] ?? unsigned;
    const stretch = word === undefined ? undefined : whole.find(({ start }) => start === from);
    const beyond = Math.max(0, (stretch?.end ?? 0) - (from + inner.length));
    pieces.push({
      mode,
      isQuoted: quoted !== undefined,
      isMarked: true,
      isOfMusicians: isOfMusicians && quoted !== undefined && !sign,
      isOfProduction: quoted !== undefined && !sign && isProduction(before, quoted, behind),
      start: index,
      end: index + found.length + beyond,
      from,
      to: from + inner.length + beyond,
    });
    at = index + found.length + beyond;
  }
  plain(at, text.length);
  return pieces;
}
