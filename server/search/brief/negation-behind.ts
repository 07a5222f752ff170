import type { Lexicon } from "./lexicon.ts";
import { isOfCatalogue } from "./meanings.ts";
import { BARRIER, hasInstrument, leadsToThing } from "./negations.ts";
import type { ScannedPart } from "./scanned.ts";
import { AVOIDED, NEGATORS_AFTER } from "./vocabulary.ts";
import type { Word } from "./words.ts";

const IS = "(?:(?:is|are|would be|will be|est|sont|serait|seraient|c est|ce serait) )?";
const SO = "(?:(?:donc|alors|du coup|so|just|let s) )?";
/** Refusals behind a thing that leave no doubt: “ukulele is a no-go”, «la guitare, c’est non». */
const REFUSED = new RegExp(
  `^(?:${IS}(?:an? |the )?(?:absolute |total |complete |definite |hard |big |firm |strict |clear |flat )?(?:no|no go|no no|dealbreaker|deal breaker)|${IS}(?:not an option|off the table|off limits|un (?:grand )?non|pas une option)|c est (?:non|un non|mort|exclu|hors de question)|${SO}(?:on (?:oublie|zappe|evite|laisse tomber)|(?:forget|skip|drop|ditch) (?:it|that|them))|(?:est|sont) (?:a (?:eviter|proscrire|bannir|exclure)|hors de question)|(?:is|are) out of the question)$`,
);
/** Negated verbs behind a thing, alone or with a word of consent: “singing isn’t”, «l’orgue ne convient pas». */
const NEGATED = new RegExp(
  "^(?:(?:isn|aren|wouldn) t(?: be)?|(?:is|are) not|(?:would|will) not be|(?:won|don|doesn) t work|(?:do|does|will) not work|ne (?:convien(?:t|nent)|va|vont|marche(?:nt)?|passe(?:nt)?) pas|n est pas|ne sont pas|n (?:a|ont) pas (?:plu|convaincu|marche|fonctionne)|(?:didn t|did not) (?:work|land|go down well))" +
    "(?: (?:fine|ok|okay|wanted|welcome|allowed|acceptable|accepted|possible|an option|desired|souhaitee?s?|voulue?s?|bienvenue?s?|admise?s?|autorisee?s?|possibles?|acceptables?))?$",
);
/** Maximum number of words of such a refusal. */
const MOST_WORDS = 6;

/**
 * Returns how many words from `at` on negate the part before them: «chœur interdit», «claps à éviter», “singing isn’t”.
 * Returns 0 for none, or if something follows that they may negate instead.
 */
export function negatingAfter(
  text: string,
  { words, at, previousEnd }: { words: readonly Word[]; at: number; previousEnd: number },
  { last, lexicon }: { last: ScannedPart | undefined; lexicon: Lexicon },
): number {
  if (last?.mode !== "wanted" || last.end !== previousEnd) return 0;
  const [word, next] = [words[at] as Word, words[at + 1]];
  const meanings = last.means.kind === "phrase" ? last.means.meanings : [];
  // «Chœur interdit» excludes a choir, «amour interdit» is a story.
  const isMusical = isOfCatalogue(last) || leadsToThing(meanings, lexicon.terms);
  const before = text.slice(previousEnd, word.start);
  const clause = clauseFrom(text, words, at);
  const said = clause.map((one) => one.text).join(" ");
  const isPlainNo = / non?$/.test(said) && !/ (?:no|c est) non?$/.test(said);
  if (REFUSED.test(said) && (isMusical || !isPlainNo) && (!BARRIER.test(before) || /^ ?[,:] ?$/.test(before)))
    return clause.length;
  if (BARRIER.test(before)) return 0;
  if (NEGATED.test(said) && isMusical) return clause.length;
  const isAvoided = (word.text === "a" || word.text === "to") && next !== undefined && AVOIDED.has(next.text);
  if (!isAvoided && !NEGATORS_AFTER.has(word.text)) return 0;
  const count = isAvoided ? 2 : 1;
  // “Handclaps off” excludes a sound, “day off” is a holiday.
  const isSounding = word.text === "off" && hasInstrument(meanings, lexicon.terms);
  const isClear = word.text === "non" || isAvoided || isSounding || (word.text !== "off" && isMusical);
  return clause.length === count && isClear ? count : 0;
}

/** Returns the words from `at` to the end of the clause, none if there are more than a refusal has. */
function clauseFrom(text: string, words: readonly Word[], at: number): readonly Word[] {
  let end = at + 1;
  while (end < words.length && !BARRIER.test(text.slice(words[end - 1]?.end, words[end]?.start))) {
    end += 1;
    if (end - at > MOST_WORDS) return [];
  }
  return words.slice(at, end);
}
