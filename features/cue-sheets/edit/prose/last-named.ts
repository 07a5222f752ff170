import { fold } from "#/contract/fold.ts";
import { wordsOf } from "../title-words.ts";
import { saidOf } from "./agreed-times.ts";
import { ON_A_PART, STILL_ALL } from "./dropped-title-words.ts";
import {
  AGREES_TO_DO,
  CONDITION,
  IN_BY_PRONOUN,
  IN_PROGRAMME,
  OF_A_PART,
  OTHER_THING,
  OUT_BY_PRONOUN,
  WISHED,
} from "./pronoun-words.ts";
import { UNSURE } from "./prose-sentences.ts";
import { momentIn } from "./prose-times.ts";
import { plainLine } from "./quoted-lines.ts";
import type { Row, RunningLine } from "./sentences-on-rows.ts";

/** Lines between the one that names music and the one that means it. */
const MOST_BETWEEN = 3;
const LONGEST = 400;
/** Greatest number of rows with one first word: of more, none could be meant alone. */
const MOST_ROWS = 100;
/** A first word by which people name a title. */
const SHORTEST_WORD = 4;

const NEGATED = /(?:n['\u2019]t|(?<!\p{L})(?:dont|not|never|pas|nicht|niet))\s+(?:\p{L}+\s+)?$/iu;

/** A pronoun for several pieces. */
const MANY = /(?<!\p{L})(?:les|them|las|los|li|ze)(?!\p{L})/iu;
type Sentence = { at: number; isOut: boolean; isMany: boolean; isWished: boolean };
const MAY_BE_ANOTHER = [OF_A_PART, OTHER_THING, CONDITION];

/** What is to become of the music that a dialogue has named last; `isAsked` if it may mean a part of it or another. */
export type Meant = { rows: readonly Row[]; isOut: boolean; isAsked: boolean; lines: readonly number[] };

/** Finds the music that the sentences of a dialogue mean by a pronoun: «Sel, le client n’aime pas» – «ok je la vire». */
export class LastNamed {
  private readonly lines: readonly RunningLine[];
  /** The rows by the first words of their titles. */
  private readonly byFirst: ReadonlyMap<string, readonly { row: Row; words: readonly string[] }[]>;

  constructor(lines: readonly RunningLine[], rows: readonly Row[]) {
    this.lines = lines;
    const titled = rows.map((row) => ({ row, words: wordsOf(saidOf(row.title)).split(" ") }));
    this.byFirst = Map.groupBy(titled, ({ words }) => words[0] ?? "");
  }

  /** Returns what the line at an index says of the music named last; null if it says nothing. */
  meantBy(at: number): Meant | null {
    const line = this.lines[at];
    if (!line) return null;
    const text = plainLine(line.text).slice(0, LONGEST);
    const said = sentenceIn(text);
    if (said && !text.slice(said.at).includes("?")) return this.named(at, text.slice(0, said.at), said, [at]);
    const asked = this.lines[at - 1];
    if (!asked || line.line - asked.line > 2 || !AGREES_TO_DO.test(answerOf(text))) return null;
    const question = plainLine(asked.text).slice(0, LONGEST);
    const proposal = sentenceIn(question, true);
    if (!proposal || !question.slice(proposal.at).includes("?")) return null;
    return this.named(at - 1, question.slice(0, proposal.at), proposal, [at - 1, at]);
  }

  private named(
    at: number,
    before: string,
    { isOut, isMany, isWished }: Sentence,
    lines: readonly number[],
  ): Meant | null {
    let about = before;
    for (let back = at; back >= 0; back--) {
      const line = this.lines[back];
      const current = this.lines[at];
      if (!line || !current || current.line - line.line > MOST_BETWEEN || line.depth !== current.depth) break;
      const text = back === at ? before : plainLine(line.text).slice(0, LONGEST);
      about = back === at ? before : `${text} ${about}`;
      const rows = this.rowsIn(text, current.depth);
      const [row] = rows;
      if (!row) continue;
      const all = isMany ? this.allRowsIn(text, current.depth) : [];
      const meant = all.length > 1 ? all : rows;
      const rest = withoutTitles(about, meant);
      const isOpen = isWished || MAY_BE_ANOTHER.some((one) => one.test(rest));
      const isAsked = (meant === rows && rows.length > 1) || isOpen;
      return { rows: meant, isOut, isAsked, lines };
    }
    return null;
  }

  /** Returns the rows whose title a text names last; several if they have one title. */
  private rowsIn(text: string, depth: number): readonly Row[] {
    const found = this.placesIn(text, depth);
    const last = Math.max(...found.map(({ end }) => end));
    return found.filter(({ end }) => end === last).map(({ row }) => row);
  }

  /** Returns all rows whose titles a text names, if each title has one row. */
  private allRowsIn(text: string, depth: number): readonly Row[] {
    const rows = this.placesIn(text, depth).map(({ row }) => row);
    return new Set(rows.map(({ title }) => wordsOf(title))).size === rows.length ? rows : [];
  }

  private placesIn(text: string, depth: number): readonly { row: Row; end: number }[] {
    const words = wordsOf(text).split(" ");
    const hasCapital = /\p{Lu}/u.test(text);
    const places = new Map<Row, number>();
    for (const [at, word] of words.entries()) {
      const known = word === "" ? [] : (this.byFirst.get(word) ?? []);
      if (known.length > MOST_ROWS) continue;
      for (const { row, words: title } of known) {
        if (row.depth < depth) continue;
        const isWhole = title.every((one, index) => words[at + index] === one);
        const isFirst = known.length === 1 && word.length >= SHORTEST_WORD && hasCapital;
        if (isWhole || isFirst) places.set(row, at + (isWhole ? title.length : 1));
      }
    }
    return [...places].map(([row, end]) => ({ row, end }));
  }
}

const withoutTitles = (text: string, rows: readonly Row[]) =>
  rows.reduce((rest, { title }) => rest.replaceAll(saidOf(title), " "), text).replace(IN_PROGRAMME, " ");
const answerOf = (text: string) =>
  fold(text.replace(/^[^\s:]{1,30}(?: [^\s:]{1,30})?\s?:\s/u, "").replace(/\u2019/g, "'")).trim();

/**
 * Returns the place of the last sentence that means music by a pronoun, all of it, and surely unless it is a question.
 */
function sentenceIn(text: string, isQuestion = false): Sentence | null {
  let last: Sentence | null = null;
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
        .split(/[,;.:!\u2013]|\s-\s/)
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
    if (last && last.at > found.index) continue;
    const isWished = !isQuestion && WISHED.test(clause);
    last = { at: found.index, isOut, isMany: MANY.test(found[0]), isWished };
  }
  return last;
}
