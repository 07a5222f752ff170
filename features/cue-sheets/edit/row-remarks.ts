import { fold } from "#/contract/fold.ts";

const alternatives = (...lists: readonly string[]) => `(?:${lists.join("|")})`;

/** Remarks that nothing but a row's being out of the programme explains, however they go on. */
const UNDECLARED = alternatives(
  "(?:not|never)(?: to be)? declared|do(?: not|n'?t) declare|ne pas declarer|(?:non|pas) declaree?s?",
  "nicht melden|no declarar|non dichiarare|nao declarar|(?:coupe|retire|enleve)e?s? au (?:mix(?:age)?|montage)",
);
/** Words that may be said of a part as well, «removed vocals»: they count alone, or with the edit that it is out of. */
const TAKEN_OUT = alternatives(
  "(?:not|never) used|unused|do(?: not|n'?t) use|ne pas (?:utiliser|compter)|(?:non|pas) (?:utilise|retenu)e?s?|inutilisee?s?",
  "nicht (?:verwendet|benutzt|genutzt)|entfallt|no (?:usad[oa]s?|usar)|non (?:usat[oaie]|usare)|nao (?:usad[oa]s?|usar)",
  "supprimee?s?|retiree?s?|deleted|removed|dropped|gestrichen|geloscht|eliminad[oa]s?|suprimid[oa]s?|descartad[oa]s?|eliminat[oaie]",
);
const OF_EDIT =
  "(?: (?:(?:from|in|since|dans|de|du|des|depuis|au|en|im|aus|seit|del|dal|da|do) (?:the |la |le |der |dem |el )?)?(?:edit|cut|mix(?:age)?|montage|film|programme?|version|schnitt|montaje|montaggio|montagem|v) ?\\d*)?";
const SET_ASIDE = new RegExp(`^(?:${UNDECLARED}(?![\\p{L}\\p{N}]).*|${TAKEN_OUT}${OF_EDIT})$`, "u");
const CLAUSES = /[,;.:!?()[\]{}|/]|\s-+\s/;

const clausesOf = (cell: string) =>
  fold(cell.replace(/[–—]/g, " - "))
    .split(CLAUSES)
    .map((one) => one.trim());

/**
 * Whether a row is out of the programme by what is remarked of it: «supprimée v7», «coupée au mix, ne pas déclarer», or
 * behind its title, as in «Delta - NOT USED».
 */
export function isSetAside(title: string, remarks: readonly string[]): boolean {
  const behind = clausesOf(title).slice(1);
  return [...behind, ...remarks.flatMap(clausesOf)].some((clause) => SET_ASIDE.test(clause));
}

/** «Suite» and «Ditto» are titles too: they go on in brackets or behind dots only. */
const GOES_ON =
  /^(?:[([.][\s([.]*(?:la |the )?(?:suite|continu(?:ed|ation|a|acion|azione)|forts(?:etzung)?|ditto|dito|segue)[\s.)\]]*|[([]?(?:idem|id\.|cont(?:'d|d\b|\.))[)\]]?|["″]|'')$/;

/** Whether a row's title only says that the music of the row above goes on: «(suite)», «cont’d», «idem». */
export const isGoingOn = (title: string) => GOES_ON.test(fold(title).trim());

const NOISE =
  /^(?:sfx|vfx|fx|sound effects?|effets? sonores?|bruitages?|foley|ambiances?|ambiences?|amb|atmos?|gerausche?|efectos de sonido)$/;

/** Whether a remark is only the name of another kind of sound than music. */
export const isNoiseRemark = (remark: string) => NOISE.test(fold(remark).trim());
