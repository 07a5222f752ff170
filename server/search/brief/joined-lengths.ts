import type { Range } from "./thesaurus.ts";

const JOINING = /^\s{0,3}(?:-|–|a|to|jusqu['’]a)\s{0,3}$/;
const JOINING_IN_BETWEEN = /^\s{0,3}(?:et|and)\s{0,3}$/;
const BETWEEN = /^(?:entre|between)\s/;
const FROM = /^from\s/;

interface Place {
  start: number;
  end: number;
}
type Length = Place & { kind: "length"; range: Range };
type Figure = Length | (Place & { kind: string });

const isLength = (figure: Figure | undefined): figure is Length => figure?.kind === "length";

/** Returns the seconds of a length as typed; null if it is a range or a limit. “From 90 s” may begin a range. */
function typedSeconds({ range }: Length, typed: string): number | null {
  if (range.about !== undefined) return range.about;
  return FROM.test(typed) && range.to === null ? range.from : null;
}

/** Returns the range of which two lengths are the ends; null if they are two wishes. @param text folded */
function rangeBetween(last: Figure | undefined, next: Figure, text: string): Length | null {
  if (!isLength(last) || !isLength(next) || next.range.about === undefined) return null;
  const from = typedSeconds(last, text.slice(last.start, last.end));
  const between = text.slice(last.end, next.start);
  const isBetween = BETWEEN.test(text.slice(last.start, last.end)) && JOINING_IN_BETWEEN.test(between);
  if (from === null || from >= next.range.about || !(isBetween || JOINING.test(between))) return null;
  return { start: last.start, end: next.end, kind: "length", range: { from, to: next.range.about } };
}

/**
 * Merges two lengths that are the ends of a range into one: «1 min à 1 min 30», “45 secs to 1 min”, «entre 50 s et 1
 * min 10».
 * @param text folded
 */
export function joinedLengths<One extends Figure>(figures: readonly One[], text: string): (One | Length)[] {
  const joined: (One | Length)[] = [];
  for (const figure of figures.toSorted((one, other) => one.start - other.start)) {
    const range = rangeBetween(joined.at(-1), figure, text);
    if (range) joined[joined.length - 1] = range;
    else joined.push(figure);
  }
  return joined;
}
