import { fold } from "#/contract/fold.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { splitWriters } from "#/server/operate/import/tags/split-writers.ts";
import { peopleInCell } from "./people-in-cell.ts";
import { type SheetColumn, sheetColumn } from "./sheet-columns.ts";
import { unquoted } from "./sheet-values.ts";

/** The kind of people in a column. An author is a lyricist if there are composer columns too, otherwise a writer. */
type Kind = "writer" | "composer" | "author" | "lyricist" | "arranger" | "publisher";

/** The part of a writer's or publisher's data in one column. */
type Part = "name" | "first" | "middle" | "last" | "roles" | "societies" | "ipi" | "shares";

/** A column of people, with its position in the sheet. */
interface PeopleColumn {
  place: number;
  kind: Kind;
  number: number;
  part: Part;
}

const KINDS: Readonly<Record<Kind, string>> = {
  writer:
    "w(?=\\d)|writer|songwriter|auteurs? compositeur|urheber|ayants? droits?|rights? holder|interested party|rechteinhaber",
  composer: "composer|compositeurs? rice|compositeur|compositrice|komponist|compositor",
  author: "auteurs? rice|auteur|autrice|author|autor",
  lyricist: "lyricist|parolier|textdichter|texter|letrista",
  arranger: "arranger|arrangeur|bearbeiter|arreglista",
  publisher: "publisher|editeur|verlag|editorial",
};
const GROUPS = (Object.entries(KINDS) as [Kind, string][]).map(
  ([kind, words]) =>
    [kind, new RegExp(`^(?:${words})(?:s|en|es)? ?(?:no? ?)?(?:(\\d{1,2}) ?(.*))?$`)] as const,
);
const PARTS: Readonly<Record<Part, string>> = {
  name: "|name|full name|nom complet|company|company name",
  first: "first name|given name|prenom|vorname|nombre",
  middle: "middle name|middle|second prenom|deuxieme prenom",
  last: "last name|family name|surname|nom|nom de famille|nachname|apellido|apellidos",
  roles: "capacity|role|qualite|rolle",
  societies: "society|pro|affiliation|societe|gesellschaft|sociedad",
  ipi: "ipi|cae|ipi cae|cae ipi|ipi number|ipi no|numero ipi",
  shares: "share|shares|sh|split|splits|part|percent|percentage|pct|pourcentage|anteil|porcentaje",
};
const BY_NAME = new Map(
  (Object.entries(PARTS) as [Part, string][]).flatMap(([part, names]) =>
    names.split("|").map((name) => [name, part] as const),
  ),
);
/** Words around a part: «Owner Performance Share %», «Share Percentage», «IPI No». */
const AROUND =
  /^(?:owner |original )?(?:performance |performing |pr )?(?=(?:share|split)s?\b)|(?<=.) (?:no|percent|percentage|pct)$/g;
const partCalled = (words: string) => BY_NAME.get(words) ?? BY_NAME.get(words.replace(AROUND, ""));
const NAMES: readonly Part[] = ["name", "first", "middle", "last"];
/** Number of a column without one, if others of its kind are numbered: its people come last. */
const LAST = 100;

/**
 * Returns the columns of a sheet that contain people: «Writer 1 Last Name», «Composer 2», and those without a number.
 */
export function peopleColumns(headers: readonly string[]): PeopleColumn[] {
  const found: (Omit<PeopleColumn, "number"> & { number: number | null })[] = [];
  for (const [place, header] of headers.entries()) {
    const column = peopleColumn(header) ?? partColumn(header, found);
    if (column) found.push({ ...column, place });
  }
  const isFirst = (kind: Kind) =>
    found.some((other) => other.kind === kind && other.number === 1 && NAMES.includes(other.part));
  return found.map(({ number, ...column }) => ({
    ...column,
    number: number ?? (isFirst(column.kind) ? LAST : 1),
  }));
}

const headWords = (header: string) =>
  fold(header)
    .replaceAll("#", "no ")
    .replaceAll("%", " percent")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Parses a header; the number is null if it has none. */
