import { fold } from "#/contract/fold.ts";

const ITEM =
  "(?:sequences?|sujet|item|element|rubrique|chronique|segment|story|pkg|package|beitrag|block|bloc|bloque|thema|onderwerp|reportage|servizio|seccion)";
const SKIPPED =
  "(?:sautee?s?|skipped|dropped|annulee?s?|supprimee?s?|cancell?ed|not (?:aired|played|broadcast|used)|non diffusee?s?|pas diffusee?s?|entfallen|ausgefallen|gestrichen|overgeslagen|vervallen|geschrapt|saltad[oa]|anulad[oa]|suprimid[oa]|saltat[oa]|annullat[oa])";
const POSTPONED =
  "(?:reportee?s?|repoussee?s?|postponed|held over|pushed(?: back)?|rescheduled|moved|verschoben|uitgesteld|verplaatst|aplazad[oa]|pospuest[oa]|rinviat[oa]|rimandat[oa])";
const TO =
  "(?:a|au|aux|en|to|till?|until|for|auf|in|naar|tot|al?|para|hasta)(?: (?:the|la|le|l'|de|die|der|het|el|il))?";
/** When the item is to come instead: what is only moved within the programme is heard. */
const LATER = `(?:${[
  "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|prochaine?|semaine|emission",
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next|later|week|weekend|edition",
  "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|nachste|naechste|woche|sendung",
  "maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|volgende",
  "lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|proxim[oa]|semana",
  "lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|prossim[oa]|settimana",
].join("|")})`;
const ALONE = "(?:reportee?s?|postponed|held over|uitgesteld|aplazad[oa]|pospuest[oa]|rinviat[oa])";
/** «S\u00e9quence saut\u00e9e», “item dropped”, “dropped item”, folded. */
const ITEM_SKIPPED = new RegExp(
  `^(?:the |la |le |der |die |het |el |il )?(?:${ITEM} (?:\\d{1,3} )?(?:est |was |is |has been |a ete |wurde |fue |ist )?(?:${SKIPPED}|${ALONE})(?![\\p{L}])|${SKIPPED} ${ITEM}$)`,
  "u",
);
/** «Report\u00e9 \u00e0 lundi», “held over”, «verschoben auf morgen», folded. */
const ITEM_POSTPONED = new RegExp(`^(?:${POSTPONED} ${TO} ?${LATER}(?![\\p{L}]).{0,40}|${ALONE})$`, "u");
const CLAUSES = /[,;.:!()[\]]|\s[-\u2013\u2014]+\s/;
const LONGEST = 300;

/** Whether a text says that the whole item of a programme was left out or put off, and its music with it. */
export const isItemSkipped = (text: string) =>
  fold(text.slice(0, LONGEST))
    .split(CLAUSES)
    .map((clause) => clause.trim())
    .some((clause) => ITEM_SKIPPED.test(clause) || ITEM_POSTPONED.test(clause));
