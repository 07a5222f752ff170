/**
 * Patterns, for folded text, of the language of a song's words. The catalogue does not know it, and “Spanish lyrics”
 * are no music from Spain.
 */

const LANGUAGE =
  "(?:english|french|spanish|italian|german|portuguese|brazilian portuguese|arabic|hebrew|turkish|greek|russian|polish|dutch|swedish|danish|norwegian|finnish|japanese|korean|chinese|mandarin|cantonese|hindi|swahili|wolof|creole|latin|gaelic|welsh|anglaise?s?|francaise?s?|espagnole?s?|italien(?:ne)?s?|allemande?s?|portugaise?s?|bresilien|arabe|hebreu|turc|grec|russe|polonais|neerlandais|suedois|japonais|coreen|chinois|creole|latin|breton|occitan|corse|any language|n['’]importe quelle langue)";
const LANGUAGES = `${LANGUAGE}(?:\\s?(?:/|or|ou|and|et|,)\\s?(?:in |en )?${LANGUAGE}){0,3}`;
const WORDS = "(?:lyrics?|vocals?|vox|words|verses?|paroles?|textes?)";
const ENDS =
  "(?=\\s*(?:$|[,;.:!?/()\\n–—]|(?:or|ou|et|and|only|uniquement|please|svp|with|avec|if|si|but|mais|preferably|sung|chantee?s?|language|de preference|par defaut|ideally|idealement|ok|okay|is|are|est|sont|fine|welcome|possible|bienvenue?s?|acceptee?s?|autorisee?s?|peu(?:t|vent)|can|could|would)(?![a-z])))";
const NEGATED =
  "(?:(?:definitely|certainly|absolutely|surtout|and|et|mais|but)\\s)?(?:not|no|non|nor|pas|ni|sans|without)\\s";

/** What refuses the language before it: “English vocals a no-go”. */
const REFUSED =
  "(?:(?:(?:is|are|would be|est|sont)\\s)?(?:an?\\s)?(?:no[ -]go|no[ -]no|out|excluded|forbidden|banned|interdit[es]*|exclue?s?|a eviter)|(?:is|are)(?:\\s?n['’]?t|\\snot)(?:\\s(?:ok|okay|fine|wanted|welcome|allowed))?)";

/** Patterns of a language where the words of a song stand beside it, and of a song that must not be in one. */
export const songLanguagePatterns = () => [
  `(?:${LANGUAGES}(?:[\\s-]language)?\\s${WORDS}|${WORDS}\\s(?:in |en )?${LANGUAGES})\\s${REFUSED}${ENDS}`,
  `${NEGATED}(?:in |en |d['’]|de )?${LANGUAGES}(?:[\\s-]language)?(?:\\s${WORDS})?(?:\\sin\\s${LANGUAGE})?(?<=(?:${WORDS}|language|langue|chant[ee]{0,2}|sung|sing)(?![a-z])[^.\\n]{0,80}|(?:in|en)\\s${LANGUAGES})${ENDS}`,
  `${NEGATED}(?:paroles?|textes?|lyrics?)\\s(?:in |en )?${LANGUAGES}${ENDS}`,
  `${LANGUAGES}(?:[\\s-]language)?(?=\\s${WORDS}(?![a-z]))`,
  `${LANGUAGES}(?=\\s(?:spoken[\\s-]words?|narration|speech)(?![a-z]))`,
  `${LANGUAGE}[\\s-]language(?=\\s(?:songs?|tracks?|pop|rap|music)(?![a-z]))`,
  `(?<=${WORDS}\\s)${LANGUAGES}${ENDS}`,
  `(?<!chansons?\\s)(?:in|en)\\s(?:langue\\s)?${LANGUAGES}(?:\\slanguage)?${ENDS}`,
  "(?:anglo|franco|hispano|luso|italo|germano|arabo)phones?",
];
