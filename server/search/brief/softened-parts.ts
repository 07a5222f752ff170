import type { ScannedPart } from "./scanned.ts";
import type { Kind } from "./softening-words.ts";

export interface Place {
  start: number;
  end: number;
}
export interface Softening extends Place {
  kind: Kind;
}

/** Punctuation that separates clauses; brackets enclose a clause of their own. */
const CLAUSE = /[,;.:!?/\n·–—()]/;
/** Words that begin a separate wish: in “dark piano with choir ok”, only the choir is merely accepted. */
const JOINING = /(?<![\p{L}\p{N}])(?:with|avec|and|et|but|mais)\s/giu;
const JOINING_KEY = /(?<![\p{L}\p{N}])(?:with|avec|and|et|but|mais|in|en)\s/giu;

/** Words that begin one where “and” continues the same wish: «si possible piano et violon», “I don’t mind A and B”. */
const JOINING_OF_SEVERAL = /(?<![\p{L}\p{N}])(?:with|avec|but|mais)\s/giu;

const isBoundary = (text: string, at: number) =>
  CLAUSE.test(text.charAt(at)) && !(/\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1)));

function clauseStart(text: string, before: number): number {
  let from = before;
  while (from > 0 && !isBoundary(text, from - 1)) from -= 1;
  return from;
}

function clauseEnd(text: string, after: number): number {
  let to = after;
  while (to < text.length && !isBoundary(text, to)) to += 1;
  return to;
}

/** Returns the parts before `end` to which a softening at that point refers. */
function partsBefore(
  text: string,
  end: number,
  { kind }: Softening,
  parts: readonly ScannedPart[],
): ScannedPart[] {
  const start = clauseStart(text, end);
  const joined = [...text.slice(start, end).matchAll(kind === "condition" ? JOINING_KEY : JOINING)];
  const last = joined.findLast(({ index }) =>
    parts.some((part) => part.start >= start + index && part.start < end),
  );
  // In «piano sans batterie ok» the piano stays wanted.
  const excluded = parts.findLast((part) => part.mode === "excluded" && part.start < end);
  const from = Math.max(start + (last?.index ?? 0), excluded?.end ?? 0);
  return parts.filter((part) => part.start >= from && part.start < end);
}

/** Returns the parts after a softening, up to the end of its clause or a word that begins another wish. */
function partsAfter(
  text: string,
  from: number,
  { kind }: Softening,
  parts: readonly ScannedPart[],
): ScannedPart[] {
  const clause = text.slice(from, clauseEnd(text, from));
  const own = parts.filter(({ start }) => start >= from && start < from + clause.length);
  const [first] = own;
  const pattern = kind === "perhaps" || kind === "polite" ? JOINING : JOINING_OF_SEVERAL;
  const joining = [...clause.matchAll(pattern)].find(({ index }) => first && from + index > first.start);
  return own.filter(({ start }) => !joining || start < from + joining.index);
}

/** Kinds that say that something does not matter. They loosen figures, exclusions and even the only wish. */
export const INDIFFERENT: readonly Kind[] = ["unneeded", "indifferent", "harmless"];
/** Words without a thing: «mais», “it is”. */
const CONNECTING =
  /(?<!\p{L})(?:mais|but|et|and|ou|or|it|that|this|\p{L}a|cela|c|n|est|is|are|sont|elle|il|on|we|i|je)(?!\p{L})/giu;
const hasThing = (text: string) => /\p{L}/u.test(text.replace(CONNECTING, ""));

/**
 * Returns the parts to which words of indifference refer: those on one side of them within the clause, or the previous
 * clause if they stand alone. The tempo of «piano, peu importe le tempo» is no part, and the piano stays wanted.
 */
function partsBeside(text: string, softening: Softening, parts: readonly ScannedPart[]): ScannedPart[] {
  const { kind, start, end } = softening;
  const clause = clauseStart(text, start);
  const [isAfter, isBefore] = [
    hasThing(text.slice(end, clauseEnd(text, end))),
    hasThing(text.slice(clause, start)),
  ];
  if (isBefore && (kind === "harmless" || !isAfter)) return partsBefore(text, start, softening, parts);
  if (isAfter) return partsAfter(text, end, softening, parts);
  const previous = "(,?".includes(text.charAt(clause - 1)) ? text.slice(0, clause - 1).trimEnd().length : 0;
  return previous > 0 ? partsBefore(text, previous, softening, parts) : [];
}

/** Returns where a clause begins that a comma may part from the words before it. */
const afterComma = (text: string, at: number) => at + (/^ ?, ?/.exec(text.slice(at))?.[0].length ?? 0);

/** The end of “slightly” before a thing: “a bit of”, «un peu de». */
const OF_THING = /(?:\sof|\sde|d['’])\s*$/iu;

/**
 * Returns the part that “slightly” weakens. In “slightly distorted guitar” it is about the adjective, and the guitar stays
 * wanted; “a bit of slide guitar” is little of it.
 */
function softenedBy(text: string, { start, end }: Softening, part: ScannedPart | undefined): ScannedPart[] {
  if (!part) return [];
  const isOfAdjective = /\s/.test(part.words) && !OF_THING.test(text.slice(start, end));
  return isOfAdjective ? [] : [part];
}

/** Returns the parts of a brief that a softening is about. */
export function partsOf(text: string, softening: Softening, parts: readonly ScannedPart[]): ScannedPart[] {
  const { kind, start, end } = softening;
  if (INDIFFERENT.includes(kind)) return partsBeside(text, softening, parts);
  // The first choice stays wanted: “nyckelharpa if you have it, otherwise a fiddle”, «à défaut de voix, un violon».
  if (kind === "fallback") return partsAfter(text, afterComma(text, end), softening, parts);
  if (kind === "forWant") return partsAfter(text, clauseEnd(text, end) + 1, softening, parts);
  const after = kind === "condition" || kind === "perhaps" ? partsAfter(text, end, softening, parts) : [];
  // “Hawzi, maybe oud” weakens the oud. In “hawzi maybe”, the writer had an idea, which stays wanted.
  if (kind === "slight") return softenedBy(text, softening, partsAfter(text, end, softening, parts)[0]);
  if (kind === "perhaps" || kind === "polite") return after;
  const before = partsBefore(text, start, softening, parts);
  if (before.length > 0) return before;
  if (after.length > 0) return after;
  const sign = clauseStart(text, start) - 1;
  const signs = kind === "accepted" ? "(" : kind === "conditional" ? "(,?:\u2013\u2014-" : "(,";
  const isAside = sign >= 0 && signs.includes(text.charAt(sign));
  const previous = isAside ? text.slice(0, sign).trimEnd().length : 0;
  return previous > 0 ? partsBefore(text, previous, softening, parts) : [];
}
