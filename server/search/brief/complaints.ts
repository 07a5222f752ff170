import { PHRASE_END } from "./phrase-end.ts";

/**
 * Patterns, for folded text, of complaints about music that somebody heard earlier: “the last batch”, «ce qu’on a reçu».
 * What it was too much of is no wish, and is set aside where it stands (`excess.ts`).
 */

const REST = "[^,;.:!?()\\n]";
const PERSON =
  "(?:(?:(?:le|la|les|notre|nos|mon|the|our|my) )?(?:clients?|clientes?|directors?|producers?|editors?|boss|agency|agence|real|realisateur|realisatrice|prod|chaine|channel|monteur|monteuse)|on|nous|je|j['’]|ils|elles|we|they|i|you|vous)";
const MUSIC =
  "(?:tracks?|titres?|pistes?|morceaux?|musiques?|propositions?|proposals?|selections?|essais?|maquettes?|demos?|batch|lot|fournee|rounds?|options?|suggestions?|ideas?|idees?|picks?|playlists?|versions?|ones|songs?|pieces?|music|submissions?|attempts?|tries|choices|choix)";
const EARLIER =
  "(?:last|previous|first|earlier|other|initial|current|derniere?s?|premiere?s?|precedente?s?|autres?|anciens?|anciennes?)";
const BEHIND =
  "(?: (?:d['’]avant|precedente?s?|so far|jusqu['’]ici|recue?s?|envoyee?s?|(?:qu['’]on|que (?:vous|tu|nous|l['’]on)|that (?:we|you)|we|you|they)(?:['’]ve| have| had| (?:nous )?(?:a|avez|as|avons|avait))? [a-z]+))?";
/** The music that was heard earlier: “the first batch you sent”, «les trois premiers titres». */
const HEARD = `(?:(?:(?:the|our|your|this|le|la|les|vos|tes|ces|nos) )?(?:two |three |four |deux |trois |quatre )?(?:${EARLIER} (?:two |three |few |deux |trois )?${MUSIC}|${MUSIC} (?:d['’]avant|precedente?s?))${BEHIND}|(?:the|your|les|vos|la|le|ta|votre) ${MUSIC} (?:you sent|you(?:['’]ve| have) sent|we(?:['’]ve| have) (?:heard|had|got|tried)|recue?s?|envoyee?s?|que (?:vous|tu)(?: nous)? (?:avez|as) [a-z]+)|the ones? (?:you|they|we) (?:sent|had|tried|heard|got)|(?:everything|all|most of what|what|whatever|anything) (?:we|you|they|i)(?:['’]ve| have|['’]d)? (?:heard|had|sent|got|tried|received|been sent|listened to)(?: so far)?|everything so far|(?:tout )?ce qu(?:['’]on|e (?:nous|vous|tu|j['’]ai)|['’]ils)(?: nous)? ?(?:a|avons|avez|as|ai|ont)? ?(?:recu|entendu|ecoute|essaye|teste|propose|envoye)(?: (?:jusqu['’]ici|jusque[- ]la|avant))?)`;
const TRIED =
  "(?:essaye|teste|ecoute|entendu|recu|pose|monte|mis|cale|tried|tested|heard|received|listened to|gone through|been through|been sent|got)";
const MANY =
  "(?:une? |des |les |plusieurs |pas mal de |beaucoup de |some |several |many |a few |lots of |loads of |\\d{1,2} |deux |trois |quatre |cinq |six |dix |two |three |four |five |six |ten ){1,2}";
const DISLIKED =
  "(?:hated|disliked|rejected|refused|turned down|binned|passed on|(?:did ?n['’]?t|did not) (?:like|love)|n['’]a(?:it|i|vons|ient)? pas (?:du tout |trop |vraiment )?(?:aime|adore|retenu|valide)|n['’]ont pas (?:du tout |trop |vraiment )?(?:aime|retenu|valide)|(?:a|ont|avait) (?:deteste|refuse|rejete|retoque))";
const WAS =
  "(?:felt|seemed|sounded|was|were|(?:has|have|had)(?: all| always)? been|came (?:out|across|off)|turned out|ended up|got|etai(?:t|ent)|semblai(?:t|ent)|sonnai(?:t|ent)|faisai(?:t|ent)|paraissai(?:t|ent)|(?:a|ont) ete|c['’]etait|ca faisait|it (?:was|felt))";
const DEGREE =
  "(?:(?:all|a (?:bit|little|touch|tad)|way|just|far|much|really|always|un peu|beaucoup|bien|carrement|vraiment|tous|toutes|franchement) )";

const TOO = `${DEGREE}{0,2}(?:too|trop)(?![a-z])`;
const DID_NOT_WORK =
  "(?:did ?n['’]?t (?:work|land|fit|go down well)|n['’](?:a|ont) pas (?:plu|marche|convaincu|fonctionne))";

export const complaintPatterns = () => [
  `${PERSON} ?(?:(?:also|really|just|already|has|have|deja) ){0,2}${DISLIKED} ${HEARD}`,
  `${PERSON} ?(?:(?:['’]ve|a|ont|ai|avons|avait|avions|has|have|had) )?(?:(?:deja|already|only|que) )?${TRIED} ${MANY}(?:autres |other |similar )?${MUSIC}`,
  `${HEARD}(?:(?: (?:is|are|est|sont|${WAS}))?(?= ${TOO})| ${DID_NOT_WORK}${PHRASE_END}|(?=\\s*\\(${REST}{0,20}(?:too|trop) ))`,
  `${WAS}(?= ${TOO})`,
  `(?<=\\)\\s)n['’](?:a|ont) pas (?:plu|marche|convaincu|fonctionne)${PHRASE_END}`,
  `${PERSON} (?:thought|found|trouv(?:e|ent|ait|aient)|(?:a|ont) trouve) (?:que )?(?:it|them|ca|cela|c['’]etait|${HEARD})(?: ${WAS})?(?= ${TOO})`,
  `(?:the|our|la|le|les|notre) [a-z]+ (?:thought|found|finds?|trouv(?:e|ent|ait|aient)|(?:a|ont) trouve) (?:the|our|this|that|la|le|les|ce|cette) (?:[a-z]+ )?[a-z]+(?= ${TOO})`,
  // When it was heard.
  "jusqu['’](?:ici|a present|alors|a maintenant)|jusque[- ]la|jusqu['’]a maintenant|(?<=[a-z] |, |^)(?:so far|up to now|up until now|until now)(?! away| (?:from|apart))",
];
