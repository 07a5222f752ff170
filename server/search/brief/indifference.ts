/** Patterns, to be used on folded text, of words that say that something is not asked for, or does not matter. */

const NOT = "(?:n['’]?t| not)";
const AUXILIARY = `(?:do|does|did|would|should|must|need)${NOT}`;
const BE = "(?: (?:to )?(?:be|have|feel|sound|contain|include))?(?: (?:an?|any|the|in|at))?";
const REALLY =
  "(?: (?:really|particularly|especially|at all|much|actually|even|vraiment|du tout|specialement))?";
const NEEDED_BY = "(?:obligatoirement|forcement|necessairement|systematiquement|imperativement)";
const SOMEBODY =
  "(?:(?:(?:(?:the|our|my|le|la|notre|mon) )?(?:client|director|producer|boss|editor|channel|agency|realisateur|realisatrice|real|prod|production|chaine|agence)s?|i|we|they|you|he|she|je|on|nous|ils?|elles?) )?";
const ME = "(?:me|us|him|her|them|anyone|the client)";

/** “Not necessarily”, «pas forcément». */
export const UNNEEDED = [
  `${AUXILIARY}(?: necessarily)? (?:have|need) to(?: necessarily)?${BE}`,
  `need(?:n['’]?t| not)(?: necessarily)?(?: be| have)`,
  `(?:${AUXILIARY}|(?:(?:is|are|am)${NOT})|not) necessarily(?: (?:have|need) to| want| need)?${BE}`,
  `(?:n['’](?:est|a|ont|etait) )?(?:pas|non|sans)(?: pour autant)? (?:etre )?${NEEDED_BY}(?: besoin)?(?: (?:d['’])?etre)?`,
  "pas (?:besoin|la peine) (?:d['’]etre|(?:que|qu['’])(?: ?(?:ce|ca|cela|elle|il))? ?soi(?:t|ent))",
  "pas (?:oblige|tenu)(?:e|s|es)? (?:d['’]etre|d['’]avoir|que ce soit)",
].join("|");

/** Words for what a brief leaves open; nothing of them is searched. */
const TRAIT =
  "(?:(?:the|a|le|la|un|une|l['’]) ?)?(?:exact |musical )?(?:tempo|bpm|key|tonality|length|duration|language|era|speed|style|genre|mood|tonalite|tonalites|cle|langue|duree|longueur|epoque|vitesse|mode|annee|year)s?(?![a-z])";
/** Indifference to a trait, which loosens nothing: «peu importe la langue», “any key”. */
export const OPEN_TRAIT = [
  `any(?: old)? ${TRAIT}`,
  `(?:no|any|pas de|aucune|sans) (?:particular )?${TRAIT} (?:preference|requirement|constraint|contrainte|exigence)s?`,
  `(?:${SOMEBODY}(?:do|does)${NOT}${REALLY} (?:mind|care)${REALLY}(?: about)?|peu importe(?:nt)?|n['’]importe quel(?:le)?s?|quel(?:le)?s? que soi(?:t|ent)|whatever|regardless of|no (?:particular )?preferences? (?:on|about|for|as to)|no matter (?:what|which)?|(?:pas de|aucune|sans) preferences? (?:sur|pour|de|quant (?:a|au))) ?${TRAIT}`,
  `${TRAIT} (?:(?:is|are) )?(?:does ?n['’]?t matter|does not matter|(?:is )?up to you|(?:is )?(?:flexible|open|irrelevant|unimportant|not important)|importe peu|m['’]est egale?|au choix|libre|indifferente?)`,
].join("|");

/** Liking, of which only the thing counts: «j’aime bien», “the client likes it”, «j’aime pas mal». */
export const LIKED = [
  "(?:(?:i|we|they|everyone|everybody|(?:the |our |my )?(?:client|director|producer|boss|editor|agency|team|brand)s?)(?:['’]ve| have| has| had)?(?: (?:also|really|all|just|absolutely|totally))*) (?:(?:fell|fallen) in love with|(?:(?:are|is|was|were) )?(?:totally |completely )?(?:in love with|obsessed with|crazy about|mad about))",
  "(?:i|we|they|everyone|everybody|(?:the |our |my )?(?:client|director|producer|boss|editor|agency|team)s?)(?: (?:also|really|all|just))* (?:loved|liked|enjoyed|adored)",
  "(?:(?:on|nous|je|ils|tout le monde|(?:le |la |les |l['’]|mon |notre )?(?:client|cliente|equipe|real|realisateur|realisatrice|prod|production|chaine|monteur|agence)s?) |j['’])(?:(?:est|sommes|suis|sont|a|ai|ont|avons|avait) )(?:(?:vraiment|tous|toutes|carrement) )*(?:tombee?s? amoureu(?:x|ses?) (?:de|du|des|d['’])|(?:craque|flashe) (?:pour|sur)|eu (?:un |le )?coup de (?:coeur|foudre) pour|dingues? (?:de|du|des|d['’]))",
  "(?:(?:je |j['’]|on |nous |(?:le |la |les |mon |notre )?(?:client|cliente|real|realisateur|realisatrice|prod|production|chaine)s? )(?:aim(?:e|es|ent|ons|erais|erait|erions)|ador(?:e|ent|ons)|kiffe))(?! pas(?! mal)| plus| guere)(?: (?:bien|beaucoup|assez|vraiment|trop|surtout|pas mal|quand c['’]est|que ce soit))*",
  "(?:i|we|(?:the |our |my )?(?:client|director|producer|boss|editor)s?)(?: (?:also|really))? (?:likes|loves?|enjoys?)(?: (?:it|them))?(?: (?:when|if) (?:it['’]s|it is))?",
].join("|");

