import { PHRASE_END } from "./phrase-end.ts";

/**
 * Patterns, for folded text, of courtesies and turns of speech amid a brief, and of when the work is due: they say
 * nothing about the music.
 */

const REST = "[^,;.:!?()\\n]";
const START = "(?<=(?:^|[,;.:!?()\\n-])\\s{0,80}(?:so |and |then |et |alors |donc |please )?)";
const THANKS =
  "(?:(?:un (?:grand |immense )?)?merci (?:d['’]avance|par avance|beaucoup|infiniment|mille fois|encore)|(?:many |huge )?(?:thanks|thank you|cheers|thx) (?:in advance|a lot|a million|so much|very much|again)|many thanks)";
/** Thanks before a wish: “thanks, have a good weekend”. */
const AFTER_THANKS = `(?<=(?:merci|thanks|thank you|cheers|thx)${REST}{0,30}[\\s,!.]{1,3})`;
const DAY =
  "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const PART_OF_DAY =
  "(?:matin|midi|soir|apres[- ]midi|en fin de journee|morning|noon|lunchtime|afternoon|evening|night)";
const SOON = `(?:ce (?:soir|matin|midi)|cet apres[- ]midi|cette (?:nuit|semaine)|aujourd['’]hui|tonight|today|this (?:morning|afternoon|evening|week)|(?:demain|tomorrow|(?:le |on |this |next )?${DAY})(?: (?:prochain|${PART_OF_DAY}))?)`;
const WORKS =
  "(?:monte|montons|livre|livrons|mixe|mixons|cale|calons|rends?|rendons|boucle|bouclons|tourne|tournons|diffuse|diffusons|presente|presentons|valide|validons)";
const WORKING =
  "(?:cutting|editing|mixing|delivering|locking|shipping|presenting|screening|airing|shooting|due|needed|need (?:it|this|them)|going out|goes out|(?:it )?airs|on air|tx)";

const PEOPLE =
  "(?:(?:(?:the|our|my|le|la|notre) )?(?:clients?|director|producer|boss|agency|team|editor)|they|we|i|he|she|everybody|everyone)(?: ?['’](?:re|s|m)| are| is| am| got| get)?";
const DUE = `(?:(?:the|our|my|your|la|le|notre|une?|a|l['’]) ?)?(?:deadlines?|date limite|echeance|date de (?:rendu|livraison)|due date)\\s?(?:['’]s|is|est|are|sont|was|:|=|-|for|pour)?\\s?(?:very |super |really |tres |on |by |for |le |pour )*`;

/** Somebody who is glad of the work, at the start of a clause; a child of the story may be happy too. */
const GLAD_EN = `(?:${START}|(?<=(?<![a-z])(?:i['’]m|i am|we['’]re|we are|we['’]d be|i['’]d be|very|so|really|always) ))(?:happy|glad|excited|thrilled|delighted|pleased|keen|proud) to`;
const GLAD_FR = `(?:(?:je suis|nous sommes|on est) (?:tres |super |vraiment )?|${START})(?:ravie?s?|heureu(?:x|ses?)|enchantee?s?|contente?s?) (?:de |d['’])`;
const TALK =
  "(?:share|chat|talk|discuss|help|send|jump|hop|provide|answer|elaborate|explain|work|meet|receive|present|announce|tweak|listen|get|be working|start|begin|(?:hear|see|have|take)(?= (?:any|your|more|some|from|what|an? (?:quick |short )?(?:call|chat|word|zoom|look|meeting)|ideas)(?![a-z])))";
/** What may stand behind such a verb; any other word may be a wish: “happy to hear some piano”. */
const ABOUT_WORK =
  "(?: (?:you|us|me|it|this|that|these|what|which|more|any|some|your|the|an?|our|with|to|from|on|onto|in|about|for|of|if|at|over|further|quick|short|new|ideas?|options?|suggestions?|thoughts|feedback|questions?|tracks?|picks?|samples?|briefs?|projects?|call|zoom|chat|word|look|meeting|details?|info[a-z]*|together|again|back|touch|needed|necessary|required|started|news|next|steps?|teams?|works?|anything|everything|can|could|have|find|come|up|things?|time|details|list|links?|references?|refs?|soon|happen|along|today|tomorrow|tonight|later|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![a-z]))*";
const ABOUT_WORK_FR =
  "(?:(?: |(?<=['\u2019]))(?:(?:d|l|c|qu)['\u2019](?=[a-z])|(?:avec|vous|toi|te|tu|ensemble|sur|ce|cette|ces|cet|le|la|les|un|une|notre|nos|votre|vos|de|du|des|a|au|aux|nouveau|nouvelle|nouveaux|projets?|briefs?|idees?|autour|infos?|plus|encore|tous|en|parler|equipe|equipes)(?![a-z])))*";
const NICE_WORK =
  "(?:fun|exciting|cool|lovely|great|nice|big|small|quick|interesting|super|sympa|chouette|beau|joli|gros|petit|passionnante?|excitante?|new|nouveau)";
