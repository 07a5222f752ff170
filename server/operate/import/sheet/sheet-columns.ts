import { fold } from "#/server/platform/text/fold.ts";
// What a sheet can say, by the names of its columns, and other ways to write them, English and French.
import COLUMNS from "./sheet-columns.json" with { type: "json" };

export type SheetColumn = keyof typeof COLUMNS;

/** The columns a sheet may have, in the order of the documentation. */
export const SHEET_COLUMNS = Object.keys(COLUMNS) as SheetColumn[];

const bare = (header: string) => fold(header).replace(/[^\p{L}\p{N}]/gu, "");

const BY_HEADER = new Map<string, SheetColumn>(
  SHEET_COLUMNS.flatMap((column) => [column, ...COLUMNS[column]].map((name) => [bare(name), column])),
);

/** The column that a header means, whatever its case, accents and signs; null for an unknown one. */
export function sheetColumn(header: string): SheetColumn | null {
  return BY_HEADER.get(bare(header)) ?? null;
}
