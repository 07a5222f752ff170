import { fold } from "#/contract/fold.ts";
import { LAST_FRAME } from "#/contract/frame-rates.ts";
import { isPartOfList } from "./parts-of-list.ts";
import { isTotalOrOmitted } from "./row-remarks.ts";
import type { RowPlace } from "./row-times.ts";

/** What a cell says of a time that is still to come, folded. */
const TO_COME =
  /^[-\s:?._(]*(?:t\.?b\.?[acd]\.?|\?+|xx+(?::xx+)*|unknown|to (?:come|follow|be (?:confirmed|advised|filled in))|inconnue?|a (?:venir|completer|preciser|definir|confirmer|caler|placer)|a voir|non note|unbekannt|offen|folgt|fehlt|nachreichen|onbekend|volgt|nog (?:niet bekend|te bepalen)|nvt|por (?:confirmar|definir)|pendiente|desconocid[oa]|da (?:definire|confermare|inserire)|sconosciut[oa])[-\s:?._)]*$/;
/** Words for a length, and the compounds that end with them: «durée», «Sendungslänge», «speelduur». */
const LENGTH_WORD =
  "(?:duree|duration|durata|duracion|running time|runtime|trt|laufzeit|minutage|\\p{L}*(?:dauer|duur)|\\p{L}{3,}(?:lange|laenge|lengte)|length|lengte|lunghezza)";
/** Titles of rows that add up lengths, or state that of the programme, folded: «Total générique», “Programme length”. */
const SUM = new RegExp(
  `^(?:(?:grand|running|sub|sous|tiempo|tempo|temps|time)[ -])?(?:total\\p{L}*|totaal|gesamt\\p{L}*|summe|suma|somma|somme|${LENGTH_WORD})(?!\\p{L})|(?:^|[^\\p{L}])(?:total|totale|totaal|${LENGTH_WORD})[ :.]*$`,
  "u",
);
const LONGEST_CELL = 60;
const LONGEST_TITLE = 200;
const LETTERS = /\p{L}{2}/u;

/** What a row says of music whose place it leaves out. */
type Unplaced = {
  title: string;
  /** The cells of its start and its end. */
  start: string;
  end: string;
  /** Its length in frames; null if no cell states it. */
  length: number | null;
  /** Whether the row states people or a code. */
  isNamed: boolean;
};

/** Whether a row names music whose place is still to come: its cells say so, or it has a length, people or a code. */
export function isUnplacedMusic({ title, start, end, length, isNamed }: Unplaced): boolean {
  if (start.length > LONGEST_CELL || !LETTERS.test(title)) return false;
  const isToCome = TO_COME.test(fold(start)) || (start === "" && TO_COME.test(fold(end)));
  if (start !== "" && !isToCome) return false;
  if (isPartOfList(title) || isTotalOrOmitted([title])) return false;
  return isToCome || isNamed || (length !== null && !SUM.test(fold(title.slice(0, LONGEST_TITLE)).trim()));
}

/**
 * Returns the place of music whose start and end the person enters: that of the row above, whose end is `after`, so that
 * the list keeps its order.
 */
export const unplacedAt = (
  after: number,
  length: number | null,
): RowPlace & { isEndAlone: true; length?: number } => {
  const start = Math.min(after, LAST_FRAME - 1);
  return {
    ...{ start, end: start + 1, startCode: undefined, endCode: undefined },
    isPoint: true,
    isEndAlone: true,
    ...(length !== null && { length }),
  };
};
