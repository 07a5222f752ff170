import { fold } from "#/contract/fold.ts";

const alternatives = (...lists: readonly string[]) => `(?:${lists.join("|")})`;

/** Instructions not to declare a row, whatever follows them. */
const NOT_TO_DECLARE = alternatives(
  "not to be (?:declared|reported)|do(?: not|n'?t) (?:declare|report)|ne pas (?:declarer|relever|reporter)|nicht melden|no declarar|non dichiarare|nao declarar",
);
/**
 * Words that may also be about a part of the music, «removed vocals», «coupée au montage à 45 s»: they count only
 * alone, or with words for the edit that the music was removed from.
 */
const TAKEN_OUT = alternatives(
  "(?:coupe|retire|enleve)e?s? au (?:mix(?:age)?|montage)",
  "(?:not|never) used|unused|do(?: not|n'?t) use|ne pas (?:utiliser|compter)|(?:non|pas) (?:utilise|retenu)e?s?|inutilisee?s?",
  "nicht (?:verwendet|benutzt|genutzt)|entfallt|no (?:usad[oa]s?|usar)|non (?:usat[oaie]|usare)|nao (?:usad[oa]s?|usar)",
  "annulee?s?|cancell?ed|annullat[oaie]|cancelad[oa]s?|cut (?:from|out of) (?:the )?(?:show|film|edit|programme?|episode|mix)",
  "supprimee?s?|retiree?s?|deleted|removed|dropped|gestrichen|geloscht|eliminad[oa]s?|suprimid[oa]s?|descartad[oa]s?|eliminat[oaie]",
);
const FROM_EDIT =
  "(?: (?:(?:from|in|since|dans|de|du|des|depuis|au|en|im|aus|seit|del|dal|da|do) (?:the |la |le |der |dem |el )?)?(?:edit|cut|mix(?:age)?|montage|film|show|episode|emission|programme?|version|schnitt|montaje|montaggio|montagem|v) ?\\d*)?";
const SET_ASIDE = new RegExp(`^(?:${NOT_TO_DECLARE}(?![\\p{L}\\p{N}]).*|${TAKEN_OUT}${FROM_EDIT})$`, "u");
/**
 * Words that set a row aside only if they are the whole remark; otherwise they describe an instrument: «brass (muted)».
 */
const SILENCED = /^(?:muted?|mutee?s?|muette?s?|coupee?s?)$/;
/** Sentences, as in a letter: «finalement on l'a enlevee», “we dropped it in the end”. */
const TAKEN_OUT_SENTENCE = new RegExp(
  `^(?:(?:mais|but|finalement|finally|in the end|en fait|au final|on|we|they|ils|elle|il|it|this one|l'a|l'ont|l'avons|les a|a ete|ont ete|est|was|were|is|has been|have been|now|du coup) )+(?:(?:enleve|retire|supprime|vire|jete|annule|abandonne|coupe)e?s?|removed|dropped|cut|cut out|deleted|cancell?ed|taken out|took out|pulled)(?: (?:it|this|this one|that one|them|finalement|in the end))*${FROM_EDIT}(?: in the end)?$`,
);
/** A part of the music before a remark, which then is about that part: «check vocals: removed», «voix, retirees». */
const PART =
  /(?:^|[^a-z])(?:vocals?|voices?|vox|voix|drums?|batterie|strings?|cordes|brass|cuivres|trumpets?|trompettes?|ambian?ces?|ambiences?|dialogues?|piano|guitares?|guitars?|bass|basse|choirs?|ch(?:oe)?urs?|melody|melodie)$/;
const CLAUSES = /[,;.:!?()[\]{}|/]|\s-+\s/;
/** Remarks after a title, in brackets or after a dash. */
const AFTER_TITLE = /[([]([^()[\]]+)[)\]]|\s[-–—]+\s+([^()[\]]+)$/gu;

const clausesOf = (cell: string) =>
  fold(
    cell
      .replace(/[-=–—]>|→/g, ";")
      .replace(/[–—]/g, " - ")
      .replace(/[’‘]/g, "'"),
  )
    .split(CLAUSES)
    .map((one) => one.trim());

