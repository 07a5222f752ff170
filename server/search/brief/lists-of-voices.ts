import type { Lexicon, Meaning } from "./lexicon.ts";
import { namesVersion } from "./meanings.ts";
import { leadsToInstrument } from "./negations.ts";
import type { Negation } from "./negators.ts";
import { NEGATORS } from "./vocabulary.ts";
import { eachWord, foldedWords, foldInPlace } from "./words.ts";

/** What a mouth does, as an item of a list behind “no vocals”. */
const OF_MOUTH =
  "(?:(?:male|female|kids?|children|human|backing|background|lead|spoken)(?:['\u2019]?s)? )?(?:vocal (?:chops?|samples?|cuts|stabs|hooks?|phrases|fx|effects|textures?|layers?)|voix|voices?|vocals?|vox|singing|singers?|chants?|chanting|choirs?|choeurs?|chorales?|chorus|lyrics?|words|paroles?|texte|humming|whispers?|whispering|murmures?|chuchotements?|raps?|rapping|shouts?|shouting|cris|spoken word|speech|dialogue|oohs?|aahs?|vocalises?|sifflements?|whistling|whistles?)(?: (?:d['\u2019](?:hommes?|enfants?)|de (?:femmes?|filles?)))?(?![a-z0-9'\u2019-])";
const ARTICLE = "(?:(?:de |d['\u2019]|des |du |any |the |even )(?:l[ae]s? |l['\u2019])?)?";
const ANY_ITEM = "[a-z][a-z'\u2019-]{1,20}(?: [a-z][a-z'\u2019-]{1,20}){0,2}?";
const OR = "(?:,? (?:or|nor|ou|ni)|/) ?";
/** The end of the list. A softening that was set aside leaves a comma behind a space: “choir or humming ok”. */
const LIST_END =
  "(?! ,)(?=\\s*(?:$|[,;.:!?()\\n])|\\s+(?:-|but|mais|and|et|please|pls|thanks|svp|merci|on|in|for|at|dans|sur|pour|just|only|juste)(?![a-z]))";
/** The rest of the list behind such a version. */
const REST_OF_LACKING = new RegExp(
  `^(?:(?:${OR}${ARTICLE}(?:${OF_MOUTH}|${ANY_ITEM}))+|(?:, ${ARTICLE}${OF_MOUTH})+${OR}${ARTICLE}(?:${OF_MOUTH}|${ANY_ITEM})|(?: (?:and|et|&) ${ARTICLE}${OF_MOUTH}))${LIST_END}`,
);
const IS_OF_MOUTH = new RegExp(`^${OF_MOUTH}$`);
const BETWEEN_ITEMS = new RegExp(`${OR}|, | (?:and|et|&) `);
const BEFORE_ITEM = new RegExp(`^${ARTICLE}`);

/**
 * Returns the negation of a version that lacks voices, if a list goes on behind it: “no vocals/chants”, “no vocals, chants
 * or choir”, «pas de voix ou de batterie». In “no vocals, piano or guitar” a new wish begins. Null if none does.
 */
export function lackingAt(
  text: string,
  { start, end }: { start: number; end: number },
  meanings: readonly Meaning[],
  { phrases, terms }: Lexicon,
): Negation | null {
  const isLacking = [...eachWord(text, start, end)].some((word) => NEGATORS.has(word.text));
  if (!isLacking || !meanings.some(namesVersion)) return null;
  const found = REST_OF_LACKING.exec(foldInPlace(text.slice(end)).toLowerCase());
  if (!found) return null;
  const isThing = (item: string) => {
    const words = foldedWords(item);
    const phrase = phrases.longest(words);
    if (IS_OF_MOUTH.test(item) || words.length === 0) return true;
    return phrase?.length === words.length && leadsToInstrument(phrase.meanings, terms);
  };
  const items = found[0].split(BETWEEN_ITEMS).map((item) => item.replace(BEFORE_ITEM, ""));
  if (!items.every(isThing)) return null;
  return { start, end, isSpent: true, isOfThings: true, until: end + found[0].length };
}
