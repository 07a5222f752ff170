import type { Doubt } from "../edit.ts";
import { libraryCodeIn } from "../library-codes.ts";
import { titleIn } from "../prose-title.ts";
import type { NotedClip } from "../tables/people-in-notes.ts";
import { hasSurelyInitial, isLikelyPerson, personsIn } from "../tables/persons-behind-title.ts";
import { correctByTimes, withTitleOfTime } from "./corrected-by-time.ts";
import { correctTimes } from "./corrected-times.ts";
import { titlesDropped, titlesRestored } from "./dropped-titles.ts";
import { LastNamed } from "./last-named.ts";
import { replacementIn } from "./prose-sentences.ts";
import { momentIn } from "./prose-times.ts";
import { plainLine } from "./quoted-lines.ts";
import type { Row, RunningLine } from "./sentences-on-rows.ts";

/** «Swapped for Delta», «remplac\u00e9 par Delta»: music at the place of what the lines above have taken out. */
const INSTEAD =
  /(?<!\p{L})(?:[Ss]wapped|[Ss]witched|[Rr]eplaced|[Cc]hanged|[Rr]emplac\p{L}{1,3}|[Ee]rsetzt|[Gg]etauscht|(?:[Cc]ambiad|[Ss]ustituid|[Ss]ostituit)[oa])(?: it)? (?:out )?(?:for|with|by|to|par|contre|pour|durch|gegen|por|con|da)\s(["\u00ab\u201c\u201e]?\s?[\p{Lu}\p{N}][^,;!]*)/u;
const [NAMED, TOO] = [
  String.raw`(\p{Lu}[\p{L}\p{M}'\u2019.-]*(?: \p{Lu}[\p{L}\p{M}'\u2019.-]*){1,3})`,
  "(?:also|too|as well|aussi|\u00e9galement|auch|ebenfalls|ook|tambi\u00e9n|anche)",
];
/** The person who has written the other music as well: “, Ana Roux too”, «, aussi de Ana Roux», «, auch von Ana Roux». */
const ALSO_BY = new RegExp(
  `[,;(]\\s?(?:${TOO} (?:by|de|par|von|van|di|por) ${NAMED}|(?:by |par |von |van )?${NAMED} ${TOO})\\s?(?=[,;.)]|$)`,
  "u",
);
/** Number of lines between a sentence that takes music out and the one that names other music for its place. */
const MOST_BETWEEN = 2;

type FrameOf = (time: string) => number | null;

/**
 * Applies the sentences of a mail or a chat that amend its rows: music that is taken out is off unless a later
 * sentence brings it back, other music for its
 * place is a row, and a start or an end may be corrected; a pronoun means the music that was named last. Returns the lines
 * of these sentences, the added rows, and the sentences that may mean a part of their music. A sentence that names no
 * single row changes nothing.
 */
export function amendRows(
  lines: readonly RunningLine[],
  rows: readonly Row[],
  frameOf: FrameOf,
): { applied: ReadonlySet<RunningLine>; added: NotedClip[]; doubts: readonly Doubt[] } {
  const applied = new Set<RunningLine>();
  const added: NotedClip[] = [];
  let dropped = null as { line: number; row: Row } | null;
  const titled = lines.map((line) => ({
    ...line,
    text: withTitleOfTime(plainLine(line.text), rows, frameOf),
  }));
  const lastNamed = new LastNamed(titled, rows);
  const doubts: Doubt[] = [];
  for (const [at, line] of lines.entries()) {
    const text = titled[at]?.text ?? "";
    const meant = lastNamed.meantBy(at);
    const [first] = meant?.rows ?? [];
    if (first && meant?.isAsked)
      doubts.push({ line: line.line, name: first.title, text: plainLine(line.text) });
    const isMeant = first !== undefined && !meant?.isAsked && (meant?.isOut || first === dropped?.row);
    if (isMeant && meant?.isOut) {
      for (const one of meant.rows) one.clip.isOff = true;
      dropped = { line: line.line, row: first };
    } else if (isMeant) delete first.clip.isOff;
    if (isMeant && meant)
      for (const index of meant.lines) {
        const read = lines[index];
        if (read) applied.add(read);
      }
    const possible = () => rows.filter(({ depth, clip }) => depth >= line.depth && !clip.isOff);
    const restored = rowRestored(text, rows, line.depth);
    if (restored) delete restored.clip.isOff;
    const row = rowNamed(titlesDropped(text), possible);
    if (row) {
      row.clip.isOff = true;
      dropped = { line: line.line, row };
    }
    const instead = dropped && line.line - dropped.line <= MOST_BETWEEN ? musicInstead(text) : null;
    if (dropped && instead !== null) {
      // What the row says of people and codes is about the other music.
      const {
        writers: _,
        publishers: __,
        note: ___,
        isOff: ____,
        reference: _____,
        ...place
      } = dropped.row.clip;
      added.push({ ...place, ...instead });
      dropped = null;
    }
    const isApplied = isMeant || row !== null || instead !== null || restored !== null;
    const byTime = isApplied ? null : correctByTimes(plainLine(line.text), possible(), frameOf);
    if (byTime?.isDone) applied.add(line);
    else if (byTime) doubts.push({ line: line.line, name: byTime.row.title, text });
    // A line that says more than what was read stays among the lines that were not.
    const isWhole = isApplied ? momentIn(text) === null : !byTime && correctTimes(text, possible, frameOf);
    if (isWhole) applied.add(line);
  }
  return { applied, added, doubts };
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

/** Returns the other music that a sentence names, with the code and the person whom it states; null if it names none. */
function musicInstead(text: string): Pick<NotedClip, "name" | "reference" | "writers"> | null {
  const found = text.includes("?") && !/["\u00bb\u201d]/.test(text) ? null : INSTEAD.exec(text);
  const now = found?.[1] ?? replacementIn(text, "now")?.now ?? "";
  const read = now === "" ? null : titleIn(now);
  if (!read) return null;
  const at = found?.index ?? text.indexOf(now);
  const behind = text.slice(found ? at + found[0].length : at + now.length);
  const reference = read.reference || libraryCodeIn(behind);
  const [, first = "", second = ""] = ALSO_BY.exec(text.slice(at)) ?? [];
  const person = first || second;
  const writers = isLikelyPerson(person) || hasSurelyInitial(person) ? personsIn(person)?.writers : undefined;
  return {
    name: read.version ? `${read.title} (${read.version})` : read.title,
    ...(reference !== "" && { reference }),
    ...(writers && { writers }),
  };
}
