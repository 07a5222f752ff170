import { CODE_OF_MUSIC, REEL_AND_CUE } from "../cue-numbers.ts";
import { NOT_RETAINED, OPTION } from "../options.ts";
import { NOT_HEARD, NOTHING_TO_DECLARE, SOUND_CUT, WITHOUT_SOUND } from "./not-heard-words.ts";
import { OTHERS_REPORT } from "./own-reports.ts";

const alternatives = (...lists: readonly string[]) => `(?:${lists.join("|")})`;

/** Instructions not to declare a row, whatever follows them. */
const NOT_TO_DECLARE = alternatives(
  "not to be (?:declared|reported)|do(?: not|n'?t) (?:declare|report)|ne pas (?:declarer|relever|reporter)|nicht melden|no declarar|non dichiarare|nao declarar",
);
/** How or when to declare, behind those words: «ne pas déclarer deux fois» does not mean that nothing is declared. */
const HOW_TO_DECLARE =
  "(?! (?:deux fois|2 fois|en double|doppelt|dos veces|twice|comme|as|als|como|sous|under|avant|before|sans|without)(?![a-z]))";
/**
 * Words that may also be about a part of the music, «removed vocals», «coupée au montage à 45 s»: they count only alone, or
 * with words for the edit that the music was removed from.
 */
export const TAKEN_OUT = alternatives(
  "(?:coupe|retire|enleve)e?s? au (?:mix(?:age)?|montage)",
  "(?:not|never) used|unused|do(?: not|n'?t) use|ne pas (?:utiliser|compter)|(?:non|pas) (?:utilise|retenu)e?s?|inutilisee?s?",
  "nicht (?:verwendet|benutzt|genutzt)|entfallt|no (?:usad[oa]s?|usar)|non (?:usat[oaie]|usare)|nao (?:usad[oa]s?|usar)",
  "omit(?:ted)?|omise?s?|omess[oaie]|omitid[oa]s?|entfallen|weggelassen|weggefallen|scartat[oaie]|no va|scrapped|killed",
  "rejected|refusee?s?|abgelehnt|rechazad[oa]s?|rifiutat[oaie]|bocciat[oaie]",
  "abandonnee?s?|abandoned|annulee?s?|cancell?ed|annullat[oaie]|cancelad[oa]s?|cut (?:from|out of) (?:the )?(?:show|film|edit|programme?|episode|mix)",
  "supprimee?s?|retiree?s?|deleted|removed|dropped|gestrichen|geloscht|eliminad[oa]s?|suprimid[oa]s?|descartad[oa]s?|eliminat[oaie]",
  "(?:.{0,60} (?:but|mais|aber|pero|ma) )?(?:(?:the )?track (?:is |was )?(?:switched )?(?:off|muted)|(?:la )?piste (?:est )?(?:coupee|muette|mutee|desactivee)|(?:die )?spur (?:ist )?(?:stumm|aus|stummgeschaltet)|(?:la )?pista (?:esta )?(?:apagada|muteada|silenciada|desactivada)|(?:la )?traccia (?:e )?(?:muta|spenta|disattivata))",
  "sautee?s?|skipped|anulad[oa]s?|suspendid[oa]s?|abgesagt|ausgefallen",
  // Heard by the sound engineer alone, and not by the audience.
  "(?:solo |only |just |nur |seulement |uniquement )?(?:pfl|pre-?fade(?: listen(?:ing)?)?|pre-?listen(?:ing)?|pre-?ecoutee?|escucha previa|pre-?escucha|vorh(?:oe|o)ren|preascolto)",
  "(?:no|not|pas|non|nicht) (?:sale |va )?(?:a (?:la )?antena|en antena|(?:to|on) air|a l'antenne|in onda|auf sendung)|hors antenne|pas diffusee?s?|not broadcast|nicht gesendet|no emitid[oa]s?",
  `(?:${OPTION} )?(?:${NOT_RETAINED})|${OPTION} (?:(?:non|pas) utilisee?s?|(?:not |never |un)used|nicht (?:verwendet|benutzt|genutzt)|no usad[oa]s?|non usat[oaie]|niet gebruikt|rejected|refusee?s?|dropped)`,
  "viree?s?|quitad[oa]s?|(?:no|non|nao) entra|no longer used|plus utilisee?s?|not in (?:the )?(?:mix|show|film|edit)|fallt weg|faellt weg|entfaellt",
);
const FROM_EDIT =
  "(?: (?:(?:from|in|since|dans|de|du|des|depuis|au|en|im|aus|seit|del|dal|dalla|nel|nella|al|da|do|uit|van|sinds) (?:the |la |le |der |dem |el |de |het )?)?(?:final |end|eind)?(?:edit|cut|mix(?:age)?|montage|film|show|episode|emission|programme?|version|versie|aflevering|uitzending|schnitt|montaje|montaggio|montagem|v)(?: (?:finale?|definiti[fv]e?|definitiv[oa]))? ?\\d*)?";