/** Returns the remarks after a title. After a dash, a single word that is not in capitals may be the title. */
const remarksAfter = (title: string) =>
  [...title.matchAll(AFTER_TITLE)].flatMap(([, bracketed, dashed = ""]) => {
    const isRemark = /\s/.test(dashed.trim()) || dashed === dashed.toUpperCase();
    return bracketed ?? (isRemark ? dashed : []);
  });

/**
 * Whether remarks say that a row is not in the programme: «supprimée v7», «coupée au mix, ne pas déclarer», or after
 * its title «Delta - NOT USED».
 */
export function isSetAside(title: string, remarks: readonly string[]): boolean {
  const isTakenOut = (clause: string) => SET_ASIDE.test(clause) || TAKEN_OUT_SENTENCE.test(clause);
  return (
    remarksAfter(title)
      .flatMap(clausesOf)
      .some((clause) => SET_ASIDE.test(clause)) ||
    remarks.some((remark) => {
      const clauses = clausesOf(remark).filter((clause) => clause !== "");
      if (clauses.length === 1 && SILENCED.test(clauses[0] ?? "")) return true;
      return clauses.some((clause, at) => isTakenOut(clause) && !PART.test(clauses[at - 1] ?? ""));
    })
  );
}

/** «Suite» and «Ditto» may be titles: they mean a continuation only in brackets or after dots. */
const CONTINUATION =
  /^(?:[([.][\s([.]*(?:la |the )?(?:suite|continu(?:ed|ation|a|acion|azione)|forts(?:etzung)?|ditto|dito|segue)[\s.)\]]*|[([]?(?:idem|id\.|cont(?:'d|d\b|\.)|(?:same )?as above|same (?:cue|title|track|music)|(?:le |la )?meme (?:titre|musique)|comme ci-dessus)[)\]]?|"|''|\u3003)$/;

/** Whether a row's title only means that the music of the row above continues: «(suite)», «cont’d», «idem». */
export const isContinuation = (title: string) => CONTINUATION.test(fold(title).trim());

const ONLY = "(?:only|just|nur|seulement|uniquement|juste|solo|solamente|soltanto|apenas)";
const NOISE = new RegExp(
  `^(?:${ONLY} )?(?:sfx|vfx|fx|sound effects?|effets? sonores?|bruitages?|foley|gerausche?|efectos de sonido)(?: ${ONLY})?$`,
);
const NO_MUSIC =
  /^(?:no music|not (?:a )?music|non music|(?:ce n'est )?pas (?:de )?(?:la )?musique|keine musik|(?:sin|no es|nao e|non e) musica)$/;

/** Whether a remark only says that the row is a kind of sound other than music. */
export const isNoiseRemark = (remark: string) =>
  [NOISE, NO_MUSIC].some((one) => one.test(fold(remark.replace(/\u2019/g, "'")).trim()));

/** Returns the role that a row's remarks give it: the kind of sound other than music that they name; empty if none. */
export function roleInRemarks(remarks: readonly string[]): string {
  const remark = remarks.find(isNoiseRemark);
  return remark === undefined || NOISE.test(fold(remark).trim()) ? (remark ?? "") : "marker";
}

/** Words of a total, and of a cue that was omitted. */
const TOTAL_OR_OMITTED = new RegExp(
  `^(?:(?:grand |running |sub-?|sous-?)?total(?:e|es|s)?(?: (?:music|musique|general|time|duration|duree))?|(?:duree|temps|durata|duracion) totale?|total duration|summe|gesamt|somme|omit(?:ted)?|omise?s?|${TAKEN_OUT}) ?:?$`,
);

/** Whether a row without a start is only a total, or a cue that was omitted. */
export function isTotalOrOmitted(cells: readonly string[], start = ""): boolean {
  const says = (cell: string) => TOTAL_OR_OMITTED.test(fold(cell).trim());
  return (start.trim() === "" || says(start)) && cells.some(says);
}
