import { PHRASE_END } from "./phrase-end.ts";

/**
 * Patterns, for folded text, of complaints about music that somebody heard earlier: “the last batch”, «ce qu’on a reçu».
 * What it was too much of is no wish, and is set aside where it stands (`excess.ts`).
 */

const REST = "[^,;.:!?()\\n]";
const PERSON =
  "(?:(?:(?:le|la|les|notre|nos|mon|the|our|my) )?(?:clients?|clientes?|directors?|producers?|editors?|boss|agency|agence|real|realisateur|realisatrice|prod|chaine|channel|monteur|monteuse|board|founder|commissioner|network|sponsor|broadcaster|brand|fans|audience|diffuseur|annonceur|comite|conseil|public|marque)|on|nous|je|j['’]|ils|elles|we|they|i|you|vous)";
const MUSIC =
  "(?:tracks?|titres?|pistes?|morceaux?|musiques?|propositions?|proposals?|selections?|essais?|maquettes?|demos?|batch|lot|fournee|rounds?|options?|suggestions?|ideas?|idees?|picks?|playlists?|versions?|ones|songs?|pieces?|music|submissions?|attempts?|tries|choices|choix)";
const EARLIER =
  "(?:last|previous|first|earlier|other|initial|current|derniere?s?|premiere?s?|precedente?s?|autres?|anciens?|anciennes?)";
const BEHIND =
  "(?: (?:d['’]avant|precedente?s?|so far|jusqu['’]ici|recue?s?|envoyee?s?|(?:qu['’]on|que (?:vous|tu|nous|l['’]on)|that (?:we|you)|we|you|they)(?:['’]ve| have| had| (?:nous )?(?:a|avez|as|avons|avait))? [a-z]+))?";
/** The music that was heard earlier: “the first batch you sent”, «les trois premiers titres». */
const HEARD = `(?:(?:(?:the|our|your|this|le|la|les|vos|tes|ces|nos) )?(?:two |three |four |deux |trois |quatre )?(?:${EARLIER} (?:two |three |few |deux |trois )?${MUSIC}|${MUSIC} (?:d['’]avant|precedente?s?))${BEHIND}|(?:the|your|les|vos|la|le|ta|votre) ${MUSIC} (?:you sent|you(?:['’]ve| have) sent|we(?:['’]ve| have) (?:heard|had|got|tried)|recue?s?|envoyee?s?|que (?:vous|tu)(?: nous)? (?:avez|as) [a-z]+)|the ones? (?:you|they|we) (?:sent|had|tried|heard|got)|(?:everything|all|most of what|what|whatever|anything) (?:we|you|they|i)(?:['’]ve| have|['’]d)? (?:heard|had|sent|got|tried|received|been sent|listened to)(?: so far)?|everything so far|(?:(?:la|le|les|l['’]|notre) ?)?(?:version|film|spot|pub|musique|bande[- ]son|campagne|montage) (?:de l['’](?:an|annee) (?:passee?|derniere?)|de la (?:saison|fois) (?:derniere|precedente))|(?:tout )?ce qu(?:['’]on|e (?:nous|vous|tu|j['’]ai)|['’]ils)(?: nous)? ?(?:a|avons|avez|as|ai|ont)? ?(?:recu|entendu|ecoute|essaye|teste|propose|envoye)(?: (?:jusqu['’]ici|jusque[- ]la|avant))?)`;
const TRIED =
  "(?:essaye|teste|ecoute|entendu|recu|pose|monte|mis|cale|tried|tested|heard|received|listened to|gone through|been through|been sent|got)";
const MANY =
  "(?:une? |des |les |plusieurs |pas mal de |beaucoup de |some |several |many |a few |lots of |loads of |\\d{1,2} |deux |trois |quatre |cinq |six |dix |two |three |four |five |six |ten ){1,2}";
const DISLIKED =
  "(?:hated|slated|panned|trashed|disliked|rejected|refused|turned down|binned|passed on|(?:did ?n['’]?t|did not) (?:like|love)|n['’]a(?:it|i|vons|ient)? pas (?:du tout |trop |vraiment )?(?:aime|adore|retenu|valide)|n['’]ont pas (?:du tout |trop |vraiment )?(?:aime|retenu|valide)|(?:a|ont|avait) (?:deteste|refuse|rejete|retoque))";
