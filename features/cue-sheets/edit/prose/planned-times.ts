import { fold } from "#/contract/fold.ts";
import { AIRED, PLANNED } from "../airing-words.ts";

const TIME = String.raw`\d{1,2}(?:[:.h]\d{2}){1,3}`;
const TIMES = String.raw`${TIME}(?:\s*(?:[-\u2013\u2014>\u2192]+|to|bis|au?|al?|alle|a las|hasta|tot)\s*${TIME})?`;
const AT = String.raw`(?:\s+(?:a|de|from|at|von|um|vom|desde|a las|dalle|alle|van|om))?\s*[:=]?\s*`;
const BEFORE = new RegExp(String.raw`\(?(?<![\p{L}\p{N}])${PLANNED}${AT}(${TIMES})(?![\d:])\)?`, "gu");
const BEHIND = new RegExp(String.raw`(?<![\d:])(${TIMES})\s*\(?${PLANNED}(?![\p{L}\p{N}])\)?`, "gu");
const AIRED_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${AIRED}\s*[:=]?\s*(?=(?:\p{L}{1,6} ){0,2}${TIME})`,
  "gu",
);
const AIRED_BEHIND = new RegExp(String.raw`(?<=\d\s?)\(?(?<![\p{L}\p{N}])${AIRED}(?![\p{L}\p{N}])\)?`, "gu");
const HAS_PLANNED = new RegExp(String.raw`(?<![\p{L}\p{N}])${PLANNED}(?![\p{L}\p{N}])`, "u");
const HAS_AIRED = new RegExp(String.raw`(?<![\p{L}\p{N}])${AIRED}(?![\p{L}\p{N}])`, "u");
const HAS_TIMES = new RegExp(TIMES, "u");
const SIGNS_BETWEEN = /(?<=^\s*(?:[-*\u2022]\s+)?)[/,;|]\s*|[,;/|]\s*(?=[,;/|])|\s*[,;/|]\s*$/g;
const LONGEST = 400;

const ORDER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${PLANNED})\s*[/|,\u2192>-]+\s*(?:as )?${AIRED}|${AIRED}\s*[/|,\u2192>-]+\s*(?:as )?${PLANNED})(?![\p{L}\p{N}])`,
  "u",
);
const TWO_PLACES = new RegExp(String.raw`(?<![\d:])(${TIMES})\s*[/|]\s*(${TIMES})(?![\d:])`, "u");

/**
 * Returns lines without the times that were planned, where they tell those on air as well: each by its words, or all by
 * the order that a line without times states, «prévu / diffusé».
 */
export function withoutPlanned(lines: readonly string[]): readonly string[] {
  const orders = lines.flatMap((line) => {
    const found = line.length > LONGEST || /\d[:.h]\d\d/.test(line) ? null : ORDER.exec(foldedLetters(line));
    return found ? { isPlannedFirst: found[1] !== undefined } : [];
  });
  const [order] = orders;
  return lines.map((line) => {
    const read = withoutPlannedTimes(line);
    return order && read === line && line.length <= LONGEST
      ? line.replace(TWO_PLACES, order.isPlannedFirst ? "$2" : "$1")
      : read;
  });
}

/** Returns a text with its letters folded one by one, so that each stays at its place. */
const foldedLetters = (text: string) =>
  text.replace(/[^\x20-\x7e]|[A-Z]/g, (letter) => {
    const plain = fold(letter);
    return plain.length === 1 ? plain : letter;
  });

/** Returns a line without the times that were planned, if it tells those on air as well. */
function withoutPlannedTimes(line: string): string {
  if (line.length > LONGEST || !/\d/.test(line)) return line;
  const folded = foldedLetters(line);
  if (!HAS_PLANNED.test(folded)) return line;
  for (const planned of [BEFORE, BEHIND]) {
    const spans = [...folded.matchAll(planned)].map(
      ({ 0: whole, index }) => [index, index + whole.length] as const,
    );
    const kept = without(folded, spans);
    if (spans.length === 0 || !HAS_TIMES.test(kept)) continue;
    // «0:10-0:40 Planned Obsolescence 0:30»: with a capital and no word for the times on air, it is a title.
    const mayBeTitle = spans.every(([from, until]) => /\d\s*\p{Lu}/u.test(line.slice(from, until)));
    if (planned === BEHIND && mayBeTitle && !HAS_AIRED.test(kept)) continue;
    const aired = [...folded.matchAll(AIRED_BEFORE), ...folded.matchAll(AIRED_BEHIND)].map(
      ({ 0: whole, index }) => [index, index + whole.length] as const,
    );
    return without(line, [...spans, ...aired]).replace(SIGNS_BETWEEN, " ");
  }
  return line;
}

/** Returns a text with a blank in place of each of its spans, which may overlap. */
function without(text: string, spans: readonly (readonly [number, number])[]): string {
  let [kept, at] = ["", 0];
  for (const [from, until] of spans.toSorted(([a], [b]) => a - b)) {
    if (from > at) kept += `${text.slice(at, from)} `;
    at = Math.max(at, until);
  }
  return kept + text.slice(at);
}
