import { fold } from "#/contract/fold.ts";
import { wordsOf } from "../title-words.ts";
import { saidOf } from "./agreed-times.ts";
import { ON_A_PART, STILL_ALL } from "./dropped-title-words.ts";
import { AGREES_TO_DO, IN_BY_PRONOUN, IN_PROGRAMME, OF_A_PART, OUT_BY_PRONOUN } from "./pronoun-words.ts";
import { UNSURE } from "./prose-sentences.ts";
import { momentIn } from "./prose-times.ts";
import { plainLine } from "./quoted-lines.ts";
import type { Row, RunningLine } from "./sentences-on-rows.ts";

/** Lines between the one that names music and the one that means it. */
const MOST_BETWEEN = 3;
const LONGEST = 400;
/** A first word by which people name a title. */
const SHORTEST_WORD = 4;

const NEGATED = /(?:n['\u2019]t|(?<!\p{L})(?:dont|not|never|pas|nicht|niet))\s+(?:\p{L}+\s+)?$/iu;

/** What is to become of the music that a dialogue has named last; `isAsked` if it may mean a part of it or another. */
export type Meant = { row: Row; isOut: boolean; isAsked: boolean; lines: readonly RunningLine[] };

/** Finds the music that the sentences of a dialogue mean by a pronoun: «Sel, le client n’aime pas» – «ok je la vire». */
export class LastNamed {
  private readonly lines: readonly RunningLine[];
  private readonly titled: readonly { row: Row; words: string; first: string }[];

  constructor(lines: readonly RunningLine[], rows: readonly Row[]) {
    this.lines = lines;
    const titles = rows.map((row) => ({ row, words: wordsOf(saidOf(row.title)) }));
    const firsts = Map.groupBy(titles, ({ words }) => words.split(" ")[0] ?? "");
    this.titled = titles.map((one) => {
      const first = one.words.split(" ")[0] ?? "";
      return {
        ...one,
        first: (firsts.get(first)?.length ?? 0) === 1 && first.length >= SHORTEST_WORD ? first : "",
      };
    });
  }

  /** Returns what the line at an index says of the music named last; null if it says nothing. */
  meantBy(at: number): Meant | null {
    const line = this.lines[at];
    if (!line) return null;
    const text = plainLine(line.text).slice(0, LONGEST);
    const said = sentenceIn(text);
    if (said && !text.slice(said.at).includes("?"))
      return this.named(at, text.slice(0, said.at), said.isOut, [line]);
    const asked = this.lines[at - 1];
    if (!asked || line.line - asked.line > 2 || !AGREES_TO_DO.test(answerOf(text))) return null;
    const question = plainLine(asked.text).slice(0, LONGEST);
    const proposal = sentenceIn(question, true);
    if (!proposal || !question.slice(proposal.at).includes("?")) return null;
    return this.named(at - 1, question.slice(0, proposal.at), proposal.isOut, [asked, line]);
  }

  private named(at: number, before: string, isOut: boolean, lines: readonly RunningLine[]): Meant | null {
    let about = before;
    for (let back = at; back >= 0; back--) {
      const line = this.lines[back];
      const current = this.lines[at];
      if (!line || !current || current.line - line.line > MOST_BETWEEN || line.depth !== current.depth) break;
      const text = back === at ? before : plainLine(line.text).slice(0, LONGEST);
      about = back === at ? before : `${text} ${about}`;
      const rows = this.rowsIn(text, current.depth);
      const [row] = rows;
      if (row)
        return { row, isOut, isAsked: rows.length > 1 || OF_A_PART.test(withoutTitle(about, row)), lines };
    }
    return null;
  }

  /** Returns the rows whose title a text names last; several if they have one title. */
  private rowsIn(text: string, depth: number): readonly Row[] {
    const words = ` ${wordsOf(text)} `;
    if (words.trim() === "") return [];
    const found = this.titled.flatMap(({ row, words: title, first }) => {
      if (row.depth < depth || title === "") return [];
      const whole = words.lastIndexOf(` ${title} `);
      if (whole !== -1) return { row, end: whole + title.length };
      const isNamed = first !== "" && /(?<!\p{L})\p{Lu}/u.test(text);
      const part = isNamed ? words.lastIndexOf(` ${first} `) : -1;
      return part === -1 ? [] : { row, end: part + first.length };
    });
    const last = Math.max(...found.map(({ end }) => end));
    return found.filter(({ end }) => end === last).map(({ row }) => row);
  }
}

const withoutTitle = (text: string, { title }: Row) =>
  text.replaceAll(saidOf(title), " ").replace(IN_PROGRAMME, " ");
const answerOf = (text: string) =>
  fold(text.replace(/^[^\s:]{1,30}(?: [^\s:]{1,30})?\s?:\s/u, "").replace(/\u2019/g, "'")).trim();

/** Returns the place of a sentence that means music by a pronoun, all of it, and surely unless it is a question. */
function sentenceIn(text: string, isQuestion = false): { at: number; isOut: boolean } | null {
  for (const [pattern, isOut] of [
    [OUT_BY_PRONOUN, true],
    [IN_BY_PRONOUN, false],
  ] as const) {
    const found = pattern.exec(text);
    if (!found) continue;
    const behind = text.slice(found.index + found[0].length);
    const clause =
      text
        .slice(0, found.index)
        .split(/[,;.:!\u2013-]/)
        .at(-1) ?? "";
    const rest = (behind.split(/[,;.:!?()]/)[0] ?? "").trim();
    const isAll =
      rest === "" || wordsOf(` ${rest}`) === "" || ` ${wordsOf(rest)}`.replace(STILL_ALL, "") === "";
    if (
      !isAll ||
      NEGATED.test(clause) ||
      (!isQuestion && UNSURE.test(clause)) ||
      ON_A_PART.test(behind) ||
      momentIn(behind)
    )
      continue;
    return { at: found.index, isOut };
  }
  return null;
}
