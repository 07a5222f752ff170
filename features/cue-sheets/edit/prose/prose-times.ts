import { readTime } from "#/features/cue-sheets/time/read-time.ts";
import type { Clock } from "#/features/cue-sheets/time/timecode.ts";

const PRIME = "['\u2018\u2019\u2032\u00b4]";
const PRIMES = `(?:["\u201d\u2033]|${PRIME}{2})`;
// In all patterns `\p{L}` stands for letters that people type with or without their accents: «d\u00e9but», «debut».

/** «0'32», «1h02'10», «2:15», «2 min 15», or time code. */
const TIME = [
  String.raw`\d{1,2}:\d{2}:\d{2}[:;.,]\d{2,3}`,
  String.raw`\d{1,2}:\d{2}:\d{2}`,
  String.raw`\d{1,3}:\d{2}`,
  String.raw`(?:\d{1,2} ?h ?)?\d{1,3} ?(?:${PRIME}(?!${PRIME})|min|mn) ?\d{2}(?: ?(?:${PRIMES}|s(?:ec)?(?!\p{L})))?`,
  String.raw`\d{1,3}${PRIME}(?!${PRIME}|\d)`,
  String.raw`\d{1,3} ?${PRIMES}`,
].join("|");
/** A time in a line, in the first group. */
export const ONE_TIME = String.raw`(?<![\d:.,/'\u2019])(${TIME})(?!\d|:\d)`;
const FROM = String.raw`(?:(?<!\p{L})(?:de|du|from|between|entre|starts?(?: at)?|starting at|begins at|at|\u00e0|desde|von|ab|van|vanaf|rond|ongeveer|vers|around|about|environ|gegen|etwa|hacia|sobre|circa|ca\.?|d\p{L}s|\p{L} partir de|d\p{L}but \p{L}?|tc(?: in)?|in)\s*:?\s+)?`;
const TO = String.raw`\s*(?:,?\s*(?:\p{L}|au|to|until|till|and|et|bis|tot|hasta|jusqu['\u2019]\p{L}u?|out|tc out)\s+|-+>|=>|[-\u2013\u2014/>\u2192]|\.{2,3})\s*(?:tc out\s+|out\s+)?`;
const END = String.raw`[\s,;]*(?:-+>|=>|[-\u2013\u2014>\u2192])?\s*(?:(?:et )?(?:jusqu['\u2019]|\p{L} )\p{L}?u? ?la fin|jusqu['\u2019]au bout|hasta el fin(?!\p{L})|bis (?:zum )?schluss|to the very end|(?:un)?till? (?:the )?(?:very )?end|to (?:the )?end|fin|end|(?:hasta|al) (?:el )?final|bis (?:zum )?ende|tot (?:het )?einde|fino alla fine|at\p{L} (?:o )?fim|(?:final|ende|fine|fim)(?=\s*(?:[,;:("\u00ab\u201c\u201e]|$)))(?!\p{L})`;
/** The word for an end, before its time: «final (10:26:30:00)», “end: 5:20”. */
const END_AT = String.raw`[\s,;]*(?:-+>|=>|[-\u2013\u2014>\u2192])?\s*(?:(?:jusqu['\u2019]\p{L}u?|\p{L}|to|until|till|hasta|al|bis|zum|fino|at\p{L}) )?(?:(?:the|la|el|o|zum|alla) )?(?:final|fine?|fim|ende?)(?: (?:du|de la|of(?: the)?|des|der|del|della|do) (?:films?|movie|programme?s?|programa?|show|\p{L}mission|\p{L}pisode|sendung|puntata))?\s*[:=]?\s*[([]?\s*`;
const LENGTH = String.raw`\d{1,3} ?(?:secondes?|seconds?|secs?|sek(?:unden)?|segundos?|secondi|s)(?!\p{L})|\d{1,2} ?(?:minutes?|min|mn)(?: ?(?:et |and )?\d{1,2}(?: ?(?:secondes?|seconds?|secs?|s))?)?(?!\p{L})`;
const LASTS = String.raw`(?:pendant|durant|for|lasting|lasts|dur\p{L}e|dura(?:ta)?|dauert|dure|runs|duration|length|dur\.?)\s*(?:de |of )?:?\s*`;
/** Words for an end that nobody knows: «15'30 > ?», “15:30 to tbc”. */
const UNKNOWN_END = String.raw`(?:\?+|\u2026|tbc|tbd|tba|xx(?:[:'\u2019]?xx)?|(?:fin|end|ende) ?\?+|(?:fin |end )?(?:inconnue?|unknown|unbekannt|desconocido)|\p{L} (?:voir|confirmer|d\p{L}finir|pr\p{L}ciser)|to be confirmed)(?!\p{L})`;
const ABOUT = String.raw`(?:environ|env\.|about|around|roughly|approx\.?|approximately|ca\.?|circa|etwa|ungef\p{L}hr|rund|ongeveer|zo['\u2019]n|unos|unas|~|\u2248)\s*`;
/** An approximate length: «une quarantaine de secondes», “about 40 seconds”. */
const ABOUT_LENGTH = String.raw`(?:une? |una )?(?:petite |bonne |buona )?(?:dizaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|decina|quindicina|ventina|trentina|quarantina) d[ei] second[ei]s?|${ABOUT}(?:${LENGTH}|${TIME}|(?:une |a |half a |une demi-)?minute|\d{1,3} ?(?:sek(?:unden)?|seconden|segundos|secondi)\.?)|(?:quelques|a few|ein paar|unos|qualche|een paar) (?:secondes|seconds|secs|sekunden|segundos|secondi|secondo|seconden)`;
const NOT_A_VERSION = String.raw`(?!\s*(?:version|edit|mix|vers|cut))`;

