import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { splitWriters } from "#/server/operate/import/tags/split-writers.ts";
import { keptShare, parseNumber } from "./sheet-values.ts";

/** A person named in a cell, with the values that follow the name. */
interface NamedPerson {
  name: string;
  /** Per cent. */
  share: number | null;
  society: string | null;
}

const PERCENT = String.raw`(?<share>\d{1,3}(?:[.,]\d{1,3})?)\s?%`;
const SHARE = String.raw`(?:[-–:,]\s?)?[([]?${PERCENT}[)\]]?`;
/** Next to a share, any word counts as a society. */
const SOCIETY = String.raw`(?<society>\p{L}[\p{L}\p{N}./& -]{1,39}?)`;
/**
 * Without a share, only these in brackets, in capitals, count as societies, one or several: «DUPONT (JEAN)», «Prince
 * (The Artist)» and «Suede (UK)» are names.
 */
const SOCIETIES = [
  "SACEM SDRM SACD SCAM PRS MCPS IMRO GEMA SUISA AKM SABAM BUMA STEMRA STIM KODA TONO TEOSTO STEF",
  "SIAE SGAE SPA ZAIKS ZAiKS OSA SOZA ARTISJUS SOKOJ ZAMP SAZAS LATGA ACUM MESAM SAMRO IPRS",
  "BMI ASCAP SESAC GMR SOCAN APRA AMCOS JASRAC KOMCA UBC ABRAMUS SADAIC SACM SCD SAYCO APDAYC",
].flatMap((names) => names.split(" "));
const ONE_KNOWN = `(?:${SOCIETIES.join("|")})`;
const KNOWN = `${ONE_KNOWN}(?:\\s?[/&+-]\\s?${ONE_KNOWN})*`;
const FORMS = [
  `[([]${SOCIETY}[)\\]]\\s?${SHARE}`,
  `[([]${SOCIETY}[\\s,:/–-]+${PERCENT}[)\\]]`,
  `${SHARE}\\s?[([]${SOCIETY}[)\\]]`,
  SHARE,
  `[([](?<society>${KNOWN})[)\\]]`,
].map((form) => new RegExp(`^(?<name>.+?)\\s?${form}$`, "u"));
/** Separators of people; after a share or society also a comma, a slash or an ampersand. */
const JOINTS = new RegExp(`[;|\\n]|(?<=%[)\\]]?|[([]${KNOWN}[)\\]])\\s?[,/&]`, "u");

/** Parses the names of a cell, with the society and share that follow each: «Anna Lindqvist (STIM) 50%». */
export function peopleInCell(text: string): NamedPerson[] {
  const parts = text
    .replace(/[^\S\n]+/gu, " ")
    .split(JOINTS)
    .map((part) => {
      const groups = FORMS.map((form) => form.exec(part.trim())?.groups).find(Boolean);
      return { name: part, ...groups, isTold: groups !== undefined } as Said;
    });
  if (!parts.some(({ isTold }) => isTold)) return splitWriters(text.split("|")).map(plain);
  return onePerson(
    parts.flatMap(({ name, share, society = null }) => {
      const names = splitWriters([name]);
      // A share for several people together is ignored.
      const own = share && names.length === 1 ? keptShare(parseNumber(share)) : null;
      return names.map((one) => ({ name: one, share: own, society }));
    }),
  );
}

interface Said {
  name: string;
  share?: string;
  society?: string;
  isTold: boolean;
}

const plain = (name: string): NamedPerson => ({ name, share: null, society: null });

/** Merges people who are named several times: the first spelling and society stay, shares add up. */
export function onePerson(people: readonly NamedPerson[]): NamedPerson[] {
  const found = new Map<string, NamedPerson>();
  for (const { name, share, society } of people) {
    const known = found.get(personKey(name)) ?? plain(name);
    found.set(personKey(name), {
      name: known.name,
      share: share === null ? known.share : keptShare((known.share ?? 0) + share),
      society: known.society ?? society,
    });
  }
  return [...found.values()];
}
