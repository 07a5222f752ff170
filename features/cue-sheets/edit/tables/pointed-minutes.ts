import { fold } from "#/contract/fold.ts";

/** The start, the end and the length of a row as written. */
export type WrittenTimes = [start: string, end: string, length: string];
/** Whether a point or a comma separates minutes from seconds, «02.41», in the places and in the lengths of a table. */
export type PointedMinutes = { places: boolean; lengths: boolean };

const NUMBER = /^\d{1,6}(?:[.,]\d{1,6})?$/;
const POINTED = /^(\d{1,3})[.,]([0-5]\d)$/;
/** No program writes seconds with a zero before them: «02.41». */
const IS_PADDED = /^0\d[.,]/;
/** Minutes and seconds in other words: «35"», «1'05», «25 sec», «0:45». */
const IN_MINUTES =
  /^(?:\d{1,3}:\d{2}|\d{1,3}\s?['\u2019\u2032"\u201d\u2033].*|\d{1,3}\s?(?:s|sec|min|mn)\b.*)$/i;
/** Fractions of seconds that people type: «0.5» as «0.50». */
const ROUND = new Set(["00", "25", "50", "75"]);
const OF_SECONDS =
  /(?:^|[^\p{L}])(?:s|secs?|sek|segs?|seconds?|secondes?|sekunden|segundos|secondi)(?!\p{L})/u;
/** Fewest different places that say by themselves that they are minutes and seconds. */
const FEWEST_PLACES = 3;
/** Music of ten minutes is rarer than music of some seconds. */
const LONGEST_MINUTES = 9;

/**
 * Returns whether the times of a table with a point are minutes and seconds: no number of their column has any but two
 * digits below 60 behind it, and other times of the table, zeros in front, or the mere number of them say the same. The
 * headings may say that they are seconds.
 */
export function pointedMinutes(rows: readonly WrittenTimes[], heads: readonly string[]): PointedMinutes {
  if (heads.some((head) => OF_SECONDS.test(fold(head)))) return { places: false, lengths: false };
  const places = different(rows.flatMap((times) => times.slice(0, 2)));
  const lengths = different(rows.map(([, , length]) => length));
  const isTold = lengths.some((time) => IN_MINUTES.test(time));
  const arePlaces =
    areAllPointed(places) &&
    (places.some((time) => IS_PADDED.test(time) || IN_MINUTES.test(time)) ||
      isTold ||
      (pointedOf(places).length >= FEWEST_PLACES && !areAllRound(places)));
  const areLengths =
    areAllPointed(lengths) &&
    (arePlaces || isTold || lengths.every((time) => minutesOf(time) <= LONGEST_MINUTES)) &&
    !(areSeconds(places) && !arePlaces);
  return { places: arePlaces, lengths: areLengths };
}

/** Returns the time of a pointed cell with a colon, «02:41»; other cells as they are. */
export const withColon = (time: string) => time.replace(POINTED, "$1:$2");
export const isPointed = (time: string) => POINTED.test(time);

const different = (cells: readonly string[]) => [...new Set(cells.filter((cell) => cell !== ""))];
const pointedOf = (times: readonly string[]) => times.filter(isPointed);
const minutesOf = (time: string) => Number(POINTED.exec(time)?.[1] ?? 0);
const areSeconds = (times: readonly string[]) => times.some((time) => NUMBER.test(time));
/** Whether a column has pointed times, and no number that cannot be one. «0» is no time of a unit of its own. */
const areAllPointed = (times: readonly string[]) =>
  times.some(isPointed) && times.every((time) => !NUMBER.test(time) || isPointed(time) || /^0+$/.test(time));
const areAllRound = (times: readonly string[]) =>
  pointedOf(times).every((time) => ROUND.has(POINTED.exec(time)?.[2] ?? ""));
