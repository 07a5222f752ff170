import { fold } from "#/contract/fold.ts";
import { parseSheetDay } from "#/server/operate/import/sheet/parse-sheet-day.ts";

/** Words behind which the day stands until which something is held. */
const UNTIL = "until|till|before|prior to|jusqu\\S*|avant|bis|vor|hasta|antes|fino|prima";
const DAY = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|(?:\d{1,2}(?:st|nd|rd|th|er|\.)? (?:of |de )?)?\p{L}{3,10}\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?\d{4}`;
const HELD_UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:${UNTIL})(?: (?:the|at least|au|le|la|zum|zu|dem|den|al|el|del|il)){0,2} (${DAY})(?!\d)`,
  "giu",
);
/** `January 15, 2027`: the month first. */
const MONTH_FIRST = /^(\p{L}+\.?) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;

/** Returns the latest day until which a sentence holds something, as `YYYY-MM-DD`; null if it says none. */
export function heldUntil(sentence: string): string | null {
  const found = fold(sentence).replace(/\s+/g, " ").matchAll(HELD_UNTIL);
  const days = [...found].flatMap(([, day = ""]) => {
    const written = day.replace(MONTH_FIRST, "$2 $1 $3").replace(/ of /, " ");
    return parseSheetDay(written, false) ?? [];
  });
  return days.toSorted().at(-1) ?? null;
}
