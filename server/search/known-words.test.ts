import { expect, test } from "vitest";
import { type KnownTerm, type Meaning, thesaurusPhrases } from "./brief/lexicon.ts";
import { joined, PhraseTree } from "./brief/phrases.ts";
import { withKnownWords } from "./known-words.ts";

const term: KnownTerm = {
  id: 1,
  slug: "valse",
  title: "Valse",
  titleFr: "Valse",
  taxonomy: "genres",
  family: null,
  isCarried: true,
};
const names = new PhraseTree<Meaning>();
names.add(["waltz"], { kind: "term", lang: "en", form: "waltz", term });
const lexicon = async () => ({ phrases: joined([names, thesaurusPhrases()]), terms: new Map() });

test("a word that the thesaurus knows in either language is not corrected, and leads to the term that it names", async () => {
  const facts = new Map(
    ["waltz", "Batterie", "walz"].map((word) => [word, { instead: ["wall"], related: [] }]),
  );
  expect(Object.fromEntries(await withKnownWords(facts, lexicon))).toEqual({
    waltz: {
      instead: [],
      related: [{ term: "valse", title: "Valse", titleFr: "Valse", weight: 1, isItself: true }],
    },
    Batterie: { instead: [], related: [] },
    walz: { instead: ["wall"], related: [] },
  });
});