const WAS =
  "(?:felt|seemed|sounded|was|were|(?:has|have|had)(?: all| always)? been|came (?:out|across|off)|turned out|ended up|got|etai(?:t|ent)|semblai(?:t|ent)|sonnai(?:t|ent)|faisai(?:t|ent)|paraissai(?:t|ent)|(?:a|ont) ete|c['’]etait|ca faisait|it (?:was|felt))";
const DEGREE =
  "(?:(?:all|a (?:bit|little|touch|tad)|way|just|far|much|really|always|un peu|beaucoup|bien|carrement|vraiment|tous|toutes|franchement) )";

const TOO = `${DEGREE}{0,2}(?:too|trop)(?![a-z])`;
/** Matches only where nothing in the clause refuses what is too much: “nothing too "cute"” is something to exclude. */
const NOT_REFUSED =
  "(?<!(?<![a-z])(?:no|not|nothing|never|without|avoid(?:ing)?|nor|rien|pas|jamais|sans|evite[a-z]*|aucune?|ni|(?:do|does|did|is|are|was|ca|could|should|would|wo|must)n['’]?t)(?![a-z])[^,;.:!?()\\n]{0,60})";
/** What there is too much of, in the words of another: «trop « carte postale »». Folding makes all quotation marks alike. */
const TOO_QUOTED = `${NOT_REFUSED}(?:${DEGREE}{0,2})(?:too|trop)(?: (?:much|many|de)| d['’])? ?"[^"\\n]{1,60}"(?: (?:and|et|or|ou) (?:(?:too|trop) )?[a-z-]+${PHRASE_END})?|"(?:${DEGREE}{0,2}(?:too|trop)|a (?:bit|little|touch)|un peu) [^"\\n]{1,60}"(?: (?:and|et|or|ou) "[^"\\n]{1,40}")?`;
/** A thing of which somebody says that it is too much: “finds ukulele too cute”. */
const THING =
  "(?:(?:the|our|this|that|le|la|les|l['’]|ce|cette|un|une|an?) ?)?[a-z][a-z'’-]*(?: [a-z][a-z'’-]*){0,3}?";
/** The same at the start of a clause: “the ukulele is too cute”; a clause that refuses or asks for something names none. */
const SUBJECT =
  "(?!(?:[a-z'’]+ )?(?:no|not|nothing|never|without|avoid[a-z]*|nor|rien|pas|jamais|sans|evite[a-z]*|aucune?|ni|hate[sd]?|dislikes?|deteste[a-z]*|anything|something|music|whatever|quelque|musique|if|si|when|quand|unless|que|that|which|qui|need|want|we|on)(?![a-z]))(?:(?:the|our|this|le|la|les|l['’]|ce|cette|un|une|an?) ?)?[a-z][a-z'’-]*(?: [a-z][a-z'’-]*)?";
const FINDS =
  "(?:finds?|found|thinks?|thought|considers?|trouv(?:e|ent|ait|aient|ons|ez)|juge(?:nt)?|(?:a|ont|avait) trouve)";
const IS =
  "(?:is|are|feels?|sounds?|seems?|gets?|would be|will be|might be|est|sont|fait|font|sonne(?:nt)?|parai(?:t|ssent)|serai(?:t|ent)|ferai(?:t|ent))";

/** When people heard it. */
const THEN =
  "(?:last (?:year|time|month|season|week|spring|summer|autumn|fall|winter|round|christmas)|(?:the )?(?:last|previous|first|other) time|previously|in the past|l['’](?:an|annee) (?:dernier|derniere|passee?)|la (?:derniere|premiere) fois|la fois (?:derniere|d['’]avant)|l['’]autre (?:fois|jour)|(?:la saison|l['’]ete|l['’]hiver|le mois) (?:derniere?|passee?))";
