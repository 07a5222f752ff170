import { KEY, tonalitiesOf } from "./keys.ts";
import type { Range } from "./thesaurus.ts";
import { foldWord } from "./words.ts";

/** A tempo, a length or a key found in a brief. */
export type Figure = { start: number; end: number } & (
  | { kind: "tempo"; range: Range }
  | { kind: "length"; range: Range }
  | { kind: "key"; tonalities: string[] }
);

/** How far a figure said without a bound reaches to either side: “100 bpm” is 96 to 104, «vers 100» 94 to 106. */
const EXACT = 0.04;
const ABOUT = 0.06;
/** «60 s» is 55 to 65, «environ une minute» 51 to 69: an editor cuts a little, not much. */
const EXACT_LENGTH = 0.08;
const ABOUT_LENGTH = 0.15;
/** Without its unit a number after «vers» is a tempo between these. */
const TEMPI = { from: 40, to: 220 };

const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  douze: 12,
  quinze: 15,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  demi: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  half: 0.5,
  a: 1,
  an: 1,
};
const NUMBER_WORDS = Object.keys(NUMBERS).join("|");
const DIGITS = "\\d{1,4}(?:[.,]\\d)?";
const UNDER =
  "moins de|moins d['’]|en dessous de|sous les|jusqu['’]a|max(?:imum)?|pas plus de|less than|under|below|up to|at most|no more than|shorter than|slower than|<=?|≤";
const OVER =
  "plus de|plus d['’]|au dessus de|au moins|minimum|a partir de|more than|over|above|at least|from|longer than|faster than|>=?|≥";
const NEAR =
  "vers(?: les)?|environ|autour de|autour des|a peu pres|dans les|around|about|approx(?:imately)?|roughly|circa|env\\.?|~|≈";
const BOUND = `(?:(?<under>${UNDER})|(?<over>${OVER})|(?<near>${NEAR}))`;
const TO = "\\s*(?:-|–|a|to|et|and|ou|or)\\s*";
const BETWEEN = "(?:(?:entre|between|de|from)\\s+)?";

const TEMPO = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${BOUND}\\s*)?(?:tempo\\s*(?:de\\s*|of\\s*)?)?${BETWEEN}(?<first>\\d{2,3})(?:${TO}(?<second>\\d{2,3}))?\\s*(?:bpm|battements|beats per minute|a la noire)(?![\\p{L}\\p{N}])`,
  "gu",
);
const BARE_TEMPO = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:tempo|bpm)\\s*:?\\s*(?:(?<under>${UNDER})|(?<over>${OVER})|(?<near>${NEAR}))?|(?<bareUnder>${UNDER})|(?<bareOver>${OVER})|(?<about>${NEAR}))\\s*(?<first>\\d{2,3})(?:${TO}(?<second>\\d{2,3}))?(?!\\s*(?:s\\b|sec|min|mn|['’"″:]))(?![\\p{L}\\p{N}])`,
  "gu",
);
/** A tempo that is only about right: “110ish”. */
const ISH_TEMPO = /(?<![\p{L}\p{N}])(?<first>\d{2,3})(?<near>\s?-?ish)(?:\s*bpm)?(?![\p{L}\p{N}])/gu;
/** Two numbers that can only be tempi: “115-125”. */
const BARE_TEMPI =
  /(?<![\p{L}\p{N}])(?<first>\d{2,3})\s*[-–]\s*(?<second>\d{2,3})(?!\s*(?:s\b|sec|min|mn|['’"″:]))(?![\p{L}\p{N}])/gu;
const MINUTES = "(?:minutes?|mins?|mn|m)";
const SECONDS = "(?:secondes?|seconds?|secs?|s|['’]{2}|\"|″)";
const LENGTH = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${BOUND}\\s*)?${BETWEEN}(?:` +
    `(?:(?<minutes>${DIGITS})(?:${TO}(?<untilMinutes>\\d{1,2}))?\\s*-?${MINUTES}|(?<minuteWord>${NUMBER_WORDS})\\s+minutes?)\\s*(?:et\\s+|and\\s+)?(?:(?<rest>\\d{1,2})(?!\\d|\\s*bpm)\\s*(?:${SECONDS})?|(?<half>(?:a\\s+)?(?:demie?|half)))?` +
    `|(?<clockMinutes>\\d{1,2})(?:['’:])(?<clock>\\d{2})(?:["″]|['’]{2})?` +
    `|(?<seconds>${DIGITS})(?:${TO}(?<until>\\d{1,3}))?\\s*-?${SECONDS}` +
    `|(?<secondWord>${NUMBER_WORDS})\\s+(?:secondes?|seconds?|secs?)` +
    `)(?![\\p{L}\\p{N}'’])`,
  "gu",
);

type Groups = Record<string, string | undefined>;

function numberOf(written: string | undefined): number {
  if (written === undefined) return Number.NaN;
  return NUMBERS[written] ?? Number(written.replace(",", "."));
}

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
  half,
  clockMinutes,
  clock,
  seconds,
  secondWord,
}: Groups): number {
  const whole = minutes ?? minuteWord;
  if (whole !== undefined) return numberOf(whole) * 60 + (half ? 30 : rest ? Number(rest) : 0);
  if (clockMinutes !== undefined) return Number(clockMinutes) * 60 + Number(clock);
  return numberOf(seconds ?? secondWord);
}

/** Folds letter by letter, so that places in the text stay as they are. */
const inPlace = (text: string) =>
  [...text].map((one) => (foldWord(one).length === one.length ? foldWord(one) : one)).join("");

/** Tempi, lengths and keys that a brief says, in the order of their places; none over another. */
export function readFigures(text: string): Figure[] {
  const folded = inPlace(text);
  const figures: Figure[] = [];
  const isFree = ({ start, end }: { start: number; end: number }) =>
    figures.every((other) => end <= other.start || start >= other.end);
  const take = (
    pattern: RegExp,
    read: (groups: Groups, place: { start: number; end: number }) => Figure | null,
  ) => {
    for (const found of folded.matchAll(pattern)) {
      const written = found[0].trimEnd();
      const place = { start: found.index, end: found.index + written.length };
      const figure = isFree(place) ? read(found.groups ?? {}, place) : null;
      if (figure) figures.push(figure);
    }
  };
  const tempo = (groups: Groups, place: { start: number; end: number }): Figure | null => {
    const [first, second] = [numberOf(groups.first), numberOf(groups.second)];
    if (first < TEMPI.from || first > TEMPI.to) return null;
    return { ...place, kind: "tempo", range: rangeOf(groups, [first, second], [EXACT, ABOUT]) };
  };
  take(ISH_TEMPO, tempo);
  take(TEMPO, tempo);
  take(LENGTH, (groups, place) => {
    const seconds = secondsOf(groups);
    if (!(seconds > 0)) return null;
    return {
      ...place,
      kind: "length",
      range: rangeOf(
        groups,
        [seconds, groups.untilMinutes ? numberOf(groups.untilMinutes) * 60 : numberOf(groups.until)],
        [EXACT_LENGTH, ABOUT_LENGTH],
      ),
    };
  });
  take(BARE_TEMPO, tempo);
  take(BARE_TEMPI, tempo);
  take(KEY, ({ note = "", alter, mode = "" }, place) => ({
    ...place,
    kind: "key",
    tonalities: tonalitiesOf(note, alter, mode.startsWith("min")),
  }));
  return figures.sort((one, other) => one.start - other.start);
}
