import { isOwnWish } from "./comparisons.ts";
import { isFillerOrCount, isLeading } from "./counts.ts";
import { asideAt } from "./excess.ts";
import { goesOnAt } from "./excluded-lists.ts";
import { type Figure, isLeftOut } from "./figures.ts";
import { figuresIn } from "./figures-in-stretch.ts";
import { isLessAt } from "./lesser.ts";
import type { Lexicon } from "./lexicon.ts";
import { lackingAt } from "./lists-of-voices.ts";
import { namedFigures } from "./named-figures.ts";
import { negatingAfter } from "./negation-behind.ts";
import { carriesAt, endsNegation, isKnownKind, reachesQuotation, reachOf } from "./negation-scope.ts";
import { BARRIER } from "./negations.ts";
import { longNegatorAt, type Negation, negationBy } from "./negators.ts";
import { phraseAt } from "./phrase-at.ts";
import { isLinkWord } from "./phrases.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { markParts, type Scan, type ScannedBrief, type ScannedPart } from "./scanned.ts";
import { readingAt } from "./style-names.ts";
import { ALTERNATIVES, CONJUNCTIONS, INTENSIFIERS, NEGATORS } from "./vocabulary.ts";
import { eachWord, isName, isTitleCase, type Word } from "./words.ts";

class Scanner {
  readonly #text: string;
  readonly #lexicon: Lexicon;
  readonly #scan: Scan;
  readonly #codes: readonly Figure[];
  readonly parts: ScannedPart[] = [];
  readonly dropped: string[] = [];
  #negation: Negation | null = null;
  /** Whether a conjunction joins the next part to the previous one. */
  #isJoined = false;

  constructor(text: string, lexicon: Lexicon, scan: Scan) {
    this.#text = text;
    this.#lexicon = lexicon;
    this.#scan = scan;
    this.#codes = namedFigures(text, scan.named, scan.alike);
  }