function peopleColumn(header: string): { kind: Kind; number: number | null; part: Part } | null {
  const words = headWords(header);
  for (const [kind, pattern] of GROUPS) {
    const [whole, number, rest = ""] = pattern.exec(words) ?? [];
    const part = partCalled(rest);
    if (whole !== undefined && part) return { kind, number: number ? Number(number) : null, part };
  }
  const column = sheetColumn(header);
  const kind = {
    writers: "writer",
    lyricists: "lyricist",
    arrangers: "arranger",
    publisher: "publisher",
  } as const;
  return column && column in kind
    ? { kind: kind[column as keyof typeof kind], number: null, part: "name" }
    : null;
}

/**
 * Parses a header that names a part only, «IPI 2»: it is of the people with that number right before it, or else of the
 * writer with that number.
 */
function partColumn(
  header: string,
  before: readonly { kind: Kind; number: number | null }[],
): { kind: Kind; number: number; part: Part } | null {
  const [, name = "", number] = /^(\D+?) ?(\d{1,2})$/.exec(headWords(header)) ?? [];
  const part = partCalled(name);
  const numbered = before.filter((column) => column.number === Number(number));
  const [last, writer] = [numbered.at(-1), numbered.findLast(({ kind }) => kind !== "publisher")];
  const person = before.at(-1) === last ? last : (writer ?? last);
  return part && person ? { kind: person.kind, number: Number(number), part } : null;
}

/** Returns the positions of columns that say the same thing of the same person, in groups. */
export const repeatedPlaces = (columns: readonly PeopleColumn[]): number[][] =>
  [...Map.groupBy(columns, ({ kind, number, part }) => `${kind} ${number} ${part}`).values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ place }) => place));

/** Returns whether the catalogue cannot store a column: of publishers it stores only the names. */
export const isWithoutPlace = ({ kind, part }: PeopleColumn) => kind === "publisher" && !NAMES.includes(part);

/**
 * Combines the people's columns of a row into cells like those of the sheet's own columns, in the order of the people's
 * numbers. People without a name are left out.
 */
export function peopleCell(columns: readonly PeopleColumn[], cells: readonly string[]) {
  const hasComposers = columns.some(({ kind }) => kind === "composer");
  const columnOf = (kind: Kind) => {
    if (kind === "publisher") return "publisher";
    if (kind === "arranger") return "arrangers";
    return kind === "lyricist" || (kind === "author" && hasComposers) ? "lyricists" : "writers";
  };
  const peopleOf = (wanted: ReturnType<typeof columnOf>) => {
    const own = columns.filter(({ kind }) => columnOf(kind) === wanted);
    const sorted = own.toSorted((one, other) => one.number - other.number);
    const people = [...Map.groupBy(sorted, ({ kind, number }) => `${kind} ${number}`).values()]
      .map((group) => {
        const value = (part: Part) => {
          const said = group.filter((column) => column.part === part).map(({ place }) => cells[place] ?? "");
          return said.map((cell) => unquoted(cell).trim()).find((cell) => cell !== "") ?? "";
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

/** Joins the values of each person. Two different values for one person make one value too many, which is reported. */
function eachOnce(part: Part, people: readonly ((part: Part) => string)[]): string {
  const said = new Map<string, string[]>();
  for (const value of people) {
    const names = splitWriters(nameOf(value).split("|"));
    // A value for several names at once counts for the first alone.
    for (const name of value(part) === "" ? names : names.slice(0, 1)) {
      const known = said.get(personKey(name)) ?? [];
      const isNews = value(part) !== "" && (part === "shares" || !known.includes(value(part)));
      said.set(personKey(name), isNews ? [...known, value(part)] : known);
    }
  }
  const values = [...said.values()].map((each) => each.join("; "));
  return values.some((value) => value !== "") ? values.join("; ") : "";
}

/** Returns a plain cell beside numbered people without those who are among them, whose codes it may repeat. */
function unlessNamed(value: (part: Part) => string, known: ReadonlySet<string>) {
  const people = peopleInCell(nameOf(value));
  const others = people.filter(({ name }) => !known.has(personKey(name))).map(({ name }) => name);
  if (others.length === 0) return null;
  return others.length === people.length ? value : (part: Part) => (part === "name" ? others.join("; ") : "");
}

const nameOf = (value: (part: Part) => string) =>
  value("name") ||
  NAMES.map(value)
    .filter((part) => part !== "")
    .join(" ");
