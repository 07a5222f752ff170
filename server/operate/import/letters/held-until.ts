import { fold } from "#/contract/fold.ts";
import { parseSheetDay } from "#/server/operate/import/sheet/parse-sheet-day.ts";
import { dayAfter } from "#/server/platform/text/day-after.ts";

/** Words behind which the day stands until which something is held. */
const UNTIL = "until|till|before|prior to|jusqu\\S*|avant|bis|vor|hasta|antes|fino|prima";
/** Words behind which the day itself still counts: «through 30 April» ends on 1 May. */
const THROUGH =
  "through|thru|(?:until|till|up to) and including|bis einschliesslich|bis einschl\\.?|hasta el final de|fino a tutto";
const INCLUDED = "inclus\\p{L}*|included|einschliesslich|compreso|incluido";
/** What happens on the day: «before its release date, 1 February». */
const EVENT =
  "(?: \\S{1,12})?(?: |[ld].)(?:release|publication|launch|sortie|parution|lancement|veroffentlichung|erscheinen|uscita|pubblicazione|salida|publicacion)(?: (?:date|day|officielle))?,?";
const DAY = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|(?:\d{1,2}(?:st|nd|rd|th|er|\.)? (?:of |de )?)?\p{L}{3,10}\.? (?:(?:de|del|of) |\d{1,2}(?:st|nd|rd|th)?,? )?\d{4}`;
const HELD_UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:(${THROUGH})|${UNTIL})(?:${EVENT})?(?: (?:the|at least|au|le|la|zum|zu|dem|den|am|al|el|del|il|on|of)){0,2} (${DAY})(?!\d)(,? \(?(?:${INCLUDED})(?!\p{L}))?`,
  "giu",
);
const ANY_DAY = new RegExp(String.raw`(?<![\p{L}\d])(?:${DAY})(?!\d)`, "giu");
/** `January 15, 2027`: the month first. */
const MONTH_FIRST = /^(\p{L}+\.?) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;

/** Returns the latest day until which a sentence holds something, as `YYYY-MM-DD`; null if it says none. */
export function heldUntil(sentence: string): string | null {
  const found = plain(sentence).matchAll(HELD_UNTIL);
  const days = [...found].flatMap(([, through, written = "", included]) => {
    const day = parsed(written);
    return day === null ? [] : (through ?? included) ? dayAfter(day) : day;
  });
  return days.toSorted().at(-1) ?? null;
}

/** Returns the first day that a text says, as `YYYY-MM-DD`; null if it says none. */
export const dayIn = (text: string): string | null =>
  (plain(text).match(ANY_DAY) ?? []).map(parsed).find((day) => day !== null) ?? null;

const plain = (text: string) => fold(text).replace(/\s+/g, " ");

const parsed = (day: string) =>
  parseSheetDay(day.replace(MONTH_FIRST, "$2 $1 $3").replace(/ (?:of|del?) /g, " "), false);
