import { fold } from "#/contract/fold.ts";
import { sheetColumn } from "./sheet-columns.ts";

/** The kind of people in a column. An author is a lyricist if there are composer columns too, otherwise a writer. */
export type PeopleKind = "writer" | "composer" | "author" | "lyricist" | "arranger" | "publisher";

/** The part of a writer's or publisher's data in one column. */
export type PersonField =
  | "name"
  | "first"
  | "middle"
  | "last"
  | "roles"
  | "societies"
  | "ipi"
  | "shares"
  | "mechanical";

/** A column of people, with its position in the sheet. */
export interface PeopleColumn {
  place: number;
  /** Whether the header calls one person both, as «Auteur-compositeur» does. A plural may mean some of each. */
  isOfBoth?: boolean;
  kind: PeopleKind;
  number: number;
  part: PersonField;
}

const KINDS: Readonly<Record<PeopleKind, string>> = {
  writer:
    "w(?=\\d)|writer|songwriter|auteurs? compositeur|urheber|ayants? droits?|rights? holder|interested party|rechteinhaber",
  composer: "composer|compositeurs? rice|compositeur|compositrice|compositor[ei]|komponist|compositor",
  author: "auteurs? rice|auteur|autrice|author|autor[ei]|autor",
  lyricist: "lyricist|parolier[ei]?|textdichter|texter|letrista",
  arranger: "arranger|arrangeur|arrangiator[ei]|bearbeiter|arreglista",
  publisher: "publisher|editeur|editor[ei]|edizioni|verlag|editorial",
};
const GROUPS = (Object.entries(KINDS) as [PeopleKind, string][]).map(([kind, words]) => {
  const called = `(?:${words})(?:s|en|es)?`;
  return {
    kind,
    numbered: new RegExp(`^${called} ?(?:no? ?)?(?:(\\d{1,2}) ?(.*))?$`),
    // «Composer IPI», and «Nom du compositeur», unless the sheet has a column of its own for the value.
    plain: new RegExp(`^${called} (.+)$`),
    behind: new RegExp(`^(.+?) (?:of (?:the )?|du |de la |de l |des |del? )?${called}(?: (\\d{1,2}))?$`),
  };
});
const PARTS: Readonly<Record<PersonField, string>> = {
  name: "|name|full name|nom complet|company|company name",
  first: "first name|given name|prenom|vorname|nombre|nome",
  middle: "middle name|middle|second prenom|deuxieme prenom",
  last: "last name|family name|surname|nom|nom de famille|nachname|apellido|apellidos|cognome",
  roles: "capacity|role|qualite|rolle|designation|type|function|fonction|ruolo|rol|funcion",
  societies: "society|pro|affiliation|societe|gesellschaft|sociedad|societa",
  ipi: "ipi|cae|ipi cae|cae ipi|ipi number|ipi no|ipi name number|ipi nr|ipi nummer|numero ipi",
  shares:
    "share|shares|sh|split|splits|part|percent|percentage|pct|pourcentage|anteil|porcentaje|quota|percentuale|cuota|prozent|dep|cle dep|anteil ar",
  // Societies keep this share apart from that of performances; the catalogue stores only one share.
  mechanical: "mr|mr share|mechanical share|mechanical|drm|cle drm|part drm|vr|anteil vr",
};
const BY_NAME = new Map(
  (Object.entries(PARTS) as [PersonField, string][]).flatMap(([part, names]) =>
    names.split("|").map((name) => [name, part] as const),
  ),
);
/** Words around the name of a part: «Owner Performance Share %», «Share Percentage», «IPI No». */
const AROUND =
  /^(?:owner |original )?(?:performance |performing |performing rights? |pr |dep )?(?=(?:share|split)s?\b)|(?<=.) (?:no|percent|percentage|pct)$/g;
const fieldNamed = (words: string) => BY_NAME.get(words) ?? BY_NAME.get(words.replace(AROUND, ""));
export const NAMES: readonly PersonField[] = ["name", "first", "middle", "last"];
/** Number for columns without one if others of their kind are numbered, so that their people come last. */
export const LAST = 100;

/**
 * Returns the columns of a sheet that contain people: «Writer 1 Last Name», «Composer 2», and columns without a number.
 */
