/** Endings of inflected forms with those of their bases, longest first; French, then English. */
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

/** Minimum length of a base form; shorter words differ only in their endings. */
const SHORTEST = 3;
const DOUBLED = /([bdgklmnprt])\1$/;

/**
 * Returns the possible base forms of an inflected word, likeliest first, without the word itself: «tendues» gives
 * «tendue» and «tendu», “running” gives “runn” and “run”. Callers take the first one they know, so forms that do not
 * exist do no harm.
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
  // A feminine plural loses both endings: «tendues», «haletantes».
  const again = /[^s]s$/.test(word) ? baseForms(word.slice(0, -1)) : [];
  return [...new Set([...bases, ...again])].filter((base) => base !== word);
}