const IF_THERE = "(?: (?:if|whether|having|using|about))*(?: (?:there(?:['’]s| is| are)|it(?:['’]s| is)))?";
const S_IL_Y_A = "(?: (?:s['’]il y a|si (?:c['’]est|il y a)))?";

/** Words of indifference before a thing: “I don’t mind”, «peu importe». */
export const INDIFFERENT = [
  `${SOMEBODY}(?:do|does|did|would)${NOT}${REALLY} mind${REALLY}${IF_THERE}`,
  `${SOMEBODY}(?:do|does)${NOT}${REALLY} care${REALLY}(?! for)${IF_THERE}`,
  "(?:je|on|nous) (?:accept|toler)(?:e|ons)",
  "no(?: (?:real|particular|strong|special))? preferences?(?: (?:on|about|for|as to|regarding|either way))?",
  "no(?: (?:real|big))? (?:problem|issue|objection|worries) (?:with|about|to|if)",
  `(?:not|(?:is|are|am)${NOT})${REALLY} (?:against|opposed to|averse to|(?:bothered|fussed|fussy|picky) (?:about|by|on|over|if))`,
  "(?:(?:i|we)(?: am| are|['’]m|['’]re)|clients? (?:is|are)) (?:fine|ok|okay|happy|cool|good|open|flexible) (?:with|to|on|about)",
  "(?<![a-z] )(?:fine|ok|okay) with|(?<=(?:^|[,;.(\\n])\\s?)open to",
  "with or without|avec ou sans|(?:can|could) live with|regardless of|no matter (?:the|what|which|how)|whatever(?= the)",
  "peu m?['’]?importe(?:nt)?(?: (?:si|que))?",
  "n['’]importe quel(?:le)?s?|quel(?:le)?s? que soi(?:t|ent)",
  `pas${REALLY} (?:contre|opposee?s? a|fermee?s? a)`,
  `(?:${SOMEBODY})(?:suis|est|sommes|sont) ouverte?s? a`,
  "(?:ok|d['’]accord) (?:pour|avec)",
  "(?:pas de|aucun|pas d['’]|aucune) ?(?:souci|probleme|objection)s? (?:pour|avec|sur|contre|si|a)",
  "(?:pas de|aucune|sans) preferences?(?: (?:pour|sur|quant))?",
  `(?:je |on |nous )?(?:m['’]|s['’]|nous )en (?:fiche|fous|fout|moque|fichons|moquons)(?: (?:pas mal|completement|totalement))?${S_IL_Y_A}`,
].join("|");

/** Words of indifference after a thing: “doesn’t matter”, «ne me dérange pas». */
export const HARMLESS = [
  `(?:(?:it|that|they) )?(?:do|does|did|wo|would|ca)${NOT}${REALLY} (?:matter|bother ${ME}|hurt)${REALLY}(?: either)?${IF_THERE}`,
  `(?:is|are|['’]s)${NOT}${REALLY} (?:an? )?(?:problem|issue|big deal|deal[- ]?breaker|priority|concern|important|critical|crucial)`,
  "(?:is |are )?(?:no|not an?)(?: big)? (?:problem|issue|concern|deal|deal[- ]?breaker|priority)(?! with)",
  `(?:(?:is|are|['’]s) )?(?:fine|ok|okay) (?:by|with|for) ${ME}`,
  "(?:is |are )?(?:up to you|your (?:call|choice)|negotiable|irrelevant|unimportant)",
  `(?:(?:ca|cela|ce|qui) )?(?:ne |n['’])?(?:(?:me|nous|lui|leur|les|le|la) )?(?:derange|gene|embete)(?:nt|ra|ront|rait|raient)? (?:pas|en rien|nullement)${REALLY}${S_IL_Y_A}`,
  "(?:(?:ca|cela) )?(?:ne |n['’])?(?:pose|posent|fait|font) (?:pas (?:de )?|aucun )(?:probleme|souci)s?",
  "(?:(?:c|n)['’])?(?:(?:est|sont) )?pas (?:un (?:probleme|souci|drame)|une (?:priorite|contrainte|condition)|(?:genant|derangeant|important)(?:e|s|es)?|redhibitoires?|prioritaires?)",
  "(?:(?:ca|cela|tout) )?(?:m['’]|nous |lui |leur )(?:est|sont) (?:bien |assez |completement )?egal(?:e|es)?",
  "(?:c['’]est|c|ce n['’]est|ca (?:n['’])?est) pas (?:bien |si |tres )?graves?",
  "(?:m['’])?importe(?:nt)? peu",
  "(?:n['’])?(?:a|ont) (?:(?:pas|peu) (?:d['’]|de )|aucune )importance|sans importance",
  "(?:(?:ca|cela) )?(?:me|nous|lui|leur) (?:va|vont|convient|conviennent)(?: (?:aussi|tres bien|bien|egalement))?",
  "au choix|a (?:votre|ta) convenance|a (?:vous|toi) de voir|comme (?:vous voulez|tu veux)",
].join("|");
