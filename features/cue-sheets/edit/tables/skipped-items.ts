import { fold } from "#/contract/fold.ts";
import { isInTitleCase } from "../title-case.ts";

const ITEM =
  "(?:sequences?|sujet|item|element|rubrique|chronique|segment|story|pkg|package|beitrag|block|bloc|bloque|thema|onderwerp|reportage|servizio|seccion)";
const SKIPPED =
  "(?:sautee?s?|skipped|dropped|annulee?s?|supprimee?s?|cancell?ed|not (?:aired|played|broadcast|used)|non diffusee?s?|pas diffusee?s?|entfallen|ausgefallen|gestrichen|overgeslagen|vervallen|geschrapt|saltad[oa]|anulad[oa]|suprimid[oa]|saltat[oa]|annullat[oa])";
const POSTPONED =
  "(?:reportee?s?|repoussee?s?|postponed|held over|pushed(?: back)?|rescheduled|moved|verschoben|uitgesteld|verplaatst|aplazad[oa]|pospuest[oa]|rinviat[oa]|rimandat[oa])";
const TO =
  "(?:a|au|aux|en|to|till?|until|for|auf|in|naar|tot|al?|para|hasta)(?: (?:the|la|le|l'|de|die|der|het|el|il))?";
/** What a later programme is called behind «next». */
const ISSUE =
  "(?:emission|edition|diffusion|semaine|fois|week|weekend|show|episode|programme?|date|time|bulletin|sendung|ausgabe|folge|woche|mal|uitzending|aflevering|keer|semana|programa|edicion|emision|vez|settimana|puntata|volta)";
/** When the item is to come instead: what is only moved within the programme is heard. */
const LATER = `(?:${[
  "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|semaine|emission",
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|week|weekend|edition",
  "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|woche|sendung",
  "maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag",
  "lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|semana",
  "lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|settimana",
  `(?:a )?(?:prochaine?|next|later|nachste[nrs]?|naechste[nrs]?|volgende|proxim[oa]|prossim[oa]) ${ISSUE}`,
].join("|")})`;
/** Parts of the same programme: “moved to Sunday lunch scene”. */
const WITHIN =
  "(?!.*(?<!\\p{L})(?:scenes?|szenen?|escenas?|scenas?|sequen\\p{L}+|secuencias?|montage|mix|cut|shots?|plans?|images?|bild|cues?|track|bar|takt)(?!\\p{L}))";
const ALONE = "(?:reportee?s?|postponed|held over|uitgesteld|aplazad[oa]|pospuest[oa]|rinviat[oa])";
/** Behind such words: “item dropped for time”, «sujet report\u00e9 \u00e0 lundi». Others say that a part was: “dropped in volume”. */
const WHY = ` (?:(?:for|pour|faute|wegen|por|per|wegens|by|par|von|durch|door|because|car|since|from|today|tonight|ce soir|aujourd'hui|heute|vandaag|hoy|oggi) ?.{0,40}|(?:(?:${TO}) ?)?${LATER}(?: .{0,40})?)`;
/** «S\u00e9quence saut\u00e9e», “item dropped”, “dropped item”, folded. */
const ITEM_SKIPPED = new RegExp(
  `^(?:the |la |le |der |die |het |el |il )?(?:${ITEM} (?:\\d{1,3} )?(?:est |was |is |has been |a ete |wurde |fue |ist )?(?:${SKIPPED}|${ALONE})(?:${WHY})?|${SKIPPED} ${ITEM})$`,
);
/** «Report\u00e9 \u00e0 lundi», “held over”, «verschoben auf morgen», folded. */
const ITEM_POSTPONED = new RegExp(
  `^(?:${WITHIN}${POSTPONED} ${TO} ?${LATER}(?![\\p{L}]).{0,40}|${ALONE})$`,
  "u",
);
const CLAUSES = /[,;.:!()[\]]|\s[-\u2013\u2014]+\s/;
const LONGEST = 300;

/**
 * Whether a remark, or with `isTitle` a title, says that the whole item of a programme was left out or put off, and its
 * music with it. What is written like a title is one: «Held Over», not «Item dropped».
 */
export const isItemSkipped = (text: string, isTitle = false) =>
  text
    .slice(0, LONGEST)
    .split(CLAUSES)
    .map((clause) => clause.trim())
    .filter((clause, at) => at > 0 || !isTitle || !isInTitleCase(clause))
    .map(fold)
    .some((clause) => ITEM_SKIPPED.test(clause) || ITEM_POSTPONED.test(clause));
