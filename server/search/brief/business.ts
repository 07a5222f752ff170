/** Patterns, to be used on folded text, of words about business and dates that say nothing about the music. */

const AMOUNT = "\\d{1,6}(?:[., ]\\d{3}){0,2}(?:[.,]\\d{1,2})?";
const MONEY = `(?:[€$£]\\s?${AMOUNT}\\s?[km]?|${AMOUNT}\\s?k?\\s?(?:[€$£]|(?:euros?|eur|gbp|usd|dollars?|pounds?|quid)(?![a-z])))(?:\\s?(?:ht|ttc|max|all in|plus vat|\\+ vat))?`;
/** A sum without a currency: “5k”, or a number that is not a year. */
const BARE_SUM =
  "(?:\\d{1,3}(?:[.,]\\d)?\\s?k(?![a-z])|(?!(?:19|20)\\d\\d(?!\\d))\\d{2,6})(?!\\d|\\s?(?:milli|billion|bpm|s\\b|sec|min|mn|['’:\"″]))";
const ABOUT = "(?:\\s*(?::|is|est|of|de|around|about|environ|max|maximum|up to|under|~|jusqu['’]a|approx))?";

/** Nouns before which “key” is only an adjective: “key moment”. “Key change” and “low-key” are about music. */
const WORK =
  "(?:moment|scene|sequence|message|visual|point|player|word|shot|art|thing|requirement|account|client|brand|campaign|launch|release|event|issue|film|reveal)s?";
/** Nouns that do the same, unless “major” or “minor” precedes “key”: “minor key theme” names a key. */
const WORK_OF_MUSIC = "(?:instrument|element|figure|role|theme|reference|cue|influence|part)s?";
const COMPANY = "(?:brand|company|label|retailer|manufacturer|studio|broadcaster|agency|corporation)s?";

export const businessPatterns = (month: string, feast: string) => {
  const day = `(?!${feast}|11(?:th)? sept|sept[a-z]* 11)(?:\\d{1,2}(?:er|st|nd|rd|th)?\\s+(?:of\\s+)?${month}|${month}\\s+\\d{1,2}(?:st|nd|rd|th)?)(?![a-z0-9]|\\s*(?:bpm|sec|min))(?:\\s+20\\d\\d)?`;
  return [
    `budget${ABOUT}\\s*(?:${MONEY}|${BARE_SUM})`,
    MONEY,
    "(?:(?:the|our|le|notre) )?budgets? (?:is|are|est|sont) (?:(?:very|super|tres|quite|really|assez|un peu) )?(?:tiny|small|low|tight|limited|modest|serres?|petits?|limites?|modestes?|ridicules?)",
    "\\d{1,3}(?:e|eme|th|st|nd|rd) (?:edition|saison|season)",
    `(?:du|from|between) \\d{1,2}(?:er|st|nd|rd|th)? (?:au|to|and|-) \\d{1,2}(?:er|st|nd|rd|th)? ${month}`,
    "(?:(?:on|we) (?:est|sommes|are) en )?droits sacem(?: (?:classiques?|standards?|habituels?))?",
    "(?:(?:v|very|fairly) )?(?:low|no|small|flat|tiny) fees?",
    // Dates of work on the film, “shoot 6 June”, and dates alone between commas or brackets.
    `(?:shoot(?:ing|s)?|filming|tournage|recording|enregistrement|session|meeting|reunion|screening|viewing|projection|picture lock|lock|pitch|rendu|launch|lancement|grade|presentation)\\s*(?:(?:on|is|le|est|du|:|the)\\s*){0,2}${day}`,
    `(?<=(?:^|[,;(\\n])\\s{0,3})(?:le |on )?${day}(?=\\s*(?:[,;)\\n]|$))`,
    "(?:due|needed by|by|before|avant|d['’]ici)\\s+(?:tomorrow|demain|tonight|next week|la semaine prochaine)",
    `(?<!(?:low|off|high)[ -])key(?= ${WORK}(?![a-z]))`,
    `(?<!(?:low|off|high|major|minor)[ -])key(?= ${WORK_OF_MUSIC}(?![a-z]))`,
    "(?<=(?:moment|scene|sequence|passage|plan|point|element|message|mot)s?[ -])(?:cle|clef)s?",
    "(?<=(?:is|are) )key(?=\\s*(?:$|[,.;!)\\n]))",
    `(?:major|leading|well[- ]known)(?= (?:[a-z]+ ){0,2}${COMPANY}(?![a-z]))`,
    `(?<=(?:major|leading|well[- ]known) (?:[a-z]+ ){0,2})${COMPANY}`,
  ];
};
