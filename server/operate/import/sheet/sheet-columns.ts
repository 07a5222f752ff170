import { fold } from "#/contract/fold.ts";
import { isOneSlipFrom } from "#/server/search/words/edit-distance-one.ts";
// Column names of a sheet, with their other spellings in English, French, German and Spanish.
import COLUMNS from "./sheet-columns.json" with { type: "json" };

export type SheetColumn = keyof typeof COLUMNS;

/** The columns of a sheet, in the order of the documentation. */
export const SHEET_COLUMNS = Object.keys(COLUMNS) as SheetColumn[];

/** Removes case, accents and punctuation. */
export const bare = (header: string) => fold(header).replace(/[^\p{L}\p{N}]/gu, "");

const BY_HEADER = new Map<string, SheetColumn>(
  SHEET_COLUMNS.flatMap((column) => [column, ...COLUMNS[column]].map((name) => [bare(name), column])),
);
/** Columns that are ignored because the sound is measured. */
const MEASURED = new Set(
  "length duration duree longueur lange dauer duracion samplerate bitdepth channels".split(" "),
);

/** Columns of other programs, such as Soundminer, that the catalogue cannot store. */
const WITHOUT_PLACE = new Set([
  "library",
  "source",
  "manufacturer",
  "category",
  "subcategory",
  "keywords",
  "motscles",
  "tags",
  "notes",
  "rating",
  "artist",
  ...["upc", "ean", "barcode", "codebarres"],
  ...["publishershare", "publishershares", "publisheripi", "verlagsanteil", "partediteur", "partediteurs"],
]);
/** A track has one title: a French one beside another cannot be stored either. */
const FRENCH_TITLES = new Set(["titrefr", "titrefrancais", "titlefr", "tracktitlefr"]);

/** Returns the column for a header, whatever its case, accents and punctuation; null for an unknown one. */
export function sheetColumn(header: string): SheetColumn | null {
  // In «Track #» the sign means «number», in «ISRC #» it is redundant.
  const named = BY_HEADER.get(bare(header.replaceAll("#", "no"))) ?? BY_HEADER.get(bare(header));
  // Brackets may contain a unit: «Tempo (BPM)».
  return named ?? BY_HEADER.get(bare(header.replace(/[([](?:bpm|ppm|bpm\/min|%)[)\]]/i, ""))) ?? null;
}

/** Returns whether a column is known but cannot be stored in the catalogue. */
export const isSpare = (header: string) => WITHOUT_PLACE.has(bare(header)) || isFrenchTitle(header);

/** Returns whether a column is a French title, which is used if there is no other title. */
export const isFrenchTitle = (header: string) => FRENCH_TITLES.has(bare(header));

/** Returns whether a column repeats a measurement of the sound, and is ignored. */
export const isMeasured = (header: string) => MEASURED.has(bare(header));

/** Shorter headers are one slip from too many others. */
const SHORTEST_SLIP = 4;

/** Returns the column whose header an unknown one misspells by one slip; null if there is none. */
export function likelyColumn(header: string): SheetColumn | null {
  const name = bare(header);
  if (name.length < SHORTEST_SLIP) return null;
  return [...BY_HEADER].find(([known]) => isOneSlipFrom(name, known))?.[1] ?? null;
}
