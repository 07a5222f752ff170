import { baseForms } from "./base-forms.ts";

/** Words that join phrases together and tell none apart, folded, in both languages; those of negation stay. */
const JOINTS: ReadonlySet<string> = new Set(
  `a au aux l la le les un une des du de d en dans sur par et ce cet cette ces son sa ses leur leurs the an of in on at
  to for and s t with avec its his her their`.split(/\s+/),
);

/** Most inflected words of one phrase that are led back together: «petites places ensoleillées». */
const MOST_WORDS = 7;

interface Node<Meaning> {
  next: Map<string, Node<Meaning>>;
  meanings: Meaning[];
}

export interface Phrase<Meaning> {
  meanings: readonly Meaning[];
  /** How many of the words it takes, joints among them. */
  length: number;
  /** Whether every word stood as it is known; a form led back may be a chance likeness. */
  isLiteral: boolean;
}

export const isJoint = (word: string) => JOINTS.has(word);

const newNode = <Meaning>(): Node<Meaning> => ({ next: new Map(), meanings: [] });

/** Phrases by their words, found in a text whatever joints stand between and however its words are inflected. */
export class PhraseTree<Meaning> {
  readonly #root = newNode<Meaning>();

  /** @param words folded, in their order */
  add(words: readonly string[], meaning: Meaning): void {
    const telling = words.filter((word) => !isJoint(word));
    const kept = telling.length > 0 ? telling : words;
    let node = this.#root;
    for (const word of kept) {
      const next = node.next.get(word) ?? newNode<Meaning>();
      node.next.set(word, next);
      node = next;
    }
    node.meanings.push(meaning);
  }

  /** The longest phrase that begins at a word; of two as long the more literal one. */
  longest(words: readonly string[], at: number): Phrase<Meaning> | null {
    let best: Phrase<Meaning> | null = null;
    const walk = (node: Node<Meaning>, place: number, isLiteral: boolean): void => {
      if (node.meanings.length > 0) {
        const length = place - at;
        const isBetter =
          !best || length > best.length || (length === best.length && isLiteral && !best.isLiteral);
        if (isBetter) best = { meanings: node.meanings, length, isLiteral };
      }
      const word = words[place];
      if (word === undefined || place - at >= MOST_WORDS) return;
      const exact = node.next.get(word);
      if (exact) walk(exact, place + 1, isLiteral);
      else
        for (const base of baseForms(word)) {
          const found = node.next.get(base);
          if (found) walk(found, place + 1, false);
        }
      if (node !== this.#root && isJoint(word)) walk(node, place + 1, isLiteral);
    };
    walk(this.#root, at, true);
    return best;
  }

  /** What a single word means, as it stands. */
  of(word: string): readonly Meaning[] {
    return this.#root.next.get(word)?.meanings ?? [];
  }
}
