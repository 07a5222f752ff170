import type { Word } from "./words.ts";

const ONE_ADVERB =
  "(?:also|really|absolutely|just|always|all|both|totally|particularly|especially|still|actually|truly|simply|usually|often|generally|apparently|already|even|much|definitely|aussi|vraiment|absolument|toujours|egalement|surtout|particulierement|carrement|tous|toutes|franchement)";
const ADVERBS = `(?:${ONE_ADVERB} ){0,3}`;
const ADVERBS_AFTER = `(?: ${ONE_ADVERB}){0,3}`;
/** Forms that are always verbs of dislike, with any subject. */
const VERB =
  "(?:hates|dislikes|loathes|detests|despises|abhors|(?:deteste|execre|abhorre)(?:s|nt)?|detestons|detestez|hait|haissent|haissons)";
/** Forms that may be nouns, “a film about hate”. They are read as verbs only right after one of the subjects in `MANY`. */
const VERB_OR_NOUN = "(?:hate|dislike|loathe|detest|despise|hais)";
/** Verbs in the past, which may describe a person in a story, “the rejected lover”. They need one of the subjects too. */
const PAST =
  "(?:(?:has|have|had|ve) )?(?:already |just )?(?:hated|disliked|loathed|detested|despised|rejected|vetoed|refused|turned down|ruled out)";
/** “Don’t”, without its apostrophe. */
const NOT = "(?:(?:don|doesn|didn|wouldn) ?t|(?:do|does|did|would) not)";
const OFFER = "(?:send|give|offer|pitch|propose|suggest|submit|include|use|bring|add|play|go (?:for|with))";
/** Adjectives for what a brief has had enough of: «le sempiternel piano». */
const USUAL =
  "(?:sempiternel(?:le)?s?|eternel(?:le)?s?|inevitables?|habituel(?:le)?s?|traditionnel(?:le)?s?|usual|eternal|same old|ubiquitous|inevitable)";
/**
 * What others offer, which the brief therefore does not want: “everyone sends bossa”. Without “us”, “they give” is what
 * people in a story do: «chacun donne de l’amour».
 */
const OFFERED = [
  "(?:everyone|everybody|they all|all of them) (?:always |already |just )?(?:keeps? )?(?:(?:send|pitch|suggest|submit|propos)(?:s|es|ing|e)?(?: us| me)?|(?:offer|giv)(?:s|es|ing|e)? (?:us|me))",
  "(?:tout le monde (?:nous |m )?(?:propose|envoie|sert)|(?:ils|elles|chacun) (?:nous |m )(?:proposent?|envoie(?:nt)?|sert|servent)|tout le monde (?:nous |m )?(?:met|utilise))(?: (?:toujours|deja|sans cesse))?(?= (?:du|de|des|d|le|la|les|l) )",
];
/** People with a say in the music, and what they have against it: “client has a problem with saxophones”. */
const HAVING_AGAINST =
  "(?:clients?|clientes?|directors?|producers?|supervisors?|boss|agency|broadcaster|channel|agence|real|realisateur|realisatrice|prod|production|chaine) (?:has|have|had|a|ont|avait) (?:an? |une? |des )?(?:(?:big|real|gros|vrai) )?(?:things?|issues?|problems?|allergy|problemes?|soucis?|dent|allergie) (?:with|about|against|to|avec|contre|a|au|aux)(?= )";
/** Participles of liking and wanting, which «pas» before them makes a dislike, with what may follow them. */
const LIKED =
  "(?:(?:trop|tellement|vraiment|tres|du tout|franchement|beaucoup|plus que ca) )?(?:aimee?s?|appreciee?s?|kiffee?s?|adoree?s?|goutee?s?|voulue?s?|souhaitee?s?|validee?s?|retenue?s?|accrochee?s?|supportee?s?|demandee?s?)(?: (?:du tout|trop|tellement|beaucoup|vraiment|plus que ca))?(?: (?:entendre|avoir|reentendre|mettre))?(?: (?:avec|sur|a))?";
