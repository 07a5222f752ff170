import { fold } from "#/contract/fold.ts";
import { deniesMusic } from "../music-words.ts";
import { meaningOf } from "../tables/head-meaning.ts";
import { isTitleOfSilence } from "../tables/row-kinds.ts";
import { isSetAside } from "../tables/row-remarks.ts";
import { ONE_TIME, placeIn } from "./prose-times.ts";

/** Headings, and cells, of a rundown stand apart by blanks. */
const APART = /\s{2,}/;
/** A row of a rundown: its start and its length. */
const ROW = /^\s*(\d{1,2}:\d{2}:\d{2})\s{1,8}(\d{1,3}['\u2019]\d{2}|\d{1,2}:\d{2}(?::\d{2})?)(?=\s{2,}\S)/;
const FEWEST_HEADS = 4;
const LONGEST_LINE = 1_000;
/** Blanks by which a cell may stand beside its heading. */
const BESIDE = 2;
/** «Faded out at 10:25:58», «shunt\u00e9 \u00e0 10:25:58»: the music ends before its element. */
const ENDS_AT = new RegExp(
  String.raw`(?<!\p{L})(?:shunt\p{L}{0,3}|coup\p{L}{1,3}|fondu|fin|faded?(?: out)?|cut|ends?|ausgeblendet|geblendet|ende|sfumat[oa]|tagliat[oa]|cortad[oa]|fundido|out)\s(?:\u00e0|a|at|bei|um|alle|las)\s${ONE_TIME}`,
  "iu",
);
/** «(seulement» before the place of the music in its element. */
const ONLY_BEFORE = /[\s,(-]*(?:(?:seulement|uniquement|only|nur|solo|s\u00f3lo|soltanto)\s)?[\s,(-]*$/iu;
/** Sound that a reportage brings with it: when the music plays in it is not said. */
const IN_REPORTAGE =
  /^(?:sons? direct|direct sound|nat(?:ural)? sound|o-ton|atmo|ambiances?|sonido ambiente|suono ambiente)/;

/**
 * Returns the lines of a text in which the rows of a rundown, with columns for time, length and music below headings, are
 * written as those of a list: the place of the element, unless the music has one of its own, and the music. Other lines
 * stay as they are.
 */
export function withPlacesOfRundown(lines: readonly string[]): readonly string[] {
  const head = lines.findIndex((line) => musicColumn(line) !== null);
  const column = musicColumn(lines[head] ?? "");
  if (head === -1 || column === null) return lines;
  return lines.map((line, at) => (at > head ? (rowOf(line, column) ?? line) : line));
}

/** Lines that are looked at for headings. */
const MOST_ABOVE = 60;
/** Whether a text has the headings of such a rundown. */
export const isRundown = (text: string) =>
  text.split(/\r\n|\r|\n/, MOST_ABOVE).some((line) => musicColumn(line) !== null);

/** Returns the column of characters at which the music starts in the headings of a rundown; null for other lines. */
function musicColumn(line: string): number | null {
  if (line.length > LONGEST_LINE) return null;
  const heads = line.trim().split(APART);
  if (heads.length < FEWEST_HEADS) return null;
  const columns = heads.map((head) => meaningOf(head)?.column);
  const music = columns.indexOf("name");
  const isRundown = columns[0] === "start" && columns[1] === "duration" && music > 1;
  return isRundown ? line.indexOf(heads[music] ?? "") : null;
}

/** Returns a row of a rundown as that of a list; null if the line is none, or names no music. */
function rowOf(line: string, column: number): string | null {
  const found = line.length > LONGEST_LINE ? null : ROW.exec(line);
  if (!found) return null;
  const [, start = "", length = ""] = found;
  const from = [...line.matchAll(/(?<=\s{2})\S/g)].find(({ index }) => Math.abs(index - column) <= BESIDE);
  const music = from ? line.slice(from.index).replace(/\s{2,}/g, " - ") : "";
  if (!/\p{L}/u.test(music) || isTitleOfSilence(music.toUpperCase()) || music.startsWith("(")) return null;
  if (deniesMusic(music) && !/["\u00ab\u201c]/.test(music)) return null;
  if (placeIn(music) === null && (isSetAside("", [music]) || IN_REPORTAGE.test(fold(music)))) return null;
  return lineOfMusic(music, start, ` dur\u00e9e ${length}`);
}

/**
 * Returns the music of an element of a rundown as a line of a list: with its own place, or with the start and the rest of
 * the place of its element, `reach`, unless it ends before.
 */
export function lineOfMusic(music: string, start: string, reach: string): string {
  const own = placeIn(music);
  if (own?.kind === "range") {
    const before = music.slice(0, own.at).replace(ONLY_BEFORE, "");
    return `${own.start} > ${own.end} : ${before}${music.slice(own.until).replace(/^\s*\)/, "")}`;
  }
  if (own) return music;
  const end = ENDS_AT.exec(music);
  if (end)
    return `${start} > ${end[1]} : ${music.slice(0, end.index)}${music.slice(end.index + end[0].length)}`;
  return `${start}${reach} : ${music}`;
}