const WORK = "(?:projects?|projets?|briefs?|jobs?|gigs?)";
const GOOD_DAY =
  "(?:bon(?:ne)?|belle|excellente?) (?:journee|soiree|week-?end|fin de (?:journee|semaine|week-?end)|apres[- ]midi|continuation|semaine)(?: a (?:tous|toutes|vous|toi)(?: (?:tous|toutes))?)?";

export const smallTalkPatterns = () => [
  THANKS,
  `merci(?=\\s?[,!.]\\s?(?:je|on|nous|bon|bonne|belle|excellent)(?![a-z]))`,
  `${AFTER_THANKS}(?:(?:bon|bonne|belle|excellente?) [a-z-]+(?: a (?:tous|toutes|vous|toi))?|have a (?:good|great|nice|lovely) [a-z]+|enjoy (?:your|the) [a-z]+|speak soon|talk soon|a (?:bientot|tres vite|plus tard|demain))${PHRASE_END}`,
  // A refusal in the story, “she gets a no from the bride”; “sax is a no” refuses a saxophone.
  "(?<!(?<![a-z])(?:is|are|be|was|['’]s|est|serait|c['’]est) )(?:an? (?:firm |hard |big |flat |resounding )?no|un (?:grand )?non)(?= (?:from|to|of|by|de|du|a|au|d['’])(?![a-z]))",
  // “Say no to drums” refuses drums, “she says no to him” nothing.
  `(?:say(?:s|ing)?|said|answers?|answered|(?:re)?dit|disent|dire|repond(?:ent)?|repondre) (?:(?:yes|oui)(?= (?:to|a|au|aux)(?![a-z]))|(?<=(?<![a-z])(?:she|he|elle|il|who|qui) (?:[a-z]+ )?[a-z]+ )(?:no|non)(?= (?:to|a|au|aux)(?![a-z])))`,
  `(?:say(?:s|ing)?|said|answers?|answered|(?:re)?dit|disent|dire|repond(?:ent)?|repondre) (?:yes|no|oui|non)(?= (?:at|in)(?![a-z])|\\s*(?:$|[,;.!?)\\n]))`,
  // How glad somebody is of the work, and what they wish each other.
  `${GLAD_EN} ${TALK}(?![a-z])${ABOUT_WORK}|${GLAD_EN} (?:hear|have|see|consider|try|use|include|go with)(?= [a-z])|${GLAD_FR}(?:travailler|collaborer|partager|presenter|lancer|echanger|discuter|vous [a-z]+|te [a-z]+|bosser|demarrer)${ABOUT_WORK_FR}`,
  `(?:${NICE_WORK} ){1,2}${WORK}(?![- ](?:studio|hunt|interview|fair))|projet (?:${NICE_WORK}|fun)`,
  `(?:it|this|that)(?:['’]s| is) (?:an? )?${NICE_WORK} one(?: for us)?`,
  `(?:(?:merci|thanks|thank you)(?: (?:beaucoup|a lot|so much|d['’]avance))? (?:et|and|&) )?(?:${START}|(?<=(?:et|and) ))?(?:(?:je vous souhaite|passez) une )?${GOOD_DAY}${PHRASE_END}`,
  `(?:thanks|thank you|cheers|merci) (?:and|et) have an? (?:good|great|nice|lovely) [a-z]+`,
  `(?:looking forward to|can['’]?t wait to) (?:hear(?:ing)?|see(?:ing)?|work(?:ing)?|your|get(?:ting)?)(?![a-z])${ABOUT_WORK}`,
  `${START}(?:we |i |j['’]|on |nous )?(?:really |just )?(?:love|like|adore|aime|adorons|aimons)(?: (?:beaucoup|bien))? (?:your|vos|votre|ton|tes) (?:library|catalogue?|work|stuff|music|tracks|site|musiques?|travail|titres)`,
  `${START}(?:we |i )?(?:really |just )?(?:love|like)d? what you (?:sent|did|made|found)${REST}{0,40}?${PHRASE_END}`,
  `${START}hope (?:this|that|it) (?:all )?(?:makes sense|helps?|is clear)|j['’]espere que (?:c['’]est clair|ca vous parle|ca aide)`,
  `${START}(?:honestly|frankly|to be (?:honest|fair)|tbh|franchement|honnetement|pour etre honnete|a vrai dire)(?=[ ,])`,
  // Encouragement of the person who searches.
  "(?:do|please do)n['’]?t (?:you )?(?:hold (?:anything |it )?back|be (?:shy|afraid|scared|timid)(?: (?:to|of) [a-z]+)?)|no holding back",
  `${START}(?:go (?:wild|nuts|all out|to town)|knock yourself out|surprise (?:me|us)|over to you|fingers crossed|good luck)${PHRASE_END}`,
  `(?:n['’]ayez|n['’]aie) pas peur(?: de [a-z]+)?|(?:ne )?(?:vous retenez|te retiens|vous genez|te gene) pas|${START}(?:lachez[- ]vous|lache[- ]toi|faites[- ]vous plaisir|fais[- ]toi plaisir|surprene?[zds]?[- ](?:moi|nous)|bonne chance|bon courage|a (?:vous|toi) de jouer)${PHRASE_END}`,
  `${START}(?:please )?(?:help(?: (?:me|us))?(?: please| pls)?|au secours|a l['’]aide)(?=\\s*(?:$|[!.]))`,
  // What people have heard too often, said of nothing that is named.
  `(?:${PEOPLE} ?)?(?:so |really |just |all |getting |a bit |completely |totally )*(?:sick(?: and tired)?|tired|bored|fed up|weary) (?:of|with) (?:it|that|them|this|those|hearing (?:it|them|that))`,
  `(?:(?:on|ils|elles|je|j['’]|nous|tout le monde|(?:le|la|les) [a-z]+) ?)?en (?:ai|a|ont|avons) (?:un peu |vraiment |tous |franchement )?(?:marre|ras[- ]le[- ]bol|assez|plein (?:le dos|les oreilles))${PHRASE_END}`,
  // Which time it is, of several.
  `(?:(?:for|at|by|all) )?(?:the )?(?:(?:very )?(?:first|second|third|last|next|same)|this|every|each|any|half the|most of the) times?(?!['’]|[- ](?:lapse|travel|travell?er|travelling|machine|warp|loop|signature|bomb|capsule|square|zone|out)(?![a-z]))`,
  "(?:pour )?(?:la (?:premiere|derniere|prochaine) fois|cette fois(?:[- ]ci)?|a chaque fois|chaque fois)",
  // A place in the film or the music: «de l'espoir à la fin».
  "(?:a la (?:toute )?fin|au (?:tout )?debut|at the (?:very )?(?:end|beginning|start))(?! (?:of|du|de|des)(?![a-z])| d['’])",
  // How somebody goes, and words of praise.
  "j['’]ai (?:(?:bien|beaucoup|vraiment) )?(?:adore|aime|kiffe)(?! pas(?![a-z]))",
  "(?<!(?<![a-z])(?:courses?|poursuites?|bandes?|peches?|tempo de marche) )a pieds?(?! (?:nus?|joints?|d['’]oeuvre)(?![a-z]))|(?:on|by) foot",
  "sick(?= (?:beats?|drops?|riffs?|grooves?|basslines?|licks?|tunes?|bass)(?![a-z]))",
  // Rounds of corrections.
  `(?:(?:i|we)(?:['’]ve| have)? )?(?:(?:already )?(?:had|done|did|been through|after|on) )?(?:our |my )?(?:\\d{1,2}(?:st|nd|rd|th)?|a few|several|many|two|three|four|five|six|countless) rounds? of (?:notes?|feedback|changes|amends|revisions|edits|comments)(?: on (?:this|it)(?: one)?)?(?: already)?`,
  `(?:(?:on|nous|j['’]) ?(?:a|ai|avons|en est a|sommes a) )?(?:deja )?(?:eu |fait )?(?:\\d{1,2}|plusieurs|deux|trois|quatre|cinq|six) (?:allers?[- ]retours?|tours? de (?:corrections?|retours?)|series? de (?:corrections|retours))(?: deja)?`,
  // When the work is done, or due.
  `${DUE}(?:${SOON}|${DAY}(?: ${PART_OF_DAY}| (?:at |a )?\\d{1,2}\\s?(?:[ap]m|h(?:\\d\\d)?|:\\d\\d))?|tight|short|close|approaching|looming|yesterday|hier|asap|serree?s?|courte?s?|proche|eod|cob|end of [a-z]+|\\d{1,2}[^,;.:!?()\\n]{0,14})${PHRASE_END}`,
  `${DUE}${SOON}(?=\\s(?:so|and|but|alors|donc|et)(?![a-z]))|(?:very )?(?:tight|short|crazy|insane) deadlines?|delais? (?:tres |super )?(?:serres?|courts?)`,
  `(?:je|on|nous) (?:le |la |les |l['’])?${WORKS} (?:ca |tout |le film )?${SOON}`,
  `${WORKING} (?:it |this |all )?(?:on |by |for )?${SOON}`,
  `(?:a|pour|doit etre|sera) (?:valider|validee?|livrer|livree?|rendre|rendue?|monter|montee?|mixer|mixee?|presenter|presentee?|envoyer|envoyee?)s? (?:d['’]ici |avant |pour )?${SOON}(?: (?:avec|a|par|aupres d) ?(?:l['’]|la |le |les )?[a-z]+)?`,
  `(?:besoin |needed? |due )?(?:pour|d['’]ici|avant|for|by|before) (?:ce soir|cet apres[- ]midi|demain(?: (?:matin|soir|midi))?|tonight|tomorrow(?: (?:morning|night|evening))?)(?:${PHRASE_END}|(?= (?:de|d['’]|of|an?)(?![a-z])))`,
];