const ANY = new RegExp(ONE_TIME, "iu");
const RANGE = new RegExp(`${FROM}${ONE_TIME}${TO}${ONE_TIME}`, "iu");
const RANGE_TO_END = new RegExp(`${FROM}${ONE_TIME}${END_AT}${ONE_TIME}\\s*[)\\]]?`, "iu");
const TO_END = new RegExp(`${FROM}${ONE_TIME}${END}`, "iu");
const WITH_LENGTH = new RegExp(
  `${FROM}${ONE_TIME}\\s*(?:[,;(]|[-\u2013\u2014]\\s)?\\s*(?:${LASTS}(${LENGTH}|${TIME})|(?<=[,;(]\\s*)(${LENGTH}))\\)?${NOT_A_VERSION}`,
  "iu",
);
const TO_UNKNOWN_END = new RegExp(`${FROM}${ONE_TIME}${TO}${UNKNOWN_END}`, "iu");
const WITH_ABOUT_LENGTH = new RegExp(
  `${FROM}${ONE_TIME}\\s*[,;(:\u2013-]?\\s*(?:${LASTS})?(?:${ABOUT_LENGTH})(?!\\p{L})\\)?`,
  "iu",
);
/** An end in words, before a sign: «0:10 jusqu'au logo : Delta», “0:10 until the logo - Delta”. */
const TO_WORDS = new RegExp(
  `${FROM}${ONE_TIME}[\\s,]+(?:jusqu['\u2019](?:aux?|\\p{L}|en)\\s|until\\s|till\\s|bis\\s|hasta\\s|fino\\s)(?:[^\\s:,;"\u00ab\u201c]{1,20}\\s){0,3}[^\\s:,;"\u00ab\u201c]{1,20}(?=\\s?[:"\u00ab\u201c]|\\s[\u2013\u2014-]\\s)`,
  "iu",
);
/** The length of a row behind its title: «10:15:30:00 : Delta, 1 min 12», «(…), ça dure 25 secondes». */
const LENGTH_BEHIND = new RegExp(
  `(?:[,;(]|\\s[\u2013\u2014-]\\s)\\s*(?:(?:\\p{L}a |il |elle |it |that |es |das )?(?:dure|lasts|runs(?: for)?|dauert|dura|l\\p{L}uft)\\s(?:environ\\s|about\\s|etwa\\s|unos\\s|circa\\s)?(${LENGTH}|${TIME})|(?:${LASTS})(${LENGTH}|${TIME})|(\\d{1,2} ?(?:minutes?|min|mn)(?: ?(?:et |and )?\\d{1,2}(?: ?(?:secondes?|seconds?|secs?|s))?)?))(?!\\p{L}|\\d)\\s*\\)?(?=\\s*(?:[,;.)]|$))`,
  "iu",
);
/** A start alone, at the start of a row: «8'00 Copper Sun». */
const START = new RegExp(`^${FROM}${ONE_TIME}\\s*(?:[:=|\u2013\u2014-]\\s|\\s)`, "iu");
/** Words before a start that is only approximate. */
const IS_ABOUT = /^(?:vers|around|about|environ|gegen|etwa|hacia|sobre|circa|ca\.|rond|ongeveer)\s/i;
const TOTAL = new RegExp(
  String.raw`(?:dur\p{L}e(?: totale)?(?: du (?:film|programme|montage))?|total(?: running)?(?: time| length| duration)?|running time|trt|runs)\s{0,3}(?::|de|is|=)?\s{0,3}${ONE_TIME}`,
  "iu",
);
/** The length of the programme in a subject: «(26')». */
const TOTAL_IN_BRACKETS = new RegExp(String.raw`\((\d{1,3}) ?(?:${PRIME}|min|mn)\)`, "iu");