const WE_HAD =
  "(?:we|i|they|on|nous|je|j['’]|ils|(?:the |our |le |la |notre |mon )?(?:client|agency|editor|director|real|monteur|prod|boss|agence|chaine|channel)s?|(?:(?:the|le|la|l['’]) ?)?(?:last|previous) [a-z]+(?:['’]s)?(?: (?:film|spot|ad|campaign|edit|cut|version|series|season|video|trailer))?) ?(?:(?:['’]d|['’]ve|had|have|has|avai(?:t|ent|s)|avions|a|ai|ont|avons|already|deja) ?){0,2}(?:used?|had|went (?:with|for)|tried|picked|chose|licen[cs]ed|put|took|laid|cut (?:it |this )?(?:to|with)|tested|pris|utilise|mis|choisi|eu|essaye|teste|pose|monte|cale|opte pour|parti(?:s|es)? sur)";
/** What follows, up to where somebody says what they want now. */
const NOW =
  ",? ?(?:but |mais |so |donc |et |and )?(?:we(?! (?:used|had))|i|je|nous|il (?:nous )?fa(?:ut|udrait)|this time|cette fois|now|ici|here|please|svp|on (?:veut|cherche|voudrait|aimerait|prefere|aurait|part|vise|souhaite)|rather|instead|plutot)(?![a-z])";
const LOVED =
  "(?<![a-z])(?:loved|liked|perfect|great|brilliant|spot on|same again|similar|adore|parfait|genial|super|nickel|plu|marche bien|a marche|validee?)(?![a-z])";
const IT = "(?:it|that|them|ca|cela|l['’]|les?|la)";
const NOBODY_LIKED = `(?:(?:nobody|no ?one|none of (?:us|them)) (?:really |ever )?(?:liked|loved|wanted|bought|noticed|got|cared for|responded to)(?: ${IT})?|personne n['’](?:a|y a) (?:vraiment )?(?:aime|accroche|adhere|adore|kiffe)|(?:it|that|ca|cela) ?(?:did ?n['’]?t|did not|never|n['’]a pas|n['’]a jamais) (?:really |vraiment |du tout )?(?:work(?:ed)?|land(?:ed)?|fit|go down well|marche|plu|pris|fonctionne|colle)|(?:it|that|ca|cela) (?:flopped|bombed|fell flat|failed|a fait un (?:bide|flop)|tombait a plat)|(?:(?:the|our|le|la|les|notre) )?[a-z]+ (?:n['’](?:a|ont|en veut|en veulent|aime|aiment) (?:plus|pas)(?: (?:du tout|trop|vraiment))?(?: (?:accroche|aime|adhere|valide|ete convaincue?s?|voulu))?|${DISLIKED} ${IT}|(?:hates|killed) it|does(?:n['’]?t| not) (?:want|like) it(?: any ?more)?|ne (?:la|le|les) veu(?:t|lent) (?:plus|pas)|(?:l['’])?a refusee?|(?:was|were|etai(?:t|ent)) (?:not|pas) (?:convinced|happy|impressed|convaincue?s?|emballee?s?)))`;
/** What was used earlier, and failed: “last year we used a funk track and nobody liked it”. */
const FAILED = `(?:${THEN},? )?${WE_HAD} ${REST}{2,60}?(?:[,.;]? ?(?:${THEN} ?)?)(?:(?:and|but|et|mais),? )?${NOBODY_LIKED}`;
const SENDER =
  "(?:library|libraries|composers?|supplier|publisher|catalog(?:ue)?|librairie(?: musicale)?|bibliotheque|editeur|prestataire|compositeur|compositrice|illustrateur sonore)";
/** Others who sent something: “the last library sent”. */
const SENDER_SENT = `(?:${THEN},? )?(?:(?:the|our|another|one|le|la|un|une|notre|l['’]) ?)?(?:(?:${EARLIER}|old|usual|autre|ancienne?) )?${SENDER}(?: (?:${EARLIER}|d['’]avant))? ?(?:(?:just|only|always|keeps?|kept|already|nous|m['’]|me|a|avait|has|had|ont|toujours|deja|que) ?){0,4}(?:sent|sending|gave|giving|pitched|pitching|offered|proposed|suggested|envoye|envoyait|propose|proposait|donne|servi|livre)`;
/** What they sent, which therefore is not wanted: “the last library sent us heavy metal, dubstep and trap”. */
const SENT = `${SENDER_SENT}(?! (?:(?:us|me) )?(?:an? |the |un |une |le |la )?(?:brief|reference|ref|link|lien|moodboard|temp))(?!(?:(?!${NOW})[^.;!?\\n]){0,120}${LOVED})(?:(?!${NOW})[^.;:!?()\\n]){3,120}(?:(?=[.;:!?()\\n]|$)|(?=${NOW}))`;
const DID_NOT_WORK =
  "(?:did ?n['’]?t (?:work|land|fit|go down well)|n['’](?:a|ont) pas (?:plu|marche|convaincu|fonctionne))";

