import { fold } from "./fold.ts";

/** What a sheet can say, by the names of its columns, and other ways to write them, English and French. */
const COLUMNS = {
  file: ["fichier", "filename", "file name", "nom du fichier", "nom de fichier"],
  title: ["titre", "track", "track title", "name"],
  album: ["album en", "album title", "titre de l'album", "disque"],
  albumFr: ["album fr", "album français", "titre français de l'album"],
  writers: [
    "writer",
    "composer",
    "composers",
    "compositeur",
    "compositeurs",
    "auteur",
    "auteurs",
    "auteurs-compositeurs",
  ],
  publisher: ["éditeur", "editions", "éditions", "label"],
  bpm: ["tempo"],
  tonality: ["key", "tonalité", "ton"],
  genres: ["genre"],
  moods: ["mood", "humeur", "humeurs", "ambiance", "ambiances"],
  instruments: ["instrument", "instrumentation"],
  uses: ["use", "usage", "usages", "utilisation", "utilisations"],
  territory: ["territoire", "pays", "country"],
  isrc: ["code isrc"],
  reference: ["référence", "ref", "catalogue number", "catalog number", "numéro de catalogue"],
  description: ["description en"],
  descriptionFr: ["description fr", "description française", "description en français"],
  version: ["type de version"],
  shares: ["share", "part", "parts", "répartition"],
  ipi: ["ipi/cae", "cae/ipi", "ipi cae", "numéro ipi", "n° ipi", "code ipi"],
} as const;

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
