import { ROUND_NUMBERS } from "./numbers.ts";

/** Patterns, for folded text, of dates and counts of a programme, by which no track can be found. */

export const MONTH =
  "(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec)";
/** Holidays, which a brief may be about; other dates are deadlines or dates of broadcast. */
export const FEAST =
  "(?:14 juillet|1er mai|8 mai|11 novembre|11(?:th)? sept(?:embre|ember)?|sept(?:ember)? 11|(?:24|25|31) decembre|31 octobre|4(?:th)? (?:of )?july|july 4|(?:24|25|31)(?:th|st)? december|december (?:24|25|31)|october 31)";

const BEFORE = "(?<![\\p{L}\\p{N}/.,:'’])";
const NO_UNIT = "(?!\\s*(?:bpm|s\\b|secs?\\b|sec|mins?\\b|minutes?|mn|hz|db|[%'’\"″:/]|[.,]\\d|[-–]\\s?\\d))";
const END = `(?![\\p{L}\\p{N}])${NO_UNIT}`;

/** Words of a release or a broadcast, right before its date. */
const RELEASE =
  "(?:(?:diff(?:us(?:ion|ee?s?))?|sorties?|releas(?:e|es|ed|ing)|livraison|livrable|deliver(?:y|ies)|deadline|due|airs|airing|airdate|air date|on air|antenne|tx|broadcast|premieres?|avant-premiere|go[- ]?live|launch(?:es|ing)?|lancement|mise en ligne|en ligne|online|in cinemas|en salles?)\\.?\\s{0,3})";
const LINKS =
  "(?:(?:date|prevue?s?|fixee?|is|on|in|en|for|pour|debut|mi|fin|early|mid|late|the|le|du|au|des|from|:|=|-|–)[\\s-]{0,3}){0,3}";
const RELEASED = `${RELEASE}${LINKS}`;
const SHOWN = "(?:\\.?\\s+(?:online|on air|en ligne|a l['’]antenne|in cinemas|en salles?))?";
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const DAY_OF_MONTH = `(?:${DAY}(?:er|st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}|${MONTH}\\.?\\s+${DAY}(?:st|nd|rd|th)?)(?:\\.?,?\\s+20\\d\\d)?`;
const SLASHED = `(?:${DAY}/(?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])/${DAY})(?:/(?:20)?\\d\\d)?`;
const OTHER_FORMS = "20\\d\\d-[01]\\d-[0-3]\\d|[0-3]?\\d[.-][01]?\\d[.-]20\\d\\d";
const YEAR_TO_COME = "20[1-9]\\d";
/** After these words a year bounds when the music came out. */
const SINCE =
  "(?<!(?:after|since|from|before|until|depuis|apres|avant|des|pre|post|newer than|older than|later than|recent que)[\\s-])";
const OR_NEWER =
  "(?!\\s*\\+|\\s*(?:,\\s*)?(?:or|ou|et|and)\\s+(?:(?:plus|more)\\s+)?(?:newer|later|plus|apres|after|above|up|onwards?|recente?s?|older|earlier|before|avant|anterieure?s?))";
const SEASON = "(?:printemps|ete|automne|hiver|rentree|spring|summer|autumn|fall|winter|q[1-4]|h[12]|t[1-4])";

/** Dates that are clear by the words around them: “release 10/09”, «sortie mai 2026», “24 Dec online”. */
export const DATED = new RegExp(
  `${BEFORE}(?:${RELEASED}(?:${DAY_OF_MONTH}|${SLASHED}|${OTHER_FORMS}|${MONTH}(?:\\s+${YEAR_TO_COME})?|${SEASON}(?:\\s+(?:${YEAR_TO_COME}|['’]?2\\d))?|${YEAR_TO_COME})${SHOWN}` +
    `|${SINCE}(?:${MONTH}|${SEASON})\\s+${YEAR_TO_COME})${END}${OR_NEWER}`,
  "gu",
);
/** Dates by their form alone; only those of a holiday may be the theme: «14 novembre», “24 Dec”, “14/11”. */
export const DATE = new RegExp(
  `${BEFORE}(?:(?!${FEAST})${DAY_OF_MONTH}${SHOWN}|(?=\\d\\d/|\\d/\\d\\d)${SLASHED}|${OTHER_FORMS})${END}`,
  "gu",
);
const NO_DECADE = "(?<!(?:annees?|fin|debut|mi|milieu|late|early|mid|the|style|esprit|facon)[\\s-])";
/** A single year or two of them. A year that ends in 0 is a decade after such words: «années 1930». */
export const YEAR = new RegExp(
  `${BEFORE}${SINCE}(?:(?:1[5-9]|20)\\d[1-9]|${NO_DECADE}(?:1[5-9]|20)\\d0)(?:\\s?[-–]\\s?(?:(?:1[5-9]|20)\\d\\d|\\d\\d))?(?:\\s+(?:summer |winter )?games)?(?![\\p{L}\\p{N}'’]|\\s?[/.,:-]\\d)${NO_UNIT}${OR_NEWER}`,
  "gu",
);

