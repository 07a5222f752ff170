import { bare } from "#/server/operate/import/tags/bare.ts";
import { isOneSlipFrom } from "#/server/search/words/edit-distance-one.ts";
// Column names of a sheet, and their other spellings in English, French, German, Italian and Spanish.
import COLUMNS from "./sheet-columns.json" with { type: "json" };

export type SheetColumn = keyof typeof COLUMNS;

/** The columns of a sheet, in the order of the documentation. */
export const SHEET_COLUMNS = Object.keys(COLUMNS) as SheetColumn[];

const BY_HEADER = new Map<string, SheetColumn>(
  SHEET_COLUMNS.flatMap((column) => [column, ...COLUMNS[column]].map((name) => [bare(name), column])),
);
/** Columns that are ignored because the sound is measured. */
const MEASURED = new Set(
  "length duration duree longueur lange dauer spieldauer laufzeit durata duracion time timing minutage samplerate bitdepth channels".split(
    " ",
  ),
);

/** Columns of other programs, such as Soundminer, Harvest and SourceAudio, that the catalogue cannot store. */
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
  ...[
    "alternatetitle",
    "alttitle",
    "displaytitle",
    "identity",
    "index",
    "artwork",
    "artworkfilename",
    "lyrics",
  ],
  ...[
    "lyricsvocals",
    "vocals",
    "soundslike",
    "similarto",
    "inthestyleof",
    "comment",
    "comments",
    "commentaires",
  ],
  ...["remarques", "sourceaudioid", "trackid", "libraryname", "librarycode", "labelcode", "catalogowner"],
  ...["trackdescription", "versionnumber", "submitterworkno", "commentaire"],
  ...[
    "parolechiave",
    "palabrasclave",
    "schlagworter",
    "stichworter",
    "note",
    "notas",
    "notizen",
    "bemerkungen",
  ],
  ...["bem", "bemerkung", "anmerkung", "anmerkungen", "remarque", "kommentar"],
  ...["status", "statut", "freigabe", "clearance", "osservazioni", "observaciones", "observations"],
  ...["versions", "versioni", "versionen", "versiones"],
  ...["refoeuvre", "referenceoeuvre", "workref", "workreference"],
  ...["titelengl", "titelenglisch", "englischertitel", "gemawerknr", "gemawerknummer", "codeoeuvresacem"],
  ...["upc", "ean", "barcode", "codebarres"],
  ...["drm", "cledrm", "partdrm", "anteilvr", "mrshare", "mechanicalshare"],
  ...["publishershare", "publishershares", "publisheripi", "verlagsanteil", "partediteur", "partediteurs"],
]);
/** Headers of French titles. A track has one title, so a French title beside another cannot be stored. */
const FRENCH_TITLES = new Set(["titrefr", "titrefrancais", "titlefr", "tracktitlefr"]);

/** Columns that show which rows are versions of one track: see `joinVersions`. */
const GROUPING: ReadonlySet<string> = new Set([
  ...["masterid", "mastertrackid", "ismain", "mainalternate", "mainalt", "mainoralternate"],
  ...[
    "maintracknumber",
    "maintrackid",
    "maintrackcode",
    "maintrackref",
    "maintrackreference",
    "maintrackisrc",
  ],
  ...["maintrack", "maintrackfile", "maintrackfilename", "maintracktitle", "mainversionid", "mainversion"],
  ...["parentid", "parenttrack", "parenttrackid", "parenttracktitle", "versionof", "alternateof", "altof"],
  ...["pisteprincipale", "idpisteprincipale", "titreprincipal", "idtitreprincipal", "versionde"],
  ...["haupttitel", "haupttitelid", "hauptversion", "versionvon", "branoprincipale", "idbranoprincipale"],
  ...["versionedi", "temaprincipal", "idtemaprincipal", "pistaprincipal", "hoofdtrack", "versievan"],
]);
/** Those whose value a row shares with the main one: a number of the work, which names no row. */
const SHARED_IDS: ReadonlySet<string> = new Set(["masterid", "mastertrackid"]);
/** Those that only say whether a row is the main one. */
const FLAGS: ReadonlySet<string> = new Set(["ismain", "mainalternate", "mainalt", "mainoralternate"]);
/** Columns with a name of the row itself, by which others may name it as their main one. */
const OWN_IDS: ReadonlySet<string> = new Set([
  "id",
  "trackid",
  "trackcode",
  "idpiste",
  "titelid",
  "versionid",
]);

