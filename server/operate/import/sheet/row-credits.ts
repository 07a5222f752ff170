import { WRITER_ROLES } from "#/contract/cue-sheet.ts";
import { fold } from "#/contract/fold.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { roleOfWord } from "#/server/operate/import/tags/codes-beside-name.ts";
import { ofOnePerson, onePerson, peopleInCell } from "#/server/operate/import/tags/people-in-cell.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { addsUp, unquoted } from "#/server/operate/import/tags/sheet-values.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { parseShares } from "./parse-shares.ts";
import type { SheetColumn } from "./sheet-columns.ts";

/** A writer's credit in a sheet. */
export interface Credit {
  name: string;
  /** In per cent. */
  share: number | null;
  ipi: string | null;
  /** C, A, CA or AR (composer, author, arranger), the codes of collecting societies; E and SE are publishers. */
  role: string | null;
  /** Collecting society, such as SACEM. */
  society: string | null;
}

/** Columns with one value per writer, in the order of the writers. */
const PER_WRITER = ["shares", "ipi", "roles", "societies"] as const;

/** Codes of collecting societies for publishers and subpublishers. */
const PUBLISHER_ROLES = ["E", "SE"];

/** Returns whether a rights holder is a publisher rather than a writer. */
export const isPublisher = ({ role }: Credit) => role !== null && PUBLISHER_ROLES.includes(role);

export type CellReader = <Value>(column: SheetColumn, parse: (text: string) => Value | null) => Value | null;

/** Fewest names between commas that cannot be one name with the family name first. */
const FEWEST_OF_LIST = 3;

/**
 * Parses the writers of a row with their values; null if it has none. Writers in the columns for lyricists and
 * arrangers have the roles of these columns.
 */
export function rowCredits(
  checked: CellReader,
  cell: (column: SheetColumn) => string,
  report: (notice: Notice) => void,
): Credit[] | null {
  // If the row has one IPI number and one role, the cell names one person.
  const isOfOne = parseIpi(cell("ipi").trim()) !== null && parseRole(cell("roles").trim()) !== null;
  const named = (column: SheetColumn) => {
    const text = unquoted(cell(column));
    const people = peopleInCell(isOfOne ? ofOnePerson(text) : text);
    // With as many shares, family names alone are a list too: «Rive, Petit, Léo Martin». Two may be one name turned.
    const parts = text.split(",");
    const isList = people.length === 1 && parts.length >= FEWEST_OF_LIST;
    const isShared = isList && parseShares(cell("shares"), parts.length)?.length === parts.length;
    return isShared ? peopleInCell(parts.join(";")) : people;
  };
  const [inWriters, inLyricists, inArrangers] = [named("writers"), named("lyricists"), named("arrangers")];
  const [writers, lyricists, arrangers] = [inWriters, inLyricists, inArrangers].map((people) =>
    people.map(({ name }) => name),
  ) as [string[], string[], string[]];
  const people = onePerson([...inWriters, ...inLyricists, ...inArrangers]);
  const namesOf = (some: readonly { name: string }[]) => [
    ...new Set(some.map(({ name }) => personKey(name))),
  ];
  const names = people.map(({ name }) => name);
  if (names.length === 0) {
    for (const column of PER_WRITER) {
      if (cell(column).trim() !== "") report({ key: "sheetWithoutWriters", values: { column } });
    }
    return null;
  }
  const fitting = <Item>(column: (typeof PER_WRITER)[number], parse: (text: string) => Item[] | null) => {
    const items = checked(column, parse);
    // IPIs, roles and societies may be given for the composers only. Shares must also cover the lyricists, otherwise
    // those of the composers would be too large; arrangers often have none.
    const sharing = column === "shares" ? namesOf([...inWriters, ...inLyricists]) : writers;
    const isOfWriters = items?.length === sharing.length;
    if (!items || items.length === names.length || isOfWriters) return items;
    report({ key: "sheetCount", values: { column, count: items.length, writers: names.length } });
    return null;
  };
  /** Parses the value of each writer. Empty and invalid values become null; invalid ones are reported. */
  const eachOf = (column: SheetColumn, parse: (text: string) => string | null) => (text: string) => {
    const cuts = CUTS.map((cut) => text.split(cut).map((part) => part.trim()));
    const counts = [names.length, writers.length];
    const parts = cuts.find(({ length }) => length > 1 && counts.includes(length)) ?? cuts[1] ?? [];
    const values = parts.map(parse);
    const wrong = parts.filter((part, index) => part !== "" && values[index] === null);
    // A wrong number of values is reported elsewhere, because it is unknown to whom they belong.
    for (const part of counts.includes(parts.length) ? wrong : []) {
      report({ key: "sheetValue", values: { column, value: cleanText(part) ?? "" } });
    }
    return values;
  };
  const shares = fitting("shares", (text) => parseShares(text, names.length)) ?? sharesAfterNames();
  const ipis = fitting("ipi", eachOf("ipi", parseIpi));
  const roles = fitting("roles", eachOf("roles", parseRole));
  const societies = fitting("societies", eachOf("societies", parseSociety));
  const isAmong = (list: readonly string[], name: string) =>
    list.some((other) => personKey(other) === personKey(name));
  // A person who writes and arranges is declared as a writer.
  const roleOf = (name: string) =>
    (isAmong(writers, name) ? "C" : "") + (isAmong(lyricists, name) ? "A" : "") || "AR";
  const hasOtherRoles = lyricists.length + arrangers.length > 0;
  return names.map((name, index) => ({
    name,
    share: shares?.[index] ?? null,
    ipi: ipis?.[index] ?? ipiAfterName(people[index]?.ipi ?? null),
    role: roles?.[index] ?? people[index]?.role ?? (hasOtherRoles ? roleOf(name) : null),
    society: societies?.[index] ?? societyAfterName(people[index]?.society ?? null),
  }));

  function sharesAfterNames(): (number | null)[] | null {
    const written = people.map(({ share }) => share);
    if (addsUp(written.map((share) => share ?? 0))) return written;
    report({ key: "sheetValue", values: { column: "shares", value: written.join("; ") } });
    return null;
  }

  function ipiAfterName(text: string | null): string | null {
    const ipi = text && parseIpi(text);
    if (text && !ipi) report({ key: "sheetValue", values: { column: "ipi", value: text } });
    return ipi;
  }

  function societyAfterName(text: string | null): string | null {
    const society = text && parseSociety(text);
    if (text && !society) report({ key: "sheetValue", values: { column: "societies", value: text } });
    return society;
  }
}

