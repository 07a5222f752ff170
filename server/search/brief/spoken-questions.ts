/**
 * Patterns, for folded text, of questions whose negation is mere politeness: «vous auriez pas un truc genre western»,
 * “you wouldn’t have something like a western, would you”. They only introduce what is wanted.
 */

const PERHAPS = "(?:vraiment|par hasard|plutot|encore|deja|des fois|quand meme|sous la main)";
const SO = `(?:${PERHAPS} )?`;
const SO_AFTER = `(?: ${PERHAPS})?`;
/** After these words, the negation is about a duty or a right: «vous n’avez pas besoin de batterie». */
const NO_DUTY =
  "(?! (?:besoin|a |le droit|les droits|l['’]|forcement|obligatoirement|necessairement|oblige))";
const YOU = "(?:(?:vous|tu) (?:n['’]|ne )?|[tz]['’]|t )";
const HAVE_OR_KNOW =
  "(?:auriez|aurais|aviez|avais|avez|as|connaissez|connaitriez|connais|connaitrais|trouvez|trouveriez|trouves|proposez|proposeriez|voyez|verriez)";
const CAN = "(?:peux|peut|pouvez|pourrais|pourrait|pourriez|pourrions|saurais|sauriez)";
const WISHED = "(?:truc|chose|morceau|titre|musique|version|piste|piece|theme|son|equivalent|autre)s?";
/** Words that show that a statement of the third person asks for something: «y a pas un truc plus doux». */
const ASKED = `(?= (?:moyen|moy|plus|mieux|plutot|quelque chose|qqch|qqchose|une? (?:[a-z]+ )?${WISHED}|d['’]autres?|(?:des?|d['’]) ?${WISHED}|possible|possibilite)(?![a-z]))`;
const HAVING = "(?: ?(?:me |nous |l['’])?(?:avoir|trouver|entendre|recuperer|obtenir|ecouter|proposer|ait))?";
const WAY = `(?: (?:moyen|moy|possible|possibilite)(?: (?:de |d['’]|que |qu['’]))?${HAVING})?`;
const DOING = "(?: (?:me |nous )?(?:avoir|trouver|proposer|envoyer|sortir|degoter|suggerer|entendre))?";

const FRENCH = [
  `(?:est[- ]ce que |dites(?:[- ]moi)?,? |dis(?:[- ]moi)?,? )?${YOU}${HAVE_OR_KNOW} ${SO}pas${NO_DUTY}${SO_AFTER}`,
  `(?:n['’])?(?:auriez|aurais|avez|as|connaissez|connais|aviez)[- ](?:vous|tu) ${SO}pas${NO_DUTY}${SO_AFTER}`,
  `(?:il )?(?:n['’])?y ?['’]?(?:aurait|avait)(?:[- ]t[- ]il)? ${SO}pas${SO_AFTER}${WAY}`,
  `(?:il )?(?:n['’])?y ?['’]?a(?:[- ]t[- ]il)? ${SO}pas${SO_AFTER}${ASKED}${WAY}`,
  `(?:${YOU}|on |je |il )(?:ne |n['’])?${CAN} ${SO}pas${DOING}`,
  `(?:ne )?${CAN}[- ](?:tu|vous|on|je) pas${DOING}`,
  `(?:(?:ce|il|ca) )?(?:ne )?(?:serait|c['’]est)(?:[- ](?:ce|il))? ${SO}pas possible(?: (?:de |d['’]|que |qu['’])${HAVING}|(?= une? ))`,
  `(?:${YOU}${HAVE_OR_KNOW}|(?<!s['’]il |si )(?:il )?(?:n['’])?y ?['’]?a(?:urait)?) rien(?= (?:de |d['’]))`,
  `(?:je|on) (?:ne )?(?:trouve|trouvais) pas`,
  `(?:pas|aucun) moyen (?:de |d['’]|que |qu['’])${HAVING}`,
  `(?:(?:ca|cela) )?(?:n['’])?(?:existe|existerait) ${SO}pas(?= (?:en|dans|une?|plus|avec) )`,
];

const GOT = "(?:(?:happen to|maybe|perhaps|already) )?(?:have(?: got)?|got|know(?: of)?|find|suggest)";
const ANYTHING = "(?: (?:anything|something|any|some))?";
const TAG = "(?:is|are|would|was) there";
const END = "(?=\\s*(?:$|[?.!\\n]))";
const ENGLISH = [
  `(?:you|u) (?:wouldn|don|haven|couldn)['’]?t ${GOT}(?! to )${ANYTHING}`,
  `(?:(?:do|would|have|could) you not|(?:don|wouldn|haven|couldn|can)['’]?t (?:you|u)) ${GOT}(?! to )(?: (?:me|us))?${ANYTHING}`,
  "(?:(?:i|we) )?(?:don['’]?t|do not) suppose (?:you|there)(?:['’]ve got|['’]d have|['’]s| is| have| might have)?",
  "(?:is|are) there nothing(?! (?:like|better))|have you (?:got )?nothing|do you have nothing",
  `(?:can|could|might)(?:n['’]?t|['’]t) (?:we|i) (?:please )?(?:have|get|find|hear)${ANYTHING}`,
  `(?:is|are|was|would)n['’]?t there(?: be)?${ANYTHING}`,
  `there (?:(?:is|are|would)n['’]?t|(?:is|are) not)(?: be)?${ANYTHING}(?=[^.!?;\\n]{0,120}[ ,]${TAG}(?![a-z]))`,
  "(?:by )?any chance(?: (?:you|there)(?: (?:have|is|are|could find|got)|['’](?:d have|ve got|s))| of)?",
  `(?:would|do|have|could|can|did) (?:you|u)${END}`,
  `${TAG}${END}`,
];

export const questionPatterns = () => [...FRENCH, ...ENGLISH];