/** Why: “removed for clearance”. */
const FOR =
  "(?:for|pour|wegen|aus|por|per) (?:legal|clearance|rights|time|budget|costs?|length|droits|(?:raisons?|motiv[oi]s?|cause) [^ ]+(?: [^ ]+){0,2}|zeitgruenden|zeitgrunden|rechtegrunden)";
/** Who wanted it so, or why: «DROPPED PER KJ», «supprimée par le client». */
const BY_OR_FOR = `(?: (?:(?:per|as per|by|par|selon|laut|nach|durch|segun|por|secondo|da|dal|von|vom|door) (?!\\d)[^ ]+(?: [^ ]+){0,3}|${FOR}))?`;
/** Stands for a date in a clause, so that its signs do not divide the clause. */
export const DAY = "<day>";
export const NUMERIC_DATE =
  /(?<![\d.:/])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{2}[/.]\d{2})(?![\d:/])/g;
const MONTH =
  "(?:jan|gen|ene|feb|fev|mar|apr|avr|abr|mai|may|mag|jun|jui|giu|jul|lug|aou|aug|ago|sep|set|oct|okt|out|ott|nov|dec|dez|dic)[a-z]*";
const ON_DATE = `(?: (?:(?:le|on|am|el|il|em|du) (?:the )?)?(?:${DAY}|\\d{1,2}(?:er|st|nd|rd|th)? ${MONTH}(?: \\d{4})?))?`;
const NOT_IN_PROGRAMME = `(?:${TAKEN_OUT}${FROM_EDIT}${BY_OR_FOR}|${NOT_HEARD}${FROM_EDIT}(?: ${FOR})?)${ON_DATE}|${NOTHING_TO_DECLARE}|${OTHERS_REPORT}|${SOUND_CUT}`;
export const SET_ASIDE = new RegExp(
  `^(?:${NOT_TO_DECLARE}${HOW_TO_DECLARE}(?![\\p{L}\\p{N}]).*|${NOT_IN_PROGRAMME}|${WITHOUT_SOUND})$`,
  "u",
);
/** In a title nothing may follow: «Don’t Report Me» is one. */
export const SET_ASIDE_IN_TITLE = new RegExp(`^(?:${NOT_TO_DECLARE}|${NOT_IN_PROGRAMME})$`);
/** Words that take such a remark back: «supprimée v3, remise v5», «not used v2, used v3». */
export const TAKEN_BACK =
  /^(?:(?:then|puis|and|et|but|mais|now|a ete|was|is|est) )*(?:remise?s?|retablie?s?|reintegree?s?|restored|reinstated|re-?added|put back|back(?= in(?: |$)|$)|used|utilisee?s?|rimess[oa]|reinserit[oa]|repuest[oa]|wieder (?:drin|rein|da)|teruggezet|weer erin)(?: |$)/;
/**
 * Words that set a row aside only if they are the whole remark. Otherwise they describe an instrument, «brass (muted)», a
 * shortened piece, «tagliata, parte dal ritornello», or the out point, «raus: Blende».
 */
