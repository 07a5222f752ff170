import { fold } from "#/contract/fold.ts";
import { delimiterOfHeads, headRowAt } from "#/contract/table-heads.ts";

/**
 * Column headings in French, English, German, Spanish, Portuguese and Italian, folded and without the words of `NOISE`;
 * the surest first. A description or a comment (`note`) is no title by itself.
 */
const NAMES = {
  name: [
    ...["name", "nom", "nombre", "clip", "title", "titre", "titel", "titulo", "clipname", "markername"],
    ...[
      "cue title",
      "cue name",
      "track title",
      "track name",
      "song title",
      "song",
      "music title",
      "music",
      "work title",
      "work",
    ],
    ...["titre oeuvre", "oeuvre", "titre musique", "musique", "morceau", "titre morceau"],
    ...[
      "musiktitel",
      "werktitel",
      "titel werks",
      "werk",
      "stuck",
      "titulo obra",
      "obra",
      "tema",
      "pieza",
      "cancion",
    ],
    ...["musica", "musik", "nome", "faixa", "titolo", "titolo brano", "brano", "opera"],
    ...["marker", "marqueur", "repere", "marke", "marcador", "cue"],
  ],
  file: [
    ...["file", "filename", "file name", "source", "source file", "media", "fichier", "nom fichier"],
    ...["datei", "dateiname", "quelle", "archivo", "nombre archivo", "fichero"],
  ],
  start: [
    ...[
      "start",
      "in",
      "begin",
      "beginning",
      "from",
      "debut",
      "entree",
      "beginn",
      "anfang",
      "von",
      "einstieg",
    ],
    ...["startzeit", "anfangszeit", "inicio", "comienzo", "entrada", "desde", "comeco", "inizio", "entrata"],
    // Alone, a column of time codes is where titles begin.
    ...["tc", "timecode", "time code", "codigo de tiempo"],
  ],
  end: [
    ...[
      "end",
      "out",
      "stop",
      "to",
      "fin",
      "sortie",
      "ende",
      "bis",
      "ausstieg",
      "endzeit",
      "final",
      "salida",
      "hasta",
    ],
    ...["fim", "saida", "termino", "fine", "uscita"],
  ],
  duration: [
    "duration",
    "dur",
    "length",
    "duree",
    "longueur",
    "dauer",
    "lange",
    "laufzeit",
    "duracion",
    "longitud",
    "duracao",
    "durata",
  ],
  // «V» is the track, of picture or of sound, in DaVinci Resolve's edit index.
  note: [
    ...["description", "comment", "comments", "note", "notes", "commentaire", "commentaires", "beschreibung"],
    ...["kommentar", "notiz", "descripcion", "comentario", "comentarios", "nota", "notas"],
  ],
  channel: ["track", "channel", "piste", "voie", "canal", "spur", "kanal", "pista", "v"],
} as const;
/** Words that name no column by themselves: for time code, markers, music, seconds, and small words. */
const NOISE = new Set([
  ...["tc", "timecode", "time", "code", "temps", "heure", "tiempo", "codigo", "hora", "zeit"],
  ...[
    "marker",
    "markers",
    "marqueur",
    "repere",
    "marcador",
    "clip",
    "point",
    "punto",
    "punkt",
    "record",
    "rec",
  ],
  ...["music", "musique", "musik", "musica"],
  ...["minute", "minuten", "minuto", "minutos", "minuti", "tempo"],
  ...["s", "sec", "secs", "seconds", "secondes", "sekunden", "segundos"],
  ...["frame", "frames", "images", "bilder", "fotogramas"],
  ...["de", "du", "d", "des", "del", "la", "le", "l", "el", "der", "of", "the", "hh", "mm", "ss", "ff"],
]);

export type Column = keyof typeof NAMES;
export type Columns = Partial<Record<Column, number>> & { name: number; start: number };

const DELIMITERS = ["\t", ";", ",", "|"];
/** Excel's own line with the delimiter. */
export const SEP_LINE = /^\uFEFF?"?sep=([^"\r\n])?[^\r\n]*/i;

/** Returns a heading without the words that name no column. */
export function headOf(cell: string): string {
  const words = fold(cell)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.filter((word) => !NOISE.has(word)).join(" ") || words.join(" ");
}

/**
 * Returns the indexes of a table's columns, if this row names them: a title, a start, and an end or a duration. Without
 * a title column, files or tracks are used: tracks are pieces of music to some, and lines of an edit to others.
 */
export function columnsOf(row: readonly string[]): Columns | null {
  const heads = row.map(headOf);
  const found: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(NAMES) as Column[]) {
    const name = NAMES[column].find((one) => heads.includes(one));
    if (name) found[column] = heads.indexOf(name);
  }
  const { file, channel, start, end, duration } = found;
  const name = found.name ?? file ?? channel;
  if (name === undefined || start === undefined || (end ?? duration) === undefined) return null;
  if (channel === name) delete found.channel;
  return { ...found, name, start };
}

/** Columns whose words say how it is with a row, and are never its title as a note may be. */
const REMARKS = [
  ...[
    "remarque",
    "remarques",
    "remark",
    "remarks",
    "bemerkung",
    "bemerkungen",
    "observacion",
    "observaciones",
  ],
  ...["obs", "observation", "observations", "status", "statut", "etat", "estado", "stato"],
];

/** Returns the indexes of the columns that hold notes and remarks. */
export function noteColumns(row: readonly string[]): number[] {
  const names = new Set<string>([...NAMES.note, ...REMARKS]);
  return row.flatMap((cell, at) => (names.has(headOf(cell)) ? at : []));
}

/**
 * Whether the headings of its times say that they are frames, not seconds; those of Premiere Pro's markers («Marker
 * Type») are frames without saying so.
 */
export function sayFrames(row: readonly string[], { start, end, duration }: Columns): boolean {
  const heads = row.map((cell) => fold(cell));
  const ofTimes = [start, end, duration].map((at) => heads[at ?? -1] ?? "");
  if (ofTimes.some((head) => /\b(s|secs?|seconds|secondes|sekunden|segundos)\b/.test(head))) return false;
  return (
    ofTimes.some((head) => /\b(frames?|images|bilder|fotogramas)\b/.test(head)) ||
    heads.some((head) => /\bmarker type\b/.test(head))
  );
}

/** Returns the index of the heading row, or -1 when none of the first rows names the columns. */
export const headsAt = (rows: readonly string[][]) => headRowAt(rows, isHead);

const isHead = (row: readonly string[]) => columnsOf(row) !== null;

/** Returns the delimiter of a table: Excel's own, or the one with which a row names the columns; null for no table. */
export function delimiterOf(text: string): string | null {
  return SEP_LINE.exec(text)?.[1] ?? delimiterOfHeads(text, DELIMITERS, isHead);
}