/**
 * The place that a line of prose gives its music, as written: a start, and what the line says of the end (`kind`). The
 * words for it are the characters of the line from `at` up to `until`.
 */
export type WrittenPlace = {
  at: number;
  until: number;
  start: string;
  /**
   * - `range`: the `end`;
   * - `rangeToEnd`: a time that may be the `end` or the `length`, «until the end (0:45)»;
   * - `length`: the `length`;
   * - `toEnd`: the music lasts to the end of the programme;
   * - `unknown`: nothing, or that nobody knows the end, or an approximate length, so that the person enters the end.
   */
  kind: "range" | "rangeToEnd" | "length" | "toEnd" | "unknown";
  end: string | null;
  length: string | null;
  /** Whether the start is only approximate. */
  isAbout?: true;
};

/**
 * Returns the place in a line: a start with an end, with a length, or to the end of the programme; null if there is
 * none.
 */
export function placeIn(line: string): WrittenPlace | null {
  // Most lines of a mail have no time, and to look for seven kinds of places in each would take long.
  if (!ANY.test(line)) return null;
  for (const [pattern, kind] of [
    [RANGE, "range"],
    [RANGE_TO_END, "rangeToEnd"],
    [TO_UNKNOWN_END, "unknown"],
    [TO_END, "toEnd"],
    [TO_WORDS, "unknown"],
    [WITH_LENGTH, "length"],
    [WITH_ABOUT_LENGTH, "unknown"],
  ] as const) {
    const found = pattern.exec(line);
    if (!found) continue;
    const [whole, start = "", second, third] = found;
    const place = { at: found.index, until: found.index + whole.length, start, kind };
    const time = second ?? third ?? "";
    return {
      ...place,
      end: kind === "range" || kind === "rangeToEnd" ? time : null,
      length: kind === "length" || kind === "rangeToEnd" ? time : null,
    };
  }
  return null;
}

/** Shares that look like a time. */
const SHARES = /^(?:50:50|60:40|40:60|70:30|30:70|75:25|25:75|80:20|20:80)$/;
const ANY_TIME = new RegExp(`[\\s,]*${FROM}${ONE_TIME}(?:${TO}(?:tc )?${ONE_TIME})?`, "giu");
/** Returns a line in which signs stand for its times. */
export const withoutTimes = (line: string) =>
  line.replace(ANY_TIME, (time) => (SHARES.test(time.trim()) ? time : " ; "));