export const SILENCED = new RegExp(
  `^(?:muted?|mutee?s?|muets?|muettes?|stumm(?:geschaltet)?|coupee?s?|fuera|fora|fuori|raus|tolt[oa]|cortad[oa]|tagliat[oa]|retirad[oa]|quitar|eliminar|togliere|da togliere|a (?:supprimer|retirer|enlever|virer)|streichen|rausnehmen|eruit|gedempt|schrappen|to be (?:removed|dropped|deleted))${FROM_EDIT}${ON_DATE}$`,
);
/** “Now silence”, «d\u00e9sormais silence»: what is heard instead of music. */
const NOW_SILENT =
  "(?:(?:it's |it is |is |c'est |ist |es ist )?(?:now|desormais|maintenant|jetzt|nun|ahora|adesso|ora) (?:just |only )?|(?:replaced|remplacee?|ersetzt) (?:by|with|par|durch) (?:le |du )?)(?:silence|silent|stille|stumm|silencio|silenzio)|(?:silence|stille|silencio|silenzio) (?:now|desormais|maintenant|jetzt|ahora|adesso)";
/** «In der Endmischung stumm», «muet au mix», “muted in the final mix”: the place says that the music itself is meant. */
export const SILENCED_IN_MIX = new RegExp(
  `^(?:${NOW_SILENT}|(?:in|im|am) (?:der |dem )?(?:end)?(?:mischung|mix|schnitt|fassung) stumm(?:geschaltet)?|(?:stumm(?:geschaltet)?|muted?|mutee?s?|muets?|muettes?) (?:in|im|au|a|en|dans) (?:the |la |le |der |dem )?(?:final |end)?(?:mix(?:age)?|mischung|montage|schnitt|edit|cut))$`,
);
/** «COUPÉ», «COUPÉE», «COUPEES». */
const COUPE = String.raw`COUP(?:\u00c9|EE)E?S?`;
/** A word in capitals behind a title that has small letters: «Ascenseur - COUPÉ». «Générique (OUT)» is a title. */
export const CUT_IN_CAPITALS = new RegExp(`^(?:${COUPE}|VIR(?:\\u00c9|EE)E?S?|TOLT[OA])$`);
/**
 * Such words behind the number of a cue or a word for music, or before a title: «Mx 4 COUP\u00c9E», «1M3 - OMIT», «MX -
 * DROPPED», «NO VA - Delta».
 */
