import { PHRASE_END } from "./phrase-end.ts";

/** Patterns, for folded text, of how people talk about their work and their haste: it says nothing about the music. */

const REST = "[^,;.:!?()\\n]";
const PERSON =
  "(?:(?:le|la|les|notre|nos|mon|the|our|my) )?(?:clients?|clientes?|directors?|producers?|boss|agency|agence|real|realisateur|realisatrice|prod|chaine|channel)";
const DAY =
  "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const TIME_OF_DAY =
  "(?:midi|matin|soir|apres[- ]midi|fin de journee|noon|midday|lunchtime|morning|afternoon|evening)";
const TO_DELIVER =
  "(?:ecoutes?|livraisons?|rendus?|retours?|validations?|selections?|playlists?|playback|listening)";
/** What people have something against that is no music: “the current edit”, «le montage». */
const OF_FILM =
  "(?:the |our |this |le |la |les |l['’]|notre |ce |cette )(?:[a-z]+ )?(?:edits?|cuts?|montage|budget|deadlines?|delais?|dates?|planning|schedule|timing|rights|droits|contracts?|contrats?|prices?|prix|tarifs?|devis|licen[cs]es?|brief|scenario|script|film|scenes?|images?|ending|fin|selections?|playlists?|propositions?|proposals?)(?: [a-z]+)?";
const UNTIL = "(?:pour|prevue?s?(?: pour)?|attendue?s?|d['’]ici|avant|for|due|by|before|until|on)";

export const workTalkPatterns = () => [
  // Haste and entreaties.
  "(?:besoin|demande|recherche|brief|requete|request|search)s? (?:tres |super |hyper |really |very )?urgente?s?|urgent (?:request|brief|search)(?:es|s)?",
  `(?:c['’]est|it['’]s|this is|assez|tres|very|quite|fairly) (?:assez |tres |very |quite |super )?urgent${PHRASE_END}`,
  "par pitie|de grace|for (?:pity|heaven|goodness|god|christ)['’]?s['’]? sake|(?:i|we) beg you|(?:je|on|nous) vous en (?:supplie|supplions|conjure)",
  `${TO_DELIVER} ${UNTIL} (?:le |la |ce |next |the )?${DAY}(?: ${TIME_OF_DAY})?`,
  `(?:d['’]ici|avant|due|by|before|until) (?:le |next )?${DAY} ${TIME_OF_DAY}`,
  // What somebody says, and what they have against something.
  `${PERSON} (?:nous |m['’]|me )?(?:(?:a|ont|avait|has|have|had) )?(?:bien |clairement |literally |always )?(?:dit|disent|repete(?:nt)?|precise(?:nt)?|says?|said|told us|insists?|insiste(?:nt)?)(?: texto| mot pour mot| verbatim| literally)?(?: que| qu['’]| that)?`,
  `${PERSON} (?:has|have|had|a|ont) (?:an? |une? )?(?:thing|issues?|problems?|allergy|history|problemes?|soucis?|dent|allergie)(?: (?:with|about|against|to|avec|contre|a) (?:it|this|that|ca|cela|${OF_FILM}))?${PHRASE_END}`,
  `${PERSON} (?:has|have|had) a thing for(?= [a-z])`,
  // The reason for a modest wish, which stays wanted: «faute de budget, piano seul».
  `(?<=(?:^|[,;.:!?()\\n])\\s{0,3})(?:faute|for (?:want|lack)) (?:de |d['’]|of )${REST}{2,40}?${PHRASE_END}`,
  "(?:ferai(?:t|ent)|fera|feront|fait|font) (?:bien |tres bien |aussi )?l['’]affaire|(?:would|will|should|might|could|does|do) (?:also )?do the (?:trick|job)",
  // Who works on it, and for whom.
  "post[- ](?:house|production house|facility)|rights?[- ]holders?(?:['’]s?)?|ayants?[- ]droits?",
  // A campaign that advertises; the countryside is a theme.
  "campagnes?(?= (?:de pub|publicitaires?|pub|de com|de communication|digitales?|d['’]affichage|de marque|de lancement|tv|radio|web|de dons?|de recrutement|nationales?)(?![a-z])| \"| (?:d['’](?:ete|hiver|automne|affichage|image|appel) )?pour )",
  "(?:episode|ep\\.?|numero|emission|serie) pilotes?|pilot (?:episode|ep)",
  "(?:une |l['’]|d['’]une |notre |cette )?enseigne(?= (?:de |d['’]|specialisee))",
  "(?<=(?<![a-z])(?:groupe|centre|secteur|milieu|reseau)s? )hospitalier(?:s|es?)?",
  `(?<!(?<![a-z])(?:tears|light|water|sun|sunlight|rain|river|blood) )streaming(?: (?:services?|platforms?|apps?|sites?|channels?|series|shows?|release))?${PHRASE_END}`,
  "collection(?= (?:documentaires?|docus?|de docus?|of docs?)(?![a-z]))",
  "(?<=(?<![a-z])(?:bande[- ]annonce|trailer|teaser|pub|spot)s? )(?:de |au |pour le )?cinema",
  "sound design(?= (?:elements?|layers?|stems?|delivered|separate))",
  // Words that open a description: “think 1980s: synths”. Before “80s” they tell a decade from a length.
  "(?<=(?:^|[.;:!?\\n(])\\s{0,3})(?:think(?:ing)?|imaginez|imaginons|pensez(?: a)?)(?= (?:of )?(?:(?:early|late|mid) )?(?:\\d{4}s|annees \\d{2}|[a-z]+ (?:meets|rencontre) ))",
  "(?<=[a-z] )meets(?= (?!(?:the|me|us|him|her|girl|boy|by)(?![a-z]))[a-z])",
  "drops? (?:back |down |away )?(?:down )?(?:to|into)(?= (?:an?|one|just|only|solo|single|silence)(?![a-z]))",
];
