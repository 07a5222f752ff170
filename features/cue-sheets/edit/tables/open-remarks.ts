import { fold } from "#/contract/fold.ts";

const UNTIL = "(?:jusqu'(?:a|aux?)|until|till?|up to|to|bis|hasta|fino(?: all?a?)?|ate|tot(?: aan)?)";
const NEXT =
  "(?:suivante?s?|next|naechste[rnsm]?|nachste[rnsm]?|siguientes?|proxim[oa]s?|prossim[oa]|seguintes?|successiv[oa]|volgende)";
const MUSIC =
  "(?:cue|one|music|musique|musik|musica|muziek|nummer|title|titre|titel|titulo|titolo|track|morceau|tema|brano|row|ligne|reperage)";
const SMALL = "(?:the|la|le|l'|el|al|zum|zur|o|a|de|het)";
/** «Jusqu’a la musique suivante», “until next cue”, «bis zum nachsten Titel», folded. */
const UNTIL_NEXT = new RegExp(
  `^(?:.{0,40}(?:lasts|dure|dauert|lauft|runs|plays|suena|dura) )?${UNTIL} ?(?:${SMALL} ?)?(?:${MUSIC} )?${NEXT}(?: ${MUSIC})?$`,
);
/** In a cell for an end the word alone says the same. */
const NEXT_ALONE = new RegExp(`^(?:-?> ?|\u2192 ?)?(?:${SMALL} ?)?(?:${MUSIC} )?${NEXT}(?: ${MUSIC})?$`);
/** «Jusqu’a 1M4», “until cue 3”: the row with that number. */
const UNTIL_ROW = new RegExp(
  `^${UNTIL} ?(?:${SMALL} ?)?(?:cue |row |ligne |n\u00b0 ?|no\\.? ?|nr\\.? ?|# ?)?((?:\\d{1,2}m|m|#)?\\d{1,3}[a-z]?)$`,
);
/** «Jusqu’a 1:20», “until 01:02:00:00”. */
const UNTIL_TIME = new RegExp(
  String.raw`(?:^|[^a-z])${UNTIL} ?(?:tc |${SMALL} )?(\d{1,3}(?:[:;]\d{2}){1,3}|\d{1,3}'\d{2})(?![\d:;.,]*\d)`,
);
const ABOUT =
  "(?:ca\\.?|circa|env(?:iron)?\\.?|about|approx\\.?|around|etwa|ungefahr|ongeveer|unos|unas|mas o menos|~)";
/**
 * An end or a length in words, folded: «jusqu'au top 19h», “until the logo”, «ca. halbe Minute», «quelques secondes»,
 * «toute la scene».
 */
const IN_WORDS = new RegExp(
  `^(?:${UNTIL}(?![\\p{L}]).*\\p{L}.*|(?:a la |au |on (?:the )?|at (?:the )?|auf |al |alla |con )?(?:(?:cut|coupe|schnitt|corte|stacco|fade|fondu|blende)(?: (?:to black|au noir|auf schwarz|a nero|a negro|out))?|noir|black|schwarz|nero|negro|(?:logo|packshot|top)(?: .{1,30})?)|(?:${ABOUT} ?)?(?:une? |a |an |eine |un[ao]? )?(?:(?:petite |bonne |good |gute )?(?:demi-?|half (?:of )?(?:a )?|halbe |medi[oa] |mezz[oa] |trois quarts de )?(?:minute|minuto|min)|(?:quelques|a few|few|some|ein paar|einige|unos|algunos|pochi|alcuni) (?:secondes|seconds|secs?|sekunden|segundos|secondi|minutes|minuten|minutos|minuti)|(?:halbe|half|demi|medi[oa]|mezzo))(?: (?:et demie|and a half|y media|e mezzo))?(?: env(?:iron)?\\.?| ca\\.?| circa)?|(?:tres |very |sehr |muy |molto )?(?:courte?|short|kurz|cort[oa]|breve|longue?|long|lang|larg[oa]|lung[oa])|(?:en entier|entiere?|integrale?|toute la (?:scene|sequence)|whole (?:track|scene)|entire(?:ly)?|full length|in full|ganz|komplett|ganze szene|enter[oa]|complet[oa]|toda la escena|inter[oa]|tutta la scena))$`,
  "u",
);
const CLAUSES = /[,;.()[\]]|\s-+\s/;
/** A longer remark is text. */
const LONGEST = 200;

const clausesOf = (cell: string) =>
  fold(cell.slice(0, LONGEST))
    .split(CLAUSES)
    .map((clause) => clause.trim().replace(/\s+/g, " "))
    .filter((clause) => clause !== "");

/** Returns how far a remark says that music lasts: to the next row, or to one with a number; null if it does not. */
function reachIn(remark: string): { number: string | null } | null {
  for (const clause of clausesOf(remark)) {
    if (UNTIL_NEXT.test(clause)) return { number: null };
    const number = UNTIL_ROW.exec(clause)?.[1];
    if (number) return { number };
  }
  return null;
}

/** Returns the same for a cell that states an end, in which the word «next» is enough. */
export function leadsToAnother(cell: string): { number: string | null } | null {
  const [clause = "", ...others] = clausesOf(cell);
  return others.length === 0 && NEXT_ALONE.test(clause) ? { number: null } : reachIn(cell);
}

