import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";
import { CODE_AT_END, libraryCodeIn } from "../library-codes.ts";
import { shortNote } from "./note-companies.ts";
import { writerLabelOf } from "./note-labels.ts";
import { companyKey, hasCompanyWord, isName, isNameOfPerson, OF_REPLACED } from "./note-names.ts";

const CLAUSES = /[,;()[\]|\r\n]|\s[-\u2013\u2014]\s|\s{2,}/;
const NAMES = /\s?\/\s?|\s(?:et|and|und|y|e|&|\+)\s/;
const SHARE = /\d\s?%/;

/** Returns the fullest of the names of one person; null if they may be those of several. */
export function fullestOf(names: readonly string[]): string | null {
  const [fullest, ...others] = [...names].sort((a, b) => b.length - a.length);
  if (fullest === undefined) return null;
  return others.every((one) => mayBeOne(partsOf(one), partsOf(fullest))) ? fullest : null;
}

const isPerson = (name: string) => isNameOfPerson(name) && !hasCompanyWord(name);
const partsOf = (name: string) =>
  fold(name)
    .split(/[\s.]+/)
    .filter((one) => one !== "");

/** Whether two names may be one person's: their surnames are one, and no given name contradicts: «Roux», «A. Roux», «Ana Roux». */
function mayBeOne(a: readonly string[], b: readonly string[]): boolean {
  if (a.at(-1) !== b.at(-1)) return false;
  return a.slice(0, -1).every((given, at) => {
    const other = b.slice(0, -1)[at];
    const isInitial = given.length === 1 || other?.length === 1;
    return other === undefined || given === other || (isInitial && given[0] === other[0]);
  });
}

/** The writers that a list states somewhere, by their names. */
export class KnownWriters {
  private readonly bySurname = new Map<string, Set<string>>();

  private readonly companies: ReadonlySet<string>;

  /** `companies` are the keys of known publishers, whose names may stand among those of writers. */
  constructor(writers: Iterable<StatedParty>, companies: ReadonlySet<string> = new Set()) {
    this.companies = companies;
    for (const { name } of writers) {
      const surname = partsOf(name).at(-1) ?? "";
      this.bySurname.set(surname, (this.bySurname.get(surname) ?? new Set()).add(name));
    }
  }

  /** Returns the fullest form of a surname in the list: «Ana Roux» for «Roux»; as it is if it may be several persons'. */
  inFull(name: string): string {
    return /\s/.test(name) ? name : (this.known(name) ?? name);
  }

  /** Whether all people are writers whom the list states elsewhere. */
  areKnown(people: readonly StatedParty[]): boolean {
    return people.every(({ name }) => this.known(name) !== null);
  }

  /** Returns the fullest form of the name of a known writer; null if none has it, or several may. */
  private known(name: string): string | null {
    const parts = partsOf(name);
    const names = [...(this.bySurname.get(parts.at(-1) ?? "") ?? [])].filter((one) =>
      mayBeOne(partsOf(one), parts),
    );
    return fullestOf(names);
  }

  /**
   * Returns the known writers who stand in a note as a clause of their own: «LMP 013/02 - Roux». A surname alone may be
   * that of another person, «Brun - Camera», unless the note has no other words or says more of music.
   */
  inNote(note: string): StatedParty[] {
    if (OF_REPLACED.test(fold(shortNote(note)))) return [];
    const clauses = shortNote(note)
      .normalize("NFC")
      .split(CLAUSES)
      .filter((clause) => /[\p{L}\d]/u.test(clause));
    const isOfMusic =
      clauses.length === 1 ||
      libraryCodeIn(note) !== "" ||
      SHARE.test(note) ||
      clauses.some((clause) => this.companies.has(companyKey(clause.trim())));
    const names = clauses.flatMap((clause) => {
      const text = clause.trim().replace(CODE_AT_END, "");
      const label = writerLabelOf(text) ?? "";
      const listed = text.slice(label.length).split(NAMES);
      const named = listed.filter((name) => !this.companies.has(companyKey(name)));
      const isKnown = (name: string) => isName(name) && this.known(name) !== null;
      // Whoever stands beside a known writer in one list is a writer too.
      const areWriters = named.some(isKnown) && named.every((name) => isKnown(name) || isPerson(name));
      const isSurnameAlone = listed.length === 1 && !/[\s.]/.test(listed[0]?.trim() ?? "");
      return areWriters && (isOfMusic || label !== "" || !isSurnameAlone) ? named : [];
    });
    return [...new Set(names.map((name) => this.inFull(name)))].map((name) => ({
      ...{ name, society: "", share: null },
    }));
  }
}
