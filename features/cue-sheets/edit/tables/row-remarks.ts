import { fold } from "#/contract/fold.ts";

const alternatives = (...lists: readonly string[]) => `(?:${lists.join("|")})`;

/** Orders that take a row out, however they go on. */
const UNDECLARED = alternatives(
  "not to be (?:declared|reported)|do(?: not|n'?t) (?:declare|report)|ne pas (?:declarer|relever|reporter)|nicht melden|no declarar|non dichiarare|nao declarar",
);
/**
 * Words that may be said of a part or of something else as well, «removed vocals», «coupée au montage à 45 s»: they count
 * alone, or with the edit that it is out of.
 */
const TAKEN_OUT = alternatives(
  "(?:coupe|retire|enleve)e?s? au (?:mix(?:age)?|montage)",
  "(?:not|never) used|unused|do(?: not|n'?t) use|ne pas (?:utiliser|compter)|(?:non|pas) (?:utilise|retenu)e?s?|inutilisee?s?",
  "nicht (?:verwendet|benutzt|genutzt)|entfallt|no (?:usad[oa]s?|usar)|non (?:usat[oaie]|usare)|nao (?:usad[oa]s?|usar)",
  "annulee?s?|cancell?ed|annullat[oaie]|cancelad[oa]s?|cut (?:from|out of) (?:the )?(?:show|film|edit|programme?|episode|mix)",
  "supprimee?s?|retiree?s?|deleted|removed|dropped|gestrichen|geloscht|eliminad[oa]s?|suprimid[oa]s?|descartad[oa]s?|eliminat[oaie]",
);
const OF_EDIT =
  "(?: (?:(?:from|in|since|dans|de|du|des|depuis|au|en|im|aus|seit|del|dal|da|do) (?:the |la |le |der |dem |el )?)?(?:edit|cut|mix(?:age)?|montage|film|show|episode|emission|programme?|version|schnitt|montaje|montaggio|montagem|v) ?\\d*)?";
const SET_ASIDE = new RegExp(`^(?:${UNDECLARED}(?![\\p{L}\\p{N}]).*|${TAKEN_OUT}${OF_EDIT})$`, "u");
/** Words that take out what they remark on as a whole remark; else they are said of an instrument: «brass (muted)». */
const SILENCED = /^(?:muted?|mutee?s?|muette?s?|coupee?s?)$/;
/** «finalement on l'a enlevee», “we dropped it in the end”: said as in a letter. */
const GONE = new RegExp(
  `^(?:(?:mais|but|finalement|finally|in the end|en fait|au final|on|we|they|ils|elle|il|it|this one|l'a|l'ont|l'avons|les a|a ete|ont ete|est|was|were|is|has been|have been|now|du coup) )+(?:(?:enleve|retire|supprime|vire|jete|annule|abandonne|coupe)e?s?|removed|dropped|cut|cut out|deleted|cancell?ed|taken out|took out|pulled)(?: (?:it|this|this one|that one|them|finalement|in the end))*${OF_EDIT}(?: in the end)?$`,
);
/** «check vocals: removed», «voix, retirees»: said of a part. */
const PART =
  /(?:^|[^a-z])(?:vocals?|voices?|vox|voix|drums?|batterie|strings?|cordes|brass|cuivres|trumpets?|trompettes?|ambian?ces?|ambiences?|dialogues?|piano|guitares?|guitars?|bass|basse|choirs?|ch(?:oe)?urs?|melody|melodie)$/;
const CLAUSES = /[,;.:!?()[\]{}|/]|\s-+\s/;
/** Behind a title: in brackets, or in capitals or several words behind a dash; a word alone may be the title. */
const BEHIND = /[([]([^()[\]]+)[)\]]|\s[-–—]+\s+([^()[\]]+)$/gu;

const clausesOf = (cell: string) =>
  fold(
    cell
      .replace(/[-=–—]>|→/g, ";")
      .replace(/[–—]/g, " - ")
      .replace(/[’‘]/g, "'"),
  )
    .split(CLAUSES)
    .map((one) => one.trim());

/** Returns what is remarked behind a title. */
const remarksBehind = (title: string) =>
  [...title.matchAll(BEHIND)].flatMap(([, bracketed, dashed = ""]) => {
    const isRemark = /\s/.test(dashed.trim()) || dashed === dashed.toUpperCase();
    return bracketed ?? (isRemark ? dashed : []);
  });

/**
 * Whether a row is out of the programme by what is remarked of it: «supprimée v7», «coupée au mix, ne pas déclarer», or
 * behind its title, as in «Delta - NOT USED».
 */
export function isSetAside(title: string, remarks: readonly string[]): boolean {
  const isOut = (clause: string) => SET_ASIDE.test(clause) || GONE.test(clause);
  return (
    remarksBehind(title)
      .flatMap(clausesOf)
      .some((clause) => SET_ASIDE.test(clause)) ||
    remarks.some((remark) => {
      const clauses = clausesOf(remark).filter((clause) => clause !== "");
      if (clauses.length === 1 && SILENCED.test(clauses[0] ?? "")) return true;
      return clauses.some((clause, at) => isOut(clause) && !PART.test(clauses[at - 1] ?? ""));
    })
  );
}

/** «Suite» and «Ditto» are titles too: they go on in brackets or behind dots only. */
const GOES_ON =
  /^(?:[([.][\s([.]*(?:la |the )?(?:suite|continu(?:ed|ation|a|acion|azione)|forts(?:etzung)?|ditto|dito|segue)[\s.)\]]*|[([]?(?:idem|id\.|cont(?:'d|d\b|\.)|(?:same )?as above|same (?:cue|title|track|music)|(?:le |la )?meme (?:titre|musique)|comme ci-dessus)[)\]]?|"|''|\u3003)$/;

/** Whether a row's title only says that the music of the row above goes on: «(suite)», «cont’d», «idem». */
export const isGoingOn = (title: string) => GOES_ON.test(fold(title).trim());

const NOISE =
  /^(?:sfx|vfx|fx|sound effects?|effets? sonores?|bruitages?|foley|gerausche?|efectos de sonido)$/;

/** Whether a remark is only the name of another kind of sound than music. */
export const isNoiseRemark = (remark: string) => NOISE.test(fold(remark).trim());

/** The line of a total, and the number of a cue that the film no longer has. */
const NO_ROW = new RegExp(
  `^(?:(?:grand |running |sub-?|sous-?)?total(?:e|es|s)?(?: (?:music|musique|general|time|duration|duree))?|(?:duree|temps|durata|duracion) totale?|total duration|summe|gesamt|somme|omit(?:ted)?|omise?s?|${TAKEN_OUT}) ?:?$`,
);

/** Whether a row of which `start` is the place says only that it is a total, or a cue that was left out. */
export function isNoRow(cells: readonly string[], start = ""): boolean {
  const says = (cell: string) => NO_ROW.test(fold(cell).trim());
  return (start.trim() === "" || says(start)) && cells.some(says);
}
