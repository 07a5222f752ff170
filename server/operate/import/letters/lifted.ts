import { fold } from "#/contract/fold.ts";

const FREE =
  "cleared|approved|free(?! of)|available(?! (?:on|at|here|via|under|in|from|as|by)(?!\\p{L}))|lifted|over|frei|freigegeben|geklart|aufgehoben|libres?(?! de)|liberee?s?|autorisee?s?|validee?s?|levee?s?|levantad[oa]s?|liberad[oa]s?|vrij(?:gegeven)?|opgeheven";
const NOW =
  "now|already|all|fully|again|therefore|thus|hereby|jetzt|wieder|schon|bereits|nun|somit|damit|hiermit|desormais|maintenant|deja|donc|ainsi|tous|toutes|ya|ahora|ora|gia|adesso|nu|al";
/** Words before a condition: «until it is cleared». */
const UNLESS = String.raw`(?<!(?<!\p{L})(?:until|till|unless|once|when|if|as soon as|before|bis|sobald|wenn|falls|ob|des que|tant qu|quand|lorsqu|si|avant qu|hasta que|cuando|cuando se|finche|quando|se|zodra|als|tot)(?!\p{L})[^.;]*)`;
/** «Delta ist frei», «the embargo is lifted»; but not «until it is cleared» nor «not yet cleared». */
const IS_FREE = String.raw`(?<!\p{L}|(?<!\p{L})(?:no|non|niet) )(?:(?:is|are|was|has been|have been|ist|sind|wurden?|est|sont|a ete|ont ete|ha sido|han sido|queda|quedan|esta|estan|zijn|werd|werden)(?: (?:${NOW}))* (?:${FREE})|(?:e|sono)(?: stat[oaie])?(?: (?:${NOW}))* (?:revocat|sbloccat|liberat|tolt)[oaie]|(?:is|are) (?:now|already) released|(?:has|have) been released|no longer (?:on hold|held|embargoed)|nicht mehr gesperrt|n.est plus (?:retenue?|bloquee?|sous embargo))(?!\p{L})`;
const EMBARGO = "(?:embargos?|hold|sperrfrist|sperre|blocage|bloqueo)";
const ENDED =
  "(?:lifted|removed|ended|over|expired|levee?|termine|aufgehoben|beendet|levantado|anulado|finalizado|revocato|tolto|rimosso|terminato|scaduto|opgeheven|vervallen)";
/** Words behind which an embargo is not over, or not yet. */
const NOT = String.raw`(?:\S*n.t|not|never|pas|jamais|nicht|noch|no|non|niet|nog|until|till|bis|jusqu\S*|hasta|fino|tot|will|shall|sera|wird|sara|zal|wordt|once|when|if|soll|doit|should|must|may|can|to|before|avant|vor|except)(?!\p{L})`;
/** «Embargo lifted», «Embargo su Dunes revocato»: without a verb. */
const EMBARGO_OVER = String.raw`(?<=(?<!\p{L})${EMBARGO}(?: (?!${NOT})[^\s.;:!?]+){0,8} )${ENDED}(?!\p{L})`;
const LIFTED = new RegExp(`${UNLESS}(?:${IS_FREE}|${EMBARGO_OVER})`, "gu");

const THE = "(?:(?:the|this|our|das|die|dieses|unser|unsere|notre|cet|el|nuestro|il|nostro|het|ons) |l.)?";
/** «We lift the embargo», «levée de l'embargo», «revocato l'embargo», «wir heben die Sperrfrist auf». */
const REVERSED = String.raw`(?<!\p{L}|(?:not|pas|nicht|no|non|niet) )(?:(?:we|i)(?: hereby| now)? lift|lifting of|(?:nous levons|je leve|on leve|levee de)|(?:levantamos|levanto|se levanta|(?:se ha|hemos|queda) levantado)|(?:revochiamo|revoco|revocato|revoca(?: de)?)|levantado|(?:wir|ich) heb(?:en|e)|aufhebung|wij heffen|opheffing van) ?(?:der |del |)${THE}${EMBARGO}(?!\p{L})`;
const BACKWARDS = new RegExp(`${UNLESS}${REVERSED}`, "u");

/** Words of somebody who asks, hopes, denies or announces: «I thought the embargo was lifted». */
const UNSURE =
  /\?\W*$|(?<!\p{L})(?:hop(?:e|es|ed|ing)|thought|believed?|think|whether|ask(?:s|ed)?|wonder|assum\p{L}*|nobody|no one|not true|untrue|wrong|mistak\p{L}*|(?:too|not as) (?:early|soon)|almost|nearly|perhaps|maybe|probably|croyai\p{L}*|pensai\p{L}*|pense|crois|demande\p{L}*|personne|faux|trop tot|peut.etre|hoff\p{L}*|dachte\p{L}*|glaube\p{L}*|niemand|falsch|zu fruh|vielleicht|wir heben [^.;]{0,60} nicht auf|esper\p{L}*|creo|creia\p{L}*|pensaba\p{L}*|nadie|falso|quizas?|sper(?:o|a|iamo)|credo|credev\p{L}*|pensav\p{L}*|nessuno|forse|hopen|hoop|dacht|denk|misschien|next (?:year|week|month|season|spring|summer|autumn|winter)|bientot|bald|l.an prochain|(?:semaine|annee|saison) prochaine|mois prochain|plus tard|nachste[nrsm]? (?:jahr|woche|monat)|el (?:ano|mes) (?:que viene|proximo)|proxim[oa] (?:ano|mes|semana)|prossim[oa] (?:anno|mese|settimana)|(?:anno|mese|settimana) prossim[oa]|binnenkort|volgend\p{L}* (?:jaar|week|maand))(?!\p{L})/u;
