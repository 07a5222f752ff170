import { COUNTED, CUT_IN_LIST, CUT_SECONDS, CUT_UNIT } from "./figure-patterns.ts";

/** A row of at least two lengths without a word for cuts: “15/30/60”, “15-30-60”, “15, 30 et 60 s”. */
const CUT_ROW = new RegExp(
  `(?<![\\p{L}\\p{N}:./'’-])(?<!\\d,)(?<!(?:annees?|entre|between|de|from)\\s)(?:${CUT_SECONDS}${CUT_UNIT}?(?:\\s?/\\s?${CUT_SECONDS}${CUT_UNIT}?){1,4}|${CUT_SECONDS}(?:\\s?-\\s?${CUT_SECONDS}){2,4}${CUT_UNIT}?|${CUT_SECONDS}(?:\\s?(?:,|et|and|&|\\+)\\s?${CUT_SECONDS}){2,4}${CUT_UNIT})(?![\\p{L}\\p{N}:'’%]|\\s?[-/]\\s?\\d|\\s*bpm|\\s*min|${COUNTED})`,
  "gu",
);
/**
 * Returns the rows of lengths of a text, “15/30/60”, whose numbers only ascend or only descend: “30/10/20” is a date.
 * Of two numbers without a unit neither may be a month. @param text folded
 */
export function cutRows(text: string): RegExpExecArray[] {
  return [...text.matchAll(CUT_ROW)].filter(([row]) => {
    const seconds = [...row.matchAll(CUT_IN_LIST)].map(({ groups }) => Number(groups?.seconds));
    const ascends = (numbers: readonly number[]) => numbers.every((one, at) => one > (numbers[at - 1] ?? 0));
    const isRow = ascends(seconds) || ascends(seconds.toReversed());
    return isRow && (seconds.length > 2 || Math.min(...seconds) > 12 || /[^\d/\s]/.test(row));
  });
}
