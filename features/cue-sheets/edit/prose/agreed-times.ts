import { fold } from "#/contract/fold.ts";
import { wordsOf } from "../title-words.ts";
import { momentIn, placeIn } from "./prose-times.ts";
import { plainLine } from "./quoted-lines.ts";
import type { Row, RunningLine } from "./sentences-on-rows.ts";

/** Words with which somebody agrees to other times, folded: “you're right”, «t'as raison», «stimmt». */
const AGREES =
  /^(?:(?:ah|oh|oops|oups|sorry|ok(?:ay)?|hm+|euh|so)[\s,.!:]+){0,3}(?:you(?:'re| are) (?:absolutely |quite )?right|right|correct|yes|yep|yeah|indeed|my (?:bad|mistake)|good (?:catch|spot)|(?:tu as|t'as|vous avez|elle a|il a) raison|exact(?:ement)?|oui|ouais|bien vu|en effet|effectivement|c'est (?:ca|juste)|au temps pour moi|(?:du hast|sie haben|hast) recht|stimmt|genau|ja|richtig|je hebt gelijk|klopt|inderdaad|(?:tienes|tiene) razon|si|exacto|cierto|(?:hai|ha) ragione|giusto|esatto)(?![\p{L}])/u;
/** Courtesies beside such words, folded. */
const COURTESY =
  /^(?:sorry|thanks?|thank you|cheers|merci|desolee?|pardon|danke|bedankt|dank je|gracias|perdon|grazie|scusa)(?![\p{L}])/u;
/** Words of somebody who has other times, folded: “sure?”, «j'ai 10:05 moi», “I have 9:05 to 10:05”. */
const CLAIMS =
  /(?<![\p{L}])(?:i (?:have|had|see|get|got)|j'ai|j'avais|moi j'ai|je vois|ich habe|bei mir|ik heb|tengo|yo tengo|ho|io ho|shouldn't|sure|isn't|wasn't)(?![\p{L}])/u;
/** Lines between a question and its answer. */
const MOST_BETWEEN = 2;
/** The part of a title that somebody would say: what stands before its people and codes. */
const SAID = /[,;([]|\s[-\u2013\u2014]\s/;

type FrameOf = (time: string) => number | null;

/**
 * Corrects the rows about which somebody asks in a dialogue, if the answer agrees to the other times: “Delta – sure? I
 * have 9:05 to 10:05” – “you're right, 10:05”. Returns the lines that say so. Other such lines change nothing.
 */
export function applyAgreements(
  lines: readonly RunningLine[],
  rows: readonly Row[],
  frameOf: FrameOf,
): ReadonlySet<RunningLine> {
  const applied = new Set<RunningLine>();
  const titled = rows.map((row) => ({ row, words: ` ${wordsOf(saidOf(row.title))} ` }));
  for (const [at, answer] of lines.entries()) {
    const text = plainLine(answer.text);
    if (!AGREES.test(fold(text.replace(/\u2019/g, "'")))) continue;
    const asked = lines
      .slice(Math.max(0, at - MOST_BETWEEN), at)
      .findLast((one) => answer.line - one.line <= MOST_BETWEEN && isAbout(fold(plainLine(one.text))));
    if (!asked || applied.has(asked)) continue;
    const question = plainLine(asked.text);
    if (placeIn(question)?.kind !== "range") continue;
    const said = ` ${wordsOf(question)} `;
    const named = titled.filter(
      ({ row, words }) => !row.clip.isOff && words.trim() !== "" && said.includes(words),
    );
    const [meant] = named;
    if (!meant || named.length > 1) continue;
    if (correct(meant.row, question, text, frameOf)) for (const one of [asked, answer]) applied.add(one);
  }
  return applied;
}

/** Returns the part of a title by which people name it. */
export const saidOf = (title: string) => title.split(SAID)[0]?.trim() || title;

const isAbout = (words: string) => words.includes("?") || CLAIMS.test(words);

/** Whether an answer says nothing more: «si» of «si tu veux, mais non» and “right, let me think” agree to nothing. */
function isOnlyAgreeing(answer: string): boolean {
  let rest = fold(answer.replace(/\u2019/g, "'"));
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest
      .replace(AGREES, "")
      .replace(COURTESY, "")
      .replace(/^[\s,.!:;-]+/, "");
  }
  return !/[\p{L}\p{N}]/u.test(rest);
}

/** Gives a row the side on which the times of a question differ from it; false if they do not, or the answer has others. */
function correct(row: Row, question: string, answer: string, frameOf: FrameOf): boolean {
  const place = placeIn(question);
  if (place?.kind !== "range") return false;
  const [start, end] = [frameOf(place.start), frameOf(place.end ?? "")];
  const told = momentIn(answer);
  if (start === null || end === null || end <= start) return false;
  const side = start === row.clip.start ? "end" : end === row.clip.end ? "start" : null;
  const frame = side === "end" ? end : start;
  // «Oui» to a mere question agrees only if it has the time too.
  const isAgreed = told
    ? frameOf(told.start) === frame
    : CLAIMS.test(fold(question)) && isOnlyAgreeing(answer);
  if (!side || frame === row.clip[side] || !isAgreed) return false;
  row.clip[side] = frame;
  delete row.clip[side === "start" ? "startCode" : "endCode"];
  if (side === "end") delete row.clip.isPoint;
  return true;
}
