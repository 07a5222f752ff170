import { fold } from "#/contract/fold.ts";
import type { Lexicon } from "./brief/lexicon.ts";
import type { Related, WordFacts } from "./words/look-up-words.ts";

/**
 * Returns the facts without corrections of words that the thesaurus or the catalogue's own names have in either
 * language: “waltz” is no slip for “wall”. Such a word leads to the catalogue's terms that it names: «Valse».
 */
export async function withKnownWords(
  facts: ReadonlyMap<string, WordFacts>,
  lexicon: () => Promise<Lexicon>,
): Promise<ReadonlyMap<string, WordFacts>> {
  if ([...facts.values()].every(({ instead }) => instead.length === 0)) return facts;
  const { phrases } = await lexicon();
  return new Map(
    [...facts].map(([text, one]): [string, WordFacts] => {
      const meanings = one.instead.length === 0 ? [] : phrases.of(fold(text));
      const terms = meanings.flatMap((meaning) => (meaning.kind === "term" ? meaning.term : []));
      const named = terms.map(
        ({ slug, title, titleFr }): Related => ({ term: slug, title, titleFr, weight: 1, isItself: true }),
      );
      const isNew = ({ term }: Related) => one.related.every((other) => other.term !== term);
      return [
        text,
        meanings.length === 0 ? one : { instead: [], related: [...one.related, ...named.filter(isNew)] },
      ];
    }),
  );
}

/** Returns a function that tells whether the thesaurus or the catalogue's own names have a folded word. */
export async function knownWords(lexicon: () => Promise<Lexicon>): Promise<(folded: string) => boolean> {
  const { phrases } = await lexicon();
  return (folded) => phrases.of(folded).length > 0;
}
