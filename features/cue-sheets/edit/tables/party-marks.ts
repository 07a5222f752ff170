import { fold } from "#/contract/fold.ts";
import { isOwnProduction } from "./own-production.ts";
import { type PartyRole, roleNamed } from "./person-roles.ts";
import { PUBLIC_DOMAIN } from "./public-domain.ts";
import { shareBehind } from "./shares.ts";

/** Pattern of the societies of writers and publishers. */
export const SOCIETIES =
  "SACEM|SACD|SABAM|SUISA|GEMA|AKM|PRS|MCPS|ASCAP|BMI|SESAC|SOCAN|SGAE|SIAE|SPA|APRA|STIM|TONO|KODA|IMRO|BUMA|JASRAC|AEPI|EDEM|ACUM|ZAIKS|SOZA|ARTISJUS|SAZAS|TEOSTO|UBC|ABRAMUS|SADAIC|SAYCO|SACM|AGADU|APDAYC|LATGA|COSON|SAMRO|KOMCA|MESAM|IPRS";
const SOCIETY = new RegExp(`^(?:${SOCIETIES})$`, "i");
/** A society in capitals behind a name without brackets: «Ana Roux SACEM», but not the company «Collina SPA». */
const SOCIETY_ALONE = new RegExp(`(?<=\\p{L}{2})[\\s,]+((?!SPA$)(?:${SOCIETIES}))$`, "u");
/** “Both BMI”, «tous deux SACEM», «beide GEMA»: the society of all the persons of a list. */
export const OF_ALL_PERSONS =
  "(?:both|all|each|tou(?:te)?s(?: (?:les )?(?:deux|trois))?|beide|alle|allebei|entramb[ie]|tutt[ie](?: e due)?|ambos|ambas|tod[oa]s)\\s(?:are |sont |sind )?(?:with |at |\u00e0 la |bei )?(?:the )?";
const SOCIETY_OF_ALL = new RegExp(`[\\s,;(\\[]+${OF_ALL_PERSONS}(${SOCIETIES})[)\\]]?$`, "iu");

/** Returns a list of persons without the society of all of them at its end: “Ida Moss & Cole Byrne (both BMI)”. */
export function withoutSocietyOfAll(list: string): { persons: string; society: string } {
  const found = SOCIETY_OF_ALL.exec(list);
  const persons = found ? list.slice(0, found.index) : list;
  return persons === ""
    ? { persons: list, society: "" }
    : { persons, society: found?.[1]?.toUpperCase() ?? "" };
}
/** Whether a text is the short name of a society: «SGAE». */
export const isSociety = (text: string) => SOCIETY.test(text.trim());
/** Numbers of a person or a label, and equal shares of the members of a group, «3 x 33,33»: no part of a name. */
const IGNORED =
  /^(?:(?:ipi|cae|lc|label ?code)[\s:.-]*\d{4,11}|\d{9,11}|\d ?[x\u00d7] ?\d{1,3}(?:[.,]\d{1,3})? ?%?|sa|se)$/;
/** A mark of the public domain, perhaps before a role: «(DP)», «(trad. arr.)». */
const PUBLIC_DOMAIN_FIRST = new RegExp(String.raw`^(?:${PUBLIC_DOMAIN})(?![\p{L}\d])\.?\s*`, "iu");
const PUBLIC_DOMAIN_BEHIND = new RegExp(String.raw`(?<=\p{L}{2})[\s,]+(?:${PUBLIC_DOMAIN})$`, "iu");
const LONGEST_BRACKET = 60;
const MOST_MARKS = 6;

/** What stands behind a name: a role, a society and a share. */
export type Marks = { role: PartyRole | null; society: string; share: number | null; isShared: boolean };

/** Returns what a text in brackets behind a name says; null if any of it is something else. */
export function marksIn(bracketed: string): Marks | null {
  const marks: Marks = { role: null, society: "", share: null, isShared: false };
  const parts = bracketed.replace(/(\d)\s+%/g, "$1%").split(/[;:]|,(?!\d)|\s[-\u2013]\s/);
  const isRead = (one: string): boolean => {
    const text = one.trim().replace(PUBLIC_DOMAIN_FIRST, "");
    if (text === "" || IGNORED.test(fold(text)) || isOwnProduction(text)) return true;
    const role = roleNamed(text);
    const stated = shareBehind(text) ?? (/^\d{1,3}$/.test(text) ? { share: Number(text), rest: "" } : null);
    if (role) marks.role = role;
    else if (SOCIETY.test(text)) marks.society = text.toUpperCase();
    else if (stated && stated.rest === "" && (stated.share ?? 0) <= 100) {
      marks.share = stated.share;
      marks.isShared = true;
    } else return false;
    return true;
  };
  // Some write no signs between them: «(SACEM 50 %)».
  const areRead = (some: readonly string[]) => some.every(isRead);
  return areRead(parts) || areRead(parts.flatMap((part) => part.trim().split(/[\s-]+/))) ? marks : null;
}

/** Returns what stands in brackets at the end of a text; null if no short brackets end it. */
export function bracketBehind(text: string): string | null {
  if (!/[)\]]$/.test(text)) return null;
  const tail = text.slice(-LONGEST_BRACKET, -1);
  const opened = Math.max(tail.lastIndexOf("("), tail.lastIndexOf("["));
  return opened === -1 ? null : tail.slice(opened + 1);
}

/** Returns a name without the marks behind it, and what they say. */
export function withoutMarks(text: string): { name: string; marks: Marks } {
  const marks: Marks = { role: null, society: "", share: null, isShared: false };
  let name = text.trim();
  for (let round = 0; round < MOST_MARKS; round += 1) {
    const bracket = bracketBehind(name);
    const inside = bracket === null ? null : marksIn(bracket);
    const stated = shareBehind(name);
    if (bracket !== null && inside) {
      name = name.slice(0, -bracket.length - 2);
      marks.role ??= inside.role;
      marks.society ||= inside.society;
      if (inside.isShared) Object.assign(marks, { share: inside.share, isShared: true });
    } else if (PUBLIC_DOMAIN_BEHIND.test(name)) name = name.replace(PUBLIC_DOMAIN_BEHIND, "");
    else if (SOCIETY_ALONE.test(name)) {
      marks.society ||= SOCIETY_ALONE.exec(name)?.[1] ?? "";
      name = name.replace(SOCIETY_ALONE, "");
    } else if (stated) {
      name = stated.rest;
      Object.assign(marks, { share: stated.share, isShared: true });
    } else break;
    name = name.replace(/[\s,:\u2013-]{1,5}$/, "");
  }
  return { name, marks };
}
