import { wordsOf } from "../title-words.ts";
import { ONE_TIME } from "./prose-times.ts";
import type { Row } from "./sentences-on-rows.ts";

/** Words before a sentence that amends a list, with the time of a postscript: «PS (19:02) : », «oops », “fyi ”. */
const LEAD_IN =
  /^(?:\s*(?:p\.?\s?s\.?\s?\d{0,2}(?=\W)|n\.?b\.?(?=\W)|fyi|oops|oups|oops,? sorry|sorry|pardon|d\u00e9sol\u00e9e?|desole|mea culpa|my (?:bad|mistake)|(?:petite )?erreur(?: de ma part)?|rectif(?:icatif|ication)?|correction|attention|au fait|en fait|actually|also|et|and|but|mais|entschuldigung|korrektur|scusate?|perd\u00f3n|perdon)(?!\p{L})\s*(?:\([^()]{0,40}\))?[\s:,;.!\u2013-]*)+/iu;
/** Words, as patterns, for what music does at a time, and that it does so now. */
export const STARTS = String.raw`starts?|begins|commence|d\p{L}bute|d\p{L}marre|r?entre|comes in|is in|in|beginnt|startet|empieza|entra|comienza|inizia|attacca`;
export const ENDS = String.raw`ends?|stops|comes out|goes out|is out|fades out|out|finit|sort|s['\u2019]arr\p{L}te|se termine|endet|acaba|termina|sale|finisce|esce`;
export const AT = String.raw`(?:\s(?:at|\p{L}|um|bei|alle|a las|en))?\s`;
export const NOW = String.raw`(?:now|maintenant|d\p{L}sormais|finalement|du coup|jetzt|nun|ahora|adesso)`;
/** «Delta starts 1:02 not 1:00», «Delta finit \u00e0 1:20 et pas 1:24». */
const OTHER_TIME = new RegExp(
  String.raw`^\W*(\S.{0,80}?)\s(?:(${STARTS})|(?:${ENDS}))${AT}${ONE_TIME},?\s(?:and |et |und |y |e )?(?:not|pas|nicht|no|non|instead of|au lieu de|statt)${AT}${ONE_TIME}`,
  "iu",
);
/** “Delta comes out at 1:20 now”, «Delta finit d\u00e9sormais \u00e0 1:20». */
const TIME_NOW = new RegExp(
  String.raw`^\W*(\S.{0,80}?)\s(?:(${NOW})\s)?(?:(${STARTS})|(?:${ENDS}))(?:\s(${NOW}))?${AT}${ONE_TIME}(?:\s(${NOW})(?!\p{L}))?`,
  "iu",
);
/** «Fin de Delta : 16'22», “Delta ends at 16:22”: the end of a row that has none. */
const ENDS_AT = new RegExp(
  String.raw`^\W*(?:(?:fin|end|ende|fine|final) (?:de|of|von|di|del) (\S.{0,80}?)\s?[:=,-]?|(\S.{0,80}?)\s(?:${ENDS}))${AT}${ONE_TIME}`,
  "iu",
);
const TIMES = new RegExp(ONE_TIME, "giu");
const SENTENCE_END = /(?<=[.!])\s+(?=\S)/u;
/** What may stand before the title in the clause that names it. */
const CLAUSE_START = /(?:[,:;.!]|\s[\u2013\u2014-])\s+/gu;

type FrameOf = (time: string) => number | null;
/** A row's side with the frame that a sentence gives it. */
type Correction = { row: Row; side: "start" | "end"; frame: number };

/**
 * Corrects the start or the end of the row that a line names with the former time or a word for «now», or gives a row
 * the end that it lacks. Returns whether that is all that the line says; null if it corrects nothing.
 */
export function correctTimes(line: string, rows: () => readonly Row[], frameOf: FrameOf): boolean | null {
  if (!line.match(TIMES) || line.includes("?")) return null;
  const sentences = line.replace(LEAD_IN, "").split(SENTENCE_END);
  for (const sentence of sentences) {
    for (const read of [withFormerTime, withTimeNow, withMissingEnd]) {
      const found = read(sentence, rows, frameOf);
      if (!found) continue;
      apply(found.correction);
      return sentences.length === 1 && (sentence.match(TIMES)?.length ?? 0) <= found.times;
    }
  }
  return null;
}

type Found = { correction: Correction; times: number } | null;

function withFormerTime(sentence: string, rows: () => readonly Row[], frameOf: FrameOf): Found {
  const [, title = "", starts, time = "", former = ""] = OTHER_TIME.exec(sentence) ?? [];
  if (title === "") return null;
  const [frame, then] = [frameOf(time), frameOf(former)];
  const side = starts ? "start" : "end";
  const row = rowNamed(
    title,
    rows().filter(({ clip }) => !clip.isPoint && clip[side] === then),
  );
  return correctionOf(row, side, frame, 2);
}

function withTimeNow(sentence: string, rows: () => readonly Row[], frameOf: FrameOf): Found {
  const [, title = "", before, starts, between, time = "", behind] = TIME_NOW.exec(sentence) ?? [];
  if (title === "" || !(before ?? between ?? behind)) return null;
  const side = starts ? "start" : "end";
  const row = rowNamed(
    title,
    rows().filter(({ clip }) => side === "end" || !clip.isPoint),
  );
  return correctionOf(row, side, frameOf(time), 1);
}

function withMissingEnd(sentence: string, rows: () => readonly Row[], frameOf: FrameOf): Found {
  const [, first, second, time = ""] = ENDS_AT.exec(sentence) ?? [];
  const title = first ?? second ?? "";
  if (title === "") return null;
  const row = rowNamed(
    title,
    rows().filter(({ clip }) => clip.isPoint),
  );
  return correctionOf(row, "end", frameOf(time), 1);
}

/** Returns what gives a side of a row another frame; null if it would end before it starts. */
export function correctionOf(
  row: Row | null,
  side: "start" | "end",
  frame: number | null,
  times: number,
): Found {
  if (!row || frame === null) return null;
  const isPossible = side === "start" ? frame < row.clip.end : frame > row.clip.start;
  return isPossible ? { correction: { row, side, frame }, times } : null;
}

/** Returns the one row whose title the words end with, perhaps without what stands behind the title; null if none. */
function rowNamed(words: string, rows: readonly Row[]): Row | null {
  const starts = [0, ...[...words.matchAll(CLAUSE_START)].map(({ index, 0: sign }) => index + sign.length)];
  for (const from of starts) {
    const title = wordsOf(words.slice(from).replace(LEAD_IN, ""));
    const named = title === "" ? [] : rows.filter((row) => `${wordsOf(row.title)} `.startsWith(`${title} `));
    if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  }
  return null;
}

/** Gives a side of a row the frame of a correction. */
export function apply({ row, side, frame }: Correction): void {
  row.clip[side] = frame;
  delete row.clip[side === "start" ? "startCode" : "endCode"];
  if (side === "end") delete row.clip.isPoint;
}