/** Things beside the music in the clause that ends here: «the artwork for Dunes is approved». */
const OF_THING =
  /(?<!\p{L})(?:artworks?|covers?|sleeves?|budgets?|invoices?|visuels?|pochettes?|jaquettes?|photos?|pictures?|videos?|links?|liens?|folders?|dossiers?|ordner|bilder|fotos?|copertin[ae]|portadas?|hoes|hoezen|factures?|rechnung\p{L}*|lyrics|paroles)(?!\p{L})[^,.;:]*$/u;

/** Returns a folded text without the last words that free music, or null if it frees none. */
export function withoutLift(text: string): string | null {
  if (UNSURE.test(text)) return null;
  const backwards = BACKWARDS.exec(text);
  if (backwards) return text.slice(0, backwards.index) + text.slice(backwards.index + backwards[0].length);
  const [lift] = [...text.matchAll(LIFTED)].slice(-1);
  return lift && !OF_THING.test(text.slice(0, lift.index)) ? text.slice(lift.index) : null;
}

/** «In my letter of 5 October»: where the embargo stood. */
const IN_LETTER = String.raw`(?: (?:in|from|of|aus|in|vom|de|dans|del|nella|van) (?:my|our|the|meinem|unserem|meiner|unserer|mon|notre|ma|la|mi|nuestra|nostra|onze|mijn) [^,;]{0,30}?(?:letters?|e-?mails?|messages?|notes?|brief|schreiben|nachricht|lettre|courriers?|courriels?|carta|correo|lettera|bericht)(?!\p{L})[^,;]{0,40}?)?`;
const VERB = `(?: (?:is|was|has been|ist|wurde|est|a ete|ha sido|queda|esta|e|e stato|werd|${NOW}))*`;
/** Words behind the end of an embargo that say what it was about: «lifted for Kelp». */
const ABOUT = String.raw`(?! (?:\S+ ){0,6}?(?:for|pour|sur|fur|para|sobre|su|per|voor|(?<!as )of|von|on(?! (?:\d|the \d|\p{L}+ \d)))(?!\p{L}))`;
/** Words before an embargo of something else: «their embargo», «the film's embargo». */
const OTHERS = String.raw`(?<!\p{L})(?:their|his|her|other|another|autre|leur|andere[rnms]?|ihre?|deren|otro|altro|loro|hun|\p{L}+['\u2019]s)`;
/**
 * «The embargo in my letter is lifted»: the end of an embargo that names no music. Behind «on» or «sur» stands music,
 * which may be none of the delivery.
 */
const ENDS = [
  new RegExp(
    String.raw`(?<!\p{L}|${OTHERS} )${THE}(?:whole |entire )?${EMBARGO}${IN_LETTER}${VERB} ${ENDED}(?!\p{L})${ABOUT}`,
    "u",
  ),
  new RegExp(`${REVERSED}${ABOUT}`, "u"),
];

/** Returns whether a sentence ends an embargo, though it names no music. */
export function endsEmbargo(sentence: string): boolean {
  const text = fold(sentence).replace(/\s+/g, " ");
  return ENDS.some((pattern) => pattern.test(text));
}

const GOES_ON = new RegExp(
  String.raw`(?<!\p{L})${EMBARGO}(?: [^\s.;:!?]+){0,3} ${NOT}(?: [^\s.;:!?]+){0,3} ${ENDED}(?!\p{L})|(?<!\p{L})(?:until|till|once|when|as soon as|before|bis|sobald|des que|tant que?|quand|lorsque|hasta que|cuando|finche|quando|zodra|als) [^.;]{0,40}${EMBARGO}`,
  "u",
);

/** Returns whether a sentence says that an embargo is not over, or not yet, which holds nothing more than it did. */
export function embargoGoesOn(sentence: string): boolean {
  const text = fold(sentence).replace(/\s+/g, " ");
  return GOES_ON.test(text) || (UNSURE.test(text) && ENDED_SOMEHOW.test(text)) || ANNOUNCED.test(text);
}

const ENDED_SOMEHOW = new RegExp(
  String.raw`(?<!\p{L})${EMBARGO}(?!\p{L})[^.;]*(?<!\p{L})${ENDED}(?!\p{L})|${REVERSED}`,
  "u",
);
/** The end of an embargo in a verb of the future: «se levantará el embargo». */
const ANNOUNCED = new RegExp(
  String.raw`(?<!\p{L})(?:levera|leverons|levantar\p{L}*|revocher\p{L}*|toglier\p{L}*|will lift|aufheben|opheffen) (?:\S+ ){0,2}?(?:l.)?${EMBARGO}(?!\p{L})`,
  "u",
);
