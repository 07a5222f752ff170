import { AT, apply, correctionOf, ENDS, NOW, STARTS } from "./corrected-times.ts";
import { ONE_TIME } from "./prose-times.ts";
import type { Row } from "./sentences-on-rows.ts";

/** «Celui», “the one”, «das»: music that is named by its time alone. */
const THE_ONE = String.raw`(?:celui|celle|(?:le|la|l['\u2019]) ?(?:morceau|musique|titre|extrait|cue)|the (?:one|track|cue|music|piece|song)|(?:das|der|die)(?: (?:titel|musik|st\p{L}ck))?|(?:el|la|lo)(?: (?:tema|m\p{L}sica|pieza))?|quell[ao]|(?:il|la) (?:brano|pezzo|musica)|(?:die|dat|het)(?: (?:nummer|muziek|stuk))?)`;
const [AT_ITS_START, AT_ITS_END] = [
  String.raw`(?:(?:qui |that |which |die |der |das |que |che )?(?:commen\p{L}ait|commence|d\p{L}marrait|d\p{L}bute|starting|that starts|starts|started|beginnt|anf\p{L}ngt|empieza|empezaba|inizia|iniziava|begint) )`,
  String.raw`(?:(?:qui |that |which |die |der |das |que |che )?(?:finissait|finit|s['\u2019]arr\p{L}tait|se terminait|ending|ends|ended|endet|endete|acaba|acababa|terminaba|finisce|finiva|eindigt) )`,
];
const OF = String.raw`(?:de |d['\u2019]|\p{L} |at |from |von |um |bei |ab |a las |de las |delle |alle |dalle |van |om )?`;
const POINTED = new RegExp(
  String.raw`^\W*(?:\p{L}+ ?: )?${THE_ONE} (?:(?<first>${AT_ITS_START})|(?<last>${AT_ITS_END}))?${OF}${ONE_TIME},? (?:(?<before>${NOW}) )?(?:(?<starts>${STARTS})|(?:${ENDS}))(?: (?<behind>${NOW}))?${AT}${ONE_TIME}(?: (?<after>${NOW}))?[\s.!]*$`,
  "iu",
);
/** «La fin de 12:30 passe à 13:05», “the 12:30 out moves to 13:05”. */
const MOVED = new RegExp(
  String.raw`^\W*(?:\p{L}+ ?: )?(?:the |la |le |l['\u2019]|das |der |die |el |het )?(?:(?<start>d\p{L}but|entr\p{L}e|start|in|in point|anfang|beginn|inicio|entrada|inizio|begin)|fin|sortie|end|out|out point|ende|final|salida|fine|uscita|einde) ${OF}${ONE_TIME},? (?:(?:${NOW}) )?(?:passe|devient|moves?|becomes|goes|changes|wird|pasa|passa|diventa|wordt|is now|est maintenant)(?: (?:to|at|\p{L}|zu|auf|naar|a las))? ${ONE_TIME}[\s.!]*$`,
  "iu",
);

const [POINTED_ALONE, NEXT] = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])${THE_ONE} (?:${AT_ITS_START})?${OF}${ONE_TIME}`, "iu"),
  new RegExp(String.raw`(?:[,;]\s*|\s)(?:et|and|und|y|e|en|puis|then)\s+(?=${THE_ONE} )`, "iu"),
];

/** Returns a sentence with the title of the row that it names by its start alone: «on vire celui de 12:10». */
export function withTitleOfTime(
  text: string,
  rows: readonly Row[],
  frameOf: (time: string) => number | null,
): string {
  const found = POINTED_ALONE.exec(text);
  const frame = found ? frameOf(found[1] ?? "") : null;
  const [row, another] = frame === null ? [] : rows.filter(({ clip }) => clip.start === frame);
  return found && row && !another ? text.replace(found[0], row.title) : text;
}

/** Corrects the rows that the parts of a line name by their former times alone, one after the other. */
export function correctByTimes(
  text: string,
  rows: readonly Row[],
  frameOf: (time: string) => number | null,
): { row: Row; isDone: boolean } | null {
  const found = text.split(NEXT).map((part) => correctByTime(part, rows, frameOf));
  const known = found.filter((one) => one !== null);
  const open = known.find(({ isDone }) => !isDone) ?? known[0];
  return open
    ? { row: open.row, isDone: known.length === found.length && known.every(({ isDone }) => isDone) }
    : null;
}

/**
 * Corrects the start or the end of the row that a sentence names by its former time alone: «celui de 12:30 finit
 * maintenant à 13:05», “the end at 12:30 moves to 13:05”. Returns the row, and whether it was the only one that may be
 * meant; null if the sentence says nothing of the kind.
 */
function correctByTime(
  text: string,
  rows: readonly Row[],
  frameOf: (time: string) => number | null,
): { row: Row; isDone: boolean } | null {
  const found = POINTED.exec(text);
  const moved = found ? null : MOVED.exec(text);
  const groups = found?.groups ?? moved?.groups;
  const times = (found ?? moved)?.slice(1).filter((one) => /^\d/.test(one ?? "")) ?? [];
  const [former, now] = times.map((time) => frameOf(time ?? ""));
  const isNow = moved !== null || [groups?.before, groups?.behind, groups?.after].some(Boolean);
  if (!groups || !isNow || former == null || now == null) return null;
  const side = groups.starts || groups.start ? "start" : "end";
  const isMeant = ({ clip }: Row) => {
    if (moved) return clip[side] === former;
    return (!groups.last && clip.start === former) || (!groups.first && !clip.isPoint && clip.end === former);
  };
  const meant = rows.filter(isMeant);
  const [row] = meant;
  if (!row) return null;
  const correction = meant.length === 1 ? correctionOf(row, side, now, 2) : null;
  if (correction) apply(correction.correction);
  return { row, isDone: correction !== null };
}
