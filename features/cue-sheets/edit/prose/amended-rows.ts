import type { NotedClip } from "../tables/people-in-notes.ts";
import { wordsOf } from "../title-words.ts";
import { titlesDropped, titlesRestored } from "./dropped-titles.ts";
import { ONE_TIME } from "./prose-times.ts";
import { titleIn } from "./prose-title.ts";
import { plainLine } from "./quoted-lines.ts";
import type { Row, RunningLine } from "./sentences-on-rows.ts";

/** «Swapped for Delta», «remplac\u00e9 par Delta»: music at the place of what the lines above have taken out. */
const INSTEAD =
  /(?<!\p{L})(?:swapped|switched|replaced|changed|remplac\p{L}{1,3}|ersetzt|getauscht|(?:cambiad|sustituid|sostituit)[oa])(?: it)? (?:out )?(?:for|with|by|to|par|contre|pour|durch|gegen|por|con|da)\s(["\u00ab\u201c\u201e]?\s?[\p{Lu}\p{N}][^,;!]*)/u;
/** «Delta starts 1:02 not 1:00», «Delta finit \u00e0 1:20 et pas 1:24». */
const OTHER_TIME = new RegExp(
  String.raw`^\W*(\S.{0,80}?)\s(?:(starts?|begins|commence|d\p{L}bute|beginnt|startet|empieza|entra|comienza|inizia|attacca)|ends?|stops|finit|s['\u2019]arr\p{L}te|se termine|endet|acaba|termina|sale|finisce|esce)(?:\s(?:at|\p{L}|um|bei|alle|a las))?\s${ONE_TIME},?\s(?:and |et |und |y |e )?(?:not|pas|nicht|no|non|instead of|au lieu de|statt)(?:\s(?:at|\p{L}|um|bei|alle|a las))?\s${ONE_TIME}`,
  "iu",
);
/** «Fin de Delta : 16'22», “Delta ends at 16:22”: the end of a row that has none. */
const ENDS_AT = new RegExp(
  String.raw`^\W*(?:(?:fin|end|ende|fine|final) (?:de|of|von|di|del) (\S.{0,80}?)\s?[:=,-]?|(\S.{0,80}?)\s(?:ends?|stops|finit|s['\u2019]arr\p{L}te|se termine|endet|acaba|termina|finisce))(?:\s(?:at|\p{L}|um|bei|alle|a las))?\s${ONE_TIME}`,
  "iu",
);
const TIMES = new RegExp(ONE_TIME, "giu");
/** Number of lines between a sentence that takes music out and the one that names other music for its place. */
const MOST_BETWEEN = 2;

type FrameOf = (time: string) => number | null;

/**
 * Applies the sentences of a mail or a chat that amend its rows: music that is taken out is off unless a later
 * sentence brings it back, other music for its
 * place is a row, and a start or an end may be corrected. Returns the lines of these sentences and the added rows. A
 * sentence that names no single row changes nothing.
 */
export function amendRows(
  lines: readonly RunningLine[],
  rows: readonly Row[],
  frameOf: FrameOf,
): { applied: ReadonlySet<RunningLine>; added: NotedClip[] } {
  const applied = new Set<RunningLine>();
  const added: NotedClip[] = [];
  let dropped: { line: number; row: Row } | null = null;
  for (const line of lines) {
    const text = plainLine(line.text);
    const possible = () => rows.filter(({ depth, clip }) => depth >= line.depth && !clip.isOff);
    const restored = rowRestored(text, rows, line.depth);
    if (restored) delete restored.clip.isOff;
    const row = rowNamed(titlesDropped(text), possible);
    if (row) {
      row.clip.isOff = true;
      dropped = { line: line.line, row };
    }
    const title = dropped && line.line - dropped.line <= MOST_BETWEEN ? titleInstead(text) : null;
    if (dropped && title !== null) {
      // What the row says of people and codes is about the other music.
      const {
        writers: _,
        publishers: __,
        note: ___,
        isOff: ____,
        reference: _____,
        ...place
      } = dropped.row.clip;
      added.push({ ...place, name: title });
      dropped = null;
    }
    const isApplied = row !== null || title !== null || restored !== null;
    const used = isApplied
      ? 0
      : corrects(text, possible, frameOf)
        ? 2
        : ends(text, possible, frameOf)
          ? 1
          : null;
    // A line with further times says more than what was read, so that it stays among the lines that were not.
    if (used !== null && (text.match(TIMES)?.length ?? 0) <= used) applied.add(line);
  }
  return { applied, added };
}

/** Returns the one row whose title a sentence names; null if it names none or several. */
function rowNamed(names: ((title: string) => boolean) | null, rows: () => readonly Row[]): Row | null {
  const named = names === null ? [] : rows().filter(({ title }) => names(title));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Returns the row that was taken out and that a sentence brings back, if its music has no other row. */
function rowRestored(text: string, rows: readonly Row[], depth: number): Row | null {
  const row = rowNamed(titlesRestored(text), () => rows.filter((one) => one.depth >= depth));
  return row?.clip.isOff ? row : null;
}

function titleInstead(text: string): string | null {
  const found = text.includes("?") && !/["\u00bb\u201d]/.test(text) ? null : INSTEAD.exec(text);
  const read = found ? titleIn(found[1] ?? "") : null;
  if (!read) return null;
  return read.version ? `${read.title} (${read.version})` : read.title;
}

/** Corrects the start or the end of the row that a sentence names with its former time; false if it names none. */
function corrects(text: string, rows: () => readonly Row[], frameOf: FrameOf): boolean {
  const [, title = "", starts, time = "", former = ""] = OTHER_TIME.exec(text) ?? [];
  if (title === "") return false;
  const [now, then] = [frameOf(time), frameOf(former)];
  if (now === null || then === null) return false;
  const side = starts ? "start" : "end";
  // The row may have more behind its title.
  const named = rows().filter(
    (row) => row.clip[side] === then && `${wordsOf(row.title)} `.startsWith(`${wordsOf(title)} `),
  );
  const [row] = named;
  const isOther = side === "start" ? now < (row?.end ?? 0) : now > (row?.start ?? 0);
  if (!row || named.length > 1 || !isOther || row.clip.isPoint) return false;
  row.clip[side] = now;
  delete row.clip[side === "start" ? "startCode" : "endCode"];
  return true;
}

/** Gives the row that a sentence names the end that it lacks; false if the sentence names none. */
function ends(text: string, rows: () => readonly Row[], frameOf: FrameOf): boolean {
  const [, first, second, time = ""] = ENDS_AT.exec(text) ?? [];
  const words = wordsOf(first ?? second ?? "");
  const end = time === "" ? null : frameOf(time);
  if (words === "" || end === null) return false;
  const named = rows().filter((row) => row.clip.isPoint && `${wordsOf(row.title)} `.startsWith(`${words} `));
  const [row] = named;
  if (!row || named.length > 1 || end <= row.clip.start) return false;
  row.clip.end = end;
  delete row.clip.isPoint;
  return true;
}