/** Negated verbs of liking and the like, which express a dislike: “don’t like”, «n’aime pas», “not a fan of”. */
const NOT_LIKING = [
  ...OFFERED,
  HAVING_AGAINST,
  `${NOT} ${ADVERBS}${OFFER}(?: me| us)?(?: any| a| an)?`,
  `(?:changer|changeons|change|sortir|sortons|sort|loin|away|departure|tired|bored|fed up) (?:de l|du|des|de|d|from|of|with) (?:the |les? |la )?${USUAL}`,
  "(?:ne |n )?(?:m |me |nous )?(?:envoyez|proposez|donnez|mettez|utilisez|prenez) (?:surtout |vraiment )?(?:pas|rien|plus|jamais)(?: qui)?",
  "(?:changer|sortir) (?:du|des)(?! (?:tout|lot|cadre|rang))",
  `${NOT} ${ADVERBS}(?:like|love|want|need|enjoy|appreciate|fancy|care for)`,
  `(?:(?:haven|hasn|hadn) ?t|(?:have|has|had) (?:not|never)) ${ADVERBS}(?:liked|loved|wanted|enjoyed|appreciated)`,
  `(?:can ?t|cannot|can not|couldn ?t) ${ADVERBS}(?:stand|bear|abide|stomach)`,
  `(?:can ?t|cannot|can not|must ?n ?t|must not|should ?n ?t|should not|may not|${NOT}) ${ADVERBS}(?:mention|talk about|refer to|speak of|sing about)`,
  "(?:ne )?(?:(?:doi(?:t|vent)|peu(?:t|vent)|faut) pas (?:parler|mentionner|evoquer|citer)|(?:parle(?:nt)?|mentionne(?:nt)?|evoque(?:nt)?) pas)(?= )",
  `(?:not|isn t|aren t|wasn t|weren t|never|no) ${ADVERBS}(?:an? )?(?:big |huge |great |massive |major )?(?:fans? of|into|keen on|(?:crazy|mad|wild) about|big on|fond of|sold on)`,
  "(?:i m|we re|they re|i am|we are|they are|(?:clients?|directors?|producers?|agency|boss|team|editors?|channel) (?:is|are)|everyone is|everybody is) (?:so |a bit |really )?(?:sick of|tired of|fed up with|bored of|bored with|allergic to)",
  "(?:nobody|no one) (?:like[sd]|want(?:s|ed)|love[sd]|bought|enjoyed)",
  `(?:n )?(?:aime(?:nt|s|z|ra|raient|rai[st])?|aimons|aimai[st]|apprecie(?:nt|z)?|kiffe(?:nt)?|raffole(?:nt)?|adore(?:nt)?) ${ADVERBS}pas(?! mal)(?: (?:du tout|trop|tellement|beaucoup|vraiment|tant|plus que ca))?`,
  `(?:n )?(?:supporte(?:nt|s)?|supportons) ${ADVERBS}(?:pas|plus)(?: (?:du tout|vraiment))?`,
  "(?:n (?:est|suis|es|sommes|sont) )?pas (?:du tout |tres |trop |vraiment |tellement |hyper |super )?(?:une? )?(?:tres |grande? |gros )?(?:fans?|friande?s?|amateurs?|amatrices?|adeptes?|emballee?s? par)",
  "ne (?:veut|veulent|voulons|souhaite|souhaitent|souhaitons) (?:vraiment |surtout )?pas(?: entendre(?: parler)?)?",
  // A dislike in the past: «n’a pas aimé», «on avait pas trop accroché sur».
  `(?:n )?(?:ai|as|a|avons|avez|ont|avai(?:s|t|ent)|avions|aviez) (?:${ONE_ADVERB} ){0,2}(?:pas|jamais|guere|plus) ${LIKED}`,
  `(?:pas|jamais|guere) ${LIKED}(?= (?:le|la|les|l|du|de|des|d|que|qu|quand|ce|cet|cette|ces|ton|son) )`,
  "(?:a|ont|avons|avez|ai|avai(?:t|ent)) (?:(?:deja|carrement|aussi|toujours|d office) ){0,2}(?:deteste|refuse|rejete|retoque|banni|proscrit|exclu|ecarte|recale|execre)(?= (?:le|la|les|l|du|de|des|d|ce|cet|cette|ces|toute?s?|tous) )",
  "on (?:sature|frole l overdose|(?:n )?en peut plus|est (?:deja )?(?:satures?|gaves?|saoules?))(?= (?:de|du|des|d) )",
  "(?:overdose|indigestion|saturation)(?= (?:de|du|des|d) )",
  "(?:we|i|they) (?:are|re|m|am) (?:so )?(?:drowning in|over|done with|overloaded with|swamped (?:with|by))(?= (?!to |the (?:moon|worst|deadline))[a-z])",
  "personne (?:n )?(?:aime|veut|a aime|a voulu)",
  "(?:marre|ras le bol|plein le dos)(?= (?:de|du|des|d) )",
  "(?:ai|as|a|ont|avons|avez) (?:en )?horreur(?= (?:de|du|des|d|le|la|les|l) )",
  "allergiques?(?= (?:a|au|aux) )",
  "on (?:oublie|zappe|bannit|proscrit|exclut|se passe|laisse tomber)|(?:oubliez|zappez|oublions|laissez tomber)(?= (?:le|la|les|l|du|des) )",
  "(?:lets|let s|please|we (?:can|should)) (?:skip|ditch|forget|drop|lose)(?= (?:the|all|any) )|(?:leave|leaving) out(?= (?:the|all|any) )",
].join("|");
/** What may stand between a dislike and the thing: “it when it’s”, «quand c’est», “the idea of”. */
const OBJECT =
  "(?: (?:it|that|them|this|things|stuff|music|ca|cela|les (?:trucs|choses)|la musique|the music|anything|tout ce|the idea of|l idee (?:de|d)))?" +
  "(?: (?:when|whenever|if|quand|lorsque|si|qu|qui|que))?" +
  "(?: (?:it|its|they|things|music|the music|there|c|ca|cela|elle|il|la musique))?" +
  "(?: (?:is|s|are|re|gets?|sounds?|feels?|becomes?|being|was|were|got|sounded|felt|est|sont|etait|etaient|sonnait|faisait|sonne(?:nt)?|devient|fait|font|soi(?:t|ent)|to (?:be|sound|feel|hear|have|use|get)|hearing|having|y a))?" +
  "(?: (?:too|so|trop|tres|very))?(?= )";

