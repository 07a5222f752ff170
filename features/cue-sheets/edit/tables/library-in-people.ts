import type { StatedParty } from "../edit.ts";
import { isShortFor, libraryCodeIn } from "../library-codes.ts";
import { labelAndCode } from "./label-and-code.ts";
import { hasCompanyWord, isCompanyName } from "./note-names.ts";
import { publishersIn } from "./note-publishers.ts";
import { type NamedParty, partiesIn } from "./people-in-cell.ts";
import { personsIn } from "./persons-behind-title.ts";

const LONGEST_CELL = 1_000;
/** The publisher behind writers: «Ana Roux, chez Rive Music». */
const AT_PUBLISHER = /[\s,;/(]+(?:chez|bei|presso) (?=\p{Lu})([^,;()]{2,80}?)\)?$/u;

/**
 * Returns the people in a cell of writers. A library with the code of a track, «MegaTrax MX188-12», is a publisher, not a
 * writer, and so is the company behind «chez».
 */
export function writersInCell(whole: string): NamedParty[] {
  const written = whole.slice(0, LONGEST_CELL);
  const at = AT_PUBLISHER.exec(written);
  const named = at ? publishersIn(at[1]?.trim() ?? "") : null;
  const cell = named && at ? written.slice(0, at.index) : written;
  const { label, code } = libraryCodeIn(cell) === "" ? { label: cell, code: "" } : labelAndCode(cell);
  const isLibrary = code !== "" && isLibraryOf(code, label);
  const parties = partiesIn(label, isLibrary);
  return [
    ...(isLibrary ? parties.map((one) => ({ ...one, role: "publisher" as const })) : parties),
    ...(named ?? []).map((one) => ({ ...one, role: "publisher" as const })),
  ];
}

/** Whether a name is that of the library that has a code, not of a person. */
const isLibraryOf = (code: string, name: string) =>
  isCompanyName(name) && (hasCompanyWord(name) || isShortFor(code, name) || personsIn(name) === null);

/** Returns the code of a library in the cells of people; empty if there is none. */
export const codeAmong = (cells: readonly string[]) =>
  cells.map(libraryCodeIn).find((code) => code !== "") ?? "";

type People = { writers?: StatedParty[]; publishers?: StatedParty[] };

/** Returns people in which a library in the place of writers is the publisher: «KPM» beside the code «KPM 1234-5». */
export function withLibraryAsPublisher({ writers = [], publishers = [] }: People, code: string): People {
  const isLibrary = ({ name }: StatedParty) =>
    code !== "" && !/\s/.test(name) && isCompanyName(name) && isShortFor(code, name);
  const libraries = publishers.length > 0 ? [] : writers.filter(isLibrary);
  const persons = writers.filter((one) => !isLibrary(one));
  const companies = [...publishers, ...libraries.map(({ role: _, ...one }) => one)];
  return {
    ...(persons.length > 0 && { writers: persons }),
    ...(companies.length > 0 && { publishers: companies }),
  };
}
