import { fold } from "#/contract/fold.ts";
// Names of the columns of a sheet, with their other spellings, English and French.
import COLUMNS from "./sheet-columns.json" with { type: "json" };

export type SheetColumn = keyof typeof COLUMNS;

/** The columns that a sheet may have, in the order of the documentation. */
export const SHEET_COLUMNS = Object.keys(COLUMNS) as SheetColumn[];

const bare = (header: string) => fold(header).replace(/[^\p{L}\p{N}]/gu, "");

const BY_HEADER = new Map<string, SheetColumn>(
  SHEET_COLUMNS.flatMap((column) => [column, ...COLUMNS[column]].map((name) => [bare(name), column])),
);

/** Returns the column for a header, whatever its case, accents and signs; null for an unknown one. */
export function sheetColumn(header: string): SheetColumn | null {
  return BY_HEADER.get(bare(header)) ?? null;
}