/** Returns the place of a row that starts with its start and states no end; null for other lines. */
export function startIn(line: string): WrittenPlace | null {
  const found = START.exec(line);
  if (!found) return null;
  const place = { at: 0, until: found[0].length, start: found[1] ?? "", end: null, length: null };
  return { ...place, kind: "unknown", ...(IS_ABOUT.test(found[0]) && { isAbout: true }) };
}

/** A range with a colon in one of its times, and a point in the other: «0:41 to 0.58». */
const POINT_BEHIND =
  /(?<![\d.:])(\d{1,3}:[0-5]\d\s?(?:to|until|\u00e0|bis|hasta|a|-+>|[-\u2013>\u2192])\s?\d{1,2})\.([0-5]\d)(?![\d.:])/giu;
const POINT_BEFORE =
  /(?<![\d.:])(\d{1,2})\.([0-5]\d\s?(?:to|until|\u00e0|bis|hasta|a|-+>|[-\u2013>\u2192])\s?\d{1,3}:[0-5]\d)(?![\d.:])/giu;

/** Returns a line, of the same length, with colons in ranges that have a point for one of them. */
export const withColons = (line: string) =>
  line.replace(POINT_BEHIND, "$1:$2").replace(POINT_BEFORE, "$1:$2");

/** Returns the length that a line states behind its start and title, and the line without it; null if there is none. */
export function lengthBehind(text: string): { length: string; rest: string } | null {
  const found = LENGTH_BEHIND.exec(text);
  if (!found) return null;
  const [whole, first, second, third] = found;
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + whole.length)}`;
  return { length: first ?? second ?? third ?? "", rest };
}

const MOMENT = new RegExp(`(?<!\\p{L})${FROM}${ONE_TIME}`, "iu");

/** Returns the first time in a line, with the word before it: «a 8'00», “at 12:30”; null if there is none. */
export function momentIn(line: string): Pick<WrittenPlace, "at" | "until" | "start"> | null {
  const found = MOMENT.exec(line);
  return found && { at: found.index, until: found.index + found[0].length, start: found[1] ?? "" };
}

/** Returns the length of the programme as the text states it; null if it does not. */
export const totalIn = (text: string): string | null => {
  const minutes = TOTAL_IN_BRACKETS.exec(text)?.[1];
  return TOTAL.exec(text)?.[1] ?? (minutes ? `${minutes}'` : null);
};

/** Hours at which programmes start that are not counted from zero: «10:00:00:00». */
const FIRST_HOUR = 5;
const CODE = /^0[1-9]:\d{2}:\d{2}[:;.,]\d{2}$/;

/**
 * Returns a function that adds the seconds to hours and minutes, «10:12», in a list whose other times have that hour:
 * minutes and seconds would be hours before its programme.
 */
export function secondsAdded(times: readonly string[]): (time: string) => string {
  const hours = new Set(times.flatMap((time) => /^(\d{1,2}):\d{2}:\d{2}/.exec(time)?.[1] ?? []));
  // «01:11» between time codes from 01:00:00:00 on cannot be the second minute before them.
  const areCodes = times.every(
    (time) => time === "" || CODE.test(time) || (/^0[1-9]:\d{2}$/.test(time) && hours.has(time.slice(0, 2))),
  );
  const isLate = hours.size > 0 && (areCodes || [...hours].every((hour) => Number(hour) >= FIRST_HOUR));
  return (time) =>
    isLate && /^\d{1,2}:\d{2}$/.test(time) && hours.has(time.split(":")[0] ?? "") ? `${time}:00` : time;
}

/** Returns a time of prose as frames; null if it is not a time. */
export function framesOfTime(time: string, { rate, perSecond }: Clock): number | null {
  const primes = time
    .replace(/\s+/g, " ")
    .replace(/ ?(?:minutes?|min|mn) ?(?:et |and )?/i, "'")
    .replace(/ ?(?:secondes?|seconds?|secs?|sek(?:unden)?|segundos?|secondi|s)$/i, "''")
    .trim();
  return readTime(primes, rate, perSecond);
}
