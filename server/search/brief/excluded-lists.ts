import type { Lexicon, Meaning } from "./lexicon.ts";
import { isQuality, leadsToInstrument, leadsToThing } from "./negations.ts";
import type { Negation } from "./negators.ts";
import type { ScannedPart } from "./scanned.ts";
import { foldedWords } from "./words.ts";

const COMMA = /^,\s$/;
/** The middle of a list up to its last item: the “birds or wind” of “no rain, birds or wind”. */
const MIDDLE_OF_LIST =
  /^(?<item>[\p{L}'\u2019-]{2,20}(?: [\p{L}'\u2019-]{2,20})?) (?:or|nor|ou|ni) [\p{L}'\u2019-]{2,20}(?: [\p{L}'\u2019-]{2,20})?(?=\s*(?:$|[,;.!?)]))/iu;

const ENGLISH_PLURAL = /^\p{L}+s (?:or|nor) /iu;

const ITEM = "[\\p{L}'\\u2019-]{2,20}(?: [\\p{L}'\\u2019-]{2,20}){0,3}";
/** The rest of a list, “piano, strings or guitar”, up to the end of its clause. */
const REST_OF_LIST = new RegExp(
  `^(?:(?:or|nor|ou|ni) ${ITEM}|${ITEM}(?:, ${ITEM}){0,4},? (?:or|nor|ou|ni) ${ITEM})(?=\\s*(?:$|[,;.!?)\\n])|\\s+(?:[-\\u2013\\u2014]\\s|(?:but|mais)(?!\\p{L})))`,
  "iu",
);
const BETWEEN_ITEMS = /,? (?:or|nor|ou|ni) |, |^(?:or|nor|ou|ni) /iu;
/** Articles and repeated words of the negation before an item, and words of politeness after the last one. */
const AROUND_ITEM =
  /^(?:(?:de |d['\u2019]|any |the |an? |une? |des )?(?:l[ae]s? |l['\u2019])?)|\s(?:please|pls|thanks|thank you|svp|merci)$/giu;
const LAST_ITEM = /(?<!\p{L})(?:or|nor|ou|ni)\s(?:de |d['\u2019]|any )?$/iu;
/** After «pas de», each further item has its own «de»; without it, a new wish begins: «pas de batterie, piano ou guitare». */
const NOT_OF = /^(?:pas|jamais|plus) d(?:e |['\u2019])/i;
const OF = /^(?:(?:ou|ni) )?d(?:e |['\u2019])/i;
const CONJUNCTION = /^(?:or|nor|ou|ni) /i;

const meaningsOf = ({ means }: ScannedPart): readonly Meaning[] =>
  means.kind === "phrase" ? means.meanings : [];

/**
 * Returns whether a list of excluded instruments, or of excluded styles, goes on: “no drums, piano or guitar”. With an
 * adjective, “no drums, soft piano or guitar”, or with things of another kind, a new wish begins.
 */
function isListOfKind(
  { text, start }: { text: string; start: number },
  last: ScannedPart,
  { phrases, terms }: Lexicon,
): boolean {
  const rest = text.slice(start);
  const list = REST_OF_LIST.exec(rest)?.[0];
  const said = text.slice(last.start, last.end);
  const isFirst = said !== last.words;
  if (!list || LAST_ITEM.test(text.slice(0, last.start)) || (isFirst && CONJUNCTION.test(list))) return false;
  if (NOT_OF.test(said) && !OF.test(list)) return false;
  const isInstrument = leadsToInstrument(meaningsOf(last), terms);
  return list.split(BETWEEN_ITEMS).every((typed) => {
    const words = foldedWords(typed.replace(AROUND_ITEM, ""));
    const phrase = phrases.longest(words);
    if (words.length === 0) return true;
    if (phrase?.length !== words.length || !leadsToThing(phrase.meanings, terms)) return false;
    return leadsToInstrument(phrase.meanings, terms) === isInstrument;
  });
}

/**
 * Returns whether a list of excluded things goes on after a sign: “no heaven/angels”, “no rain, birds or wind”, “no drums,
 * piano or guitar”. In “no drums, slow or moderate” a new wish begins.
 */
export function goesOnAt(
  { text, from, start }: { text: string; from: number; start: number },
  { until = 0 }: Pick<Negation, "until">,
  last: ScannedPart | undefined,
  lexicon: Lexicon,
): boolean {
  const { phrases, terms } = lexicon;
  const between = text.slice(from, start);
  if (start < until || between === "/") return true;
  if (!COMMA.test(between) || last?.mode !== "excluded") return false;
  if (leadsToThing(meaningsOf(last), terms)) return isListOfKind({ text, start }, last, lexicon);
  const item = MIDDLE_OF_LIST.exec(text.slice(start))?.groups?.item ?? "";
  const meanings = phrases.longest(foldedWords(item))?.meanings ?? [];
  // English adjectives have no plural: “birds” is a thing, “calm” may be a wish.
  const isNoun = !isQuality(meanings, terms) || ENGLISH_PLURAL.test(text.slice(start));
  return meanings.length > 0 && isNoun && !leadsToThing(meanings, terms);
}
