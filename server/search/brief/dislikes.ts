import type { Word } from "./words.ts";

/** Forms that are always verbs of dislike, with any subject. */
const VERB =
  /^(?:hates|dislikes|loathes|detests|deteste|detestes|detestent|detestons|detestez|haissent|execre|execrent)$/;
/**
 * Forms that may be nouns, “a film about hate”. They are read as verbs only right after one of the subjects in `MANY`.
 */
const VERB_OR_NOUN = /^(?:hate|hated|dislike|disliked|loathe|loathed|detest)$/;
const ADVERB =
  /^(?:also|really|absolutely|just|always|all|both|totally|particularly|especially|still|actually|truly|simply|usually|often|generally|apparently|already|aussi|vraiment|absolument|toujours|egalement|surtout|particulierement|carrement|tous|toutes)$/;
const DETERMINER =
  /^(?:the|our|my|your|their|his|her|le|la|l|les|notre|nos|mon|ma|mes|votre|vos|leur|leurs|son|sa)$/;
/** Subjects after which the verb has no “s”: “we hate”. */
const MANY =
  /^(?:i|we|you|they|people|everyone|everybody|nobody|clients|directors|producers|bosses|editors|agencies|execs|brands)$/;
/** Nouns for people as the second word of a subject: “creative director”, “music supervisor”. */
const PEOPLE =
  /^(?:clients?|directors?|producers?|supervisors?|managers?|editors?|boss|execs?|team|agency|broadcaster|channel|artistique|production|realisateur|realisatrice)$/;
/** Words that cannot be part of a subject. */
const OTHER = /^(?:and|or|but|so|because|since|as|for|that|which|who|et|ou|mais|car|donc|que|qu|qui|pour)$/;

/** Negated verbs of liking, which express a dislike: “don’t like”, «n’aime pas». */
const NOT_LIKING = [
  { before: [/^(?:don|doesn|didn)$/, /^t$/], verb: /^(?:like|love|want)$/, after: null },
  { before: [/^n$/], verb: /^aime(?:nt|s|z|ra|raient|rait)?$/, after: "pas" },
  { before: [/^can$/, /^t$/], verb: /^stand$/, after: null },
];

/** Maximum number of adverbs around a verb. */
const MOST_ADVERBS = 3;

const textAt = (words: readonly Word[], at: number) => words[at]?.text ?? "";

/** Returns where the adverbs that begin at `at` end; `at` if there are none. */
function pastAdverbs(words: readonly Word[], at: number): number {
  let end = at;
  while (end < at + MOST_ADVERBS && ADVERB.test(textAt(words, end))) end += 1;
  return end;
}

/** Returns where a subject that begins at `at` may end: after its noun and, for people, after a second word. */
function subjectEnds(words: readonly Word[], at: number): number[] {
  const from = DETERMINER.test(textAt(words, at)) ? at + 1 : at;
  if (OTHER.test(textAt(words, from))) return [];
  return from > at && PEOPLE.test(textAt(words, from + 1)) ? [from + 1, from + 2] : [from + 1];
}

/** Returns where a verb of dislike that begins at `at` ends, with the adverbs around it; `at` if there is none. */
function pastVerb(words: readonly Word[], at: number, isBehindMany: boolean): number {
  const verbAt = pastAdverbs(words, at);
  const verb = textAt(words, verbAt);
  if (VERB.test(verb) || (isBehindMany && VERB_OR_NOUN.test(verb))) return pastAdverbs(words, verbAt + 1);
  for (const { before, verb: liking, after } of NOT_LIKING) {
    if (before.some((word, index) => !word.test(textAt(words, verbAt + index)))) continue;
    const likingAt = pastAdverbs(words, verbAt + before.length);
    if (!liking.test(textAt(words, likingAt))) continue;
    const afterAt = pastAdverbs(words, likingAt + 1);
    if (after === null) return likingAt + 1;
    if (textAt(words, afterAt) === after) return afterAt + 1;
  }
  return at;
}

/**
 * Returns how many words from `at` on say that somebody dislikes the thing that follows, with the subject and the
 * adverbs: “the client also hates”, «la réal déteste vraiment»; 0 for none. A verb of dislike counts without a subject
 * too.
 */
export function dislikeAt(words: readonly Word[], at: number): number {
  // “A boy who hates school” is about a character.
  if (/^(?:who|qui|that)$/.test(textAt(words, at - 1))) return 0;
  for (const from of [at, ...subjectEnds(words, at)]) {
    const end = pastVerb(words, from, from > at && MANY.test(textAt(words, from - 1)));
    if (end > from) return end - at;
  }
  return 0;
}