export const complaintPatterns = () => [
  `${PERSON} ?(?:(?:also|really|just|already|has|have|deja) ){0,2}${DISLIKED} ${HEARD}`,
  `${PERSON} ?(?:(?:['’]ve|a|ont|ai|avons|avait|avions|has|have|had) )?(?:(?:deja|already|only|que) )?${TRIED} ${MANY}(?:autres |other |similar )?${MUSIC}`,
  `${HEARD}(?: (?:avec|with) ${REST}{2,40}?)?(?:(?: (?:is|are|est|sont|${WAS}))?(?= "?${TOO})| ${DID_NOT_WORK}${PHRASE_END}|(?=\\s*\\(${REST}{0,20}(?:too|trop) ))`,
  `${WAS}(?= ${TOO})`,
  TOO_QUOTED,
  `(?:${PERSON} ?|(?:et|and) )(?:(?:also|really|aussi) )?${FINDS} (?:que )?${THING}(?: (?:${IS}|${WAS}))?(?= "?${TOO})`,
  `(?<=(?:^|[,;.:!?()\\n])\\s{0,3})${SUBJECT} ${IS}(?= "?${TOO})`,
  `(?:dans|parmi|in|among) ${HEARD}`,
  FAILED,
  `(?:last [a-z]+['’]s|the (?:last|previous)) [a-z]+(?: [a-z]+)?(?: ?\\([^()\\n]{1,40}\\))? (?:was|were|got) (?:slated|hated|rejected|refused|panned|disliked|criticised|criticized|binned|a (?:flop|disaster))(?: by ${REST}{2,24})?${PHRASE_END}`,
  SENT,
  // What somebody called it, and whom it must not copy.
  `(?:${PERSON} ?)?(?:says?|said|thought|felt|found|called|dit|trouve) (?:that |que )?(?:it|that|they|c['’]) ?(?:was|were|felt|sounded|etait) [a-z-]+(?: (?:and|or|et|ou) [a-z-]+)?${PHRASE_END}`,
  `(?:no|not an?|without(?: any| an?)?|pas (?:de|d['’]|une?)|sans|ni|never an?) ?(?:imitations?|copy|copies?|pastiches?|clones?|plagiats?|parod(?:y|ie)s?|rip-?offs?|caricatures?) (?:of|de|du|des|d['’]) ?${REST}{2,40}?${PHRASE_END}`,
  `(?:anything|everything|whatever|tout ce) (?:(?:that|which|qui) )?${REST}{2,60}? (?:is|are|est|sont) (?:an? )?(?:hard |big |firm )?(?:no|no-?go|out|forbidden|exclu|non|interdit)${PHRASE_END}`,
  `${SENDER_SENT}(?: (?:us|me))?`,
  `(?<=(?:^|[,;.:!?()\\n])\\s{0,3})${NOBODY_LIKED}${PHRASE_END}`,
  `(?<=\\)\\s)n['’](?:a|ont) pas (?:plu|marche|convaincu|fonctionne)${PHRASE_END}`,
  `${PERSON} (?:thought|found|trouv(?:e|ent|ait|aient)|(?:a|ont) trouve) (?:que )?(?:it|them|ca|cela|c['’]etait|${HEARD})(?: ${WAS})?(?= ${TOO})`,
  `(?:the|our|la|le|les|notre) [a-z]+ (?:thought|found|finds?|trouv(?:e|ent|ait|aient)|(?:a|ont) trouve) (?:(?:the|our|this|that|la|le|les|ce|cette) |l['’])(?:[a-z]+ )?[a-z]+(?= ${TOO})`,
  // When it was heard.
  "jusqu['’](?:ici|a present|alors|a maintenant)|jusque[- ]la|jusqu['’]a maintenant|(?<=[a-z] |, |^)(?:so far|up to now|up until now|until now)(?! away| (?:from|apart))",
];