/** Separators of a list of values. Numbers and codes contain no commas, unlike shares. */
const CUTS = [/[;|]/, /[;/|]|,(?!\d+E[+-]?\d)/i, /[;/|,&+]|\s(?:et|and|und)\s/i];

/** Role codes that only GEMA uses, and codes and words for publishers. */
const OTHER_ROLES: Readonly<Record<string, string>> = {
  K: "C",
  T: "A",
  B: "AR",
  V: "E",
  AM: "E",
  AQ: "E",
  ES: "SE",
  EDITEUR: "E",
  PUBLISHER: "E",
  "ORIGINAL PUBLISHER": "E",
  VERLAG: "E",
  MUSIKVERLAG: "E",
  EDITORIAL: "E",
  SUBPUBLISHER: "SE",
  "SUB-PUBLISHER": "SE",
  "SOUS-EDITEUR": "SE",
  SUBVERLAG: "SE",
};

function parseRole(text: string): string | null {
  const written = fold(text).toUpperCase();
  const code = roleOfWord(text) ?? OTHER_ROLES[written] ?? written;
  return [...WRITER_ROLES, ...PUBLISHER_ROLES].find((role) => role === code) ?? null;
}

function parseSociety(text: string): string | null {
  return /^[\p{L}\p{N}][\p{L}\p{N} .&-]{0,39}$/u.test(text) ? text : null;
}

/** Minimum number of digits; shorter numbers are typing errors. */
const SHORTEST_IPI = 6;
const IPI_DIGITS = 11;

/** Parses an IPI number, whose leading zeros spreadsheets remove; null if it contains only zeros. */
export function parseIpi(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, "");
  return new RegExp(`^(?!0+$)\\d{${SHORTEST_IPI},${IPI_DIGITS}}$`).test(digits)
    ? digits.padStart(IPI_DIGITS, "0")
    : null;
}