export function peopleColumns(headers: readonly string[]): PeopleColumn[] {
  const found: (Omit<PeopleColumn, "number"> & { number: number | null })[] = [];
  for (const [place, header] of headers.entries()) {
    const column = peopleColumn(header) ?? fieldColumn(header, found) ?? fieldBehind(headers, place, found);
    if (column) found.push({ ...column, place, ...(OF_BOTH.test(header) && { isOfBoth: true }) });
  }
  found.push(...holderColumns(headers, found));
  // «Writer Share» beside «Composer» is the composer's, where nobody is called a writer.
  const isOfNames = ({ kind, part }: { kind: PeopleKind; part: PersonField }) =>
    NAMES.includes(part) && kind !== "publisher" && kind !== "arranger";
  const [only, ...others] = new Set(found.filter(isOfNames).map(({ kind }) => kind));
  if (only && others.length === 0)
    for (const column of found) if (column.kind === "writer") column.kind = only;
  const isFirst = (kind: PeopleKind) =>
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

/** A header that calls one person both: «Auteur-compositeur», «Autrice et compositrice», «Composer & Lyricist». */
const OF_BOTH =
  /^\s*(?:(?:auteure?|autrice)(?:-|\s(?:et|&)\s)composit(?:eur|rice)|composit(?:eur|rice)(?:-|\s(?:et|&)\s)(?:auteure?|autrice)|composer(?:-|\s(?:and|&)\s)lyricist)\s*$/i;

/** Parses a header; the number is null if it has none. */
function peopleColumn(header: string): { kind: PeopleKind; number: number | null; part: PersonField } | null {
  const words = headWords(header);
  if (OF_BOTH.test(header)) return { kind: "writer", number: null, part: "name" };
  const column = sheetColumn(header);
  for (const { kind, numbered, plain, behind } of GROUPS) {
    const [whole, number, rest = ""] = numbered.exec(words) ?? [];
    const part = fieldNamed(rest);
    if (whole !== undefined && part) return { kind, number: number ? Number(number) : null, part };
    const ofAll = fieldNamed(plain.exec(words)?.[1] ?? "?");
    if (ofAll) return { kind, number: null, part: ofAll };
    const [, before = "?", count] = behind.exec(words) ?? [];
    const called = column === null ? fieldNamed(before) : undefined;
    if (called) return { kind, number: count ? Number(count) : null, part: called };
  }
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
 * Parses a header that names only a part, as «IPI 2». It belongs to the person with that number if the column right
 * before is theirs, otherwise to the writer with that number.
 */
function fieldColumn(
  header: string,
  before: readonly { kind: PeopleKind; number: number | null }[],
): { kind: PeopleKind; number: number; part: PersonField } | null {
  const [, name = "", number] = /^(\D+?) ?(\d{1,2})$/.exec(headWords(header)) ?? [];
  const part = fieldNamed(name);
  const numbered = before.filter((column) => column.number === Number(number));
  const [last, writer] = [numbered.at(-1), numbered.findLast(({ kind }) => kind !== "publisher")];
  const person = before.at(-1) === last ? last : (writer ?? last);
  return part && person ? { kind: person.kind, number: Number(number), part } : null;
}

/**
 * Returns the part in a header that occurs several times, as «%» behind «Writer 1» and behind «Writer 2»: it belongs to
 * the person with a number whose column is right before it.
 */
function fieldBehind(
  headers: readonly string[],
  place: number,
  before: readonly (Omit<PeopleColumn, "number"> & { number: number | null })[],
): { kind: PeopleKind; number: number; part: PersonField } | null {
  const words = headWords(headers[place] ?? "");
  const part = BY_NAME.get(words);
  const person = before.at(-1);
  const isRepeated = headers.filter((header) => headWords(header) === words).length > 1;
  if (!part || NAMES.includes(part) || !isRepeated || person?.place !== place - 1) return null;
  const { kind, number } = person;
  const isKnown = before.some((one) => one.kind === kind && one.number === number && one.part === part);
  return number === null || isKnown ? null : { kind, number, part };
}

/**
 * Returns the columns «Nom» and «Prénom» as the names of rights holders, if the sheet has each of them once and no
 * other column names writers.
 */
function holderColumns(
  headers: readonly string[],
  found: readonly { kind: PeopleKind; part: PersonField }[],
) {
  if (found.some(({ kind, part }) => kind !== "publisher" && NAMES.includes(part))) return [];
  const placesOf = (part: PersonField) =>
    [...headers.keys()].filter((place) => BY_NAME.get(headWords(headers[place] ?? "?")) === part);
  const places = (["first", "last"] as const).map((part) => ({ part, all: placesOf(part) }));
  if (places.some(({ all }) => all.length !== 1)) return [];
  return places.flatMap(({ part, all }) =>
    all.map((place) => ({ place, kind: "writer" as const, number: null, part })),
  );
}

/** Returns groups of positions of columns that contain the same part for the same person. */
export const repeatedPlaces = (columns: readonly PeopleColumn[]): number[][] =>
  [...Map.groupBy(columns, ({ kind, number, part }) => `${kind} ${number} ${part}`).values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ place }) => place));

/** Returns whether the catalogue cannot store a column: it stores only the names of publishers. */
export const isWithoutPlace = ({ kind, part }: PeopleColumn) =>
  part === "mechanical" || (kind === "publisher" && !NAMES.includes(part));
