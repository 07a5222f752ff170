import type { NamedCode } from "#/server/search/words/codes.ts";
import { behindCut, isDecade, isMoment, limitBehind } from "./around-figures.ts";
import {
  BARE_TEMPI,
  BARE_TEMPO,
  CENTURY,
  CUT,
  DAY,
  DEADLINE,
  ISH_TEMPO,
  LENGTH,
  METRE,
  PLACE_IN_CUT,
  TEMPO,
  TEMPO_UP,
} from "./figure-patterns.ts";
import { KEY, KEY_LETTERS, relativeOf, tonalitiesOf } from "./keys.ts";
import type { AlikeTitle, TitledTrack } from "./likening.ts";
import { numberOf } from "./numbers.ts";
import type { Range } from "./thesaurus.ts";
import { foldInPlace } from "./words.ts";

/** A tempo, length, key, catalogue code or likened title found in a brief; `unheld` is a figure that the catalogue does not tell. */
export type Figure = { start: number; end: number } & (
  | { kind: "tempo"; range: Range }
  | { kind: "length"; range: Range }
  | { kind: "key"; tonalities: string[] }
  | { kind: "code"; codes: readonly string[]; title: string }
  | { kind: "alike"; track: TitledTrack }
  | { kind: "unheld" }
);

/** A figure that tracks are found by. */
export type HeldFigure = Exclude<Figure, { kind: "unheld" }>;

/** Tolerance of a tempo on either side: “100 bpm” is 96 to 104, «vers 100» 94 to 106. */
const EXACT = 0.04;
const ABOUT = 0.06;
/** The same for lengths: «60 s» is 55 to 65, «environ une minute» 51 to 69; an editor cuts a little, not much. */
const EXACT_LENGTH = 0.08;
const ABOUT_LENGTH = 0.15;
/** Seconds; longer ones are of a programme, «doc de 52 min». */
const LONGEST_TRACK = 20 * 60;
/** A number without unit, as in «vers 100», is a tempo only within these bounds. */
const TEMPI = { from: 40, to: 220 };

type Groups = Record<string, string | undefined>;

function rangeOf(
  { under, bareUnder, over, bareOver, near, about }: Groups,
  [first, second]: readonly [number, number],
  reach: [number, number],
): Range {
  if (Number.isFinite(second)) return { from: Math.min(first, second), to: Math.max(first, second) };
  if (under || bareUnder) return { from: null, to: first };
  if (over || bareOver) return { from: first, to: null };
  const share = near || about ? reach[1] : reach[0];
  return { from: Math.round(first * (1 - share)), to: Math.round(first * (1 + share)), about: first };
}

function secondsOf({
  minutes,
  minuteWord,
  rest,
  restWord,
  half,
  clockMinutes,
  clock,
  seconds,
  secondWord,
}: Groups): number {
  const whole = minutes ?? minuteWord;
  if (whole !== undefined) return numberOf(whole) * 60 + (half ? 30 : numberOf(rest ?? restWord ?? "0"));
  if (clockMinutes !== undefined) return Number(clockMinutes) * 60 + Number(clock);
  return numberOf(seconds ?? secondWord);
}

/** Returns the upper end of a range of lengths in seconds; NaN where there is none. */
function untilOf({ untilMinutes, untilClockMinutes, untilClock, until }: Groups): number {
  if (untilMinutes) return numberOf(untilMinutes) * 60;
  return untilClockMinutes ? Number(untilClockMinutes) * 60 + Number(untilClock) : numberOf(until);
}

/** Returns the groups of a figure with the limit that follows it, and where both end. */
function limited(text: string, groups: Groups, { end }: { end: number }): { bounded: Groups; end: number } {
  const limit = limitBehind(text.slice(end));
  const isBounded = groups.under ?? groups.over ?? groups.near ?? groups.bareUnder ?? groups.bareOver;
  if (!limit || isBounded) return { bounded: groups, end };
  return { bounded: { ...groups, [limit.bound]: "said" }, end: end + limit.length };
}

