import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";
import { companyKey, hasCompanyWord, isNameOfPerson } from "./note-names.ts";

/** Signs between the parts of a note. The point of an abbreviated first name or role is none: «Jos. Roux». */
const SEGMENTS =
  /\s[-\u2013\u2014]+\s|[;\r\n|]|(?<=\p{L}{3}|\))(?<!(?:comp|compo|publ?|\u00e9dit|edit|arr|aut|jos|geo|chr|phil|alex|fred|wolfg|joh))\.\s/iu;
const LONGEST_NOTE = 400;

/** Returns the part of a note that is searched for people. */
export const shortNote = (note: string) => note.slice(0, LONGEST_NOTE);
/** Returns the parts of a note between dashes, semicolons and ends of sentences. */
export const segmentsOf = (text: string) => text.split(SEGMENTS).map((one) => one.trim());

/** Returns the companies that notes name behind several persons: «Ana Roux - Rive Music», «Leo Brun - Rive Music». */
export function repeatedCompanies(notes: readonly string[]): string[] {
  const people = new Map<string, Set<string>>();
  for (const note of notes) {
    const [person = "", company = ""] = segmentsOf(shortNote(note));
    if (!isNameOfPerson(person) || !hasCompanyWord(company)) continue;
    const key = companyKey(company);
    people.set(key, (people.get(key) ?? new Set()).add(fold(person)));
  }
  return [...people].flatMap(([key, names]) => (names.size > 1 ? key : []));
}

/** Returns companies without those that others name more fully: «Rive» beside «Rive Music». */
export const differentCompanies = (companies: readonly StatedParty[]) =>
  companies.filter(
    ({ name }, at) => companies.findIndex((one) => companyKey(one.name) === companyKey(name)) === at,
  );
