import type { Doubt } from "../edit.ts";
import { QUOTE } from "../prose-title.ts";
import { saidOf } from "./agreed-times.ts";
import { momentIn } from "./prose-times.ts";
import { plainLine } from "./quoted-lines.ts";
import type { Row, RunningLine } from "./sentences-on-rows.ts";

const QUOTES = new RegExp(QUOTE, "gu");
/** A title that somebody would recognise without its quotes: not «theme», «sting». */
const HAS_CAPITAL = /\p{Lu}/u;

const wordsAsWritten = (text: string) =>
  ` ${(text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;

/** Lines between a question about a row and its answer. */
const MOST_BETWEEN = 2;

/**
 * Returns the lines that were not read although they name the title of a row and a time, or answer a question about a row
 * with a time: they may correct the row, so that a person has to check it. A line that is older than the row is left out.
 */
export function doubtsOfLines(lines: readonly RunningLine[], rows: readonly Row[]): Doubt[] {
  const heard = rows.filter(({ clip }) => !clip.isOff);
  const titled = heard.map((row) => ({ row, words: wordsAsWritten(saidOf(row.title)) }));
  let asked: { line: number; row: Row; text: string } | null = null;
  return lines.flatMap(({ line, text, depth }) => {
    const plain = plainLine(text);
    const hasTime = momentIn(plain) !== null;
    if (!hasTime && !plain.includes("?")) return [];
    const quoted = new Set([...plain.matchAll(QUOTES)].map(([, title = ""]) => wordsAsWritten(title)));
    const said = wordsAsWritten(plain);
    const named = titled.find(
      ({ row, words }) =>
        row.depth >= depth &&
        words.trim() !== "" &&
        (quoted.has(words) || (HAS_CAPITAL.test(row.title) && said.includes(words))),
    );
    const answered: typeof asked = asked && line - asked.line <= MOST_BETWEEN ? asked : null;
    if (named) asked = plain.includes("?") ? { line, row: named.row, text: plain } : null;
    if (!hasTime) return [];
    if (named) return [{ line, name: named.row.title, text: plain }];
    return answered ? [{ line, name: answered.row.title, text: `${answered.text} \u2013 ${plain}` }] : [];
  });
}
