import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { splitWriters } from "#/server/operate/import/tags/split-writers.ts";
import { ROLES, withoutCodes } from "./codes-beside-name.ts";
import { keptShare, parseNumber } from "./sheet-values.ts";

/** A person named in a cell, with the values that follow the name. */
interface NamedPerson {
  name: string;
  /** Per cent. */
  share: number | null;
  society: string | null;
  /** As written; not checked. */
  ipi: string | null;
  role: string | null;
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
/** Separators of people; after a share, society, role or IPI number also a comma, a slash or an ampersand. */
const JOINTS = new RegExp(
  `[;|\\n]|(?<=%[)\\]]?|[([]${KNOWN}[)\\]]|\\((?:${ROLES})\\)|\\d{9,11}[)\\]]?)\\s?[,/&]`,
  "u",
);

/** Parses the names of a cell, with the society and share that follow each: «Anna Lindqvist (STIM) 50%». */
export function peopleInCell(text: string): NamedPerson[] {
  const parts = text
    .replace(/[^\S\n]+/gu, " ")
    .split(JOINTS)
    .map((part): Said => {
      const outer = withoutCodes(part);
      const groups = FORMS.map((form) => form.exec(outer.name)?.groups).find(Boolean);
      const inner = withoutCodes(groups?.name ?? outer.name);
      const codes = { ipi: outer.ipi ?? inner.ipi, role: outer.role ?? inner.role };
      const isTold = groups !== undefined || codes.ipi !== null || codes.role !== null;
      // «(CA) 50 %» is a role beside a share.
      const isRole = groups?.society !== undefined && withoutCodes(`x (${groups.society})`).role;
      const said = { ...groups, ...codes, name: isTold ? inner.name : part, isTold };
      return isRole ? { ...said, society: undefined, role: said.role ?? isRole } : said;
    });
  if (!parts.some(({ isTold }) => isTold)) return splitWriters(text.split("|")).map(plain);
  return onePerson(
    parts.flatMap(({ name, share, society = null, ipi, role }) => {
      const names = splitWriters([name]);
      // Values for several people together are ignored.
      const isOne = names.length === 1;
      const own = share && isOne ? keptShare(parseNumber(share)) : null;
      return names.map((one) => ({ name: one, share: own, society, ipi: isOne ? ipi : null, role }));
    }),
  );
}

/** Returns the name of a publisher without the share or number beside it: «Rive (PRS) 100% [00226771854]». */
export function publisherName(text: string): string {
  const [one, ...more] = peopleInCell(text);
  return one && more.length === 0 && (one.share !== null || one.ipi !== null) ? one.name : text;
}

interface Said {
  name: string;
  share?: string | undefined;
  society?: string | undefined;
  ipi: string | null;
  role: string | null;
  isTold: boolean;
}

const plain = (name: string): NamedPerson => ({
  name,
  share: null,
  society: null,
  ipi: null,
  role: null,
});

/** Merges people who are named several times: the first spelling, number and society stay, shares add up. */
export function onePerson(people: readonly NamedPerson[]): NamedPerson[] {
  const found = new Map<string, NamedPerson>();
  for (const { name, share, society, ipi, role } of people) {
    const known = found.get(personKey(name)) ?? plain(name);
    found.set(personKey(name), {
      name: known.name,
      share: share === null ? known.share : keptShare((known.share ?? 0) + share),
      society: known.society ?? society,
      ipi: known.ipi ?? ipi,
      role: bothRoles(known.role, role),
    });
  }
  return [...found.values()];
}

/** A composer who is named as author too is both. */
function bothRoles(one: string | null, other: string | null): string | null {
  const both = new Set([one, other]);
  return both.has("C") && both.has("A") ? "CA" : (one ?? other);
}
