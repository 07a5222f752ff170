import { IN_WORDS, NUMBER_WORDS, ROUND_NUMBERS, SPOKEN_TEMPO } from "./numbers.ts";

const DIGITS = "\\d{1,4}(?:[.,]\\d)?";
const UNDER =
  "(?:nothing|not?|never) (?:over|above|faster than|longer than|more than)|(?:rien|pas|jamais) (?:au[- ]dessus de|au[- ]dela de|de plus de|a plus de)|moins de|moins d['’]|en dessous de|sous les|jusqu['’]a|max(?:imum|i)?\\.?|pas plus de|pas plus d['’]|less than|under|below|up to|at most|no more than|shorter than|slower than|<=?|≤";
const OVER =
  "(?:nothing|not|never) (?:under|below|slower than|shorter than|less than)|(?:rien|pas|jamais) (?:en[- ]dessous de|de moins de|a moins de)|plus de|plus d['’]|au dessus de|au moins|minimum|(?<!\\d\\s?)mini?\\.?(?=\\s?\\d)|a partir de|more than|over|above|at least|from|longer than|faster than|>=?|≥";
const NEAR =
  "vers(?: les)?|environ|autour de|autour des|a peu pres|dans les|around|about|approx(?:imately)?|roughly|circa|env\\.?|~|≈";
const BOUND = `(?:(?<under>${UNDER})|(?<over>${OVER})|(?<near>${NEAR}))`;
const TO = "\\s*(?:-|–|a|to|et|and|ou|or)\\s*";
const BETWEEN = "(?:(?:entre|between|de|from)\\s+)?";

/** Tolerance of a tempo on either side: “120 bpm +/- 5”, «120 bpm à 5 près». */
const GIVE = "\\(?(?:\\+\\s?\\/?\\s?-|±|give or take|plus or minus)\\s*";
const GIVEN = `(?:\\s*(?:${GIVE}(?<giveBehind>\\d{1,2})(?:\\s*bpm)?|a\\s+(?<giveNear>\\d{1,2})(?:\\s*bpm)?\\s+pres))?`;

