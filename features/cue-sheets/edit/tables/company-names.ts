import { fold } from "#/contract/fold.ts";
import { hasCompanyWord } from "./note-names.ts";

/** «Rive Music / Ed. Fen», «Rive Music + Ed. Fen»: a name may contain these signs only without blanks. */
const SIGN = /\s[/+]\s/;
/** A word for «and», which may also belong to a name: «Rive und Fen Verlag». */
const AND = /\s(?:et|and|und|y|e)\s/;
/** An abbreviation for a publisher at the start or the end of its name, folded: «Ed. Fen», «Fen Pub.». */
const ABBREVIATION = /^(?:eds?|edit|ediz|verl)\. |\s(?:ed|edit|publ?|mus|verl)\.$/;

/** Returns the companies in a text: those between signs, and those on both sides of «and» if each is surely one. */
export function companiesIn(text: string): string[] {
  const listed = text.split(SIGN).map((one) => one.trim());
  const names = listed.every((one) => /^\p{Lu}.*\p{L}.*\p{L}/u.test(one) || isHeldByWriters(one))
    ? listed
    : [text];
  return names.flatMap((name) => {
    const joined = name.split(AND).map((one) => one.trim());
    return joined.length > 1 && joined.every(isSurelyCompany) ? joined : [name];
  });
}

/** Whether a text says that the writers hold the publishing rights themselves. */
export const isHeldByWriters = (text: string) => /^copyright control$/i.test(text.trim());

const isSurelyCompany = (name: string) =>
  /\s/.test(name) && (hasCompanyWord(name) || ABBREVIATION.test(fold(name)));
