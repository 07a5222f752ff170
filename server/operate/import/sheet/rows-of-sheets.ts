import { isDeepStrictEqual } from "node:util";
import { fold } from "#/contract/fold.ts";
import { versionOf } from "#/contract/version-of.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { addsUp } from "#/server/operate/import/tags/sheet-values.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { Credit } from "./row-credits.ts";
import type { SheetRow } from "./sheet-row.ts";

/** Values of a row that two rows of one file need not agree on. */
const OF_ROW: ReadonlySet<string> = new Set([
  ...["line", "file", "isFoundByTitle", "isOfArrangers", "isOfHolders", "statesShare", "suffixes"],
  ...["otherIsrcs", "credits", "heldBack", "writtenVersion"],
]);

/** Length of a quoted value, in characters. */
const LONGEST = 60;

/**
 * Joins the rows that several sheets have for the same files, by path of the file. Where two of them differ, the later
 * sheet counts, and `report` gets both lines with both values, once for each two rows.
 */
export function rowsOfSheets(
  sheets: readonly ReadonlyMap<string, SheetRow>[],
  report: (notice: Notice) => void,
): ReadonlyMap<string, SheetRow> {
  const joined = new Map<string, SheetRow>();
  const told = new Set<string>();
  const tell = (lines: Pair<SheetRow["line"]>, column: string, values: Pair<string>) => {
    const key = JSON.stringify([lines, column]);
    if (told.has(key)) return;
    told.add(key);
    const [one, other] = values.map((value) => [...value].slice(0, LONGEST).join("")) as Pair<string>;
    report({ key: "sheetsDiffer", values: { line: lines[0], later: lines[1], column, one, other } });
  };
  for (const [path, row] of sheets.flatMap((rows) => [...rows])) {
    const known = joined.get(path);
    joined.set(path, known ? joinedRow(known, row, tell) : row);
  }
  return joined;
}

type Pair<Value> = [Value, Value];
type Tell = (lines: Pair<SheetRow["line"]>, column: string, values: Pair<string>) => void;

function joinedRow(known: SheetRow, row: SheetRow, tell: Tell): SheetRow {
  const lines: Pair<SheetRow["line"]> = [known.line, row.line];
  const stated = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
  for (const [name, value] of stated) {
    const former = known[name as keyof SheetRow] ?? null;
    if (!OF_ROW.has(name) && former !== null && !agrees(name, former, value))
      tell(lines, name, [shown(former), shown(value)]);
  }
  const isLater = row.isrc !== null;
  const credits = joinedCredits(known.credits, row.credits, (column, values) => tell(lines, column, values));
  const { isFoundByTitle, ...whole } = { ...known, ...Object.fromEntries(stated) };
  return {
    ...whole,
    // The title of a row for all versions says nothing of this one.
    title: row.isFoundByTitle && !known.isFoundByTitle ? (known.title ?? row.title) : whole.title,
    ...(known.isFoundByTitle && row.isFoundByTitle && { isFoundByTitle: true }),
    line: known.line === row.line ? row.line : lines.join(", "),
    file: known.file || row.file,
    credits,
    isOfArrangers: (row.credits ? row : known).isOfArrangers,
    statesShare: known.statesShare === true || row.statesShare === true,
    otherIsrcs: (isLater ? row : known).otherIsrcs,
  };
}

function agrees(name: string, one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") {
    const sorted = (value: unknown) =>
      Array.isArray(value) ? value.map(String).map(fold).toSorted() : value;
    return isDeepStrictEqual(sorted(one), sorted(other));
  }
  const [key, otherKey] = [one, other].map((text) => fold(text)) as Pair<string>;
  const isSameTrack = () => fold(versionOf(one)?.base ?? one) === fold(versionOf(other)?.base ?? other);
  return key === otherKey || (name === "title" && isSameTrack());
}

const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.join("; ")
    : typeof value === "object"
      ? Object.values(value ?? {}).join(" ")
      : String(value);

/** Joins what two rows say of the same people; of different people the later row's count. */
function joinedCredits(
  known: Credit[] | null,
  credits: Credit[] | null,
  tell: (column: string, values: Pair<string>) => void,
): Credit[] | null {
  if (!known || !credits) return credits ?? known;
  const later = new Map(credits.map((credit) => [personKey(credit.name), credit]));
  const isSame = known.length === later.size && known.every(({ name }) => later.has(personKey(name)));
  const names = (some: readonly Credit[]) => some.map(({ name }) => name).join("; ");
  if (!isSame) {
    tell("writers", [names(known), names(credits)]);
    return credits;
  }
  const differing = FIELDS.filter(([field]) =>
    known.some((one) => {
      const other = later.get(personKey(one.name));
      return one[field] !== null && other && other[field] !== null && one[field] !== other[field];
    }),
  );
  for (const [field, column] of differing)
    tell(column, [
      known.map((one) => one[field] ?? "").join("; "),
      known.map(({ name }) => later.get(personKey(name))?.[field] ?? "").join("; "),
    ]);
  const joined = known.map((one) => {
    const other = later.get(personKey(one.name)) ?? one;
    const fields = FIELDS.map(([field]) => [field, other[field] ?? one[field]]);
    return { ...one, ...Object.fromEntries(fields) } as Credit;
  });
  // Shares of one sheet beside those of another may be too many.
  return addsUp(joined.map(({ share }) => share ?? 0)) ? joined : credits;
}

/** What is said of a writer, with the column of a sheet that says it. */
const FIELDS = [
  ["share", "shares"],
  ["ipi", "ipi"],
  ["role", "roles"],
  ["society", "societies"],
] as const;