export const TEMPO = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${BOUND}\\s*)?(?:tempo\\s*(?:de\\s*|of\\s*)?)?${BETWEEN}(?<first>\\d{2,3})(?:${TO}(?<second>\\d{2,3})|\\s*${GIVE}(?<give>\\d{1,2}))?\\s*(?:bpm|bmp|battements|beats per minute|a la noire)${GIVEN}(?![\\p{L}\\p{N}])`,
  "gu",
);
/** The same in words: “between ninety and a hundred bpm”, «cent dix bpm». */
export const TEMPO_IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${BOUND}\\s+)?${BETWEEN}(?<first>${SPOKEN_TEMPO})(?:\\s(?:a|to|et|and|ou|or)\\s(?<second>${SPOKEN_TEMPO}))?\\s(?:bpm|bmp|battements|beats per minute)(?![\\p{L}\\p{N}])`,
  "gu",
);
export const BARE_TEMPO = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:tempo|bpm|bmp)\\s*:?\\s*(?:(?<under>${UNDER})|(?<over>${OVER})|(?<near>${NEAR}))?|(?<bareUnder>${UNDER})|(?<bareOver>${OVER})|(?<about>${NEAR}))\\s*(?<first>\\d{2,3})(?:${TO}(?<second>\\d{2,3}))?(?!\\s*(?:s\\b|sec|min|mn|['’"″:]))(?![\\p{L}\\p{N}])`,
  "gu",
);
/** An approximate tempo: “110ish”; “1:45ish” is a length. */
export const ISH_TEMPO =
  /(?<![\p{L}\p{N}:'’])(?<first>\d{2,3})(?<near>\s?-?ish)(?:\s*bpm)?(?![\p{L}\p{N}])/gu;
/** A range of tempi without a unit: “115-125”; with a word, «100 à 120», only at the end of a clause. */
export const BARE_TEMPI =
  /(?<![\p{L}\p{N}])(?<first>\d{2,3})(?:\s*[-–]\s*(?<second>\d{2,3})(?!\s*(?:s\b|sec|min|mn|['’"″:]))|\s+(?:a|to)\s+(?<until>\d{2,3})(?=\s*(?:$|[,;.!?)])))(?![\p{L}\p{N}])/gu;
/** A tempo and everything above: “125+”, «140 et +», “140 and up”. */
export const TEMPO_UP =
  /(?<![\p{L}\p{N}])(?<first>\d{2,3})(?<over>\s?\+(?:\s*bpm)?(?![\p{L}\p{N}])|(?:\s*bpm)?\s(?:et|and|ou|or)\s(?:\+|(?:plus|up|upwards|more|above|over|faster|davantage|au[- ]dessus|au[- ]dela)(?=\s*(?:$|[,;.!?)\n]|(?:please|pls|svp|merci)(?!\p{L})))))/gu;
/** Number words for the seconds after minutes: «deux minutes trente». */
const REST_WORDS =
  "dix|quinze|(?:vingt|trente|quarante|cinquante)(?:[- ]cinq)?|ten|fifteen|(?:twenty|thirty|forty|fifty)(?:[- ]five)?";
const MINUTES = "(?:minutes?|mins?|mn|m)";
const SECONDS = "(?:secondes?|seconds?|secs?|s|['’]{2}|\"|″)";
/** Lengths to which music is edited, by their names: «version 60», “30 edit”, “:15”. */
export const CUT =
  /(?<![\p{L}\p{N}])(?:(?:version|montage|edit|cut)\s+(?<seconds>15|20|30|45|60|90)|(?:\d{1,2}\s?[x×]\s?)?(?<=^|[\s,(/&+x×–-]):(?<colon>0[5-9]|1[025]|2[05]|30|4[05]|50|60|90))(?:(?:\s*-)?\s*(?:secondes?|seconds?|secs?|s))?(?![\p{L}\p{N}:])|(?<![\p{L}\p{N}])(?<before>15|20|30|45|60|90)\s+(?:version|edit|cut)(?![\p{L}\p{N}])/gu;
export const CUT_SECONDS = "(?:0?6|10|15|20|30|40|45|60|90)";
/** Lengths in a list that ends with a unit: «5, 10 et 15 secondes». */
const LISTED_SECONDS = "(?:0?[5-8]|1[025]|2[05]|30|40|45|60|90)";
export const CUT_UNIT = "(?:[\\s-]?(?:secondes?|seconds?|secs?|s|['’]{2}|\"|″))";
const CUTS =
  "(?:versions?|montages?|formats?|coupes?|edits?|cuts|cut-?downs?|spots?|lengths|durations|durees|longueurs)";
const AND = "\\s*(?:,|/|&|\\+|and|et)\\s*";
const CUTS_JOINED = `:?${CUT_SECONDS}${CUT_UNIT}?(?:${AND}:?${CUT_SECONDS}${CUT_UNIT}?){1,4}`;
/** Words after numbers that count something else: «spots 10, 15 et 20 ans». */
export const COUNTED = "\\s+(?:ans|years?|musicien|player|people|personne|piste|track|titre|morceau)";
/** Several lengths to which music is edited: “60 & 30 edits”, «versions 60 et 30». A range is not such a list. */
export const CUT_LIST = new RegExp(
  `(?<![\\p{L}\\p{N}:.])(?<!(?:entre|between|de|from|annees?)\\s+)(?:${CUTS}\\s*(?:(?:de|en|of|in|:)\\s*)?${CUTS_JOINED}(?!${AND}:?\\d|${COUNTED})|${CUTS_JOINED}[\\s-]*${CUTS})(?![\\p{L}\\p{N}:])`,
  "gu",
);
const ARTICLED_CUT = `(?:an?|one|the|une?|le|la)\\s+:?${CUT_SECONDS}${CUT_UNIT}?`;
/** End of a bare figure; “a 60 and a 30 year old” counts something else. */
const CUTS_END =
  "(?=\\s*(?:$|[,;.!?)\\n]|(?:with|for|in|of|from|please|avec|pour|en|svp|stp|versions?|edits?|cuts?)(?![\\p{L}\\p{N}])))";
const NEXT_CUT =
  "(?:,\\s*|\\s*(?:and|et|plus|&|\\+)\\s+)(?:an?|une?|the|la)\\s+(?:stings?|stingers?|bumpers?|loops?|beds?|full|virgules?|boucles?)(?![a-z])";
/** What follows a choice between lengths: “45 exact or 60 we can cut”. */
const CHOICE_END = "(?=\\s*(?:$|[,;.!?)\\n]|(?:we|i|that|which|to|for|on|nous|que|qu|a|pour)(?![a-z])))";
const EXACTLY = "\\s+(?:exact(?:ly|e|es)?|ideally|preferably|pile|idealement)\\s+(?:or|ou)\\s+";
/** The same without a word for cuts: “a 60 and a 30”, “a 30 and a sting”, «60 et 30 secondes». */
export const BARE_CUT_LIST = new RegExp(
  `(?<![\\p{L}\\p{N}:.])(?:${ARTICLED_CUT}(?:(?:,\\s*|\\s+)(?:(?:and|et|plus|&|\\+)\\s+)?${ARTICLED_CUT}){1,4}${CUTS_END}` +
    `|${ARTICLED_CUT}(?:,\\s*${ARTICLED_CUT}){0,3}(?=${NEXT_CUT})` +
    `|${CUT_SECONDS}${CUT_UNIT}?${EXACTLY}${CUT_SECONDS}${CUT_UNIT}?${CHOICE_END}` +
    `|${LISTED_SECONDS}(?:,\\s*${LISTED_SECONDS}){1,3}\\s*(?:&|\\+|/|and|et)\\s*${LISTED_SECONDS}${CUT_UNIT}(?![\\p{L}\\p{N}])` +
    `|(?<!(?:entre|between|de|from|vers|tempo|bpm|around|about|environ|annees?)\\s+)${CUT_SECONDS}(?:,\\s*${CUT_SECONDS}){0,3}\\s*(?:&|\\+|/|and|et)\\s*${CUT_SECONDS}${CUT_UNIT}(?![\\p{L}\\p{N}]))`,
  "gu",
);
export const CUT_IN_LIST = new RegExp(
  `:?(?<seconds>(?<!\\d)(?:${CUT_SECONDS}|${LISTED_SECONDS}))(?!\\d)(?:${CUT_UNIT}(?![a-z]))?`,
  "gu",
);
/** A remark after a tempo: its half or double, “140 bpm (half time 70)”, or a tempo that is not meant, «(pas 128)». */
export const HALF_TIME =
  /(?<![\p{L}\p{N}])(?:half|double)[\s-]?time(?: feel)?(?:\s*(?:=|:|at|of|a))?\s*\d{2,3}(?:\s*bpm)?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:a |en )?(?:mi|demi|double)[\s-](?:temps|tempo)(?:\s*(?:=|:|a|de))?\s*\d{2,3}(?:\s*bpm)?(?![\p{L}\p{N}])|(?<=bpm\s?[,(]?\s?)(?:(?:pas|not)\s+\d{2,3}(?:\s*bpm)?|(?:ou|or)\s+\d{2,3}(?:\s*bpm)?\s+(?:ressentis?|felt|half[\s-]?time|double[\s-]?time|feel))(?![\p{L}\p{N}])/gu;
/** A word for a cut before its length. */
const CUT_WORDS = "(?:version|montage|coupe|format|edit|cut) (?:de |of )?";
export const CUT_BEFORE = new RegExp(`^${CUT_WORDS}`);
/** Between two clock times, “and” makes a range only after “between”: “2:00 and 0:30” are two lengths. */
const TO_CLOCK =
  "(?:\\s*(?:-|–|a|to|ou|or)\\s*|(?<=(?:entre|between|de|from)\\s+\\S{4,7})\\s*(?:and|et)\\s*)";
export const LENGTH = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\d{1,2}\\s?[x×]\\s?)?(?:${CUT_WORDS})?(?:${BOUND}\\s*)?${BETWEEN}(?:` +
    `(?:(?<minutes>${DIGITS})(?:${TO}(?<untilMinutes>\\d{1,2}))?\\s*-?${MINUTES}|(?<minuteWord>${IN_WORDS}|${NUMBER_WORDS})(?:\\s(?:a|to|et|and|ou|or)\\s(?<untilMinuteWord>${IN_WORDS}))?(?<halfMore>\\sand\\sa\\shalf)?\\s+minutes?)\\s*(?:et\\s+|and\\s+)?(?:(?<rest>\\d{1,2})(?!\\d|\\s*(?:bpm|min|mn))\\s*(?:${SECONDS})?|(?<restWord>${REST_WORDS})|(?<half>(?:a\\s+)?(?:demie?|half)))?` +
    `|(?<primes>\\d{1,2})['’](?=\\s?(?:-|–|a|to|et|and)\\s?\\d{1,2}['’:]\\d{2})` +
    `|(?<clockMinutes>\\d{1,2})(?:['’:])(?<clock>\\d{2})(?:["″]|['’]{2})?(?:${TO_CLOCK}(?<untilClockMinutes>\\d{1,2})(?:['’:])(?<untilClock>\\d{2})(?:["″]|['’]{2})?)?` +
    `|(?<seconds>${DIGITS})(?:${TO}(?<until>\\d{1,3}))?\\s*-?${SECONDS}(?:\\s+(?:edit|cut|version)(?=\\s|$|[,;.]))?` +
    `|(?<secondWord>${IN_WORDS}|${NUMBER_WORDS})(?:\\s(?:a|to|et|and|ou|or)\\s(?<untilSecondWord>${IN_WORDS}))?\\s+(?:secondes?|seconds?|secs?)` +
    `|(?:une?\\s+)?(?:(?:petite|bonne|grosse)\\s+)?(?<some>${ROUND_NUMBERS})\\s+de\\s+(?:(?<ofMinutes>${MINUTES})|${SECONDS})` +
    `)(?![\\p{N}'’]|(?!-?ish(?!\\p{L}))\\p{L})`,
  "gu",
);
/** An hour by which something is needed. */
export const DEADLINE =
  /(?<![\p{L}\p{N}])(?:by|before|avant|d['’]ici)\s+(?:(?:1[0-2]|0?[1-9])(?::\d{2})?\s?(?:am|pm)|\d{1,2}\s?h(?:\d{2})?)(?![\p{L}\p{N}])/gu;
/** A day by which something is needed; «bal du 14 juillet» does not match. */
export const DAY =
  /(?<![\p{L}\p{N}])(?:(?:by|before|due|deadline|avant|d['’]ici|livr\p{L}+|deliver\p{L}*)\s+(?:on\s+|the\s+|pour\s+)?(?:le\s+)?\d{1,2}(?:er|st|nd|rd|th)?\s+(?:of\s+)?(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec)|(?:by|before|avant|pour)\s+(?:monday|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))(?![\p{L}\p{N}])/gu;
/** A century, which is not a length: “14th c.”, «XIXe». Only capitals are Roman numerals. */
export const CENTURY =
  /(?<![\p{L}\p{N}])(?:\d{1,2}(?:th|st|nd|rd)\s+(?:[Cc]\.?|[Cc]ent\.?|[Cc]entury)|X{1,2}(?:I[XV]|V?I{0,3})(?:e|E|\p{L}me)(?:\s+si\p{L}cle)?)(?![\p{L}\p{N}])/gu;
/** A part of the film: “sc. 42”, “reel 3”, «bobine 2»; a number before a unit is another figure. */
export const PLACE_IN_CUT =
  /(?<![\p{L}\p{N}])(?:sc(?:ene)?|seq(?:uence)?|reel|bobine|plan|shot|ep(?:isode)?)\.?\s+\d{1,3}(?![\p{L}\p{N}])(?!\s*(?:bpm|s\b|sec|min|mn|m\b|h\b|['’:"″]|[-–+]\s*\d|(?:a|to|et|and|ou|or)\s+\d))/gu;
export const METRE =
  /(?<![\p{L}\p{N}/.,:])(?:[2-7]\/4|(?:3|5|6|7|9|12)\/8)(?![\p{L}\p{N}/])(?!\s*(?:min|mn|sec|s\b|bpm))/gu;