  read(piece: Piece): void {
    const codes = this.#codes.filter(({ start, end }) => start >= piece.from && end <= piece.to);
    const negation = piece.isQuoted ? this.#negation : null;
    const { end: from = 0 } = this.parts.at(-1) ?? {};
    const isNegated = reachesQuotation(this.#text, negation, from, piece.start);
    const start = negation?.isSpent ? piece.start : (negation?.start ?? piece.start);
    const effective: Piece = isNegated ? { ...piece, mode: "excluded", start } : piece;
    const quoted = this.#text.slice(piece.from, piece.to);
    const isKind = isNegated || (piece.isOfProduction && !isName(quoted));
    const isKnown = isKind && isKnownKind(quoted, this.#lexicon);
    this.#negation = isNegated && isKnown ? negation : null;
    if ((piece.isOfMusicians || piece.isOfProduction) && codes.length === 0 && !isKnown) {
      this.dropped.push(quoted);
      return;
    }
    const { length: before } = this.parts;
    const isLiteral = piece.isQuoted && codes.length === 0 && !isKnown;
    if (isLiteral) this.#add(effective, effective, { kind: "text", isQuoted: true });
    else this.#readWords(effective, codes);
    if (piece.isMarked && !isLiteral) markParts(this.parts.slice(before), effective, this.#text);
  }

  #readWords(piece: Piece, codes: readonly Figure[]): void {
    const figures = figuresIn(this.#text, piece, codes);
    const words = [...eachWord(this.#text, piece.from, piece.to)];
    this.#isJoined = false;
    let previousEnd = piece.from;
    for (let at = 0; at < words.length; ) {
      const word = words[at] as Word;
      const place = { text: this.#text, from: previousEnd, start: word.start };
      if (this.#negation?.isSpent && goesOnAt(place, this.#negation, this.parts.at(-1), this.#lexicon))
        this.#isJoined = true;
      else if (BARRIER.test(this.#text.slice(previousEnd, word.start))) this.#endNegation();
      const aside = asideAt(words, at, this.#context(figures));
      const phraseFrom = (from: number) => phraseAt(words, from, this.#context(figures));
      const phraseLength = phraseFrom(at)?.length ?? 0;
      const isCarried = carriesAt(words, at, { negation: this.#negation, phraseLength });
      const { length: negating, ...reach } =
        aside ?? (isCarried ? { length: 1 } : longNegatorAt(this.#text, words, at, phraseFrom));
      const { figure, phrase } = readingAt(words, at, this.#context(figures));
      const last = this.parts.at(-1);
      const after = negatingAfter(this.#text, { words, at, previousEnd }, { last, lexicon: this.#lexicon });
      if (after > 0) {
        at += after;
        previousEnd = (words[at - 1] as Word).end;
        Object.assign(last as ScannedPart, { mode: "excluded", end: previousEnd });
      } else if (negating > 0) {
        at += negating;
        previousEnd = (words[at - 1] as Word).end;
        this.#negate({ start: word.start, end: previousEnd, isOfThings: isCarried, ...reach });
      } else if (figure) {
        if (figure.kind === "unsearchable") this.dropped.push(this.#text.slice(figure.start, figure.end));
        else this.#take(piece, figure, { kind: "figure", figure });
        while ((words[at]?.start ?? figure.end) < figure.end) at += 1;
        previousEnd = figure.end;
      } else if (phrase) {
        at += phrase.length;
        previousEnd = (words[at - 1] as Word).end;
        const { meanings } = phrase;
        this.#take(piece, { start: word.start, end: previousEnd }, { kind: "phrase", meanings });
        this.#negation ??= lackingAt(this.#text, { ...word, end: previousEnd }, meanings, this.#lexicon);
      } else {
        this.#readWord(piece, words, at);
        at += 1;
        previousEnd = (words[at - 1] as Word).end;
      }
    }
  }

  #negate(negation: Omit<Negation, "isSpent">): void {
    const start = this.#negation?.isSpent === false ? this.#negation.start : negation.start;
    this.#negation = { ...negation, start, isSpent: false };
    this.#isJoined = false;
  }

  /** Reads a word outside phrases: it changes the mode of others, is dropped, or is text. */
  #readWord(piece: Piece, words: readonly Word[], at: number): void {
    const word = words[at] as Word;
    const { text, start, end } = word;
    const company = { isCounting: isLeading(words, at), isAlone: this.#scan.isAlone || words.length === 1 };
    const isLess = this.#negation?.isSpent !== false && isLessAt(this.#text, words, at);
    if (NEGATORS.has(text) || isLess) this.#negate(negationBy(this.#text, words, at));
    else if (endsNegation(word, this.#negation)) this.#endNegation();
    else if (CONJUNCTIONS.has(text)) this.#isJoined = this.#negation !== null || ALTERNATIVES.has(text);
    else if (isLinkWord(text) || (this.#negation && INTENSIFIERS.has(text))) return;
    else if (isFillerOrCount(word, { ...company, keepsNumbers: this.#scan.keepsNumbers }))
      this.dropped.push(this.#text.slice(start, end));
    else this.#take(piece, word, { kind: "text", isQuoted: false });
  }

  /** Adds a part. A negation covers the next part and those joined to it. */
  #take({ mode }: Piece, { start, end }: Pick<Piece, "start" | "end">, means: ScannedPart["means"]): void {
    const current = this.#negation;
    if (current?.isSpent && !current.isWhole && (!this.#isJoined || current.reached)) {
      if (this.#applyReach(current, { start, end }, means)) return;
      this.#negation = this.#isJoined ? current : null;
    }
    const beside = { negation: this.#negation, last: this.parts.at(-1) };
    const next = { words: this.#text.slice(start, end), means, start };
    if (isOwnWish(this.#text, beside, next, this.#lexicon)) this.#endNegation();
    const negation = this.#negation;
    const from = negation?.isSpent === false ? negation.start : start;
    if (negation) negation.isSpent = true;
    if (this.#isJoined && negation?.degree === "cliche") negation.degree = undefined;
    const said = { isAlternative: this.#isJoined && !negation, degree: negation?.degree };
    if (negation?.isAside) this.dropped.push(this.#text.slice(negation.isExcess ? from : start, end));
    else {
      const isOut = negation !== null || (means.kind === "figure" && isLeftOut(means.figure));
      this.#add({ mode: isOut ? "excluded" : mode, start: from, end }, { from: start, to: end }, means, said);
    }
    this.#isJoined = false;
  }

  #endNegation(): void {
    this.#negation = null;
    this.#isJoined = false;
  }

  /** Applies a negation to the part after the negated one, if it reaches that far; returns whether it did. */
  #applyReach(negation: Negation, { start, end }: Pick<Piece, "start" | "end">, means: ScannedPart["means"]) {
    const last = this.parts.at(-1);
    if (last?.mode !== "excluded") return false;
    const next = { words: this.#text.slice(start, end), means };
    const place = { text: this.#text, from: last.end, start, end };
    const isTitle = isTitleCase(this.#text);
    const reach = reachOf({ last, next, place, negation, isTitleCase: isTitle }, this.#lexicon);
    if (reach === null) return false;
    this.#isJoined = false;
    if (reach === "left") negation.reached = end;
    if (reach === "instead") this.parts.pop();
    if (reach !== "also") this.dropped.push((reach === "left" ? next : last).words);
    const from = reach === "instead" ? last.start : start;
    if (reach !== "left") this.#add({ mode: "excluded", start: from, end }, { from: start, to: end }, means);
    return true;
  }

  #context(figures: readonly Figure[]) {
    const own = { text: this.#text, lexicon: this.#lexicon, negation: this.#negation };
    return { ...own, figures, isAlone: this.#scan.isAlone };
  }

  #add(
    { mode, start, end }: Pick<Piece, "mode" | "start" | "end">,
    { from, to }: Pick<Piece, "from" | "to">,
    means: ScannedPart["means"],
    { isAlternative = false, degree }: Partial<Pick<ScannedPart, "isAlternative" | "degree">> = {},
  ): void {
    // Words that were set aside between others leave a gap.
    const words = this.#text.slice(from, to).replace(/\s{2,}/g, " ");
    const isOther = isAlternative && this.parts.length > 0;
    this.parts.push({ mode, start, end, words, means, isAlternative: isOther, degree });
  }
}

/** Splits a brief into parts, in the order of the text. */
export function scanBrief(text: string, lexicon: Lexicon, scan: Scan): ScannedBrief {
  const scanner = new Scanner(text, lexicon, scan);
  for (const piece of piecesOf(text, scan.named)) scanner.read(piece);
  return { parts: scanner.parts, dropped: scanner.dropped };
}
