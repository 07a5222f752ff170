import { titleIn } from "../prose-title.ts";
import type { NotedClip } from "../tables/people-in-notes.ts";
import { wordsOf } from "../title-words.ts";
import { type Replacement, replacementIn } from "./prose-sentences.ts";
import { unquotedLine } from "./quoted-lines.ts";

/** A line of a mail that is no row; how often it was quoted. */
export type RunningLine = { line: number; text: string; depth: number };
/** A row of the list in a mail. */
export type Row = { clip: NotedClip; title: string; depth: number; start: number; end: number };
/** Times of a text in frames, and the number of frames that two mentions of a time may differ by. */
type Times = { frameOf: (time: string) => number | null; tolerance: number };

/**
 * Changes the rows of a list that sentences beside it name: «finalement a 8'00 on a mis Dust & Gold a la place de Copper
 * Sun». Returns the lines of these sentences. A sentence that surely means no single row changes nothing, nor does one
 * that is older than the row.
 */
export function applySentences(
  lines: readonly RunningLine[],
  rows: readonly Row[],
  times: Times,
): ReadonlySet<RunningLine> {
  const applied = new Set<RunningLine>();
  const words = new Map(rows.map((row) => [row, wordsOf(row.title)]));
  const byNumber = new Map(lines.map((one) => [one.line, one]));
  // What was written last counts: it is quoted the least often.
  for (const line of [...lines].sort((a, b) => b.depth - a.depth || a.line - b.line)) {
    const below = byNumber.get(line.line + 1);
    for (const [sentence, said] of readings(line, below?.depth === line.depth ? below : undefined)) {
      const row = rowMeant(
        said,
        rows.filter(({ depth }) => depth >= line.depth),
        { ...times, words },
      );
      if (!row) continue;
      replace(row, said.now);
      words.set(row, wordsOf(row.title));
      for (const one of sentence) applied.add(one);
      break;
    }
  }
  return applied;
}

/** Returns what a line may say, alone or with the line below it, with the lines that say so. */
function readings(
  line: RunningLine,
  below: RunningLine | undefined,
): (readonly [readonly RunningLine[], Replacement])[] {
  const [text, next] = [line, below].map((one) => unquotedLine(one?.text ?? "").text) as [string, string];
  const alone = replacementIn(text, "both");
  // A sentence of the line below is read with that line.
  const wrapped = replacementIn(next, "both") ? null : replacementIn(`${text} ${next}`, "both");
  const now = replacementIn(text, "now");
  return [
    ...(alone ? [[[line], alone] as const] : []),
    ...(wrapped && below ? [[[line, below], wrapped] as const] : []),
    ...(now ? [[[line], now] as const] : []),
  ];
}

/** Returns the row that a sentence names by its time, its title or both; null if no row or several are meant. */
function rowMeant(
  { start, before }: Replacement,
  rows: readonly Row[],
  { frameOf, tolerance, words }: Times & { words: ReadonlyMap<Row, string> },
): Row | null {
  const frame = start === null ? null : frameOf(start);
  if (start !== null && frame === null) return null;
  const names = before === null ? null : wordsOfTitle(before);
  const meant = rows.filter((row) => {
    if (row.clip.isOff || (names !== null && !names.has(words.get(row) ?? ""))) return false;
    if (frame === null) return before !== null;
    const isStart = Math.abs(row.start - frame) <= tolerance;
    return isStart || (before !== null && row.start <= frame && frame < row.end);
  });
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** Returns the words of a title that a sentence names: as written, and without what belongs to no title. */
const wordsOfTitle = (written: string): ReadonlySet<string> =>
  new Set([written, titleIn(written)?.title ?? ""].filter((one) => one !== "").map(wordsOf));

/** Gives a row another title; what its line says of people and codes is about the former music. */
function replace(row: Row, now: string): void {
  const read = titleIn(now);
  row.title = read?.title ?? now;
  row.clip.name = read?.version ? `${row.title} (${read.version})` : row.title;
  row.clip.note = "";
  delete row.clip.reference;
  if (read?.reference) row.clip.reference = read.reference;
}