/** Whether a cell states an end or a length in words that are no time, so that the person enters it. */
export const endsInWords = (cell: string) =>
  timeReached([cell]) !== "" ||
  IN_WORDS.test(
    fold(cell.slice(0, LONGEST))
      .replace(/[\s.!?]+$/, "")
      .replace(/\s+/g, " ")
      .trim(),
  );

/** Returns how far music lasts, as the remarks of a row and the cells for its end and its length. */
export const reachOf = (remarks: readonly string[], ends: readonly string[]) =>
  remarks.map(reachIn).find((one) => one !== null) ??
  ends.map(leadsToAnother).find((one) => one !== null) ??
  null;

/** Returns the time until which remarks say that music lasts; empty if they name none. */
export const timeReached = (remarks: readonly string[]) =>
  remarks.flatMap((remark) => UNTIL_TIME.exec(fold(remark.slice(0, LONGEST)))?.[1] ?? [])[0] ?? "";

/** «Sans musique», “no music”: a title that names a stretch without music, folded. */
export const WITHOUT_MUSIC =
  "(?:no|pas de|sans|keine|sin|nessuna|sem|geen|zonder) (?:music|musique|musik|musica|muziek)";
const OUT_OF_MUSIC = `(?:(?:music|musique|musik|musica|muziek|zik|mus|mx|cue)(?: ?[:-])? ?(?:out|off|ends?|stops?|fin|fine|einde?|ende|aus|uit|raus|fuera|stopp?)|(?:fin|arret|sortie|coupe|end|einde?|ende|fine|stop) (?:(?:of|de|der|della|van) ?)?(?:(?:the|la|de) ?)?(?:music|musique|musik|musica|muziek|zik|mus|cue))`;
const MUSIC_ENDS = `(?:${OUT_OF_MUSIC}|${WITHOUT_MUSIC})`;
/** Titles of rows that only say that the music of the row above ends, folded. */
const END_MARK = new RegExp(
  `^(?:fin|ende?|einde?|fine|fim|out|stop|arret|silence|stille|stilte|silencio|silenzio|${MUSIC_ENDS}|(?:fin|end|einde?|ende|fine|fim) (?:du|of(?: the)?|der|des|del|della|de l'|de la|do|van de) ?(?:film|movie|show|programme?|program|emission|episode|aflevering|uitzending|sendung|films|programa|puntata))$`,
);
/** «Fin Delta», “end of 1M2”, «Delta OUT»: the music that ends. */
const NAMED_FIRST = /^(?:fin|end|ende|fine|out|stop)\b(?: (?:of|de|du|von|di|del|da|zu)\b)? ?[:-]? ?(\S.*)$/;
const NAMED_LAST_ELSEWHERE = /^(\S.*?)[\s:(-]+(?:aus|raus|sortie|salida|fuera|esce|uscita|saida)\)?$/;
const NAMED_LAST = /^(\S.*?\S) ?[-:(]? ?(?:fin|end|ende|out|stop|off)\)?$/;
/** Words for music at the ends of a programme: their «fin» is another use, not the end of the first. */
const ENDS_OF_PROGRAMME =
  /(?:^|[^a-z])(?:generiques?|titles?|credits?|jingles?|bumpers?|stings?|intros?|outros?|opener|themes?|vorspann|abspann|sigla|cortinilla|habillage)(?:[^a-z]|$)/;
const START_WORD =
  /^(?:in|inzet|start|begin|debut|entree|entre|beginn|anfang|inicio|entra(?:da|ta)?|inizio|ein)$/;
const END_WORD =
  /^(?:out|end|stop|fin|sortie|sort|ende|final|sale|salida|esce|uscita|fine|aus|uit|einde?|raus|off)$/;

const bare = (title: string) =>
  fold(title.slice(0, LONGEST))
    .replace(/[\s.*!=_\u2026-]+$/, "")
    .replace(/^[\s.*=_-]+/, "");

/** Whether a title only says that the music above ends: «fin», «silence», “music out”. */
export const isEndMark = (title: string) => END_MARK.test(bare(title));

const END_OF_ANY_MUSIC = new RegExp(`^${OUT_OF_MUSIC}$`);
/** Whether a title says that the music ends, with a word for it: “MUS out”, «fin musique». */
export const isEndOfAnyMusic = (title: string) => END_OF_ANY_MUSIC.test(bare(title));

/** Returns the names of the music that a title says to end; empty if it says none. */
export function namesThatEnd(title: string): string[] {
  const text = bare(title);
  if (ENDS_OF_PROGRAMME.test(text)) return [];
  return [NAMED_FIRST, NAMED_LAST, NAMED_LAST_ELSEWHERE].flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
}

/** Returns the index of a column that says of each row whether music starts or ends there; -1 if there is none. */
export const startOrEndColumn = (rows: readonly (readonly string[])[], known: ReadonlySet<number>) =>
  (rows[0] ?? []).findIndex((_, column) => {
    if (known.has(column)) return false;
    const words = rows.flatMap((cells) => bare(cells[column] ?? "") || []);
    return (
      words.some((word) => START_WORD.test(word)) &&
      words.some((word) => END_WORD.test(word)) &&
      words.every((word) => START_WORD.test(word) || END_WORD.test(word))
    );
  });

/** Whether a cell of that column says that music ends. */
export const isEndWord = (cell: string) => END_WORD.test(bare(cell));
