import { fold } from "#/contract/fold.ts";
import { delimiterOfHeads, headRowAt } from "#/contract/table-heads.ts";

/**
 * Column headings in French, English, German, Spanish, Portuguese and Italian, folded and without the words of
 * `FILLERS`. The least ambiguous come first. A description or a comment (`note`) is not used as a title column.
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
    // If there is no other column, time codes are the starts.
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
  note: [
    ...["description", "comment", "comments", "note", "notes", "commentaire", "commentaires", "beschreibung"],
    ...["kommentar", "notiz", "descripcion", "comentario", "comentarios", "nota", "notas"],
  ],
  // «V» is the track, of picture or of sound, in DaVinci Resolve's edit index.
  channel: ["track", "channel", "piste", "voie", "canal", "spur", "kanal", "pista", "v"],
} as const;
/** Words that do not identify a column: for time code, markers, music and seconds, and small words. */
const FILLERS = new Set([
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
/** A line for Excel that states the delimiter. */
export const SEP_LINE = /^\uFEFF?"?sep=([^"\r\n])?[^\r\n]*/i;

/** Returns a heading without the words that do not identify a column, unless it has no others. */
export function headOf(cell: string): string {
  const words = fold(cell)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.filter((word) => !FILLERS.has(word)).join(" ") || words.join(" ");
}

/**
 * Returns the indexes of a table's columns if this row is its headings: a title, a start, and an end or a duration.
 * Without a title column, files or else tracks are the titles: «track» may mean a piece of music or a line of an edit.
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

/** Columns with remarks or a status, which are never a title, as a note may be. */
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
 * Whether the times of a table are numbers of frames, not seconds: the headings say so, or the heading «Marker Type»
 * shows that Premiere Pro wrote it.
 */
export function areTimesInFrames(row: readonly string[], { start, end, duration }: Columns): boolean {
  const heads = row.map((cell) => fold(cell));
  const ofTimes = [start, end, duration].map((at) => heads[at ?? -1] ?? "");
  if (ofTimes.some((head) => /\b(s|secs?|seconds|secondes|sekunden|segundos)\b/.test(head))) return false;
  return (
    ofTimes.some((head) => /\b(frames?|images|bilder|fotogramas)\b/.test(head)) ||
    heads.some((head) => /\bmarker type\b/.test(head))
  );
}

/** Returns the index of the row of headings; -1 if none of the first rows has the necessary columns. */
export const headingRowAt = (rows: readonly string[][]) => headRowAt(rows, hasColumns);

const hasColumns = (row: readonly string[]) => columnsOf(row) !== null;

/** Returns the delimiter that the line for Excel states, or one with which a row has the headings; else null. */
export function delimiterOf(text: string): string | null {
  return SEP_LINE.exec(text)?.[1] ?? delimiterOfHeads(text, DELIMITERS, hasColumns);
}
