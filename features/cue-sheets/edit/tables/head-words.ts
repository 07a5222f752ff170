/**
 * Column headings in French, English, German, Spanish, Portuguese, Italian and Dutch, folded and without the words of
 * `FILLERS`. The least ambiguous come first. A description or a comment (`note`) is not used as a title column.
 */
export const NAMES = {
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
    ...["naam", "muziektitel", "titel muziek", "muziek", "muziekstuk", "nummertitel", "lied", "liedtitel"],
    ...["marker", "marqueur", "repere", "marke", "marcador", "cue"],
  ],
  file: [
    ...["file", "filename", "file name", "source", "source file", "media", "fichier", "nom fichier"],
    ...["datei", "dateiname", "quelle", "archivo", "nombre archivo", "fichero"],
    ...["bestand", "bestandsnaam", "bron"],
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
    ...["starts", "begins", "enters", "entry", "entre", "commence", "debute", "depart", "attaque"],
    ...["startet", "beginnt", "ein", "rein", "einsatz", "entra", "empieza", "comienza", "inicia", "arranca"],
    ...["inizia", "comincia", "attacco", "comeca"],
    ...["begintijd", "starttijd", "aanvang", "vanaf", "van", "inpunt"],
    // If there is no other column, time codes are the starts.
    ...["tc", "timecode", "time code", "codigo de tiempo", "tijdcode"],
    ...["timestamp", "time", "temps", "heure", "zeit", "uhrzeit", "hora", "ora"],
    ...["tijd", "minutaggio", "minutado"],
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
    ...["ends", "stops", "exit", "exits", "finish", "sort", "finit", "termine", "arret"],
    ...["einde", "eind", "eindtijd", "tot", "uit", "uitpunt"],
    ...["endet", "aus", "raus", "schluss", "sale", "acaba", "termina", "esce", "finisce", "sai"],
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
    "timing",
    ...["duur", "tijdsduur", "lengte", "speelduur", "gebruiksduur"],
    ...["spieldauer", "nutzungsdauer", "einsatzdauer", "musikdauer"],
  ],
  note: [
    ...["description", "comment", "comments", "note", "notes", "commentaire", "commentaires", "beschreibung"],
    ...["kommentare", "notizen", "anmerkung", "anmerkungen", "hinweis", "hinweise", "observacoes"],
    ...["osservazioni", "annotazioni", "appunti", "commento", "commenti", "anotaciones", "apuntes"],
    ...["beschrijving", "omschrijving", "toelichting", "notitie", "notities", "commentaar"],
    ...["kommentar", "notiz", "descripcion", "comentario", "comentarios", "nota", "notas"],
  ],
  // «V» is the track, of picture or of sound, in DaVinci Resolve's edit index.
  channel: ["track", "channel", "piste", "voie", "canal", "spur", "kanal", "pista", "spoor", "v"],
} as const;
/** Words that do not identify a column: for time code, markers, music and seconds, and small words. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...["tc", "timecode", "time", "code", "temps", "heure", "tiempo", "codigo", "hora", "zeit"],
  ...["marker", "markers", "marqueur", "repere", "marcador", "clip", "point", "punto", "punkt"],
  ...["music", "musique", "musik", "musica", "muziek"],
  ...["minute", "minuten", "minuto", "minutos", "minuti", "tempo", "tijd", "tijdcode"],
  ...["s", "sec", "secs", "seconds", "secondes", "sekunden", "segundos"],
  ...["frame", "frames", "images", "bilder", "fotogramas", "beelden"],
  ...["de", "du", "d", "des", "del", "la", "le", "l", "el", "der", "of", "the", "van", "het", "min", "mn"],
]);

export type Column = keyof typeof NAMES;

const setOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((words) => words.split(" ")));

/** Words for the finished programme, in which a row has its place, as against the source of its music. */
export const OF_PROGRAMME = setOf(
  "record rec prog programme program programm programa programma show film movie sequence seq sequenz secuencia sequenza",
  "timeline edit master pad montage schnitt montaje montaggio episode emission sendung sendungs sende band masterband",
  "uitzending aflevering",
);
/** Words for things that have a start and an end of their own: «Début émission» is no place in it. */
export const HAS_OWN_START = setOf(
  "prog programme program programm programa programma show film movie pad episode emission sendung master",
  "uitzending aflevering",
);
/** Words beside a heading that do not change its meaning. */
export const BESIDE: Partial<Record<Column, ReadonlySet<string>>> = {
  name: setOf(
    "work works cue track song piece piste plage morceau morceaux extrait oeuvre oeuvres musical musicale musicaux musikstucks",
    "original originale originaltitel exact exacte complet complete full utilise utilisee used",
    "werk werks werkes stuck stucks obra pieza tema cancion brano opera faixa",
    "stuk nummer",
  ),
  start: setOf("cue pos position abs absolute absolu exact exacte approx environ dans im en nel"),
  end: setOf("cue pos position abs absolute absolu exact exacte approx environ dans im en nel"),
  duration: setOf(
    "cue use used usage utilise utilisee utilisation diffuse diffusee effectif effective exact exacte reelle reel",
    "utilizada utilizado usada uso utilizzo utilizzata genutzt genutzte verwendet verwendete gebruikt gebruikte dans in im en nel",
  ),
};
/** Words in brackets with which a name is that of a person or a company: «Name (artist)». */
export const PEOPLE = setOf(
  "editor monteur artist artiste interprete interpret author auteur composer compositeur komponist publisher editeur label verlag",
  "uitvoerder componist uitgever",
);
/** Words beside a heading for a length that mean the length used, not that of the whole recording. */
export const USED = setOf(
  "use used usage utilise utilisee utilisation diffuse diffusee effective utilizada utilizado usada uso utilizzo",
  "utilizzata genutzt genutzte verwendet verwendete gebruikt gebruikte",
);
/** Words in brackets, or beside a slash, with which a heading means something other than the music's. */
export const DENIED: Partial<Record<Column, ReadonlySet<string>>> = {
  name: setOf(
    "prog programme program programm programa programma emission show film movie episode serie series sendung album cd uitzending aflevering reeks",
  ),
  start: setOf(
    "source src rush rushes file fichier cd disc disque tape original asset album song track media datei quelle",
    "fuente origen sorgente fonte date datum fecha data shoot tournage dreh broadcast diffusion air tx licence license",
    "rights droits vocals voix bron draaidag datum uitzending",
  ),
  duration: setOf(
    "total totale gesamt prog programme program programm film movie emission show episode work oeuvre werk track",
    "morceau original album cd source fade fondu",
  ),
};
