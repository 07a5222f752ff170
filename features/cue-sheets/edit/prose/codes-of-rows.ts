import { fold } from "#/contract/fold.ts";
import type { Row, RunningLine } from "./sentences-on-rows.ts";

/** The numbers of an album and a track, perhaps behind the letters of a library: «FVR 302-5», «302-5». */
const NUMBERS =
  /(?<![\p{L}\d:.,/-])((?:\d?[A-Z]{2,5}[ _-]?)?)(\d{2,5}[-/_])(\d{1,3})(?![\p{L}\d:/-]|[.,]\d)/gu;
const CODE = /^(\D{0,6}|\d\D{2,6})(\d{2,5}[-/_])\d{1,3}$/;
/** Words of somebody who corrects what stands above, folded. */
const CORRECTS =
  /(?<![\p{L}])(?:pardon|oups|oops|exact|en fait|plutot|erreur|je corrige|correction|sorry|my bad|actually|rather|i mean|correct|richtig|stimmt|korrektur|entschuldigung|genau|perdon|correccion|en realidad|scusa(?:te)?|correzione|anzi|esatto)(?![\p{L}])/u;
const LONGEST_LINE = 400;

/** A row with the line in which it stands. */
type WrittenRow = Row & { line: RunningLine };

/**
 * Gives rows the codes of which they leave out the letters, «version piano 302-5» in a list with «FVR 302-4», and those
 * that a sentence below a row corrects: «exact, 302-10, pardon». Returns the lines of these sentences.
 */
export function completeCodes(
  rows: readonly WrittenRow[],
  lines: readonly RunningLine[],
): ReadonlySet<RunningLine> {
  const letters = new Map<string, string>();
  for (const { clip } of rows) {
    const [, before = "", album = ""] = CODE.exec(clip.reference ?? "") ?? [];
    if (album !== "") letters.set(album, before);
  }
  const applied = new Set<RunningLine>();
  if (letters.size === 0) return applied;
  const codeOf = ([, before = "", album = "", track = ""]: RegExpExecArray) =>
    letters.has(album) ? `${before || letters.get(album)}${album}${track}` : "";
  const codesIn = (text: string) =>
    [...text.slice(0, LONGEST_LINE).matchAll(NUMBERS)].map(codeOf).filter((code) => code !== "");
  for (const { clip, line } of rows) {
    const [code] = clip.reference ? [] : codesIn(line.text);
    if (code) clip.reference = code;
  }
  for (const line of lines) {
    const above = rows.findLast((row) => row.line.line < line.line && row.depth === line.depth);
    const [code, ...others] = codesIn(line.text);
    if (!above?.clip.reference || !code || others.length > 0 || line.text.includes("?")) continue;
    const albumOf = (one: string) => CODE.exec(one)?.[2];
    if (!CORRECTS.test(fold(line.text)) || albumOf(code) !== albumOf(above.clip.reference)) continue;
    above.clip.reference = code;
    applied.add(line);
  }
  return applied;
}