/**
 * The name of a table of another program at the start of a header: «TRACK: Genre», «CODE: ISRC», «ALBUM: Release Date»,
 * «Song BPM».
 */
const TABLE = /^\s*(track|song|recording|code|album|custom)\b[\s:._>/-]*(?=\S)(.+)$/i;
/** Columns that the table «ALBUM» may fill. Its other fields are not the track's: «Album No» is not a track number. */
const OF_ALBUM: ReadonlySet<SheetColumn | null> = new Set([
  "description",
  "descriptionFr",
  "releaseDate",
  "publisher",
  "label",
] as const);
/** Columns that the table «CODE» may fill: «Code Auteur» is not an author's name. */
const CODES: ReadonlySet<SheetColumn | null> = new Set(["isrc", "iswc", "reference"] as const);
/**
 * Columns that the table of a track cannot fill, since they describe the album or a place: «Recording Date», «Track
 * Description».
 */
const NOT_OF_TRACK: ReadonlySet<SheetColumn | null> = new Set([
  "description",
  "descriptionFr",
  "releaseDate",
  "territory",
] as const);

/** Returns the column for a header, ignoring case, accents and punctuation; null for an unknown header. */
export function sheetColumn(header: string): SheetColumn | null {
  const whole = columnCalled(header);
  const { table, field } = tableOf(header);
  if (whole || table === null || table === "custom") return whole;
  const column = columnCalled(field);
  if (table === "album") return OF_ALBUM.has(column) ? column : null;
  if (table === "code") return CODES.has(column) ? column : null;
  return NOT_OF_TRACK.has(column) ? null : column;
}

/** Returns whether a header names its column only together with a table: «Song BPM» instead of «BPM». */
export const isOfTable = (header: string) => columnCalled(header) === null;

function columnCalled(header: string): SheetColumn | null {
  if (/^\s*%\s*$/.test(header)) return "shares";
  // In «Track #», the sign means «number»; in «ISRC #», it means nothing.
  const named = BY_HEADER.get(bare(header.replaceAll("#", "no"))) ?? BY_HEADER.get(bare(header));
  // Brackets may contain a unit: «Tempo (BPM)».
  return named ?? BY_HEADER.get(bare(header.replace(/[([](?:bpm|ppm|bpm\/min|%)[)\]]/i, ""))) ?? null;
}

function tableOf(header: string): { table: string | null; field: string } {
  const [, table = null, field = header] = TABLE.exec(header) ?? [];
  return { table: table?.toLowerCase() ?? null, field };
}

/** Returns whether a column is known but cannot be stored in the catalogue. */
export function isSpare(header: string): boolean {
  const { table, field } = tableOf(header);
  const isKnown = [header, field].some((name) => WITHOUT_PLACE.has(bare(name))) || isFrenchTitle(header);
  return isKnown || table === "custom" || (table === "album" && columnCalled(field) !== null);
}

/** Returns whether a column shows which rows are versions of one track. */
export const isGrouping = (header: string) => fieldAmong(header, GROUPING);

/**
 * Returns what a column says of the versions of a track: a value that all of them share, the name of the main one, or
 * the own name of a row; null for other columns.
 */
export function groupingRole(header: string): "shared" | "main" | "own" | null {
  if (fieldAmong(header, SHARED_IDS)) return "shared";
  if (fieldAmong(header, OWN_IDS)) return "own";
  return isGrouping(header) && !fieldAmong(header, FLAGS) ? "main" : null;
}

const fieldAmong = (header: string, names: ReadonlySet<string>) =>
  [header, tableOf(header).field].some((name) => names.has(bare(name)));

/** Returns whether a column is a French title, which is used if there is no other title. */
export const isFrenchTitle = (header: string) => FRENCH_TITLES.has(bare(header));

/** Returns whether a column repeats a measurement of the sound, and is therefore ignored. */
export const isMeasured = (header: string) => MEASURED.has(bare(tableOf(header).field));

/** Length of the shortest header that is corrected; shorter ones are similar to too many others. */
const SHORTEST_SLIP = 4;

/** Returns the column whose header differs from an unknown one by one typing error; null if there is none. */
export function likelyColumn(header: string): SheetColumn | null {
  const name = bare(header);
  if (name.length < SHORTEST_SLIP) return null;
  return [...BY_HEADER].find(([known]) => isOneSlipFrom(name, known))?.[1] ?? null;
}
