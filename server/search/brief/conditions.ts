import { PHRASE_END } from "./phrase-end.ts";

/** Pattern, for folded text, of things that are accepted under a condition: “vocals OK as long as they’re wordless”. */

const VERY = "(?:(?:also|really|totally|absolutely|perfectly|aussi|tout a fait) )?";
const FINE =
  "(?:ok|okay|oui|yes|fine|all ?right|allowed|acceptable|accepted|welcome|possibles?|good|cool|accepte[es]*|acceptables?|autorisee?s?|bienvenue?s?|toleree?s?|up to you|your call|envisageables?|d['’]accord|bons?|bonnes?)";
/** “If”, in words that never mean “so”, as «si» may: «si triste». */
const IF =
  "(?:if|as long as|so long as|provided(?: that)?|providing|on condition|tant (?:que|qu['’])|du moment (?:que|qu['’])|a condition (?:que |qu['’]|d['’]etre|de )|pourvu (?:que|qu['’])|unless|sauf si|a moins (?:que |qu['’]|d['’]etre|de ))";
const SI = "(?:si|s['’]|quand|when|while)";
/** Words after which a condition ends although the phrase goes on: “fine if subtle but no drums”. */
const NEXT_WISH = "(?:but|mais|and (?:no|not|nothing|never)|et (?:pas|rien|jamais|sans))";
const REST = `[^,;.:!?()\\n]{1,80}?(?:${PHRASE_END}|(?=\\s*(?<![a-z])${NEXT_WISH}(?![a-z])))`;
/** The end of a word, or of its elision: «à condition qu’ils». */
const WORD_END = "(?:(?<=['’\\s])|(?![a-z]))";
const ONLY = "(?:(?:but |mais )?(?:only|just|seulement|uniquement|que|juste) )?";

/** Qualities of things that stay in the background; after them, «si» and “if” alone set a condition. */
const UNOBTRUSIVE =
  "(?:discret(?:e?s?)|discrete(?:ment|s)?|subtile?s?|subtilement|leger(?:e?s?)|legerement|minimales?|minimal|ponctuel(?:le)?s?|sobres?|feutree?s?|lointaine?s?|en (?:retrait|fond|arriere[- ]plan|sourdine)|subtle|subtly|discreet|discreetly|light|lightly|soft|softly|quiet|quietly|gentle|gently|sparse|sparing|tasteful|tastefully|restrained|in the (?:background|distance)|minimal|wordless|distant|low in the mix|barely (?:there|audible))";
const IS =
  "(?:(?:it['’]?s|they['’]?re|it is|they are|c['’]est|(?:il|elle)s? (?:est|sont|restent?)|(?:ca|cela) reste|kept|used|done|very|really|quite|tres|bien|assez|vraiment) ){0,3}";

const ACCEPTED = `(?:(?:is|are|would be|est|sont|serait|seraient|c['’]est) )?${VERY}${FINE}\\s?,?\\s?${ONLY}(?:${IF}|${SI})${WORD_END}${REST}`;
const RESTRICTED = `(?:${ONLY}(?:${IF}|si|s['’])|${FINE} (?:mais|but))\\s*${IS}${UNOBTRUSIVE}(?![a-z])`;
const STRICT = `(?:only|seulement|uniquement) (?:if|when|si|quand) [a-z-]+(?: [a-z-]+)?${PHRASE_END}|(?:but only|mais seulement|only|seulement|uniquement) (?:if|when|si|s['’]|quand) ?(?:it|they|c|elles?|ils?|ca|very|kept)(?![a-z])${REST}`;

/** The condition is part of the match, because a quality in it is no wish. */
export const ON_CONDITION = `${ACCEPTED}|${RESTRICTED}|${STRICT}`;
/** Words after a thing that is accepted only for want of anything else: “accordion only if nothing else”. */
export const LAST_RESORT =
  "(?:but |mais )?(?:only|seulement|uniquement|just) (?:if|when|si|s['’]) ?(?:(?:there(?:['’]s| is)|you(?:['’]ve got| have| find)|we find|il n['’]y a|(?:il )?y a|vous n['’]avez|tu n['’]as|on n['’]a) ?)?(?:really |vraiment )?(?:nothing|rien)(?: (?:better|else|more|d['’]autre|de mieux))*(?: (?:fits|works|comes up|is there|turns up))?|(?:only )?as a (?:very )?last resort|(?:seulement |uniquement )?en dernier recours|only (?:if|when) all else fails|(?:only )?if all else fails";
/** An exception to an exclusion, “no drums unless subtle”, which changes nothing of it. */
export const UNLESS = `(?:unless|sauf si|a moins (?:que |qu['’]|d['’]etre|de ))${REST}`;

const PERSON =
  "(?:guys?|blokes?|m[ae]n|lads?|dudes?|boys?|male|wom[ae]n|girls?|lady|ladies|female|mecs?|hommes?|gars|types?|femmes?|filles?|nanas?|dames?)";
const IT_IS =
  "(?:it['’]?s|it is|there['’]?s|there is|they['’]?re|c['’]est|ce soit|ca soit|ce sont|ce soient|(?:il )?y a(?:it)?)";
/**
 * Words before a wish that is stated as the condition of the whole brief: “as long as it’s a guy singing”. The catalogue
 * does not know whether a man or a woman sings, so “as long as it’s a woman” is left aside with its person.
 */
export const AS_LONG_AS = `(?:(?:as|so) long as(?!\\s+(?:possible|needed|necessary|\\d|(?:an?|one|two|three) (?:seconds?|minutes?|hours?)(?![a-z])))|(?:provided|providing|on condition)(?:\\s+that|(?=\\s+${IT_IS}))|(?:tant|du moment|a (?:la )?condition|pourvu) (?:que|qu['’](?:(?:il )?y a(?:it)?|on a(?:it)?|(?:elle|il) (?:est|soit)|(?:elle|il)s (?:sont|soient))))(?:\\s+${IT_IS}(?![a-z]))?(?:(?:\\s+(?:an?|une?))?\\s+${PERSON}${PHRASE_END}|\\s+(?:an?|une?)(?![a-z]))?`;