const OFF_IN_CAPITALS = String.raw`(?:${COUPE}|VIR(?:\u00c9|EE)E?S?|OMIT(?:TED)?|DROPPED|REMOVED|DELETED|NOT USED|UNUSED|CANCELL?ED|SUPPRIM(?:\u00c9|E)E?|ANNUL(?:\u00c9|E)E?|NON? (?:RETENUE?|UTILIS(?:\u00c9|E)E?|USAT[OA]|VA)|ENTF(?:\u00c4|AE)LLT|GESTRICHEN|QUITAD[OA]|TOLT[OA]|TAGLIAT[OA]|ELIMINAD[OA]|ANULAD[OA]|ABGESAGT|SAUT(?:\u00c9|E)E?|SKIPPED|VOID|MUTED?|NOT PLAYED|NOT AIRED|(?:NON|PAS) DIFFUS(?:\u00c9|E)E?|NICHT GE(?:SPIELT|SENDET)|NO EMITID[OA]|NON TRASMESS[OA]|VERVALT|VERVALLEN|GESCHRAPT|REJECTED|REFUS(?:\u00c9|E)E?)`;
export const OFF_BESIDE_NUMBER = new RegExp(
  String.raw`^(?:${REEL_AND_CUE}|(?:${CODE_OF_MUSIC}|[Cc]ue|CUE|[Mm])[\s#._-]{0,3}\d{1,3}[A-Za-z]?)\s*(?:[-:(\u2013\u2014]\s*)?${OFF_IN_CAPITALS}\)?$|^(?:MX|MUS|ZI[KC]|MUSI(?:C|QUE|K|CA)|CUE|BED|STING|JINGLE)\s*[-:(\u2013\u2014]\s*${OFF_IN_CAPITALS}\)?$`,
);
/** Before a title alone: behind the number of a cue such a word means that the music ends, «MX 4 RAUS». */
const OUT_IN_CAPITALS = "(?:RAUS|WEG|FUERA|FUORI)";
const OFF_IN_SMALL = String.raw`(?:(?:coup|vir|mut|supprim|annul|refus)(?:\u00e9e?|ee)s?|(?:not |never )used|unused|omitted|dropped|removed|deleted|void|muted?|rejected|raus|entf(?:\u00e4|ae)llt|gestrichen|stumm|fuera|quitad[oa]|eliminad[oa]|tolt[oa]|tagliat[oa]|fuori|non (?:retenue?|utilis(?:\u00e9|e)e?|usat[oa]))`;
/** What may stand there instead of a title: «RAUS: Blende» is about the way in which the music ends. */
const WAY_OUT = String.raw`(?!(?:[Aa]b|[\u00dc\u00fc]ber)?[Bb]lende(?!\p{L})|[Ff](?:ade|ondu|undido)(?!\p{L})|[Dd]is(?:solve|solvenza)|[Cc](?:ross)?fade|[Hh]art(?!\p{L})|[Cc]ut(?!\p{L}))`;
/** In small letters such a word counts before a title with a capital: «muted \u2013 Delta», not «removed: vocals». */
export const OFF_BEFORE_TITLE = new RegExp(
  String.raw`^(?:[([]?(?:${OFF_IN_CAPITALS}|${OUT_IN_CAPITALS})[)\]]?\s*[-:\u2013\u2014]\s+${WAY_OUT}\S.*\p{Ll}|(?:VOID|OMIT(?:TED)?|NOT USED|GESTRICHEN|ENTF(?:\u00c4|AE)LLT)\s+\p{Lu}\p{Ll}|${OFF_IN_SMALL}\s*[-:\u2013\u2014]\s+${WAY_OUT}["\u00ab\u201c\u201e]?\s?\p{Lu})`,
  "u",
);
/** «OUT - see 1m3 v2»: «OUT – fondu» is about a fade, and a lone «CUT» may be a transition. */
export const OUT_OR_CUT = new RegExp(`^(?:OUT|CUT|COUPES?|${COUPE})$`);
export const REPLACED_BY =
  "(?:remplacee? par|replaced (?:by|with)|ersetzt durch|(?:sustituid|reemplazad|substituid)[oa] por|sostituit[oa] (?:da|con)|vervangen (?:door|met))";
