/** What stands before the word of a version. */
export const BEFORE = String.raw`(?:[\s._-]+|\s*[([])`;
/** What may stand behind it at the end of a name. */
export const AFTER = String.raw`(?:[\s_-]+(?:edit|mix|version|vers|cut))?[\s)\]]*$`;

/** `Cutdown`, in a pattern. */
export const CUT_DOWN = String.raw`cut[\s_-]?downs?`;
const UNIT = `(?:s|secs?|seconds?|secondes?|"|''|″)`;

/** A bare number is a length only after `_`, in brackets or beside a word for cuts: «Summer 60» and «Opus-30» are titles. */
export function seconds(count: number, minutes: string): RegExp {
  return new RegExp(
    String.raw`(?:(?:_|\s*[([])${count}|${BEFORE}(?:0?:${count}|${minutes}|(?:(?:${CUT_DOWN}|edit|cut)[\s_-]+)?${count}[\s_-]?${UNIT}|(?:${CUT_DOWN}|edit|cut)[\s_-]+${count}|${count}[\s_-]?${CUT_DOWN}))${AFTER}`,
    "iu",
  );
}

/** Decades and records, unless a sign sets them off: «Retro 80s», «Vinyl 45s», «Remix 12"». */
const OTHER_THAN_LENGTH = String.raw`(?:(?:[5-9]0|00|45)s|(?:7|10|12)(?:"|''|″))(?!\p{L})`;
const BEFORE_LENGTH = String.raw`(?:_|\s*[([]|[\s._-]+(?!${OTHER_THAN_LENGTH}))`;

/** Lengths that are no kind of their own need a unit or a word for cuts: `15 sec`, `:15`, `Cutdown 45`. */
export const OTHER_LENGTH = new RegExp(
  String.raw`${BEFORE_LENGTH}(?:0?:(?=\d\d)|${CUT_DOWN}[\s_-]+(?=\d)|(?=\d{1,3}[\s_-]?(?:${UNIT}|${CUT_DOWN})))(\d{1,3})[\s_-]?(?:${UNIT}|${CUT_DOWN})?${AFTER}`,
  "iu",
);
