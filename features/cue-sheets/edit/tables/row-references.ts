import { fold } from "#/contract/fold.ts";

/**
 * What a cell says instead of people: those of the row above; of the same piece before, or else of the row above («as
 * above»); of the row with a number; or of a row that it names otherwise.
 */
export type RowReference =
  | { to: "above" }
  | { to: "before" }
  | { to: "number"; number: string }
  | { to: "other" };

/** «idem», «ditto», «dto.», and signs for the same, folded: the cell above counts. */
const DITTO =
  /^(?:idem|id\.?|ditto|dito|dto\.?|do\.|dsgl\.?|desgl\.?|desgleichen|ebenso|gleichfalls|ibid(?:em|\.)?|[\u2191^]{1,3}|[-\u2013\u2014\s]*(?:"|''|,,|\u00b4\u00b4|``|\/\/|[\u2033\u201c\u201d\u201e\u3003\u00bb])[-\u2013\u2014\s]*)$/;
const PARTY =
  "(?:compos?|compositeurs?|composers?|writers?|auteurs?|authors?|autor(?:es|as?|en|[ei])?|komponist(?:en|in)?|compositor(?:es|as?|[ei])?|urheber|publishers?|editeurs?|editor[ei]|edizioni|verlag|editorial|people)";
const SAME =
  "(?:the |les? |la |l'|der |die |das |el |los |las )?(?:same|memes?|gleiche[rsn]?|selbe[rsn]?|derselbe|dieselben?|mism[oa]s?|stess[oaie])";
const LIKE_ABOVE = new RegExp(
  `^(?:(?:same )?as (?:above|before)|w\\. ?o\\.?|wie o\\.|(?:(?:idem|id\\.?) )?c\\. ?s\\.?|come (?:sopra|prima|il precedente|la precedente)|lo stesso|gli stessi|hetzelfde|zie (?:boven|hierboven)|(?:zo)?als (?:boven|hierboven|vorige)|wie (?:oben|vor|vorher|zuvor|davor)|comme (?:ci-dessus|au-dessus|plus haut|avant|precedent)|(?:como|igual que) (?:arriba|el anterior|la anterior|antes)|(?:ditto|dito|idem) (?:above|oben|ci-dessus|arriba)|${SAME}(?: ${PARTY}(?: (?:as above|que ci-dessus|wie oben))?)?|lo mismo)$`,
);
const REFER =
  "(?:idem|id\\.?|ditto|dito|same|siehe|s\\.?|see|voir|v\\.|vgl\\.?|cf\\.?|ver|vease|como|comme|wie|as|like|gleich|igual|zie|zoals|(?:het)?zelfde als|lo mismo|la misma|el mismo|memes?|vedi|reprise|[=>\u2192]|->)";
const NUMBER_WORD =
  "(?:n\u00b0|n|nos?|nrs?|num|numero|nummer|number|cue|row|line|ligne|zeile|fila|linea|pos|#)";
const BESIDE =
  "(?:as|that|the|que|to|de|du|la|le|el|al|a|in|en|im|bei|von|wie|titel|titre|title|music|musik|musique|lfd)";
const NUMBER = "((?:\\d{1,2}m|m)?\\d{1,4}[a-z]?)";
const TO_NUMBER = new RegExp(
  `^[([]?(?:${REFER}[ :]?(?:(?:${BESIDE}|${NUMBER_WORD})(?:[.: ]{1,2}|(?=\\d)))*|(?:${NUMBER_WORD}(?:[.: ]{1,2}|(?=\\d)))+)${NUMBER}[)\\]]?(?: ?[([][^()[\\]]{0,80}[)\\]])?$`,
);
/** Words that no name starts with, whatever follows them. */
const SURELY_REFERS =
  /^(?:siehe|zie|vedi|vgl\.?|cf\.?|vease|s\. ?(?:o\.?|u\.?|oben|unten|nrs?\.?|anlage|bemerkung))(?![\p{L}\p{N}])/u;
/** Such words as a name may also start with: «Idem Music», «See Me Songs»; not «idem d\u00e9but», «See above». */
const MAY_REFER =
  /^(?:idem|id\.|ditto|dito|dto\.|see|voir|ver|como|comme|wie|same|as|like|igual|gleich(?:e[rsn]?)?|memes?|les memes|mism[oa]s?|reprise)[ :]+(?=\S)/;
const PLACE =
  /^(?:above|below|before|oben|unten|vorher|arriba|abajo|anterior|anfang|beginn|vorspann|abspann|debut|generique|start|opening|titles?|main|start|inicio|sintonia|cabecera|notes?|remarks?|mail|list|liste|anlage|bemerkung)(?![\p{L}\p{N}])/u;
/** A capital at the start, and at the second word: «Ver sacrum» and «As de Pique» are names too. */
const IS_NAME = /^(?:\p{Lu}\S*\s+\p{Lu}|(?:As|Like|Ver)\s)/u;
const LONGEST = 200;

/** Returns the row that a cell refers to instead of naming people; null for any other cell. */
export function referenceIn(cell: string): RowReference | null {
  const written = cell.slice(0, LONGEST).trim();
  const text = fold(written).replace(/\s+/g, " ");
  if (DITTO.test(text)) return { to: "above" };
  if (LIKE_ABOVE.test(text)) return { to: "before" };
  const number = TO_NUMBER.exec(text)?.[1];
  if (number !== undefined) return { to: "number", number };
  if (SURELY_REFERS.test(text)) return { to: "other" };
  const found = MAY_REFER.exec(text);
  const rest = found ? text.slice(found[0].length) : "";
  const isName = IS_NAME.test(written) && !PLACE.test(rest);
  return found && !isName ? { to: "other" } : null;
}
