import { codeColumnByContents, peopleColumnByContents } from "./columns-by-contents.ts";
import { dropColumns } from "./drop-columns.ts";
import type { Columns, TableHeads } from "./heads-in-rows.ts";
import { askedKinds } from "./kinds-by-contents.ts";
import { withoutCodePart } from "./label-and-code.ts";
import { startOrEndColumn } from "./open-remarks.ts";
import { type PeopleColumn, peopleColumns } from "./people-columns.ts";
import { codeColumn, labelColumns } from "./row-codes.ts";
import { keepColumn, kindColumn, kindHeadColumns } from "./row-kinds.ts";
import { numberAndVersionColumns } from "./same-rows.ts";
import { noteColumns } from "./table-heads.ts";

/** The indexes of a table's columns by what they hold; -1 for one that the table does not have. */
export type TableColumns = Columns & {
  /** Notes and remarks. */
  notes: readonly number[];
  people: readonly PeopleColumn[];
  /** The kind of sound of every row, and columns that name it for some rows. */
  kind: number;
  kinds: readonly number[];
  /** Labels, libraries and publishers, in which some lists say of a row that it is a noise. */
  labels: readonly number[];
  /** Codes for kinds of which the person is asked whether they mean music, by the columns that state them. */
  askedKinds: ReadonlyMap<number, ReadonlySet<string>>;
  /** Whether the music stays in the programme: of any kind, and in the words of a legend. */
  keep: number;
  states?: readonly number[];
  /** Marks beside what was dropped. */
  drops: readonly number[];
  number: number;
  /** The codes of libraries. */
  code: number;
  /** Whether the label or publisher stands before the codes. */
  isCodeBehindLabel: boolean;
  version: number;
  /** Whether music starts or ends at the row. */
  startOrEnd: number;
  /** Columns without a heading that their contents told. */
  nameless: readonly { column: "writers" | "code"; at: number }[];
  /** Columns that say something of the music, whatever it is. */
  facts: ReadonlySet<number>;
};

/** Returns the columns of a table, as its headings and its rows show them. */
export function tableColumns(
  { cells: heads, columns, version }: TableHeads,
  rows: readonly string[][],
): TableColumns {
  const notes = noteColumns(heads);
  const known = new Set([...Object.values(columns), ...notes]);
  const headed = peopleColumns(heads, known);
  const nameless = headed.length > 0 ? -1 : peopleColumnByContents(heads, rows, known);
  const people = nameless === -1 ? headed : [{ at: nameless, kind: "C" as const }];
  // «Fen Lane Music» is a publisher, not a kind of sound.
  const notKinds = new Set([...Object.values(columns), ...people.map(({ at }) => at)]);
  const ownCode = codeColumn(heads, notKinds);
  const headedCode = ownCode === -1 ? (people.find(({ hasCode }) => hasCode)?.at ?? -1) : ownCode;
  const code = headedCode === -1 ? codeColumnByContents(heads, rows, notKinds) : headedCode;
  const startOrEnd = startOrEndColumn(rows, known);
  return {
    ...{ ...columns, notes, people, startOrEnd, ...numberAndVersionColumns(heads, known) },
    ...(version !== undefined && { version }),
    kind: kindColumn(rows, notKinds),
    kinds: kindHeadColumns(heads, rows, notKinds),
    labels: [
      ...(code === -1 ? [] : [code]),
      ...people.flatMap(({ at, kind }) => (kind === "publisher" ? at : [])),
      ...labelColumns(heads, notKinds),
    ],
    askedKinds: askedKinds(rows, known),
    keep: keepColumn(heads, notKinds),
    drops: dropColumns(heads, rows, notKinds),
    code,
    isCodeBehindLabel: withoutCodePart(heads[code] ?? "").hasCode,
    nameless: [
      ...(nameless === -1 ? [] : [{ column: "writers" as const, at: nameless }]),
      ...(headedCode === code ? [] : [{ column: "code" as const, at: code }]),
    ],
    facts: new Set(heads.flatMap((_, at) => (known.has(at) || at === startOrEnd ? [] : at))),
  };
}

/** Returns a cell without the blanks around it; empty if the table does not have the column. */
export const cellAt = (cells: readonly string[], column: number | undefined) =>
  cells[column ?? -1]?.trim() ?? "";
