import { fold } from "#/contract/fold.ts";
import { libraryCodeIn } from "../library-codes.ts";

/** Parts of a heading: «Éditeur / Label – Réf.», “Publisher & Cat No”. */
const PARTS = /[/|,;&+()[\]\r\n]|\s[-\u2013\u2014]\s|\s(?:et|and|und|en|y|e)\s/;
/** A part that names the code of a library or of a record, folded: «Réf.», “Cat. No.”, «Best.-Nr.», «nummer». */
const CODE_PART =
  /^(?:(?:ref|reference|references|referenz|referencia|riferimento|referentie|cat|catalog|catalogue|catalogo|catalogus|kat|katalog|best|bestell|code|codes|codigo|codice|n|no|nr|num|number|numero|nummer|nos)\.?[\s.-]*){1,3}[\u00b0\u00ba]?$/;
/** A code that fills its cell: «K.A.D. 188», not the label «4AD», «M6 MUSIC». */
const CODE_WITHOUT_LABEL = /\d{2}[\s./-]*\d*$/;
const LONGEST = 200;
const SIGNS_AT_ENDS = /^[\s,;:/|(\u2013\u2014-]+|[\s,;:/|(\u2013\u2014-]+$/gu;

/** Returns a heading without its parts for a code, unless it has no others, and whether there are such parts. */
export function withoutCodePart(head: string): { head: string; hasCode: boolean } {
  const parts = head.slice(0, LONGEST).split(PARTS);
  const others = parts.filter((part) => !CODE_PART.test(fold(part).trim()));
  const isBeside = others.length < parts.length && others.some((part) => /\p{L}/u.test(part));
  return isBeside ? { head: others.join(" / "), hasCode: true } : { head, hasCode: false };
}

/**
 * Returns the label or publisher of a cell and the code behind it: «Rive Média – RIV 2318 tr. 02», «De Kade K.A.D. 188».
 * Either is empty if the cell does not have it.
 */
export function labelAndCode(cell: string): { label: string; code: string } {
  const text = cell.slice(0, LONGEST).replace(/\s+/g, " ").trim();
  const known = libraryCodeIn(text);
  if (known !== "") return { label: trimmed(text.slice(0, text.indexOf(known))), code: known };
  const words = text.split(" ");
  const from = words.findLastIndex((word) => /\p{Ll}/u.test(word)) + 1;
  const code = trimmed(words.slice(from).join(" "));
  return (from > 0 ? /\d/ : CODE_WITHOUT_LABEL).test(code)
    ? { label: trimmed(words.slice(0, from).join(" ")), code }
    : { label: text, code: "" };
}

const trimmed = (text: string) => text.replace(SIGNS_AT_ENDS, "");