export const SEE_ANOTHER = new RegExp(
  `^(?:(?:see|voir|siehe|ver|vease|vedi) (?:the |cue |la |le )?(?=[^ ]*\\d)[^ :]+(?: v ?\\d+)?|${REPLACED_BY} \\S.*)$`,
);
/** Sentences, as in a letter: «finalement on l'a enlevee», “we dropped it in the end”. */
export const TAKEN_OUT_SENTENCE = new RegExp(
  `^(?:(?:(?:the |le |la )?(?:director|producer|client|editor|broadcaster|network|realisateur|realisatrice|chaine|prod)|have|had|a|ai|avons|ont|mais|but|finalement|finally|in the end|en fait|au final|on|we|they|ils|elle|il|it|this one|l'a|l'ont|l'avons|les a|a ete|ont ete|est|was|were|is|has been|have been|now|du coup) )+(?:(?:enleve|retire|supprime|vire|jete|annule|abandonne|coupe)e?s?|removed|dropped|cut|cut out|deleted|cancell?ed|taken out|took out|pulled)(?: (?:it|this|this one|that one|them|finalement|in the end))*(?: \\d{1,2})?${FROM_EDIT}(?: in the end)?$`,
);
/** What follows from a reason: «la r\u00e9alisatrice veut du silence donc vir\u00e9», “they want silence so we dropped it”. */
export const TAKEN_OUT_THEREFORE =
  /(?:^| )(?:donc|du coup|so|therefore|deshalb|also|asi que|por eso|quindi|allora) (?:(?:on l'a|je l'ai|nous l'avons|c'est|we|we've|they|it's|it is|it was|is|was|wurde|haben wir|la hemos|lo hemos|l'abbiamo|e stat[oa]) )?(?:viree?|enlevee?|retiree?|supprimee?|jetee?|dropped|removed|deleted|taken out|pulled|raus|rausgenommen|gestrichen|quitad[oa]|eliminad[oa]|tolt[oa]|eliminat[oa])(?: it)?$/;
/** The same in German, Spanish and Italian, and a refusal: «haben wir rausgenommen», “client says no”. */
export const REFUSED_SENTENCE = new RegExp(
  `^(?:(?:(?:leider |jetzt |doch )?(?:wurde|ist|haben|hat|wird|die regie|der kunde|wir|hier|am ende) )+(?:doch |leider |wieder )?(?:gestrichen|rausgenommen|herausgenommen|entfernt|rausgeflogen|geloscht)|(?:al final )?(?:la |lo |se |ha sido |fue |hemos |han |ha |el director |el cliente )+(?:quitad|eliminad|cortad|retirad|quitamo|quitaro)[oans]+|(?:alla fine )?(?:l'abbiamo|abbiamo|l'hanno|hanno|e stat[oa]|il regista l'ha|il cliente l'ha) (?:tolt|tagliat|eliminat|levat)[oa]|(?:the |le |la |der |die |el |il )?(?:client|director|producer|network|kunde|redaktion|regie|cliente|regista|realisateur|chaine) (?:says?|said|dit|a dit|sagt|sagte|dice|ha detto) (?:no|non|nein)(?: (?:to|a|zu) (?:this|it|this one|esta|questa))?)${FROM_EDIT}$`,
);
const PARTS =
  "intros?|outros?|verses?|couplets?|refrains?|chorus|bridge|ponts?|solos?|fin|ends?|ending|fades?|fondus?|reverb|clicks?|licen[cs]es?|options?|alt version|sax(?:ophones?)?|flutes?|violons?|violins?|synths?|applause|applaudissements|if not cleared|vocals?|voices?|vox|voix|drums?|batterie|strings?|cordes|brass|cuivres|trumpets?|trompettes?|ambian?ces?|ambiences?|dialogues?|piano|guitares?|guitars?|bass|basse|choirs?|ch(?:oe)?urs?|melody|melodie|gesang|stimmen?|chor|streicher|schlagzeug|klavier|voz|voces|coros?|bateria|cuerdas|metales|voc[ei]|cori|archi|batteria|chitarr[ae]|zang|stem(?:men)?|koor|strijkers|blazers|gitaar|gitaren|slagwerk";
/**
 * A part of the music, or a licence, beside a remark, which then is about that: «check vocals: removed», «voix,
 * retirees», «removed: vocals», «intro: supprimée».
 */
export const PART = new RegExp(`(?:^|[^a-z])(?:${PARTS})$`);
export const CLAUSES = /[,;.:!()[\]{}|/]|\s-+\s/;

/** A part of the music in a reason: “the drums were too loud so removed”, «l'intro \u00e9tait longue donc vir\u00e9e». */
const PART_IN_REASON = new RegExp(
  `(?<![a-z])(?:${PARTS}|singers?|singing|lyrics|paroles|beats?|tails?|gitarren?|stimmen|letra|testo)(?![a-z])`,
);
/** What is heard instead of the music, or a place in the programme, is no part of it. */
const NOT_ITS_PART =
  /(?:in the end|at the end|a la fin|en fin de compte|au final)(?![a-z])|(?:to hear|entendre|horen|hoeren|oir|escuchar|sentire) .*/g;
/**
 * Whether such a reason, in its clause or else in the clause before it, is about a part of the music, which then is what
 * was removed.
 */
export function isPartTakenOut(clause: string, before: string): boolean {
  const found = TAKEN_OUT_THEREFORE.exec(clause);
  if (!found) return false;
  const reason = clause.slice(0, found.index).trim() || before;
  return PART_IN_REASON.test(reason.replace(NOT_ITS_PART, " "));
}
