/** Endings that an inflected form gives up for those of its base, longest first; French, then English. */
const ENDINGS: readonly (readonly [ending: string, bases: readonly string[]])[] = [
  ["euses", ["eux", "eur", "euse"]],
  ["euse", ["eux", "eur"]],
  ["trices", ["teur"]],
  ["trice", ["teur"]],
  ["elles", ["el", "elle"]],
  ["elle", ["el", "eau"]],
  ["ettes", ["et", "ette"]],
  ["ette", ["et"]],
  ["ennes", ["en", "enne"]],
  ["enne", ["en"]],
  ["onnes", ["on", "onne"]],
  ["onne", ["on"]],
  ["ieres", ["ier", "iere"]],
  ["iere", ["ier"]],
  ["eres", ["er", "ere"]],
  ["ere", ["er"]],
  ["ouces", ["oux"]],
  ["ouce", ["oux"]],
  ["ives", ["if", "ive"]],
  ["ive", ["if"]],
  ["ches", ["c", "che", "sh"]],
  ["che", ["c"]],
  ["gues", ["g", "gue"]],
  ["gue", ["g"]],
  ["sses", ["s", "sse", "ss"]],
  ["sse", ["s"]],
  ["lles", ["l", "lle"]],
  ["lle", ["l"]],
  ["ales", ["al", "ale"]],
  ["ale", ["al"]],
  ["aux", ["al", "ail", "au"]],
  ["eaux", ["eau"]],
  ["ees", ["e", "ee", "er"]],
  ["ee", ["e", "er"]],
  ["antes", ["ant", "ante"]],
  ["ante", ["ant"]],
  ["aient", ["er", "ir", "re"]],
  ["ait", ["er", "ir", "re"]],
  ["issant", ["ir"]],
  ["issent", ["ir"]],
  ["ent", ["er", "e", "re"]],
  ["ant", ["er", "re", "ir"]],
  ["ies", ["y", "ie", "i"]],
  ["ied", ["y"]],
  ["ier", ["y", "ie"]],
  ["iest", ["y"]],
  ["ily", ["y", "ie"]],
  ["ings", ["ing", "", "e"]],
  ["ing", ["", "e"]],
  ["ed", ["", "e"]],
  ["es", ["", "e"]],
  ["er", ["", "e"]],
  ["est", ["", "e"]],
  ["ly", [""]],
  ["ness", [""]],
  ["y", ["", "e"]],
  ["s", [""]],
  ["x", [""]],
  ["e", ["", "er"]],
];

/** Shortest base that an ending leaves: below, words are told apart by their endings alone. */
const SHORTEST = 3;
const DOUBLED = /([bdgklmnprt])\1$/;

/**
 * Words that an inflected one may be a form of, likeliest first, itself not among them: «tendues» is «tendue» and
 * «tendu», “running” is “runn” and “run”. Whoever asks takes the first that it knows; a word that no one uses costs nothing.
 * @param word folded
 */
export function baseForms(word: string): string[] {
  const bases = ENDINGS.flatMap(([ending, replaced]) => {
    if (!word.endsWith(ending)) return [];
    const root = word.slice(0, -ending.length);
    return replaced.flatMap((one) => {
      const base = root + one;
      if (base.length < SHORTEST) return [];
      return one === "" && DOUBLED.test(root) ? [base, root.slice(0, -1)] : [base];
    });
  });
  // A plural of a feminine gives up both: «tendues», «haletantes».
  const again = word.endsWith("s") ? baseForms(word.slice(0, -1)) : [];
  return [...new Set([...bases, ...again])].filter((base) => base !== word);
}