/** Returns the tempi, lengths and keys of a brief in order, without overlaps. */
export function readFigures(text: string): Figure[] {
  const folded = foldInPlace(text);
  const figures: Figure[] = [];
  const isFree = ({ start, end }: { start: number; end: number }) =>
    figures.every((other) => end <= other.start || start >= other.end);
  const take = (
    pattern: RegExp,
    read: (groups: Groups, place: { start: number; end: number }) => Figure | null,
    said = folded,
  ) => {
    for (const found of said.matchAll(pattern)) {
      const written = found[0].trimEnd();
      const place = { start: found.index, end: found.index + written.length };
      const figure = isFree(place) ? read(found.groups ?? {}, place) : null;
      if (figure) figures.push(figure);
    }
  };
  const tempo = (groups: Groups, place: { start: number; end: number }): Figure | null => {
    const [first, second] = [numberOf(groups.first), numberOf(groups.second ?? groups.until)];
    if (first < TEMPI.from || first > TEMPI.to) return null;
    const { bounded, end } = limited(folded, groups, place);
    return { ...place, end, kind: "tempo", range: rangeOf(bounded, [first, second], [EXACT, ABOUT]) };
  };
  const unheld = (_: Groups, place: { start: number; end: number }): Figure => ({ ...place, kind: "unheld" });
  take(DEADLINE, unheld);
  take(METRE, unheld);
  take(DAY, unheld);
  take(CENTURY, unheld, text);
  take(ISH_TEMPO, tempo);
  take(TEMPO, tempo);
  take(TEMPO_UP, tempo);
  take(CUT, ({ seconds, before }, place) => ({
    ...place,
    kind: "length",
    range: rangeOf({}, [numberOf(seconds ?? before), Number.NaN], [EXACT_LENGTH, ABOUT_LENGTH]),
  }));
  take(LENGTH, (groups, place) => {
    const seconds = secondsOf(groups);
    const said = behindCut(folded, place);
    if (!(seconds > 0) || isDecade(folded, said)) return null;
    if (isMoment(folded, said)) return unheld(groups, place);
    const { bounded, end } = limited(folded, groups, place);
    if (seconds > LONGEST_TRACK && !bounded.under && !bounded.over) return unheld(groups, place);
    return {
      ...place,
      end,
      kind: "length",
      range: rangeOf(bounded, [seconds, untilOf(groups)], [EXACT_LENGTH, ABOUT_LENGTH]),
    };
  });
  take(BARE_TEMPO, tempo);
  take(BARE_TEMPI, tempo);
  const key = (
    { note = "", alter, mode = "m", relative }: Groups,
    place: { start: number; end: number },
  ): Figure => {
    const tonalities = tonalitiesOf(note.toLowerCase(), alter, /^m(?:in|$)/.test(mode));
    return {
      ...place,
      kind: "key",
      tonalities: relative ? [...tonalities, ...relativeOf(tonalities)] : tonalities,
    };
  };
  take(KEY, key);
  take(KEY_LETTERS, key, text);
  // Alone it may be a title: «Episode 3».
  take(PLACE_IN_CUT, (groups, place) =>
    place.end - place.start < folded.trim().length ? unheld(groups, place) : null,
  );
  return figures.sort((one, other) => one.start - other.start);
}

/** Returns the codes and likened titles of a brief as figures; a code within such a title is part of it. */
export function namedFigures(
  text: string,
  named: readonly NamedCode[],
  alike: readonly AlikeTitle[],
): Figure[] {
  const isFree = (code: NamedCode) => alike.every(({ start, end }) => code.end <= start || code.start >= end);
  return [
    ...named.flatMap((one): Figure[] =>
      isFree(one) ? [{ ...one, kind: "code", title: text.slice(one.start, one.end) }] : [],
    ),
    ...alike.map((one): Figure => ({ ...one, kind: "alike" })),
  ];
}

/**
 * Returns the figures of a stretch, with positions in the whole text, and the given codes; figures that overlap a code
 * are left out.
 */
export function figuresIn(
  text: string,
  { from, to }: { from: number; to: number },
  codes: readonly Figure[],
): Figure[] {
  const read = readFigures(text.slice(from, to)).map((figure) => ({
    ...figure,
    start: figure.start + from,
    end: figure.end + from,
  }));
  const isFree = ({ start, end }: Figure) => codes.every((code) => end <= code.start || start >= code.end);
  return [...codes, ...read.filter(isFree)];
}