const CUT = "(?:6|06|10|15|20|30|45|60|90)";
const TIMES = "\\s?(?:[x×*]|fois|times)\\s?";
const OF_PROGRAMME = "(?:[5-9]|[1-9]\\d|1[0-7]\\d)";
const MINUTES = "(?:\\s?(?:minutes?|mins?|mn|m)(?![\\p{L}\\p{N}])|\\s?['’](?!['’\\d]))";
const EPISODES = "(?:eps?|epis(?:odes?)?|parts?|volets?|films?|programmes?|shows?|emissions?|numeros?)";
/** The format of a series: “8x35 min”, «6 x 52'», “6 episodes of 30 min”, “4 x 1h”, “10 × 26”. */
export const FORMAT = new RegExp(
  `${BEFORE}\\d{1,3}(?:${TIMES}(?:${OF_PROGRAMME}${MINUTES}|\\d\\s?(?:hrs?|hours?|heures?|h)(?:\\s?\\d{2})?|(?!${CUT}(?!\\d))\\d{2,3}(?![\\p{L}\\p{N}])${NO_UNIT})` +
    `|\\s?(?:x\\s?)?${EPISODES}\\s+(?:of|de|d['’]|a|at|x|×)\\s*(?:about |environ )?${OF_PROGRAMME}${MINUTES}|[\\s-]part(?:er)?(?=\\s+(?:series|serie|doc|podcast|drama|show)))(?![\\p{L}\\p{N}])`,
  "gu",
);
/** Ages: “8-12 yr olds”, «enfants de 8 à 12 ans», “18-35 year old”, “5+”. */
export const AGES = new RegExp(
  `${BEFORE}(?:(?:aged?|ages|age de|ages de|de)\\s+)?\\d{1,2}(?:\\s?(?:-|–|/|a|to|et|and)\\s?\\d{1,2})?\\s?\\+?[\\s-]?(?:ans|ann?ees d['’]age|y\\.?/?o\\.?|(?:yrs?|years?)(?:[\\s-]olds?)?)(?![\\p{L}\\p{N}])|${BEFORE}ag(?:ed?|es)\\s+\\d{1,2}(?:\\s?(?:-|–|a|to|et|and)\\s?\\d{1,2}|\\+)?(?![\\p{L}\\p{N}])`,
  "gu",
);
/** Ages and numbers of titles in round numbers: «une quarantaine d'années», «une quinzaine de titres». */
export const ROUND_COUNT = new RegExp(
  `${BEFORE}(?:d['’])?(?:une\\s+)?(?:(?:petite|bonne|grosse)\\s+)?(?:${ROUND_NUMBERS}|centaine)\\s+(?:d['’]annees|de\\s+(?:titres?|morceaux|pistes?|musiques?|propositions?|versions?|plans?|episodes?|personnes))(?![\\p{L}\\p{N}])`,
  "gu",
);
const COUNTED =
  "(?:cues?|films?|spots?|clips?|videos?|vignettes?|capsules?|episodes?|eps|titres?|tracks?|morceaux|musiques?|pieces?|versions?|idents?|cut-?downs?|edits?|variations?|propositions?|pistes?(?! separees?)|references?|scenes?|sequences?)";
/** How often or how many: «3 fois», “2 times”, “3x”, and the number of “3 cues” and “plus 1 solo piano”. */
export const COUNT = new RegExp(
  `${BEFORE}(?:(?:\\d{1,3}|deux|trois|quatre|cinq|dix|vingt|cent|mille|two|three|four|five|ten|hundred)\\s?(?:fois|times(?! square))(?![\\p{L}\\p{N}])|\\d{1,2}\\s?[x×](?![\\p{L}\\p{N}])|\\d{1,2}(?=\\s+${COUNTED}(?![\\p{L}\\p{N}]))|(?<=(?:[;.!?(\\n+]|(?<![\\p{L}])(?:plus|need|besoin de|faut|want|veut))\\s{1,2})(?:[1-9]|[12]\\d)(?=\\s+\\p{L})${NO_UNIT})`,
  "gu",
);
/** Two small numbers that are neither a tempo nor a length: “the 18-35”. */
export const NUMBERS = new RegExp(`${BEFORE}\\d{1,2}\\s?[-–]\\s?\\d{1,2}(?![\\p{L}\\p{N}])${NO_UNIT}`, "gu");
