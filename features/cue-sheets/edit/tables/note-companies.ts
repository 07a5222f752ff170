import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";
import { companyKey, hasCompanyWord, isNameOfPerson } from "./note-names.ts";

/** Shortened roles and first names, whose point ends no sentence: «comp. Roux», «Jos. Roux». */
const SHORTENED =
  "comp|compo|komp|publ?|\u00e9dit|edit|verl|arr|aut|mus|bearb|lyr|txt|jos|geo|chr|phil|alex|fred|wolfg|joh";
/** The point at the end of a sentence. */
export const END_OF_SENTENCE = String.raw`(?<=\p{L}{3}|[\d%)])(?<!(?<!\p{L})(?:${SHORTENED}))[.!]\s+`;
/** Signs between the parts of a note. */
const SEGMENTS = new RegExp(
  String.raw`\s[-\u2013\u2014]+\s|[;\r\n|]|(?<=\p{L}{3}|\))(?<!(?:${SHORTENED}))\.\s`,
  "iu",
);
const LONGEST_NOTE = 400;

/** Returns the part of a note that is searched for people. */
export const shortNote = (note: string) => note.slice(0, LONGEST_NOTE);
/** Returns the parts of a note between dashes, semicolons and ends of sentences. */
export const segmentsOf = (text: string) =>
  text.split(SEGMENTS).map((one) => one.replace(/^[\s,:]+/, "").trim());

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
