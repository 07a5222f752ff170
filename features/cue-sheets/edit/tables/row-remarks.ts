import { fold } from "#/contract/fold.ts";

const alternatives = (...lists: readonly string[]) => `(?:${lists.join("|")})`;

/** Orders that take a row out, however they go on. */
const UNDECLARED = alternatives(
  "not to be declared|do(?: not|n'?t) declare|ne pas declarer|nicht melden|no declarar|non dichiarare|nao declarar",
);
/**
 * Words that may be said of a part or of something else as well, «removed vocals», «coupée au montage à 45 s»: they count
 * alone, or with the edit that it is out of.
 */
const TAKEN_OUT = alternatives(
  "(?:coupe|retire|enleve)e?s? au (?:mix(?:age)?|montage)",
  "(?:not|never) used|unused|do(?: not|n'?t) use|ne pas (?:utiliser|compter)|(?:non|pas) (?:utilise|retenu)e?s?|inutilisee?s?",
  "nicht (?:verwendet|benutzt|genutzt)|entfallt|no (?:usad[oa]s?|usar)|non (?:usat[oaie]|usare)|nao (?:usad[oa]s?|usar)",
  "supprimee?s?|retiree?s?|deleted|removed|dropped|gestrichen|geloscht|eliminad[oa]s?|suprimid[oa]s?|descartad[oa]s?|eliminat[oaie]",
);
const OF_EDIT =
  "(?: (?:(?:from|in|since|dans|de|du|des|depuis|au|en|im|aus|seit|del|dal|da|do) (?:the |la |le |der |dem |el )?)?(?:edit|cut|mix(?:age)?|montage|film|programme?|version|schnitt|montaje|montaggio|montagem|v) ?\\d*)?";
const SET_ASIDE = new RegExp(`^(?:${UNDECLARED}(?![\\p{L}\\p{N}]).*|${TAKEN_OUT}${OF_EDIT})$`, "u");
const CLAUSES = /[,;.:!?()[\]{}|/]|\s-+\s/;
/** Behind a title: in brackets, or in capitals or several words behind a dash; a word alone may be the title. */
const BEHIND = /[([]([^()[\]]+)[)\]]|\s[-–—]+\s+([^()[\]]+)$/gu;

const clausesOf = (cell: string) =>
  fold(cell.replace(/[–—]/g, " - "))
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
  return [...remarksBehind(title), ...remarks].flatMap(clausesOf).some((clause) => SET_ASIDE.test(clause));
}

/** «Suite» and «Ditto» are titles too: they go on in brackets or behind dots only. */
const GOES_ON =
  /^(?:[([.][\s([.]*(?:la |the )?(?:suite|continu(?:ed|ation|a|acion|azione)|forts(?:etzung)?|ditto|dito|segue)[\s.)\]]*|[([]?(?:idem|id\.|cont(?:'d|d\b|\.))[)\]]?|"|''|\u3003)$/;

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