const DISLIKE = new RegExp(`^${ADVERBS}(?:${VERB}${ADVERBS_AFTER}|${NOT_LIKING})(?![a-z])(?:${OBJECT})?`);
const DISLIKE_BEHIND_MANY = new RegExp(`^${ADVERBS}${VERB_OR_NOUN}${ADVERBS_AFTER}(?![a-z])(?:${OBJECT})?`);
const DISLIKED = new RegExp(`^${ADVERBS}${PAST}${ADVERBS_AFTER}(?![a-z])(?:${OBJECT})?`);

const BEFORE_VERB = new RegExp(`^(?:${ONE_ADVERB}|n|a|ont|avai(?:t|ent)|has|have|had)$`);
const DETERMINER =
  /^(?:the|our|my|your|their|his|her|le|la|l|les|notre|nos|mon|ma|mes|votre|vos|leur|leurs|son|sa)$/;
/** Subjects after which the verb has no “s”: “we hate”. */
const MANY =
  /^(?:i|je|we|you|they|people|everyone|everybody|nobody|clients|directors|producers|bosses|editors|agencies|execs|brands)$/;
/** First words of a dislike that has its subject, before which a thing is none: «l’électro on oublie». */
const OWN_SUBJECT = /^(?:on|oublie[zr]|oublions|zappez|laissez|we|let|lets|please|nobody|personne)$/;
/** Nouns for people as the second word of a subject: “creative director”, “music supervisor”. */
const PEOPLE =
  /^(?:clients?|board|founders?|commissioners?|network|sponsors?|fans|audience|diffuseur|annonceur|comite|conseil|directors?|producers?|supervisors?|managers?|editors?|boss|execs?|team|agency|broadcaster|channel|artistique|production|realisateur|realisatrice)$/;
/** Words that cannot be part of a subject. */
const OTHER = /^(?:and|or|but|so|because|since|as|for|that|which|who|et|ou|mais|car|donc|que|qu|qui|pour)$/;
/** Characters of a story: “boy hates school”. */
const CHARACTER =
  /^(?:boy|girl|man|woman|kid|child|children|teenager|teen|hero|heroine|character|cat|dog|villain|princess|prince|garcon|fille|homme|femme|gamine?|ado|enfant|enfants|heros|personnage|chat|chien|princesse)$/;

const RELATIVE = /^(?:who|qui|that)$/;

/** Maximum number of words from the subject to the thing. */
export const MOST_WORDS = 16;

const textAt = (words: readonly Word[], at: number) => words[at]?.text ?? "";

/** Returns where a subject that begins at `at` may end: after its noun and, for people, after a second word. */
function subjectEnds(words: readonly Word[], at: number): number[] {
  const from = DETERMINER.test(textAt(words, at)) ? at + 1 : at;
  if (OTHER.test(textAt(words, from))) return [];
  return from > at && PEOPLE.test(textAt(words, from + 1)) ? [from + 1, from + 2] : [from + 1];
}

/**
 * Returns whether the verb at `at` may be that of a character: “a boy who really hates school”, not “a client who hates
 * drums”.
 */
function isOfCharacter(words: readonly Word[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && BEFORE_VERB.test(textAt(words, before))) before -= 1;
  if (RELATIVE.test(textAt(words, before))) return !PEOPLE.test(textAt(words, before - 1));
  return CHARACTER.test(textAt(words, before));
}

/**
 * Returns how many of the first words say that somebody dislikes the thing that follows, with the subject and the
 * adverbs: “the client also hates”, «la réal n’aime pas quand c’est»; 0 for none. A verb of dislike counts without a
 * subject too.
 * @param end where the clause ends, at most `MOST_WORDS` words further on
 */
export function dislikeAt(words: readonly Word[], at: number, end: number): number {
  const clause = words.slice(at, end);
  for (const from of [0, ...subjectEnds(clause, 0)]) {
    if (from > 0 && OWN_SUBJECT.test(textAt(clause, from))) continue;
    const said = `${clause
      .slice(from)
      .map(({ text }) => text)
      .join(" ")} `;
    const subject = from > 0 ? textAt(clause, from - 1) : "";
    const isBehindMany = MANY.test(subject);
    const [found] =
      DISLIKE.exec(said) ??
      ((isBehindMany && DISLIKE_BEHIND_MANY.exec(said)) || null) ??
      (((isBehindMany || PEOPLE.test(subject)) && DISLIKED.exec(said)) || []);
    if (found && !isOfCharacter(words, at + from)) return from + found.trim().split(" ").length;
  }
  return 0;
}
