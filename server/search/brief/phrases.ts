import { baseForms } from "./base-forms.ts";
import { NEGATORS } from "./vocabulary.ts";

/** Link words, which are ignored when phrases are compared; folded, in both languages. Negations are not among them. */
const LINK_WORDS: ReadonlySet<string> = new Set(
  `a au aux l la le les un une des du de d en dans sur par et ce cet cette ces son sa ses leur leurs the an of in on at
  to for and s t with avec its his her their`.split(/\s+/),
);

/** Maximum number of words in a phrase, link words included: «pas de voix d’homme ni de femme». */
export const LONGEST_PHRASE = 8;

/** A word of a phrase. Most words are the last of one phrase: a map and a list for each would take 15 MB. */
interface Node<Meaning> {
  next: Map<string, Node<Meaning>> | undefined;
  meanings: Meaning[] | undefined;
}

export interface Phrase<Meaning> {
  /** Meanings of the literal words first, then those of their base forms. */
  meanings: readonly Meaning[];
  /** Number of words it covers, link words included. */
  length: number;
  /** How many meanings come from the literal words. */
  literal: number;
}

export const isLinkWord = (word: string) => LINK_WORDS.has(word);

const newNode = <Meaning>(): Node<Meaning> => ({ next: undefined, meanings: undefined });

/** An index of phrases; finds them in a text regardless of link words and inflections. */
export class PhraseTree<Meaning> {
  readonly #root = newNode<Meaning>();

  /** @param words folded, in their order */
  add(words: readonly string[], meaning: Meaning): void {
    const meaningful = words.filter((word) => !isLinkWord(word));
    const kept = meaningful.length > 0 ? meaningful : words;
    let node = this.#root;
    for (const word of kept) {
      const next = node.next?.get(word) ?? newNode<Meaning>();
      node.next ??= new Map();
      node.next.set(word, next);
      node = next;
    }
    // A list that grows by itself keeps room for sixteen more.
    node.meanings = node.meanings ? [...node.meanings, meaning] : [meaning];
  }

  /** Returns the longest phrase that begins with the first word; null for none. */
  longest(words: readonly string[]): Phrase<Meaning> | null {
    let length = 0;
    let literal: readonly Meaning[] = [];
    let inflected: Meaning[] = [];
    const take = ({ meanings }: Node<Meaning>, taken: number, isLiteral: boolean): void => {
      if (!meanings || taken < length) return;
      if (taken > length) [length, literal, inflected] = [taken, [], []];
      if (isLiteral) literal = meanings;
      else inflected.push(...meanings);
    };
    const walk = (node: Node<Meaning>, taken: number, isLiteral: boolean): void => {
      const word = words[taken];
      if (word === undefined || taken >= LONGEST_PHRASE) return;
      const follow = (form: string, isExact: boolean, by = 1) => {
        const next = node.next?.get(form);
        if (!next) return;
        take(next, taken + by, isExact);
        walk(next, taken + by, isExact);
      };
      follow(word, isLiteral);
      // «synth wave» also means «synthwave», but «no made» must not match «nomad», «n’est» “nest”, nor “so I” «soi».
      const following = words[taken + 1];
      const canJoin = following !== undefined && ![word, following].some(isLinkWord) && following !== "i";
      if (canJoin && !NEGATORS.has(word) && word !== "n") follow(word + following, isLiteral, 2);
      for (const base of baseForms(word)) follow(base, false);
      if (node !== this.#root && isLinkWord(word)) walk(node, taken + 1, isLiteral);
    };
    walk(this.#root, 0, true);
    const meanings = [...new Set([...literal, ...inflected])];
    return length > 0 ? { meanings, length, literal: literal.length } : null;
  }

  /** Returns the meanings of a single word in exactly this form. */
  of(word: string): readonly Meaning[] {
    return this.#root.next?.get(word)?.meanings ?? [];
  }
}

/**
 * Combines several trees. The result returns the longest phrase found by any of them, with its meanings in all trees
 * that know a phrase of that length.
 */
export function joined<Meaning>(
  trees: readonly Pick<PhraseTree<Meaning>, "longest" | "of">[],
): Pick<PhraseTree<Meaning>, "longest" | "of"> {
  return {
    longest(words) {
      const found = trees.flatMap((tree) => tree.longest(words) ?? []);
      const length = Math.max(0, ...found.map((phrase) => phrase.length));
      const longest = found.filter((phrase) => phrase.length === length);
      if (longest.length === 0) return null;
      // Literal meanings come first, from any tree.
      const literal = longest.flatMap((phrase) => phrase.meanings.slice(0, phrase.literal));
      const inflected = longest.flatMap((phrase) => phrase.meanings.slice(phrase.literal));
      return { meanings: [...literal, ...inflected], length, literal: literal.length };
    },
    of: (word) => trees.flatMap((tree) => tree.of(word)),
  };
}

/** Returns a tree with other meanings in place of its own; the same one gives the same other. */
export function replacing<Meaning extends object>(
  tree: PhraseTree<Meaning>,
  other: (meaning: Meaning) => Meaning,
): Pick<PhraseTree<Meaning>, "longest" | "of"> {
  const known = new WeakMap<Meaning, Meaning>();
  const replaced = (meaning: Meaning): Meaning => {
    const found = known.get(meaning) ?? other(meaning);
    known.set(meaning, found);
    return found;
  };
  return {
    longest(words) {
      const phrase = tree.longest(words);
      return phrase && { ...phrase, meanings: phrase.meanings.map(replaced) };
    },
    of: (word) => tree.of(word).map(replaced),
  };
}
