import { isMoment, isOfProgramme, isOtherThanSeconds, limitAfter, withoutCutWord } from "./around-figures.ts";
import { cutRows } from "./cut-rows.ts";
import { AGES, COUNT, DATE, DATED, FORMAT, NUMBERS, ROUND_COUNT, YEAR } from "./dates-and-counts.ts";
import {
  BARE_CUT_LIST,
  BARE_TEMPI,
  BARE_TEMPO,
  CENTURY,
  CUT,
  CUT_IN_LIST,
  CUT_LIST,
  DAY,
  DEADLINE,
  HALF_TIME,
  ISH_TEMPO,
  LENGTH,
  METRE,
  PLACE_IN_CUT,
  TEMPO,
  TEMPO_IN_WORDS,
  TEMPO_UP,
} from "./figure-patterns.ts";
import {
  ABOUT,
  ABOUT_LENGTH,
  EXACT,
  EXACT_LENGTH,
  type Groups,
  rangeOf,
  secondsOf,
  untilOf,
} from "./figure-ranges.ts";
import { joinedLengths } from "./joined-lengths.ts";
import { isArticleNotNote, KEY, KEY_LETTERS, relativeOf, tonalitiesOf } from "./keys.ts";
import type { TitledTrack } from "./likening.ts";
import { numberOf } from "./numbers.ts";
import type { Range } from "./thesaurus.ts";
import { foldInPlace } from "./words.ts";

/**
 * A tempo, length, key, catalogue code or likened title found in a brief; no track can be found by an `unsearchable`
 * one.
 */
export type Figure = { start: number; end: number } & (
  | { kind: "tempo"; range: Range }
  | { kind: "length"; range: Range }
  | { kind: "key"; tonalities: string[] }
  | { kind: "code"; codes: readonly string[]; title: string; isUnknown?: boolean }
  | { kind: "alike"; track: TitledTrack; isLeftOut?: boolean }
  | { kind: "unsearchable" }
);

/** A figure by which tracks can be found. */
export type SearchableFigure = Exclude<Figure, { kind: "unsearchable" }>;
/** Returns whether a figure takes a title out of the results. */
export const isLeftOut = (figure: Figure) => figure.kind === "alike" && figure.isLeftOut === true;

/** Maximum length of a track in seconds; longer ones are lengths of programmes, «doc de 52 min». */
const LONGEST_TRACK = 20 * 60;
/** Maximum for a length that is typed in seconds alone. */
const MOST_SECONDS = 15 * 60;
/** A number without unit, as in «vers 100», is a tempo only within these bounds. */
const TEMPI = { from: 40, to: 220 };

/** Returns the groups of a figure with the limit that follows it, and where both end. */
function limited(text: string, groups: Groups, { end }: { end: number }): { bounded: Groups; end: number } {
  const limit = limitAfter(text.slice(end));
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
    from = 0,
  ) => {
    for (const found of said.matchAll(pattern)) {
      const start = from + found.index;
      const place = { start, end: start + found[0].trimEnd().length };
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
  const unsearchable = (_: Groups, place: { start: number; end: number }): Figure => ({
    ...place,
    kind: "unsearchable",
  });
  const besideOthers = (groups: Groups, place: { start: number; end: number }) =>
    place.end - place.start < folded.trim().length ? unsearchable(groups, place) : null;
  const cut = ({ seconds, before, colon }: Groups, place: { start: number; end: number }): Figure => ({
    ...place,
    kind: "length",
    range: rangeOf({}, [numberOf(seconds ?? before ?? colon), Number.NaN], [EXACT_LENGTH, ABOUT_LENGTH]),
  });
  take(DEADLINE, unsearchable);
  for (const pattern of [FORMAT, AGES, DATED, ROUND_COUNT]) take(pattern, besideOthers);
  take(METRE, unsearchable);
  take(DAY, unsearchable);
  take(CENTURY, unsearchable, text);
  for (const pattern of [ISH_TEMPO, TEMPO_UP, TEMPO, TEMPO_IN_WORDS]) take(pattern, tempo);
  take(HALF_TIME, (groups, place) => (figures.length > 0 ? unsearchable(groups, place) : null));
  for (const list of [...folded.matchAll(CUT_LIST), ...folded.matchAll(BARE_CUT_LIST), ...cutRows(folded)]) {
    const { 0: first = "", index = 0 } = [...list[0].matchAll(CUT_IN_LIST)][0] ?? {};
    const start = list.index + index;
    // “The 60s and 90s spots” are about decades.
    if (!isOtherThanSeconds(folded, { start, end: start + first.length }))
      take(CUT_IN_LIST, cut, list[0], list.index);
  }
  take(CUT, cut);
  const cuts = figures.length;
  take(LENGTH, (groups, place) => {
    const seconds = secondsOf(groups);
    const said = withoutCutWord(folded, place);
    if (!(seconds > 0) || isOtherThanSeconds(folded, said)) return null;
    if (isMoment(folded, said) || isOfProgramme(folded, said, seconds)) return unsearchable(groups, place);
    const { bounded, end } = limited(folded, groups, place);
    const isTooLong = seconds > (groups.seconds ? MOST_SECONDS : LONGEST_TRACK);
    if (isTooLong && !bounded.under && !bounded.over) return unsearchable(groups, place);
    return {
      ...place,
      end,
      kind: "length",
      range: rangeOf(bounded, [seconds, untilOf(groups)], [EXACT_LENGTH, ABOUT_LENGTH]),
    };
  });
  figures.push(...joinedLengths(figures.splice(cuts), folded));
  for (const pattern of [DATE, YEAR]) take(pattern, besideOthers);
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
  take(KEY, (groups, place) => (isArticleNotNote(text, folded, place) ? null : key(groups, place)));
  take(KEY_LETTERS, key, text);
  // Alone it may be a title: «Episode 3».
  for (const pattern of [PLACE_IN_CUT, COUNT, NUMBERS]) take(pattern, besideOthers);
  return figures.sort((one, other) => one.start - other.start);
}
