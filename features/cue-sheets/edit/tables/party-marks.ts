import { fold } from "#/contract/fold.ts";
import { isOwnProduction } from "./own-production.ts";
import { type PartyRole, roleNamed } from "./person-roles.ts";
import { shareBehind } from "./shares.ts";

/** Pattern of the societies of writers and publishers. */
export const SOCIETIES =
  "SACEM|SACD|SABAM|SUISA|GEMA|AKM|PRS|MCPS|ASCAP|BMI|SESAC|SOCAN|SGAE|SIAE|SPA|APRA|STIM|TONO|KODA|IMRO|BUMA|JASRAC|AEPI|EDEM|ACUM|ZAIKS|SOZA|ARTISJUS|SAZAS|TEOSTO|UBC|ABRAMUS|SADAIC|SAYCO|SACM|AGADU|APDAYC|LATGA|COSON|SAMRO|KOMCA|MESAM|IPRS";
const SOCIETY = new RegExp(`^(?:${SOCIETIES})$`, "i");
/** Whether a text is the short name of a society: «SGAE». */
export const isSociety = (text: string) => SOCIETY.test(text.trim());
/** Numbers of a person or a label, and equal shares of the members of a group, «3 x 33,33»: no part of a name. */
const IGNORED =
  /^(?:(?:ipi|cae|lc|label ?code)[\s:.-]*\d{4,11}|\d{9,11}|\d ?[x\u00d7] ?\d{1,3}(?:[.,]\d{1,3})? ?%?|sa|se)$/;
const LONGEST_BRACKET = 60;
const MOST_MARKS = 6;

/** What stands behind a name: a role, a society and a share. */
export type Marks = { role: PartyRole | null; society: string; share: number | null; isShared: boolean };

/** Returns what a text in brackets behind a name says; null if any of it is something else. */
export function marksIn(bracketed: string): Marks | null {
  const marks: Marks = { role: null, society: "", share: null, isShared: false };
  const parts = bracketed.replace(/(\d)\s+%/g, "$1%").split(/[;:]|,(?!\d)|\s[-\u2013]\s/);
  const isRead = (one: string): boolean => {
    const text = one.trim();
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
    } else if (stated) {
      name = stated.rest;
      Object.assign(marks, { share: stated.share, isShared: true });
    } else break;
    name = name.replace(/[\s,:\u2013-]{1,5}$/, "");
  }
  return { name, marks };
}
