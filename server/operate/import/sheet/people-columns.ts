import { peopleInCell } from "#/server/operate/import/tags/people-in-cell.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { unquoted } from "#/server/operate/import/tags/sheet-values.ts";
import { splitWriters } from "#/server/operate/import/tags/split-writers.ts";
import { LAST, NAMES, type PeopleColumn, type PeopleKind, type PersonField } from "./people-heads.ts";
import type { SheetColumn } from "./sheet-columns.ts";

/**
 * Combines the people columns of a row into cells like those of the sheet's own columns, in the order of the people's
 * numbers. Leaves out people without a name.
 */
export function peopleCell(columns: readonly PeopleColumn[], cells: readonly string[]) {
  const hasComposers = columns.some(({ kind }) => kind === "composer");
  const columnOf = (kind: PeopleKind) => {
    if (kind === "publisher") return "publisher";
    if (kind === "arranger") return "arrangers";
    return kind === "lyricist" || (kind === "author" && hasComposers) ? "lyricists" : "writers";
  };
  const peopleOf = (wanted: ReturnType<typeof columnOf>) => {
    const own = columns.filter(({ kind }) => columnOf(kind) === wanted);
    const sorted = own.toSorted((one, other) => one.number - other.number);
    const people = [...Map.groupBy(sorted, ({ kind, number }) => `${kind} ${number}`).values()]
      .map((group) => {
        const value = (part: PersonField): string => {
          const ofPart = group
            .filter((column) => column.part === part)
            .map(({ place }) => cells[place] ?? "");
          const own = ofPart.map((cell) => unquoted(cell).trim()).find((cell) => cell !== "") ?? "";
          return own === "" && part === "roles" && group.some(({ isOfBoth }) => isOfBoth)
            ? rolesOfBoth(value("name"))
            : own;
        };
        return { value, isPlain: group[0]?.number === LAST };
      })
      .filter(({ value }) => nameOf(value) !== "");
    const known = new Set(
      people.flatMap(({ value, isPlain }) =>
        isPlain ? [] : [nameOf(value), `${value("first")} ${value("last")}`].map(personKey),
      ),
    );
    return people.flatMap(({ value, isPlain }) => (isPlain ? (unlessNamed(value, known) ?? []) : [value]));
  };
  return (column: SheetColumn): string => {
    if (column === "publisher") return peopleOf(column).map(nameOf).join("; ");
    if (column === "writers" || column === "lyricists" || column === "arrangers")
      return peopleOf(column).map(nameOf).join("|");
    if (column === "shares" || column === "ipi" || column === "roles" || column === "societies")
      return eachOnce(column, [...peopleOf("writers"), ...peopleOf("lyricists"), ...peopleOf("arrangers")]);
    return "";
  };
}

/**
 * Joins the values of each person. If a person has two different values, the list has one value too many, which is
 * reported.
 */
function eachOnce(part: PersonField, people: readonly ((part: PersonField) => string)[]): string {
  const [only, ...others] = people;
  if (only && others.length === 0) return only(part);
  const valuesByPerson = new Map<string, string[]>();
  for (const value of people) {
    const names = splitWriters(nameOf(value).split("|"));
    const each = valuesOf(value(part), names.length);
    for (const [place, name] of names.entries()) {
      const known = valuesByPerson.get(personKey(name)) ?? [];
      const newValues = (each[place] ?? []).filter((one) => part === "shares" || !known.includes(one));
      valuesByPerson.set(personKey(name), [...known, ...newValues]);
    }
  }
  const values = [...valuesByPerson.values()].map((each) => each.join("; "));
  return values.some((value) => value !== "") ? values.join("; ") : "";
}

/**
 * Returns the roles for a column of people who are both composer and author; empty if roles follow the names in the
 * cell.
 */
function rolesOfBoth(names: string): string {
  const people = peopleInCell(names);
  return people.some(({ role }) => role !== null) ? "" : people.map(() => "CA").join("; ");
}

/**
 * Returns the values of a cell for each of its names. If their numbers differ, returns one value too many for the first
 * name.
 */
function valuesOf(text: string, names: number): string[][] {
  if (text === "") return [];
  const cuts = [[text], text.split(/[;|]/), text.split(/[;|]|\s\/\s|,\s/)];
  const fitting = cuts.find(({ length }) => length === names);
  return fitting ? fitting.map((one) => (one.trim() === "" ? [] : [one.trim()])) : [[text, "?"]];
}

/** Returns the people of a column without a number, without those in numbered columns, whose codes it may repeat. */
function unlessNamed(value: (part: PersonField) => string, known: ReadonlySet<string>) {
  const people = peopleInCell(nameOf(value));
  const others = people.filter(({ name }) => !known.has(personKey(name))).map(({ name }) => name);
  if (others.length === 0) return null;
  return others.length === people.length
    ? value
    : (part: PersonField) => (part === "name" ? others.join("; ") : "");
}

const nameOf = (value: (part: PersonField) => string) =>
  value("name") ||
  NAMES.map(value)
    .filter((part) => part !== "")
    .join(" ");
