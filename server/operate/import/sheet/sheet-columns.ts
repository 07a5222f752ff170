import { fold } from "#/contract/fold.ts";
// Names of the columns of a sheet, with their other spellings in English, French, German and Spanish.
import COLUMNS from "./sheet-columns.json" with { type: "json" };

export type SheetColumn = keyof typeof COLUMNS;

/** The columns that a sheet may have, in the order of the documentation. */
export const SHEET_COLUMNS = Object.keys(COLUMNS) as SheetColumn[];

/** Case, accents and signs aside. */
const bare = (header: string) => fold(header).replace(/[^\p{L}\p{N}]/gu, "");

const BY_HEADER = new Map<string, SheetColumn>(
  SHEET_COLUMNS.flatMap((column) => [column, ...COLUMNS[column]].map((name) => [bare(name), column])),
);
/** What a sheet may tell, and the sound tells better. */
const MEASURED = new Set(
  "length duration duree longueur lange dauer duracion samplerate bitdepth channels".split(" "),
);

/** What sheets of other programs, as Soundminer, say and the catalogue has no place for. */
const WITHOUT_PLACE = new Set([
  "library",
  "source",
  "manufacturer",
  "category",
  "subcategory",
  "keywords",
  "notes",
  "rating",
  "artist",
]);
/** A track has one title: a French one beside another has no place either. */
const FRENCH_TITLES = new Set(["titrefr", "titrefrancais", "titlefr", "tracktitlefr"]);

/** Returns the column for a header, whatever its case, accents and signs; null for an unknown one. */
export function sheetColumn(header: string): SheetColumn | null {
  // Of «Track #» the sign is a word, of «ISRC #» it adds nothing.
  const named = BY_HEADER.get(bare(header.replaceAll("#", "no"))) ?? BY_HEADER.get(bare(header));
  // What stands in brackets may be a unit: «Tempo (BPM)».
  return named ?? BY_HEADER.get(bare(header.replace(/\(bpm\)|\[bpm\]/i, ""))) ?? null;
}

/** Whether a column is understood, and has no place in the catalogue. */
export const isSpare = (header: string) => WITHOUT_PLACE.has(bare(header)) || isFrenchTitle(header);

/** Whether a column is a French title, which is the title where there is no other one. */
export const isFrenchTitle = (header: string) => FRENCH_TITLES.has(bare(header));

/** Whether a column says what is measured in the sound, and is passed over. */
export const isMeasured = (header: string) => MEASURED.has(bare(header));
